//! Examples as data, and their replay into frames.
//!
//! An example is a JSON file (`docs/manual/en/lessons.md` describes it). [`Example::parse`] parses it strictly;
//! [`Example::replay`] computes all its steps before the first one is shown.
#![forbid(unsafe_code)]

mod check;
mod claim;
mod error;
mod example;
mod frame;
#[cfg(not(target_arch = "wasm32"))]
mod guess;
mod json;
mod limits;
mod localized;
mod numeral;
mod parse;
mod places;
mod read;
mod replay;
mod spelling;
mod whole;

pub use claim::ClaimText;
pub use error::{Amount, ExampleError, Fact, Problem, Syntax, ValueKind};
pub use example::Example;
pub use frame::{Ask, Frame, Numeral, Origin, Played, Show, Subject};
pub use json::Json;
pub use limits::{BYTES, STEPS};
pub use localized::{Localized, is_tag};
pub use places::Places;
pub use whole::{Whole, keys};
