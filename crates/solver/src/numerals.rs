//! Number systems, with the steps that lead to the digits.
//!
//! The rules of these games use digits: the binary ones of Nim, added without carrying, and
//! Fibonacci digits in Wythoff's game and Fibonacci nim. The article of 張鎮華 (《數學傳播》第三卷第二期) sees
//! both as cases of one idea, that a number is a sum of terms of some sequence:
//!
//! - [`columns`]: numbers in binary, column by column, without carrying;
//! - [`radix`]: mixed radix, where each digit has a base of its own, by repeated division;
//! - [`greedy`]: any increasing sequence that starts at 1, by the greedy algorithm; and
//!   [`representations`]: all ways to write a number as a sum of different terms;
//! - [`carry`]: Fibonacci digits brought to their standard form, a carry 011 → 100 at a time, and
//!   [`increment`]: 1 added to them;
//! - [`System`] names a number system, and [`Writing`] has all stages of writing a number in it.
//!
//! Vectors of digits have the lowest place first, unless otherwise stated.

mod binary;
mod carry;
mod greedy;
mod radix;
mod sums;
mod system;
mod writing;

pub use binary::{Columns, columns};
pub use carry::{Carry, Increment, alternating, carry, fibonacci_value, increment};
pub use greedy::{GreedyStep, greedy};
pub use radix::{DivisionStep, radix, radix_value};
pub use sums::{Representations, representations};
pub use system::{MOST_TERMS, System, SystemError};
pub use writing::{Digits, MOST_LISTED, Stage, What, Work, Writing, lower_digits, written};
