//! What comes from npm: the tools wasm-opt (binaryen), esbuild and axe-core, what our pages are tried with
//! (scorm-again, reveal.js), and, for `cargo xtask bench --page` only, what pages are held against, and, at night
//! only, what our own package is tried with.
//!
//! The lock file of each holds the hash of every package, and npm takes no other. No script of theirs
//! runs while they are installed: what such a script fetches has no hash.

use crate::{
    failure::{Failure, REGISTRY, Result},
    process::{announced, output, program, run},
    project,
};
use std::{fs, io, path::PathBuf};

/// The packages of a lock file, in a folder of their own in `.tools`.
pub(crate) struct Packages {
    /// What they are, for people.
    about: &'static str,
    folder: &'static str,
    manifest: &'static str,
    lock: &'static str,
}

/// What the site is built and tested with.
pub(crate) const TOOLS: Packages = Packages {
    about: "binaryen, esbuild, axe-core, scorm-again, reveal.js",
    folder: project::NPM,
    manifest: include_str!("../npm/package.json"),
    lock: include_str!("../npm/package-lock.json"),
};

/// What our pages are measured beside. The first is under the GPL: they are never among what we pass on.
pub(crate) const PEERS: Packages = Packages {
    about: "lichess pgn-viewer, JSXGraph",
    folder: "npm-bench",
    manifest: include_str!("../npm-bench/package.json"),
    lock: include_str!("../npm-bench/package-lock.json"),
};

/// What our scripts are formatted, linted and type-checked with. It is large, and who builds the site needs none of it.
pub(crate) const LINT: Packages = Packages {
    about: "biome, TypeScript",
    folder: "npm-lint",
    manifest: include_str!("../npm-lint/package.json"),
    lock: include_str!("../npm-lint/package-lock.json"),
};

/// What our package is tried with at night.
pub(crate) const APPS: Packages = Packages {
    about: "Vite, React, Vue, Svelte, Astro, publint",
    folder: "npm-apps",
    manifest: include_str!("../npm-apps/package.json"),
    lock: include_str!("../npm-apps/package-lock.json"),
};

/// npm is a script, which Windows starts by its full name only.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

const FILE: &str = "package-lock.json";

impl Packages {
    /// Puts the packages of the lock file, and no others, into `.tools`.
    pub(crate) fn install(&self) -> Result {
        if self.are_here() {
            return Ok(());
        }
        if output(program(NPM).arg("--version")).is_none() {
            return Err(Failure::new(
                format!("from npm come: {}; and there is no npm here", self.about),
                "Install Node.js (https://nodejs.org, or your system's `nodejs` and `npm` packages).",
            ));
        }
        let what = format!("{}: from npm into .tools", self.about);
        announced(&what, "seconds", || {
            let unwritten = |error: io::Error| {
                let folder = self.folder().display().to_string();
                let what = format!("{folder} cannot be written: {error}");
                Failure::new(what, "Check the folder's permissions.")
            };
            self.write().map_err(unwritten)?;
            let mut npm = program(NPM);
            npm.args(["ci", "--ignore-scripts", "--silent"])
                .args(["--no-audit", "--no-fund"])
                .current_dir(self.folder());
            run(&mut npm, REGISTRY)?;
            fs::copy(self.folder().join(FILE), self.whole())
                .map(drop)
                .map_err(unwritten)
        })
    }

    /// Where npm puts them.
    pub(crate) fn modules(&self) -> PathBuf {
        self.folder().join("node_modules")
    }

    /// The folder in `.tools`.
    pub(crate) fn folder(&self) -> PathBuf {
        project::tools().join(self.folder)
    }

    /// A copy of the lock file that is written last: what stands beside it is whole and of this lock.
    fn whole(&self) -> PathBuf {
        self.modules().join(FILE)
    }

    fn are_here(&self) -> bool {
        fs::read_to_string(self.whole()).is_ok_and(|lock| lock == self.lock)
    }

    fn write(&self) -> io::Result<()> {
        fs::create_dir_all(self.folder())?;
        fs::write(self.folder().join("package.json"), self.manifest)?;
        fs::write(self.folder().join(FILE), self.lock)
    }
}

#[cfg(test)]
mod tests {
    use super::{APPS, LINT, PEERS, TOOLS};

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
        for lock in [TOOLS, PEERS, LINT, APPS].map(|packages| packages.lock) {
            let packages = lock.matches("\"node_modules/").count();
            let hashes = values(lock, "integrity");
            assert!(packages > 3, "each needs some");
            assert_eq!(hashes.len(), packages);
            assert!(hashes.iter().all(|hash| hash.starts_with("sha512-")));
        }
    }

    #[test]
    fn the_manifest_names_exact_versions_and_the_lock_file_has_them() {
        for (packages, name) in [
            (TOOLS, "axe-core"),
            (TOOLS, "binaryen"),
            (TOOLS, "esbuild"),
            (TOOLS, "reveal.js"),
            (TOOLS, "scorm-again"),
            (PEERS, "@lichess-org/pgn-viewer"),
            (PEERS, "jsxgraph"),
            (LINT, "@biomejs/biome"),
            (LINT, "typescript"),
            (APPS, "vite"),
            (APPS, "react"),
            (APPS, "astro"),
        ] {
            let [version] = values(packages.manifest, name)[..] else {
                panic!("{name} is named once");
            };
            assert!(version.starts_with(|first: char| first.is_ascii_digit()));
            assert!(
                packages
                    .lock
                    .contains(&format!("\"{name}\": \"{version}\"")),
                "{name}"
            );
        }
    }
}
