//! The tasks, held against search by the rules alone, and against what they promise.
//!
//! `NIAN_NIGHTLY=1` tries 1,000 tasks of each cell where the test command tries samples.

mod cells;
mod forms;
mod golden;
mod judging;
mod levels;
mod requests;
mod search;
mod shares;
