//! Measures how soon a reader can step, beside the npm package of lichess pgn-viewer, and prints a line
//! for each figure, with tabs: name, median, largest. `cargo xtask bench --page` runs it and writes
//! `docs/benchmarks.md`.
//!
//! Arguments: the folder with the peer's finished files, and how many rounds. The site is `dist`, or what
//! `NIAN_DIST` names; the browser is found as in the browser tests. Ours and the peer's are loaded by
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
    let (Some(peer), Some(rounds)) = (arguments.next(), arguments.next()) else {
        return Err("expected: the folder of the peer's files, and how many rounds".into());
    };
    let (peer, rounds) = (PathBuf::from(peer), rounds.parse()?);
    let runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = { runtime }.enable_all().build()?;
    let samples = runtime.block_on(measure(&peer, rounds))?;
    print!("{samples}");
    Ok(())
}

async fn measure(peer: &std::path::Path, rounds: u32) -> Result<Samples> {
    let mut samples = Samples::default();
    samples.add("engine bytes", engine::bytes(&dist())?);
    let hosts = Hosts::start(&dist(), peer)?;
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
