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
pub use address::{Asked, asked};
pub use cell::{Cell, Score, Went};
pub use ending::{Done, Offers, Onward, SetOf};
pub use record::{Kept, KeptRecord, Record};
pub use record_page::{RecordAction, RecordEffect, RecordPage, Said};
pub use round::{Attributes, Fixed, Round, mixture};
pub use state::Practice;

pub use crate::query::{Refused, Used};
