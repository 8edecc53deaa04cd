//! Makes a wasm of wasm-bindgen's, and its script, smaller where they are compressed. What they do
//! stays the same.
//!
//! Two things: names without hashes ([`shorten`], first of all) and an order of functions that suits
//! brotli ([`order`], last of all).
#![forbid(unsafe_code)]

mod error;
mod names;
mod order;

pub use error::ShrinkError;
pub use names::shorten;
pub use order::order;
