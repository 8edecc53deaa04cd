//! Rules and closed forms of the games of Nian.
//!
//! Nothing here searches, speaks or draws: a game says what may be played
//! ([`Game`]), its theory says what should be ([`Theory`]), and an
//! [`Explanation`] says why, in numbers only.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod any;
pub mod dice;
mod ending;
mod explanation;
pub mod fibonacci;
mod game;
pub mod holding;
mod r#move;
pub mod nim;
mod notation;
mod outcome;
pub mod parity;
pub mod period;
mod reader;
pub mod sides;
pub mod subtraction;
pub mod wythoff;

pub use any::{AnyPosition, Judgement};
pub use ending::Ending;
pub use explanation::{Explanation, Reason};
pub use game::{Game, PlayError, Theory};
pub use r#move::Move;
pub use notation::{Expected, NotationError};
pub use outcome::Outcome;

/// The largest number of coins in a heap: 2⁶³−1.
pub const MAX_NUMBER: u64 = i64::MAX as u64;

/// The largest number of heaps, one for each letter that names a row.
pub const MAX_HEAPS: u8 = 26;
