//! `nian-site [--bundled] OUT_DIR`: writes the site into the folder that the bundler has filled.
//! `nian-site --inline-styles OUT_DIR`: puts its styles, once they are minified, into its pages.
#![forbid(unsafe_code)]

use nian_site::{Options, SiteError, inline_styles, write_site};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: nian-site [--bundled | --inline-styles] OUT_DIR

Writes the pages, styles, scripts and lessons of the site into OUT_DIR, where the bundler has
put nian-HASH.js and nian-HASH_bg.wasm before, and those of the workers, the QR codes and the tasks.
With --bundled, the pages take their script as one file, which is to be made of it and its parts.
With --inline-styles, puts the pages' styles, which may have been minified since, into the pages.
";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match arguments.as_slice() {
        [help] if help == "--help" || help == "-h" => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        [out] => finished(write(out, false)),
        [bundled, out] if bundled == "--bundled" => finished(write(out, true)),
        [inline, out] if inline == "--inline-styles" => finished(inline_styles(Path::new(out))),
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

fn write(out: &OsStr, bundled: bool) -> Result<(), SiteError> {
    let options = Options {
        out: out.into(),
        project: project(),
        bundled,
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| SiteError {
            file: options.out.clone(),
            what: error.to_string(),
        })?;
    tokio::task::LocalSet::new().block_on(&runtime, write_site(&options))
}

fn finished(result: Result<(), SiteError>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-site: {error}");
            ExitCode::FAILURE
        }
    }
}
