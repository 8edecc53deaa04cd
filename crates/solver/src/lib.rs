//! Rules and closed forms of the games of Nian.
//!
//! This crate does not search, and has no words and no pictures: a game defines the legal moves ([`Game`]), its theory
//! who wins and how ([`Theory`]), and an [`Explanation`] gives the reason, in numbers only.
//!
//! Two players move in turn until one cannot. By the rules' [`Ending`] that player has then lost
//! (normal play) or won (misère play); in [`parity`] and [`sides`] what the players hold decides.
//! Every position is therefore either *safe*, won by the player
//! who has just moved, or *unsafe*, won by the player to move: its [`Outcome`].
//! A safe position leaves only moves to unsafe ones; an unsafe one leaves a move to a safe one.
//! Searching for such a move takes long; each game here has a *closed form* that finds it at once:
//!
//! | game | safe under normal play |
//! |---|---|
//! | [`nim`] | the exclusive or of the rows is 0 |
//! | [`wythoff`] | the rows are ⌊nφ⌋ and ⌊nφ²⌋ for some n |
//! | [`subtraction`] | 1 to k: the heap is a multiple of k + 1; other sets: by a period that is proved |
//! | [`parity`], [`sides`] | by the heap modulo 2k + 2 or k + 2 and the parity of a holding ([`holding`]) |
//! | [`dice`] | by the heap modulo 9 and the face up |
//! | [`several_dice`] | by the axes the dice lie on |
//! | [`euclid`] | b < a < φb |
//! | [`dynamic`] | the limit is less than the smallest part of the heap, written with safe starts |
//!
//! Under normal play every position also has a *Grundy value*: the least number that is the value of
//! no position one can move to. It is 0 exactly where the position is safe, and the value of several
//! games side by side is the nim-sum of theirs (R. Sprague, *Über mathematische Kampfspiele*, Tôhoku
//! Mathematical Journal 41, 1935, pp. 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2, 1939,
//! pp. 6–8). A formula for it is known for few games; for some of the others there are tables.
//!
//! [`AnyPosition`] holds a position of any of them, and parses and writes it as text:
//!
//! ```
//! use nian_solver::{AnyPosition, Outcome};
//!
//! let position: AnyPosition = "wythoff:999998,1618031".parse()?;
//! assert_eq!(position.outcome(), Outcome::Safe);
//!
//! let judgement = position.judge(position.read_move("b5")?)?;
//! assert_eq!(judgement.outcome, Outcome::Unsafe);
//! assert_eq!(judgement.reply.unwrap().to_string(), "a3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`numerals`] has the number systems that these rules use, with the steps to the digits.
//!
//! A new game is a file beside `nim.rs` and its variant in `any.rs`; `docs/adding-a-game.md` lists the rest.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod any;
pub mod dice;
pub mod dynamic;
mod ending;
pub mod euclid;
mod expected;
mod explanation;
pub mod fibonacci;
mod game;
pub mod holding;
mod method;
mod r#move;
pub mod nim;
mod notation;
pub mod numerals;
mod outcome;
pub mod parity;
pub mod period;
mod reader;
pub mod several_dice;
pub mod sides;
pub mod subtraction;
pub mod wythoff;

pub use any::{AnyPosition, Judgement};
pub use ending::Ending;
pub use expected::{Expected, NotationError};
pub use explanation::{Explanation, Reason};
pub use game::{Game, PlayError, Theory};
pub use method::Method;
pub use r#move::Move;
pub use outcome::Outcome;

/// The largest number of coins in a heap: 2⁶³−1.
pub const MAX_NUMBER: u64 = i64::MAX as u64;

/// The largest number of heaps, one for each letter that names a row.
pub const MAX_HEAPS: u8 = 26;
