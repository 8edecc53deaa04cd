//! Worksheets: the tasks of an exercise on paper. [`Worksheet`] is the state of the page that shows one.

mod params;
mod state;

pub use params::{Field, MOST, Params, Parts, asked};
pub use state::{Action, Effect, Group, Sheet, Worksheet};
