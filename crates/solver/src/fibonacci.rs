//! Fibonacci numbers as a system of digits.
//!
//! Indices are the article's: f₀ = 1, f₁ = 2, fₖ₊₂ = fₖ₊₁ + fₖ, that is 1, 2, 3, 5, 8, 13, ….
//! Every positive integer is in exactly one way a sum of Fibonacci numbers no two of which
//! are neighbours (C. G. Lekkerkerker, Simon Stevin 29, 1952, pp. 190–195; E. Zeckendorf, Bulletin de
//! la Société Royale des Sciences de Liège 41, 1972, pp. 179–182): its *Zeckendorf representation*,
//! or standard form. Written as digits, 12 = 8 + 3 + 1 = f₄ + f₂ + f₀ is 10101.
//!
//! ```
//! use nian_solver::fibonacci::{number, zeckendorf};
//!
//! assert_eq!(zeckendorf(12), [4, 2, 0]);
//! assert_eq!(number(4), Some(8));
//! ```

use alloc::vec::Vec;

use crate::MAX_NUMBER;

/// The Fibonacci number fₖ, or `None` beyond [`MAX_NUMBER`] (from k = 91 on).
#[must_use]
pub fn number(k: u8) -> Option<u64> {
    let (mut below, mut this) = (1, 1); // f₋₁ and f₀
    for _ in 0..k {
        let next = this + below; // at most the sum of two numbers within the limit
        if next > MAX_NUMBER {
            return None;
        }
        (below, this) = (this, next);
    }
    Some(this)
}

/// The indices k of the parts fₖ of a number's Zeckendorf representation, descending; none for 0.
///
/// By the greedy algorithm: the largest Fibonacci number that fits is always a part.
#[must_use]
pub fn zeckendorf(value: u64) -> Vec<u8> {
    let mut k = 0;
    let (mut below, mut this) = (1u64, 1u64);
    while let Some(next) = this.checked_add(below).filter(|&next| next <= value) {
        (below, this) = (this, next);
        k += 1;
    }
    let mut rest = value;
    let mut parts = Vec::new();
    loop {
        if this <= rest {
            rest -= this;
            parts.push(k);
        }
        if k == 0 {
            return parts;
        }
        (below, this) = (this - below, below);
        k -= 1;
    }
}

/// The number of zeros in which a number's Zeckendorf representation ends; 0 for 0.
#[must_use]
pub fn trailing_zeros(value: u64) -> u8 {
    zeckendorf(value).last().copied().unwrap_or(0)
}

/// The number whose digits are those of `value` with a 0 appended, or `None` beyond [`MAX_NUMBER`].
#[must_use]
pub fn append_zero(value: u64) -> Option<u64> {
    zeckendorf(value).iter().try_fold(0, |sum: u64, &k| {
        let sum = sum.checked_add(number(k + 1)?)?;
        (sum <= MAX_NUMBER).then_some(sum)
    })
}

/// The number whose digits are those of `value` without the last one, if that is a 0.
///
/// `None` where the last digit is a 1. It undoes [`append_zero`].
#[must_use]
pub fn drop_zero(value: u64) -> Option<u64> {
    zeckendorf(value).iter().try_fold(0, |sum: u64, &k| {
        sum.checked_add(number(k.checked_sub(1)?)?)
    })
}

/// In how many ways a number is a sum of different Fibonacci numbers; 1 for 0.
///
/// From the lowest part of the Zeckendorf representation up: a part fₖ is kept, or split into
/// fₖ₋₁ + fₖ₋₂, the latter of which may be split again as long as the places below are free. (The
/// recurrence goes back to Carlitz, *Fibonacci representations*, Fibonacci Quarterly 6, 1968.)
///
/// ```
/// assert_eq!(nian_solver::fibonacci::ways(60), 6);
/// ```
#[must_use]
pub fn ways(value: u64) -> u64 {
    // Ways for the parts so far, the highest of them kept, and split.
    let (mut kept, mut split) = (1u64, 0u64);
    // The place of that part.
    let mut below = None;
    for &k in zeckendorf(value).iter().rev() {
        let splits = |free: u8| u64::from(free / 2);
        let next = match below {
            None => (1, splits(k)),
            Some(below) => {
                let gap: u8 = k - below;
                (kept + split, splits(gap - 1) * kept + splits(gap) * split)
            }
        };
        (kept, split) = next;
        below = Some(k);
    }
    kept + split
}
