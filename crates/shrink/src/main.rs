//! `nian-shrink`: makes a wasm and its script smaller where they are compressed.
#![forbid(unsafe_code)]

use nian_shrink::{UNUSED, order, shorten, without};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

const USAGE: &str = "usage: nian-shrink --without WASM
       nian-shrink --names NAME_bg.wasm
       nian-shrink --order WASM

--without empties functions that are never called, before their names are gone.
--names gives what the wasm and its script, NAME.js beside it, know one another by short names.
--order puts functions that are alike next to one another, the last thing to do to a module.
";

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [option, file] = &arguments[..] else {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    };
    let file = Path::new(file);
    let done = match option.to_str() {
        Some("--without") => without_file(file),
        Some("--names") => shorten_file(file),
        Some("--order") => order_file(file),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-shrink: {error}");
            ExitCode::FAILURE
        }
    }
}

fn shorten_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let name = file.file_name().and_then(|name| name.to_str());
    let stem = name
        .and_then(|name| name.strip_suffix("_bg.wasm"))
        .ok_or("expected a file called NAME_bg.wasm")?;
    let script = file.with_file_name(format!("{stem}.js"));
    let (wasm, short) = shorten(&fs::read(file)?, &fs::read_to_string(&script)?)?;
    fs::write(script, short)?;
    Ok(fs::write(file, wasm)?)
}

fn without_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    Ok(fs::write(file, without(&fs::read(file)?, &UNUSED)?)?)
}

fn order_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    Ok(fs::write(file, order(&fs::read(file)?)?)?)
}
