//! The tools the site is built with: which, at which version, and how each is installed.
//!
//! A tool of its version on the user's PATH is used. Another is kept once for a user, by its version, in the folder
//! for caches: every clone finds it there.

use crate::{
    failure::{Failure, REGISTRY, Result},
    npm,
    pinned::{BINDGEN, CargoTool, DENY, GECKODRIVER, MUTANTS, TEST_RUNNER, TRUNK},
    process::{announced, cargo, find, output, program, run},
    project, small,
};
use std::{fs, path::Path, thread};

/// The target the widgets are compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
/// A target without std, on which the solver must build.
pub(crate) const BARE: &str = "thumbv7em-none-eabihf";

/// The target the benchmarks are compiled for: wasm with a clock.
pub(crate) const WASI: &str = "wasm32-wasip1";

/// What it takes to build the site without optimising the wasm.
pub(crate) fn for_serving() -> Result {
    rust_target(WASM)?;
    install(&[TRUNK, BINDGEN])
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
    install(&[TEST_RUNNER, DENY])
}

/// What it takes to drive Firefox.
pub(crate) fn for_firefox() -> Result {
    install(&[GECKODRIVER])
}

/// What it takes to see whether tests notice changes.
pub(crate) fn for_mutants() -> Result {
    install(&[MUTANTS])
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

/// Makes these tools available; those that are missing side by side, since each leaves a core idle at its end.
fn install(tools: &[CargoTool]) -> Result {
    let missing: Vec<_> = tools.iter().filter(|tool| !tool.is_here()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = missing.iter().map(|tool| tool.name()).collect();
    let cache = project::cache().display();
    let what = format!("{}: into {cache}", names.join(", "));
    let about = "minutes where they are compiled, only once on this machine";
    announced(&what, about, || {
        thread::scope(|scope| {
            let gets = missing.iter().map(|tool| scope.spawn(|| tool.get()));
            let running: Vec<_> = gets.collect();
            let mut ended = running.into_iter().map(thread::ScopedJoinHandle::join);
            ended.try_for_each(|ended| ended.expect("it does not panic"))
        })
    })
}

impl CargoTool {
    fn is_here(&self) -> bool {
        self.programs.iter().all(|name| answers(name, self.version))
    }

    fn get(&self) -> Result {
        self.fetch();
        if self.is_here() {
            return Ok(());
        }
        self.compile()
    }

    /// Has cargo-binstall, where the user has it, fetch what the makers have compiled, which takes seconds. Whatever
    /// it fails at, compiling is left.
    fn fetch(&self) {
        if find(&["cargo-binstall"]).is_none() {
            return;
        }
        let mut fetch = cargo();
        fetch
            .args(["binstall", "--no-confirm", "--disable-telemetry"])
            .args(["--strategies", "crate-meta-data", "--root"])
            .arg(self.root())
            .arg(format!("{}@{}", self.package, self.version));
        output(&mut fetch);
    }

    /// It is compiled once and run for seconds, so compiling fast is all.
    fn compile(&self) -> Result {
        // A folder of its own that stays: what was compiled before an interruption is kept.
        let scratch = self.root().join("build");
        let mut install = cargo();
        install
            .args(["install", "--quiet", "--locked"])
            .args(["--version", self.version, "--root"])
            .arg(self.root())
            .args(self.arguments)
            .arg(self.package)
            .env("CARGO_TARGET_DIR", &scratch)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
        run(&mut install, REGISTRY)?;
        discard(&scratch);
        Ok(())
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
