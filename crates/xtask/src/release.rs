//! `cargo xtask release`: everything that a release is made of, in one folder, but for the sending.

mod changelog;
mod crates;
mod sums;

use crate::{
    date,
    failure::{Failure, Result},
    package,
    process::announced,
    project, site,
};
use clap::Args;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

#[derive(Args, Default)]
#[group(skip)]
pub(crate) struct Options {
    /// Only see whether a release could be made: changes in the sources may wait to be committed, and the
    /// changelog stays as it is
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    site: site::Options,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Checks what is to be published, packs it, and says what is left to do.
pub(crate) fn release(options: &Options) -> Result {
    let file = project::root().join("CHANGELOG.md");
    let failed = |error: io::Error| failed(&error.to_string());
    let log = fs::read_to_string(&file).map_err(failed)?;
    let log = changelog::released(&log, VERSION, &date::today())
        .map_err(|what| Failure::new(what, "Write into CHANGELOG.md what is new."))?;
    site::build_release(&options.site)?;
    package::package(&package::Options::all())?;
    crates::check(options.check)?;
    let folder = folder();
    announced("release: gathering it", "seconds", || {
        gather(&folder).map_err(failed)?;
        fs::write(folder.join("CHANGELOG.md"), &log).map_err(failed)?;
        sums::write(&folder).map_err(failed)
    })?;
    if !options.check {
        fs::write(&file, log).map_err(failed)?;
    }
    eprintln!("Version {VERSION} is in {}.", folder.display());
    eprintln!("{}", sending());
    Ok(())
}

/// Makes one that is not to be sent, and looks whether all of it is there.
pub(crate) fn check() -> Result {
    release(&Options {
        check: true,
        ..Options::default()
    })?;
    whole(&folder()).map_err(|what| self::failed(&what))
}

/// Whether a folder has all that is handed out, and every file in it is listed with its own sum.
fn whole(folder: &Path) -> std::result::Result<(), String> {
    let listed = sums::checked(folder)?;
    let names = sources().into_iter().filter_map(|file| {
        let name = file.file_name()?;
        Some(name.to_string_lossy().into_owned())
    });
    for name in names.chain(["CHANGELOG.md".to_owned()]) {
        if !listed.contains(&name) {
            return Err(format!("{name} is not in {}", folder.display()));
        }
    }
    Ok(())
}

fn folder() -> PathBuf {
    project::root()
        .join("target")
        .join(format!("release-{VERSION}"))
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
    for file in sources() {
        let copied = fs::copy(&file, folder.join(file.file_name().unwrap_or_default()));
        copied.map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}

/// What is handed out besides the changelog, where it has been made.
fn sources() -> Vec<PathBuf> {
    let notices = project::dist().join(crate::notices::FILE);
    let integrity = project::dist().join(crate::integrity::FILE);
    let made = package::files().into_iter().chain(crates::files());
    made.chain([notices, integrity]).collect()
}

/// What this command does not do.
fn sending() -> String {
    format!(
        "To send it: commit CHANGELOG.md, `git tag v{VERSION}`, push both; `cargo publish {}`; \
         `npm publish nian-widgets-{VERSION}.tgz`; hand out the zips with SHA256SUMS.",
        crates::packages().join(" ")
    )
}
