//! The page of a teacher's own lesson: the one on the device, which is changed in place, or that of a link, which is looked
//! at, goes on stage or on paper.

mod action;
mod made;
mod said;
mod state;

pub use action::{Action, Effect, Field, SlipsDo};
pub use made::Example;
pub use said::Said;
pub use state::{Class, Dialog, Hits, Paper, Slips, Staged, Tab, View};
