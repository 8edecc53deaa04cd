//! Trunk, which builds the wasms that `index.html` names and serves the site (`Trunk.toml`).

use crate::{
    failure::Result,
    process::{program, run},
    project, small,
};
use std::{path::Path, process::Command};

/// The engine's package, a program: its files are called so.
pub(crate) const ENGINE: &str = "nian-engine";

/// The programs of the tools of our own pages, which are loaded in the engine's place; the last in packages only.
pub(crate) const APPS: [&str; 6] = [
    "nian-practise",
    "nian-play",
    "nian-teach",
    "nian-class",
    "nian-paper",
    "nian-scorm",
];

/// What the wasms are made of, as `index.html` lists it.
pub(crate) fn packages() -> impl Iterator<Item = String> {
    let page = include_str!("../../../index.html");
    let folders = page.split("href=\"crates/").skip(1);
    let packages =
        folders.filter_map(|rest| Some(format!("nian-{}", rest.split_once("/Cargo.toml")?.0)));
    let mut packages: Vec<_> = packages.collect();
    packages.dedup(); // one of two programs
    packages.into_iter()
}

/// Trunk, which is to get nothing itself: all is here, of the versions we say.
pub(crate) fn trunk() -> Command {
    let mut trunk = program("trunk");
    trunk.env("TRUNK_OFFLINE", "true");
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk 0.21.14 takes no other value of it than `true` and `false`.
    trunk.env_remove("NO_COLOR");
    trunk
}

/// Puts the wasms of the finished site into `out`, and `index.html`, which nian-site replaces.
pub(crate) fn build(out: &Path) -> Result {
    let mut build = trunk();
    build.args(["build", "--release", "--dist"]).arg(out);
    // Else what is compiled with these settings and without would take turns in one folder.
    build.env("CARGO_TARGET_DIR", project::finished());
    // The hook would be compiled with them, too. What it does is done after it.
    build.env("CARGO_ALIAS_FINISH", "version");
    let advice = "The compiler's message above says where; the site is as it was.";
    run(small::with_std(&mut build), advice)
}

#[cfg(test)]
mod tests {
    use super::{ENGINE, packages};

    #[test]
    fn wasm_opt_is_the_one_from_npm() {
        let npm = include_str!("../npm/package.json");
        let (_, version) = npm.split_once("\"binaryen\": \"").unwrap();
        let (version, _) = version.split_once('.').unwrap();
        let line = format!("wasm_opt = \"version_{version}\"");
        assert!(
            include_str!("../../../Trunk.toml").contains(&line),
            "{line}"
        );
    }

    #[test]
    fn the_wasms_are_those_of_the_page() {
        let all: Vec<_> = packages().collect();
        assert_eq!(all[0], ENGINE);
        assert!(all.contains(&"nian-qr".to_owned()), "{all:?}");
    }
}
