//! Worksheets: the tasks of an exercise on paper. [`Worksheet`] is the state of the page that shows one.

mod asked;
mod state;

pub use asked::{Asked, Field, MOST, Parts, asked};
pub use state::{Action, Effect, Group, Sheet, Worksheet};
