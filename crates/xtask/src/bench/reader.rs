//! `cargo xtask bench --page`: how soon a reader can step, beside the npm packages of lichess
//! pgn-viewer and of JSXGraph.
//!
//! The first is under the GPL. Both are installed for measuring, by their hashes, and are no part of Nian.

mod rows;
mod section;

use super::document;
use crate::{
    browser::{self, Chromium},
    failure::{Failure, Result},
    npm,
    process::{announced, cargo, not_started, run},
    project, site,
};
use rows::Figures;
use std::process::{Command, Stdio};

/// Measures, writes its part of the page, and gives the goals that are missed.
pub(super) fn bench(rounds: u32) -> Result<Vec<String>> {
    npm::PEERS.install()?;
    let chromium = browser::chromium()?;
    if !project::dist().join("nian.js").is_file() {
        site::build_release(&site::Options::default())?;
    }
    announced("benchmark of the page: building it", "a minute", || {
        let advice = "The compiler's message above says where.";
        run(&mut program("build"), advice)
    })?;
    let about = format!("{rounds} rounds of a minute and a half; leave the machine alone");
    let printed = announced("benchmark of the page", &about, || {
        measured(&chromium, rounds)
    })?;
    let rows = rows::rows(&Figures::read(&printed))?;
    let section = section::section(&rows, rounds, &chromium.browser);
    print!("{section}");
    document::write(&section)?;
    Ok(rows::missed(&rows))
}

/// Cargo with this subcommand for the program that measures.
fn program(subcommand: &str) -> Command {
    let mut command = cargo();
    command.args([subcommand, "--quiet", "--locked", "--package", "nian-pace"]);
    command
}

/// What the program prints.
fn measured(chromium: &Chromium, rounds: u32) -> Result<String> {
    let mut command = program("run");
    let peers = npm::PEERS.modules();
    command
        .arg("--")
        .arg(peers.join("@lichess-org/pgn-viewer/dist"))
        .arg(peers.join("jsxgraph/distrib"))
        .arg(rounds.to_string())
        .env("NIAN_DIST", project::dist())
        .env("CHROMIUM", &chromium.browser)
        .env("CHROMEDRIVER", &chromium.driver);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| not_started(&command, &error, ""))?;
    if !output.status.success() {
        let what = format!("the benchmark ended with {}", output.status);
        return Err(Failure::new(what, "The message above says why."));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
