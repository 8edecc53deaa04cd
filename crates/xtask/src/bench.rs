//! `cargo xtask bench`: the solver's benchmarks native and as wasm; with `--page`, how soon a reader can
//! step. Each writes its part of `docs/benchmarks.md`, and fails where a goal is missed.

mod document;
mod machine;
mod reader;
mod solver;

use crate::failure::Result;
use clap::Args;
use std::process::ExitCode;

/// What is measured.
#[derive(Args)]
pub(crate) struct Options {
    /// Measure how soon a reader can step, beside lichess pgn-viewer and JSXGraph, instead of the solver
    #[arg(long)]
    page: bool,
    /// How many times each page is loaded, with `--page`
    #[arg(long, value_name = "TIMES", default_value_t = 5, requires = "page")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// Measures, writes the page, and fails where a goal is missed.
pub(crate) fn bench(options: &Options) -> Result<ExitCode> {
    let missed = if options.page {
        reader::bench(options.rounds)?
    } else {
        solver::bench()?
    };
    for what in &missed {
        println!("missed: {what}");
    }
    Ok(if missed.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
