//! Lessons: worked examples as data, and their replay into frames.
//!
//! A lesson is a JSON file (`docs/manual/en/lessons.md` describes it). [`Lesson::parse`] reads it
//! strictly, [`Lesson::replay`] computes every step of it before the first one is shown.
#![forbid(unsafe_code)]

mod check;
mod claim;
mod error;
mod frame;
#[cfg(not(target_arch = "wasm32"))]
mod guess;
mod json;
mod lesson;
mod limits;
mod localized;
mod numeral;
mod parse;
#[cfg(not(target_arch = "wasm32"))]
mod places;
mod read;
mod replay;
#[cfg(not(target_arch = "wasm32"))]
mod spelling;
#[cfg(not(target_arch = "wasm32"))]
mod whole;

pub use claim::ClaimText;
pub use error::{Amount, Fact, LessonError, Problem, Syntax, ValueKind};
pub use frame::{Ask, Frame, Numeral, Origin, Played, Show, Subject};
pub use lesson::Lesson;
pub use limits::{BYTES, STEPS};
pub use localized::Localized;
#[cfg(not(target_arch = "wasm32"))]
pub use places::Places;
#[cfg(not(target_arch = "wasm32"))]
pub use whole::{Whole, keys};
