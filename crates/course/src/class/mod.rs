//! The page of a teacher's own lesson: the one on the device, which is changed in place, or that of a link, which is looked
//! at or goes on stage.

mod action;
mod announcement;
mod example;
mod state;
mod tab;

pub use action::{Action, Effect, Field, SlipsAction};
pub use announcement::Announcement;
pub use example::Example;
pub use state::{Class, Dialog, Hits, Slips, Staged, View};
pub use tab::Tab;
