//! `cargo xtask package --site`: the site as it stands in `dist`, as a zip for a school's web server.

use super::{compress, failed};
use crate::{failure::Result, process::announced, project};
use std::path::PathBuf;

/// What it is written to.
pub(crate) fn file() -> PathBuf {
    project::root().join(format!("nian-site-{}.zip", env!("CARGO_PKG_VERSION")))
}

/// Writes the zip.
pub(super) fn package() -> Result {
    let zip = file();
    announced("site: a zip of it", "seconds", || {
        compress(&project::dist(), &zip).map_err(|error| failed(&format!("{}: {error}", zip.display())))
    })?;
    eprintln!("{}: unpacked into any folder of a web server it is the site.", zip.display());
    Ok(())
}
