//! The page on which games are played, taken apart and seen as a table.

mod action;
mod address;
mod ladder;
mod state;
mod surprise;

pub use action::{Action, Board, Effect, Entry, View, Winner};
pub use address::{Params, asked};
pub use ladder::{Ladder, Rows};
pub use state::{ElementInfo, FormMessage, NextGame, Opened, Play};
pub use surprise::surprise;
