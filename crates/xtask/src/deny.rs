//! What `deny.toml` asks of the crates that others have written.

use crate::{
    failure::Result,
    process::{output, program, run},
};
use std::process::Command;

/// Checks licences and sources, and, where the database of RustSec can be had, known holes.
pub(crate) fn check() -> Result {
    let advice = "deny.toml says what is allowed, and why.";
    run(deny().args(["bans", "licenses", "sources"]), advice)?;
    if output(program("cargo-deny").args(["--locked", "fetch", "db"])).is_none() {
        println!("RustSec's database cannot be had here: known holes were not looked for.");
        return Ok(());
    }
    run(deny().arg("advisories"), advice)
}

fn deny() -> Command {
    let mut deny = program("cargo-deny");
    deny.args(["--locked", "--log-level", "warn", "check"]);
    deny
}
