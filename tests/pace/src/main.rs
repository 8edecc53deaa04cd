//! Measures how soon a reader can step, beside the npm packages of lichess pgn-viewer and JSXGraph, and prints a line
//! for each figure, with tabs: name, median, largest. `cargo xtask bench --page` runs it and writes
//! `docs/benchmarks.md`.
//!
//! Arguments: the folders with the finished files of these two, and how many rounds. The site is `dist`, or what
//! `NIAN_DIST` names; the browser is found as in the browser tests. Ours and the peers' are loaded by
//! turns in the same browser, so whatever else the machine does meets both.
#![forbid(unsafe_code)]

mod compress;
mod engine;
mod exercises;
mod hosts;
mod line;
mod loads;
mod samples;
mod server;
mod steps;
mod tab;

use hosts::Hosts;
use loads::LOADS;
use nian_tests::{Browser, Driver, Result, dist};
use samples::Samples;
use std::{env, path::PathBuf};
use tab::Tab;

fn main() -> Result {
    let mut arguments = env::args().skip(1);
    let mut next = || arguments.next();
    let (Some(viewer), Some(board), Some(rounds)) = (next(), next(), next()) else {
        return Err(
            "expected: the folders of pgn-viewer's and JSXGraph's files, and how many rounds"
                .into(),
        );
    };
    let folders = [viewer, board].map(PathBuf::from);
    let rounds = rounds.parse()?;
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    let samples = runtime.block_on(measure(&folders, rounds))?;
    print!("{samples}");
    Ok(())
}

async fn measure([viewer, board]: &[PathBuf; 2], rounds: u32) -> Result<Samples> {
    let mut samples = Samples::default();
    samples.add("engine bytes", engine::bytes(&dist())?);
    let hosts = Hosts::start(&dist(), viewer, board)?;
    let driver = Driver::start(Browser::Chromium)?;
    let tab = Tab::start(&driver).await?;
    for load in &LOADS {
        load.warm_up(&tab, &hosts).await?;
    }
    for round in 1..=rounds {
        eprintln!("    round {round} of {rounds}");
        for load in &LOADS {
            load.measure(&tab, &hosts, &mut samples).await?;
        }
        steps::measure(&tab, &hosts, &mut samples).await?;
        exercises::measure(&tab, &hosts, &mut samples).await?;
    }
    tab.close().await?;
    Ok(samples)
}
