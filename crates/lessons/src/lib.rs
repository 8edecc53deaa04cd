//! Lessons: worked examples as data, and their replay into frames.
//!
//! A lesson is a JSON file (`docs/lessons.md` describes it). [`Lesson::parse`] reads it
//! strictly, [`Lesson::replay`] computes every step of it before the first one is shown.
#![forbid(unsafe_code)]

mod check;
mod claim;
mod error;
mod frame;
mod json;
mod lesson;
mod limits;
mod numeral;
mod read;
mod replay;

pub use claim::ClaimText;
pub use error::{Amount, Fact, Kind, LessonError, Problem, Syntax};
pub use frame::{Ask, Frame, Localized, Numeral, Origin, Played, Show, Subject};
pub use lesson::Lesson;
pub use limits::BYTES;
