//! A course for a learning platform (SCORM 1.2): one thing after another, and a record of them that the platform keeps.
//!
//! [`Plan`] is what stands in the page of a package, [`Record`] how a thing has gone, [`write()`] and [`read`] are the
//! record in the 4,096 characters that a platform keeps: what is there once is read for ever. [`Scorm`] is the state of the
//! page.

mod action;
mod kept;
mod lesson;
mod mark;
mod plan;
mod record;
mod state;

pub use action::{Action, Effect, Made, Recording, Seen, Told, Wait};
pub use kept::{Kept, MOST, Mastery, read, score, write};
pub use lesson::Lesson;
pub use mark::Mark;
pub use plan::{Kind, Plan, Set, Thing, key_of};
pub use record::{Done, Record};
pub use state::{Scorm, Stage, Wrong};
