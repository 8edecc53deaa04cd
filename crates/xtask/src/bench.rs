//! `cargo xtask bench`: the solver's benchmarks native and as wasm, into `docs/benchmarks.md`.

mod date;
mod measure;
mod page;

use crate::{
    failure::{Failure, Result},
    process::announced,
    project, tools,
};
use measure::{Measured, Native, Wasm};
use std::{fs, process::ExitCode};

/// Both programs are run so many times by turns, and the best of all counts: whatever else the
/// machine does meanwhile only ever adds.
const ROUNDS: u32 = 9;

/// Measures, writes the page, and fails where a goal is missed.
pub(crate) fn bench() -> Result<ExitCode> {
    tools::for_measuring()?;
    announced("benchmarks: building them", "a minute", measure::build)?;
    let about = "two minutes; leave the machine alone";
    let measured = announced("benchmarks: native and as wasm", about, || {
        let mut best = Measured::round(&Native, &Wasm)?;
        for _ in 1..ROUNDS {
            best.improve(Measured::round(&Native, &Wasm)?);
        }
        Ok(best)
    })?;
    let page = page::page(&measured);
    print!("{page}");
    let file = project::root().join("docs").join("benchmarks.md");
    fs::write(&file, page).map_err(|error| {
        let what = format!("{} cannot be written: {error}", file.display());
        Failure::new(what, "Check the folder's permissions.")
    })?;
    let missed = measured.missed();
    for what in &missed {
        println!("missed: {what}");
    }
    Ok(if missed.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
