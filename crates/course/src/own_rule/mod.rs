//! A rule of the reader's own: it is set in a form, searched, shown, and each of its positions explained.

mod findings;
mod state;

pub use findings::{Findings, Item, Listed, Strip, text_of};
pub use state::{Action, Asked, Effect, Explanation, FormMessage, OwnRule};

/// So many items of a strip are seen at first.
pub const FEW: usize = 60;
