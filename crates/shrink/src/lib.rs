//! Makes a wasm of wasm-bindgen's, and its script, smaller where they are compressed. What they do
//! stays the same.
//!
//! Three things: it goes without functions that are never called ([`without`], first of all), has names without
//! hashes ([`shorten`]) and its functions in an order that suits brotli ([`order`], last of all).
#![forbid(unsafe_code)]

mod error;
mod names;
mod order;
mod without;

pub use error::ShrinkError;
pub use names::shorten;
pub use order::order;
pub use without::{UNUSED, without};
