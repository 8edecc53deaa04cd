//! Makes of the folders in `texts`: the languages, the tables that widgets read, and the texts of pages
//! and scripts. A language is a folder; nothing else names it.

mod languages;
mod source;
mod tables;
mod texts;

use nian_texts::Fault;
use source::Source;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let folder = Path::new(&folder).join("texts");
    println!("cargo::rerun-if-changed={}", folder.display());
    let source = match Source::read(&folder) {
        Ok(source) => source,
        Err(faults) => return refuse(&faults),
    };
    for fault in &source.missing {
        println!("cargo::warning={fault}");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let write =
        |name: &str, text: String| fs::write(out.join(name), text).expect("it can be written");
    write("languages.rs", languages::generated(&source));
    write("tables.rs", tables::generated(&source));
    write("texts.rs", texts::generated(&source));
    write("lines.rs", tables::lines(&source));
    ExitCode::SUCCESS
}

fn refuse(faults: &[Fault]) -> ExitCode {
    for fault in faults {
        println!("cargo::error={fault}");
    }
    ExitCode::FAILURE
}
