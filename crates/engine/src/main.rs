//! The engine as a wasm of its own. JavaScript calls what the library exports; there is nothing to do at the start.
#![forbid(unsafe_code)]

use nian_engine as _;

fn main() {}
