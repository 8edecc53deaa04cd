//! The claims of the articles, and their checks.
//!
//! A [`Claim`] is a statement about a range of numbers or positions. It is compared, case by case,
//! with the result of exhaustive search over the rules ([`nian_oracle`]) or of plain counting, up
//! to the first counterexample. Where an article is in error, its statement and the correction are
//! checked separately: the one has to fail and the other to hold.
//!
//! This crate has no words: the text of a claim is in `www/articles/ARTICLE/claims`, in every
//! language.
//!
//! ```
//! use nian_claims::{Verdict, find};
//!
//! let dice = find("nim-and-variants/dice").unwrap();
//! let result = dice.check(30, &mut |_done, _of| ());
//! let Verdict::Fails { counterexample, .. } = result.said else { panic!() };
//! assert_eq!(counterexample.position.as_deref(), Some("dice:16@1"));
//! assert!(matches!(result.truth, Some(Verdict::Holds { checked: 186 })));
//! ```
#![forbid(unsafe_code)]

mod claim;
mod dice;
mod discovery;
mod dynamic;
mod fibonacci_forms;
mod holding;
mod list;
mod more_dice;
mod nim;
mod numerals;
mod one_heap;
mod parity;
pub mod rules;
mod search;
mod several_heaps;
mod sides;
mod wythoff;
mod wythoff_forms;

pub use claim::{Claim, Comparison, Range};
pub use discovery::{BOARDS, Board, FURTHER, Finding, Plan, Spot};
pub use list::{CLAIMS, find};
pub use search::{Counterexample, Verdict};
