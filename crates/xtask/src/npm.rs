//! The tools that come from npm: wasm-opt (binaryen), esbuild and axe-core.
//!
//! `npm/package-lock.json` holds the hash of every package, and npm takes no other. No script of
//! theirs runs while they are installed: what such a script fetches has no hash.

use crate::{
    failure::{Failure, Result},
    process::{announced, output, program, run},
    project,
    tools::REGISTRY,
};
use std::{fs, io, path::PathBuf};

const MANIFEST: &str = include_str!("../npm/package.json");
const LOCK: &str = include_str!("../npm/package-lock.json");

/// npm is a script, which Windows starts by its full name only.
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Puts the packages of the lock file, and no others, into `.tools`.
pub(crate) fn install() -> Result {
    if installed() {
        return Ok(());
    }
    if output(program(NPM).arg("--version")).is_none() {
        return Err(Failure::new(
            "wasm-opt, esbuild and axe-core come from npm, and there is no npm here",
            "Install Node.js (https://nodejs.org, or your system's `nodejs` and `npm` packages).",
        ));
    }
    announced(
        "binaryen, esbuild, axe-core: from npm into .tools",
        "seconds",
        || {
            write().map_err(|error| {
                Failure::new(
                    format!("`.tools/npm` cannot be written: {error}"),
                    "Check the folder's permissions.",
                )
            })?;
            let mut npm = program(NPM);
            npm.args(["ci", "--ignore-scripts", "--silent"])
                .args(["--no-audit", "--no-fund"])
                .current_dir(folder());
            run(&mut npm, REGISTRY)?;
            fs::copy(folder().join(FILE), whole())
                .map(drop)
                .map_err(|error| {
                    Failure::new(format!("`.tools/npm` cannot be written: {error}"), "")
                })
        },
    )
}

const FILE: &str = "package-lock.json";

fn folder() -> PathBuf {
    project::tools().join("npm")
}

/// A copy of the lock file that is written last: what stands beside it is whole and of this lock.
fn whole() -> PathBuf {
    project::node_modules().join(FILE)
}

fn installed() -> bool {
    fs::read_to_string(whole()).is_ok_and(|lock| lock == LOCK)
}

fn write() -> io::Result<()> {
    fs::create_dir_all(folder())?;
    fs::write(folder().join("package.json"), MANIFEST)?;
    fs::write(folder().join(FILE), LOCK)
}

#[cfg(test)]
mod tests {
    use super::{LOCK, MANIFEST};

    /// The text between the quotes that follow `key` and a colon, for each line that starts so.
    fn values<'a>(text: &'a str, key: &str) -> Vec<&'a str> {
        let start = format!("\"{key}\": \"");
        text.lines()
            .filter_map(|line| line.trim().strip_prefix(start.as_str()))
            .filter_map(|rest| rest.split('"').next())
            .collect()
    }

    #[test]
    fn every_package_of_the_lock_file_has_its_hash() {
        let packages = LOCK.matches("\"node_modules/").count();
        let hashes = values(LOCK, "integrity");
        assert!(packages > 3, "esbuild has a package for each system");
        assert_eq!(hashes.len(), packages);
        assert!(hashes.iter().all(|hash| hash.starts_with("sha512-")));
    }

    #[test]
    fn the_manifest_names_exact_versions_and_the_lock_file_has_them() {
        for name in ["axe-core", "binaryen", "esbuild"] {
            let [version] = values(MANIFEST, name)[..] else {
                panic!("{name} is named once");
            };
            assert!(version.starts_with(|first: char| first.is_ascii_digit()));
            assert!(
                LOCK.contains(&format!("\"{name}\": \"{version}\"")),
                "{name}"
            );
        }
    }
}
