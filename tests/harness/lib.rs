//! The harness of the browser tests: a driver, a server of the built site, and pages to act on.
//!
//! A test is a name, a [`Setup`] and an async closure that gets a [`Page`]. Whatever it checks
//! itself, it also fails on an error in the page's console, on a request that failed, and on any
//! request to another host.
//!
//! Environment: `NIAN_BROWSER` (`chromium`, `firefox` or `webkit`), `NIAN_DIST` (the built site, else
//! `dist`), `NIAN_FOLDER` (the same for places without a server, else
//! `target/offline`), `NIAN_PACKAGE` (the package for npm) and `NIAN_APPS` (what it was built into), `NIAN_COURSE` (a course for learning platforms, else
//! `target/course`), `NIAN_NODE_MODULES` (what comes from npm), `NIAN_NIGHTLY` (all that takes long), `NIAN_AXE` (axe-core, else the copy that `cargo xtask test` installs), and the programs
//! `CHROMIUM`, `CHROMEDRIVER`, `GECKODRIVER`, `WEBKITDRIVER` and `MINIBROWSER` (else those on the PATH
//! or where `cargo xtask test` and Debian put them).

mod accessibility;
mod browser;
mod devtools;
mod display;
mod driver;
mod findings;
mod page;
mod run;
mod server;
mod session;
mod setup;
mod vendor;
mod widget;

pub use browser::Browser;
pub use devtools::Devtools;
pub use driver::Driver;
pub use fantoccini::{elements::Element, key::Key};
pub use page::Page;
pub use run::{Suite, run};
pub use serde_json::{Value, json};
pub use server::content_type;
pub use setup::{Answer, STRICT, Setup};
pub use widget::Widget;

use std::{error::Error, path::PathBuf};

/// What a test and each of its steps come to.
pub type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// The built site.
#[must_use]
pub fn dist() -> PathBuf {
    from_env("NIAN_DIST", "../dist")
}

/// The site in a folder that needs no server.
#[must_use]
pub fn folder() -> PathBuf {
    from_env("NIAN_FOLDER", "../target/offline")
}

/// A course for learning platforms, as it is packed.
#[must_use]
pub fn course() -> PathBuf {
    from_env("NIAN_COURSE", "../target/course")
}

/// A file of a package from npm.
#[must_use]
pub fn node_module(path: &str) -> PathBuf {
    from_env("NIAN_NODE_MODULES", "../.tools/npm/node_modules").join(path)
}

/// The elements as a package for npm.
#[must_use]
pub fn package() -> PathBuf {
    from_env("NIAN_PACKAGE", "../target/npm/nian-widgets")
}

/// Pages of other people's making with that package in them, which are built at night.
#[must_use]
pub fn apps() -> PathBuf {
    from_env("NIAN_APPS", "../target/apps")
}

/// Whether all is to be tried that takes long (`NIAN_NIGHTLY`), of which the test command has samples.
#[must_use]
pub fn at_night() -> bool {
    std::env::var_os("NIAN_NIGHTLY").is_some()
}

/// One in so many of `all`, beginning at `from`, 0-based; at night all of them.
pub fn sample<T>(all: impl IntoIterator<Item = T>, one_in: usize, from: usize) -> Vec<T> {
    let (from, apart) = if at_night() {
        (0, 1)
    } else {
        (from % one_in, one_in)
    };
    all.into_iter().skip(from).step_by(apart).collect()
}

/// A file named by an environment variable, or else by its path from this package's folder.
fn from_env(variable: &str, otherwise: &str) -> PathBuf {
    std::env::var_os(variable).map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(otherwise),
        PathBuf::from,
    )
}
