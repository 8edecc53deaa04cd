//! The page on which an example is made by playing it.

mod action;
mod draft;
mod file;
mod judge;
mod kept;
mod members;
mod said;
mod state;

pub use action::{Action, Effect, Field, Focus, Given, Passed, Way};
pub use draft::Draft;
pub use file::{MOST_BYTES, NotOurs, decode};
pub use judge::{Fault, Judgement, faults, judge};
pub use kept::Desk;
pub use members::Members;
pub use said::Said;
pub use state::{Make, Source};
