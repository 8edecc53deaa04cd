//! The page on which an example is made by playing it.

mod action;
mod announcement;
mod draft;
mod file;
mod judge;
mod members;
mod state;
mod storage;

pub use action::{Action, Effect, Export, ExportResult, Field, Focus, Import};
pub use announcement::Announcement;
pub use draft::Draft;
pub use file::{ImportError, MOST_BYTES, decode};
pub use judge::{Fault, Judgement, faults, judge};
pub use members::Members;
pub use state::{Make, Source};
pub use storage::Desk;
