//! A course for a learning platform (SCORM 1.2): one thing after another, and a record of them that the platform keeps.
//!
//! [`Plan`] is what stands in the page of a package, [`Record`] how a thing has gone, [`write()`] and [`read`] are the
//! record in the 4,096 characters that a platform keeps: what is there once is read for ever. [`Scorm`] is the state of the
//! page.

mod action;
mod lesson;
mod mark;
mod plan;
mod record;
mod state;
mod suspend_data;

pub use action::{Action, Effect, ElementSpec, LaunchData, Observation, Recording, Timer};
pub use lesson::Lesson;
pub use mark::Mark;
pub use plan::{Attributes, Kind, Plan, Thing, key_of};
pub use record::{Done, Record};
pub use state::{Scorm, Stage, Wrong};
pub use suspend_data::{MOST, Mastery, SuspendData, read, score, write};
