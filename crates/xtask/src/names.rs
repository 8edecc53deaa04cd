//! The names of the engine and of the apps, by what is in them.

use crate::{
    failure::{Failure, Result},
    project::files_ending,
    trunk::{APPS, ENGINE},
};
use sha2::{Digest, Sha256};
use std::{fs, io, path::Path};

/// Gives the engine and the apps that Trunk has put into `folder` the names that pages ask for.
pub(crate) fn give(folder: &Path) -> Result {
    for program in [ENGINE].into_iter().chain(APPS) {
        by_content(folder, program).map_err(|error| {
            let what = format!("naming what is in {}: {error}", folder.display());
            Failure::new(what, "")
        })?;
    }
    Ok(())
}

/// A wasm, a script and words that do not belong together must never meet in a reader's cache, so
/// their names tell what is in the wasm, as it is when nothing more is done to it.
fn by_content(folder: &Path, program: &str) -> io::Result<()> {
    let wasm = fs::read(folder.join(format!("{program}_bg.wasm")))?;
    // 64 bits of it, in hexadecimal.
    let hash: String = Sha256::digest(wasm)[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    for file in files_ending(folder, "")? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(ending) = name.strip_prefix(program) {
            fs::rename(&file, folder.join(format!("{program}-{hash}{ending}")))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{ENGINE, by_content};
    use crate::project::files_ending;
    use std::{env, fs, process};

    #[test]
    fn names_follow_what_the_wasm_has_become() {
        let folder = env::temp_dir().join(format!("nian-names-{}", process::id()));
        let names = |wasm: &str| {
            fs::create_dir_all(&folder).unwrap();
            for (name, content) in [
                ("nian-engine_bg.wasm", wasm),
                ("nian-engine.js", ""),
                ("index.html", ""),
            ] {
                fs::write(folder.join(name), content).unwrap();
            }
            by_content(&folder, ENGINE).unwrap();
            let files = files_ending(&folder, "").unwrap();
            fs::remove_dir_all(&folder).unwrap();
            let name = |file: &std::path::PathBuf| {
                file.file_name().unwrap().to_string_lossy().into_owned()
            };
            files.iter().map(name).collect::<Vec<_>>()
        };
        let one = names("one");
        assert_eq!(one.len(), 3);
        assert_eq!(one[0], "index.html");
        // `printf one | sha256sum`
        let hash = "7692c3ad3540bb80";
        for (name, ending) in one[1..].iter().zip([".js", "_bg.wasm"]) {
            assert_eq!(*name, format!("nian-engine-{hash}{ending}"));
        }
        assert_eq!(names("one"), one);
        assert_ne!(names("two"), one);
    }
}
