//! The library as a wasm of its own. JavaScript calls its exports; `main` does nothing.
#![forbid(unsafe_code)]

use nian_worker as _;

fn main() {}
