//! `nian-bind WASM NAME OUT`: writes `NAME.js` and `NAME_bg.wasm` into the folder `OUT`.
#![forbid(unsafe_code)]

use std::env;
use std::error::Error;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [wasm, name, out] = &arguments[..] else {
        eprintln!("usage: nian-bind WASM NAME OUT");
        return ExitCode::from(2);
    };
    match bind(wasm, name, out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-bind: {wasm}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// As `wasm-bindgen --target web --no-typescript` does it.
fn bind(wasm: &str, name: &str, out: &str) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?;
    // The script then knows where the wasm lies unless it is told.
    bindgen.omit_default_module_path(false);
    Ok(bindgen.generate(out)?)
}
