//! `cargo xtask bench`: the solver's benchmarks, native and as wasm.

mod measure;
mod section;

use super::document;
use crate::{failure::Result, process::announced, tools};
use measure::{Measured, Native, Wasm};

/// Both programs are run so many times by turns, and the best of all counts: whatever else the
/// machine does meanwhile only ever adds.
const ROUNDS: u32 = 9;

/// Measures, writes its part of the page, and gives the goals that are missed.
pub(super) fn bench() -> Result<Vec<String>> {
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
    let section = section::section(&measured);
    print!("{section}");
    document::write(&section)?;
    Ok(measured.missed())
}
