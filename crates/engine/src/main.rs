//! The engine as a wasm of its own. JavaScript calls the exports of the library; `main` does nothing.
#![forbid(unsafe_code)]

use nian_engine as _;

fn main() {}
