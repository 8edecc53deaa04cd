//! Rules that readers make, and the findings of exhaustive search on them; and areas of positions that are searched at
//! once.
//!
//! All findings come from search; known games only give a rule its name, and a theorem its proof.
//!
//! ```
//! use nian_claims::rules::{Rule, search};
//!
//! let rule: Rule = "1,3,4".parse().unwrap();
//! let found = search(&rule, &mut |_percent| ());
//! assert_eq!(found.safe[..4], [[0], [2], [7], [9]]);
//! assert_eq!(found.period.unwrap().length, 7);
//! ```

mod area;
mod findings;
mod game;
mod known;
mod reason;
mod rule;

pub use area::{Area, Cell, Outlook, Plane, SIDE};
pub use findings::{Findings, Law, Percent, SHOWN, choices, search, sums};
pub use game::Position;
pub use known::{NAMES, name, position};
pub use reason::{Left, Reason, Why, reason};
pub use rule::{Flaw, Goal, LARGEST, MOST_HEAPS, MOST_TIMES, Rule, Takes};
