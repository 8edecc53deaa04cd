//! `SHA256SUMS`, by which whoever gets a file can see that it is whole.

use crate::project;
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, fs, io, path::Path};

const FILE: &str = "SHA256SUMS";

/// Writes it for all files of a folder, as `sha256sum --check` reads it.
pub(super) fn write(folder: &Path) -> io::Result<()> {
    let mut lines = String::new();
    for file in project::files_ending(folder, "")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines += &format!("{}  {name}\n", sum(&file)?);
    }
    fs::write(folder.join(FILE), lines)
}

fn sum(file: &Path) -> io::Result<String> {
    let hash = Sha256::digest(fs::read(file)?);
    Ok(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The names that it lists, if they are those of the folder's files and the sums are theirs.
pub(super) fn checked(folder: &Path) -> Result<BTreeSet<String>, String> {
    let read = |error: io::Error| format!("{}: {error}", folder.display());
    let lines = fs::read_to_string(folder.join(FILE)).map_err(read)?;
    let mut listed = BTreeSet::new();
    for line in lines.lines() {
        let (told, name) = line
            .split_once("  ")
            .ok_or_else(|| format!("{FILE}: {line}"))?;
        let real = sum(&folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
        if real != told {
            return Err(format!("{name} is not what {FILE} says"));
        }
        listed.insert(name.to_owned());
    }
    for file in project::files_ending(folder, "").map_err(read)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name != FILE && !listed.contains(&*name) {
            return Err(format!("{FILE} says nothing of {name}"));
        }
    }
    Ok(listed)
}

#[cfg(test)]
mod tests {
    use super::{FILE, checked, write};
    use std::{env, fs, process};

    #[test]
    fn sums_are_those_of_the_files() {
        let folder = env::temp_dir().join(format!("nian-sums-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.txt"), "one").unwrap();
        write(&folder).unwrap();
        let written = fs::read_to_string(folder.join(FILE)).unwrap();
        // `printf one | sha256sum`
        let hash = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed";
        assert_eq!(written, format!("{hash}  a.txt\n"));
        assert_eq!(checked(&folder), Ok(["a.txt".to_owned()].into()));
        fs::write(folder.join("b.txt"), "").unwrap();
        assert!(
            checked(&folder).unwrap_err().contains("b.txt"),
            "not listed"
        );
        fs::remove_file(folder.join("b.txt")).unwrap();
        fs::write(folder.join("a.txt"), "two").unwrap();
        assert!(checked(&folder).is_err(), "another sum");
        fs::remove_file(folder.join("a.txt")).unwrap();
        assert!(checked(&folder).is_err(), "gone");
        fs::remove_dir_all(folder).unwrap();
    }
}
