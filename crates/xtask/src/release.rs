//! `cargo xtask release`: everything that a release is made of, in one folder, but for the sending.

mod changelog;
mod crates;

use crate::{
    date,
    failure::{Failure, Result},
    package,
    process::announced,
    project, site,
};
use clap::Args;
use sha2::{Digest, Sha256};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

#[derive(Args)]
pub(crate) struct Options {
    /// Only see whether a release could be made: changes in the sources may wait to be committed, and the
    /// changelog stays as it is
    #[arg(long)]
    check: bool,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Checks what is to be published, packs it, and says what is left to do.
pub(crate) fn release(options: &Options) -> Result {
    let file = project::root().join("CHANGELOG.md");
    let failed = |error: io::Error| failed(&error.to_string());
    let log = fs::read_to_string(&file).map_err(failed)?;
    let log = changelog::released(&log, VERSION, &date::today())
        .map_err(|what| Failure::new(what, "Write into CHANGELOG.md what is new."))?;
    site::build_release(&site::Options::default())?;
    package::package(&package::Options::all())?;
    crates::check(options.check)?;
    let folder = folder();
    announced("release: gathering it", "seconds", || {
        gather(&folder).map_err(failed)?;
        fs::write(folder.join("CHANGELOG.md"), &log).map_err(failed)?;
        sums(&folder).map_err(failed)
    })?;
    if !options.check {
        fs::write(&file, log).map_err(failed)?;
    }
    eprintln!("Version {VERSION} is in {}.", folder.display());
    eprintln!("{}", sending());
    Ok(())
}

fn folder() -> PathBuf {
    project::root().join("target").join(format!("release-{VERSION}"))
}

fn failed(what: &str) -> Failure {
    Failure::new(format!("making a release: {what}"), "")
}

/// Copies all that has been made into a folder.
fn gather(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let notices = project::dist().join(crate::notices::FILE);
    let integrity = project::dist().join(crate::integrity::FILE);
    let files = package::files().into_iter().chain(crates::files()).chain([notices, integrity]);
    for file in files {
        fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

/// Writes `SHA256SUMS`, as `sha256sum --check` reads it.
fn sums(folder: &Path) -> io::Result<()> {
    let mut lines = String::new();
    for file in project::files_ending(folder, "")? {
        let hash = Sha256::digest(fs::read(&file)?);
        let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines += &format!("{hash}  {name}\n");
    }
    fs::write(folder.join("SHA256SUMS"), lines)
}

/// What this command does not do.
fn sending() -> String {
    format!(
        "To send it: commit CHANGELOG.md, `git tag v{VERSION}`, push both; `cargo publish {}`; \
         `npm publish nian-widgets-{VERSION}.tgz`; hand out the zips with SHA256SUMS.",
        crates::packages().join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::sums;
    use std::{env, fs, process};

    #[test]
    fn sums_are_those_of_the_files() {
        let folder = env::temp_dir().join(format!("nian-sums-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.txt"), "one").unwrap();
        sums(&folder).unwrap();
        let written = fs::read_to_string(folder.join("SHA256SUMS")).unwrap();
        fs::remove_dir_all(folder).unwrap();
        // `printf one | sha256sum`
        let hash = "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed";
        assert_eq!(written, format!("{hash}  a.txt\n"));
    }
}
