//! The page of exercises: what is practised, how far one has come with it, and the record of how it has gone.
//!
//! [`Practice`] is its state. It changes by [`Practice::apply`], which tells what the page is to do: set the exercise's
//! attributes, keep the address. [`RecordPage`] is the page of the record.

mod action;
mod address;
mod cell;
mod ending;
mod query;
mod record;
mod record_page;
mod round;
mod state;

pub use action::{Action, Effect, Form, Moment, Shown};
pub use address::{Params, asked};
pub use cell::{Cell, Score, TaskResult};
pub use ending::{Done, NextSet, SetKind, Suggestions};
pub use record::{CellRecord, Record, RecordStore};
pub use record_page::{Announcement, MOST_BYTES, RecordAction, RecordEffect, RecordPage};
pub use round::{Attributes, MixedSet, Round, mixture};
pub use state::Practice;

pub use crate::query::{Fallback, InvalidValue};
