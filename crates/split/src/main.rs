//! `nian-split WASM`: splits a wasm into the base, which takes its place, and the parts beside it.
#![forbid(unsafe_code)]

mod parts;

use nian_split::{order, shorten, split};
use parts::{NEVER, PARTS};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

const USAGE: &str = "usage: nian-split NAME_bg.wasm
       nian-split --order WASM

Takes the code of single games out of the wasm, into NAME.GAME.part beside it, and writes
NAME.parts.json: which parts there are, and by which texts they are asked for.
--order puts functions that are alike next to one another, the last thing to do to a module.
";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let done = match (arguments.next(), arguments.next(), arguments.next()) {
        (Some(file), None, None) => split_file(Path::new(&file)),
        (Some(option), Some(file), None) if option == "--order" => order_file(Path::new(&file)),
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-split: {error}");
            ExitCode::FAILURE
        }
    }
}

fn order_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    Ok(fs::write(file, order(&fs::read(file)?)?)?)
}

fn split_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let name = file.file_name().and_then(|name| name.to_str());
    let stem = name
        .and_then(|name| name.strip_suffix("_bg.wasm"))
        .ok_or("expected a file called NAME_bg.wasm")?;
    let beside = |ending: &str| file.with_file_name(format!("{stem}.{ending}"));
    let script = file.with_file_name(format!("{stem}.js"));
    let (wasm, short) = shorten(&fs::read(file)?, &fs::read_to_string(&script)?)?;
    fs::write(script, short)?;
    let split = split(&wasm, &PARTS, &NEVER)?;
    let mut asked_for = Vec::new();
    for (part, wasm) in PARTS.iter().zip(&split.parts) {
        if let Some(wasm) = wasm {
            fs::write(beside(&format!("{}.part", part.name)), wasm)?;
            // Texts without quotes and backslashes look alike in Rust and in JSON.
            asked_for.push(format!("{:?}:{:?}", part.name, part.by));
        }
    }
    fs::write(beside("parts.json"), format!("{{{}}}", asked_for.join(",")))?;
    Ok(fs::write(file, &split.base)?)
}
