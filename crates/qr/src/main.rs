//! The library as a wasm of its own. JavaScript calls what it exports; there is nothing to do at the start.
#![forbid(unsafe_code)]

use nian_qr as _;

fn main() {}
