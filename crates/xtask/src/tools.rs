//! The tools the site is built with: which, at which version, and how each is installed.
//!
//! A tool that is already there at its version, in `.tools` or on the user's PATH, is left alone.

use crate::{
    failure::{Failure, REGISTRY, Result},
    npm,
    process::{announced, cargo, output, program, run},
    project, small,
};
use std::{fs, path::Path};

/// Runs the wasm's own tests. The same version as the `wasm-bindgen` crate in Cargo.toml: the two must
/// match exactly. It asks no host of the internet for anything, so it does without what that takes.
const TEST_RUNNER: CargoTool = CargoTool {
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    arguments: &["--no-default-features", "--bin", "wasm-bindgen-test-runner"],
    opt_level: "0",
    about: "a minute and a half, only this once",
};

/// Builds the wasms and serves the site. Without what asks hosts of the internet for tools: we bring them.
const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    version: "0.21.14",
    arguments: &["--no-default-features"],
    opt_level: "0",
    about: "2 to 5 minutes, only this once",
};

/// Writes the scripts that load the wasms.
const BINDGEN: CargoTool = CargoTool {
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    arguments: &["--no-default-features", "--bin", "wasm-bindgen"],
    opt_level: "0",
    about: "a minute or two, only this once",
};

/// The licences and the sources of the crates are checked with it.
const DENY: CargoTool = CargoTool {
    package: "cargo-deny",
    version: "0.20.2",
    arguments: &["--no-default-features"],
    opt_level: "0",
    about: "2 minutes, only this once",
};

/// Drives Firefox.
pub(crate) const GECKODRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    version: "0.37.1",
    arguments: &[],
    opt_level: "0",
    about: "2 minutes, only this once",
};

/// Changes the code, so that tests have something to notice.
pub(crate) const MUTANTS: CargoTool = CargoTool {
    package: "cargo-mutants",
    version: "25.3.1",
    arguments: &[],
    opt_level: "0",
    about: "2 minutes, only this once",
};

/// The target the widgets are compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// A target without std, on which the solver must build.
pub(crate) const BARE: &str = "thumbv7em-none-eabihf";

/// The target the benchmarks are compiled for: wasm with a clock.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// What it takes to build the site without optimising the wasm.
pub(crate) fn for_serving() -> Result {
    fs::create_dir_all(project::tools()).map_err(|error| {
        Failure::new(
            format!("`.tools` cannot be made: {error}"),
            "Check the folder's permissions.",
        )
    })?;
    rust_target(WASM)?;
    BINDGEN.install(&["wasm-bindgen"])?;
    TRUNK.install(&["trunk"])
}

/// What it takes to build the finished site.
pub(crate) fn for_release() -> Result {
    for_serving()?;
    rust_sources()?;
    npm::TOOLS.install()
}

/// What the steps need that neither build the site nor try it.
pub(crate) fn for_checking() -> Result {
    rust_target(WASM)?;
    rust_target(BARE)?;
    rust_component("rustfmt")?;
    rust_component("clippy")
}

/// What the tests need on top, the browser apart.
pub(crate) fn for_testing() -> Result {
    for_release()?;
    for_checking()?;
    TEST_RUNNER.install(&["wasm-bindgen-test-runner"])?;
    DENY.install(&["cargo-deny"])
}

/// What it takes to measure the solver as wasm.
pub(crate) fn for_measuring() -> Result {
    rust_target(WASI)?;
    if output(program("node").arg("--version")).is_none() {
        return Err(Failure::new(
            "the wasm is run by node, and there is no node here",
            "Install Node.js (https://nodejs.org, or your system's `nodejs` package).",
        ));
    }
    Ok(())
}

/// Fetches the crates the site is made of, so that they build without the network.
pub(crate) fn fetch_crates() -> Result {
    let host = host()?;
    announced("crates: fetching what is not here yet", "seconds", || {
        let mut fetch = cargo();
        fetch.args([
            "fetch", "--quiet", "--locked", "--target", WASM, "--target", &host,
        ]);
        run(&mut fetch, REGISTRY)
    })
}

/// Fetches the crates that the standard library is made of, for [`small`].
pub(crate) fn fetch_std() -> Result {
    announced("crates: fetching the standard library's", "seconds", || {
        let mut fetch = cargo();
        fetch.args(["fetch", "--quiet", "--locked", "--target", WASM]);
        run(small::with_std(&mut fetch), REGISTRY)
    })
}

/// A program that is compiled from crates.io.
pub(crate) struct CargoTool {
    package: &'static str,
    version: &'static str,
    arguments: &'static [&'static str],
    /// Of the tool itself: it is compiled once and run for seconds, so compiling fast is all.
    opt_level: &'static str,
    about: &'static str,
}

impl CargoTool {
    /// Makes these programs of the package available.
    pub(crate) fn install(&self, programs: &[&str]) -> Result {
        if programs.iter().all(|name| answers(name, self.version)) {
            return Ok(());
        }
        let what = format!(
            "{} {}: compiling it into .tools",
            self.package, self.version
        );
        announced(&what, self.about, || {
            // A folder of its own that stays: what was compiled before an interruption is kept.
            let scratch = project::tools().join("build");
            let mut install = cargo();
            install
                .args([
                    "install",
                    "--quiet",
                    "--locked",
                    "--force",
                    "--version",
                    self.version,
                ])
                .arg("--root")
                .arg(project::tools())
                .args(self.arguments)
                .arg(self.package)
                .env("CARGO_TARGET_DIR", &scratch)
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level)
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
            run(&mut install, REGISTRY)?;
            discard(&scratch);
            Ok(())
        })
    }
}

/// Whether there is a program of this name and version.
fn answers(name: &str, version: &str) -> bool {
    output(program(name).arg("--version"))
        .is_some_and(|text| text.split_whitespace().any(|word| word == version))
}

fn rust_target(target: &str) -> Result {
    let installed = output(program("rustc").args(["--print", "target-libdir", "--target", target]))
        .is_some_and(|folder| Path::new(folder.trim()).is_dir());
    if installed {
        return Ok(());
    }
    announced(&format!("Rust target {target}"), "seconds", || {
        rustup(
            &["target", "add", target],
            &format!("the Rust target {target}"),
        )
    })
}

/// The sources of the standard library.
fn rust_sources() -> Result {
    let installed = output(program("rustc").args(["--print", "sysroot"])).is_some_and(|sysroot| {
        let library = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library");
        library.join("Cargo.lock").is_file()
    });
    if installed {
        return Ok(());
    }
    announced("Rust component rust-src", "seconds", || {
        rustup(&["component", "add", "rust-src"], "rust-src")
    })
}

fn rust_component(component: &str) -> Result {
    // `cargo fmt` and `cargo clippy` are `rustfmt` and `clippy` to rustup.
    let subcommand = component.strip_prefix("rust").unwrap_or(component);
    if output(cargo().args([subcommand, "--version"])).is_some() {
        return Ok(());
    }
    announced(&format!("Rust component {component}"), "seconds", || {
        rustup(&["component", "add", component], component)
    })
}

fn rustup(arguments: &[&str], what: &str) -> Result {
    if output(program("rustup").arg("--version")).is_none() {
        return Err(Failure::new(
            format!("{what} is missing, and there is no rustup to add it"),
            "Install Rust with rustup (https://rustup.rs), \
             or add it with the package manager that your Rust came from.",
        ));
    }
    run(program("rustup").args(arguments), REGISTRY)
}

/// The triple of this machine, as `cargo fetch --target` wants it.
fn host() -> Result<String> {
    output(program("rustc").arg("-vV"))
        .and_then(|text| {
            text.lines()
                .find_map(|line| Some(line.strip_prefix("host: ")?.to_owned()))
        })
        .ok_or_else(|| {
            Failure::new(
                "`rustc -vV` does not name the host",
                "Install Rust with rustup (https://rustup.rs).",
            )
        })
}

/// Half a gigabyte that nobody needs once the tool is installed; being unable to remove it harms
/// nothing.
fn discard(folder: &Path) {
    if let Err(error) = fs::remove_dir_all(folder) {
        eprintln!("    ({} could not be removed: {error})", folder.display());
    }
}
