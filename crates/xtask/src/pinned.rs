//! The tools that come from crates.io, at which version, and where each is kept.

use crate::project;
use std::path::PathBuf;

/// Programs that a package of crates.io has.
pub(crate) struct CargoTool {
    pub(crate) package: &'static str,
    pub(crate) version: &'static str,
    pub(crate) programs: &'static [&'static str],
    /// Of `cargo install`.
    pub(crate) arguments: &'static [&'static str],
}

/// Builds the wasms and serves the site. Without what asks hosts of the internet for tools: we bring them.
pub(crate) const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    arguments: &["--no-default-features"],
};

/// Writes the scripts that load the wasms. The same version as the `wasm-bindgen` crate in Cargo.toml: the two
/// must match exactly.
pub(crate) const BINDGEN: CargoTool = CargoTool {
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    programs: &["wasm-bindgen"],
    arguments: &["--no-default-features", "--bin", "wasm-bindgen"],
};

/// Runs the wasm's own tests. It asks no host of the internet for anything, so it does without what that takes.
pub(crate) const TEST_RUNNER: CargoTool = CargoTool {
    programs: &["wasm-bindgen-test-runner"],
    arguments: &["--no-default-features", "--bin", "wasm-bindgen-test-runner"],
    ..BINDGEN
};

/// The licences and the sources of the crates are checked with it.
pub(crate) const DENY: CargoTool = CargoTool {
    package: "cargo-deny",
    version: "0.20.2",
    programs: &["cargo-deny"],
    arguments: &["--no-default-features"],
};

/// Drives Firefox.
pub(crate) const GECKODRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    arguments: &[],
};

/// Changes the code, so that tests have something to notice.
pub(crate) const MUTANTS: CargoTool = CargoTool {
    package: "cargo-mutants",
    version: "25.3.1",
    programs: &["cargo-mutants"],
    arguments: &[],
};

/// The folders in which these programs are kept, whether they are there yet or not.
pub(crate) fn folders() -> impl Iterator<Item = PathBuf> {
    let tools = [TRUNK, BINDGEN, DENY, GECKODRIVER, MUTANTS];
    tools.into_iter().map(|tool| tool.root().join("bin"))
}

impl CargoTool {
    /// What tells it from another version of itself.
    pub(crate) fn name(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    /// The folder that is this version's alone.
    pub(crate) fn root(&self) -> PathBuf {
        project::cache().join(self.name())
    }
}
