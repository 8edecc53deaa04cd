//! `nian-site OUT_DIR`: writes the finished site into the folder that the bundler has filled.
#![forbid(unsafe_code)]

use nian_site::{Options, write_site};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: nian-site OUT_DIR

Writes the pages, styles, scripts and lessons of the site into OUT_DIR, where the bundler has
put nian-HASH.js and nian-HASH_bg.wasm before, and verify.js and verify_bg.wasm for the worker.
";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    match (arguments.next(), arguments.next()) {
        (Some(help), None) if help == "--help" || help == "-h" => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        (Some(out), None) => run(&Options {
            out: out.into(),
            project: project(),
        }),
        _ => {
            eprint!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The project's folder: this program is run from the sources it was built from.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(options: &Options) -> ExitCode {
    let runtime = match tokio::runtime::Builder::new_current_thread().build() {
        Ok(runtime) => runtime,
        Err(error) => return failed(&error),
    };
    match tokio::task::LocalSet::new().block_on(&runtime, write_site(options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}

fn failed(error: &dyn std::error::Error) -> ExitCode {
    eprintln!("nian-site: {error}");
    ExitCode::FAILURE
}
