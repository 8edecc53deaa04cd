//! `nian-split WASM`: splits a wasm into the base, which takes its place, and the parts beside it.
#![forbid(unsafe_code)]

use nian_split::{Part, split};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

/// The parts are called as the words that call for them: the names of games in positions, lessons
/// and attributes. `www/nian.js` loads a part as soon as one of its words is seen.
const PARTS: [Part<'_>; 2] = [
    Part {
        name: "wythoff-pairs",
        patterns: &["nian_solver::wythoff", "nian_scene::wythoff", "nian_scene::pairs", "nian_scene::grid", "nian_scene::queen", "nian_words::sentences::wythoff"],
    },
    Part {
        name: "dice",
        patterns: &["nian_solver::dice", "nian_scene::dice", "nian_scene::die", "nian_words::sentences::dice"],
    },
];

const USAGE: &str = "usage: nian-split NAME_bg.wasm

Takes the code of single games out of the wasm, into NAME.GAME.wasm beside it.
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
    let split = split(&fs::read(file)?, &PARTS)?;
    let name = file.file_name().and_then(|name| name.to_str());
    let stem = name
        .and_then(|name| name.strip_suffix("_bg.wasm"))
        .ok_or("expected a file called NAME_bg.wasm")?;
    for (part, wasm) in PARTS.iter().zip(&split.parts) {
        fs::write(file.with_file_name(format!("{stem}.{}.wasm", part.name)), wasm)?;
    }
    Ok(fs::write(file, &split.base)?)
}
