//! `nian-split WASM`: splits a wasm into the base, which takes its place, and the parts beside it.
#![forbid(unsafe_code)]

mod parts;

use nian_split::split;
use parts::PARTS;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

const USAGE: &str = "usage: nian-split NAME_bg.wasm

Takes the code of single games out of the wasm, into NAME.GAME.part beside it, and writes
NAME.parts.json: which parts there are, and by which texts they are asked for.
";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(file), None) = (arguments.next(), arguments.next()) else {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    };
    match split_file(Path::new(&file)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-split: {error}");
            ExitCode::FAILURE
        }
    }
}

fn split_file(file: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let name = file.file_name().and_then(|name| name.to_str());
    let stem = name
        .and_then(|name| name.strip_suffix("_bg.wasm"))
        .ok_or("expected a file called NAME_bg.wasm")?;
    let beside = |ending: &str| file.with_file_name(format!("{stem}.{ending}"));
    let split = split(&fs::read(file)?, &PARTS.map(|asked| asked.part))?;
    let mut asked_for = Vec::new();
    for (asked, wasm) in PARTS.iter().zip(&split.parts) {
        if let Some(wasm) = wasm {
            fs::write(beside(&format!("{}.part", asked.part.name)), wasm)?;
            // Texts without quotes and backslashes look alike in Rust and in JSON.
            asked_for.push(format!("{:?}:{:?}", asked.part.name, asked.by));
        }
    }
    fs::write(beside("parts.json"), format!("{{{}}}", asked_for.join(",")))?;
    Ok(fs::write(file, &split.base)?)
}
