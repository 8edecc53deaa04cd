//! Wythoff's pairs {aₙ, bₙ}, in four ways.

use alloc::collections::VecDeque;

use crate::MAX_NUMBER;
use crate::fibonacci::{append_zero, drop_zero, trailing_zeros};

/// The n-th pair (aₙ, bₙ); (0, 0) for n = 0, `None` if bₙ is beyond [`MAX_NUMBER`].
///
/// From the Zeckendorf representation of n, as in the article: with a 0 appended it is aₙ if n
/// ends in an odd number of zeros, and aₙ + 1 if in an even number. This needs neither division
/// nor numbers of more than 64 bits; [`pair_by_floor`] is the same in closed form.
#[must_use]
pub fn pair(n: u64) -> Option<(u64, u64)> {
    let appended = append_zero(n)?;
    let lower = if n == 0 || ends_in_odd_zeros(n) {
        appended
    } else {
        appended - 1
    };
    let upper = lower.checked_add(n)?;
    (upper <= MAX_NUMBER).then_some((lower, upper))
}

/// The n-th pair as (⌊nφ⌋, ⌊nφ²⌋), φ = (1 + √5) / 2, in exact integers.
///
/// nφ = (n + √(5n²)) / 2, and rounding the root down first changes nothing: half an integer rounds
/// down at whole and half numbers only. nφ² = nφ + n.
#[must_use]
pub fn pair_by_floor(n: u64) -> Option<(u64, u64)> {
    // bₙ > 2n for n > 0, so a larger n is out of reach; and 5n² stays below 2¹²⁸.
    if n > MAX_NUMBER / 2 {
        return None;
    }
    let n = u128::from(n);
    let lower = (n + (5 * n * n).isqrt()) / 2;
    let upper = lower + n;
    (upper <= u128::from(MAX_NUMBER)).then_some((lower as u64, upper as u64))
}

/// The other number of the pair that holds `x`; 0 for 0, `None` if it is beyond [`MAX_NUMBER`].
///
/// Every positive integer is in exactly one pair. If its Zeckendorf representation ends in an
/// even number of zeros it is the smaller one, and appending a 0 gives the larger one.
#[must_use]
pub fn partner(x: u64) -> Option<u64> {
    if ends_in_odd_zeros(x) {
        drop_zero(x)
    } else {
        append_zero(x)
    }
}

fn ends_in_odd_zeros(x: u64) -> bool {
    trailing_zeros(x) % 2 == 1
}

/// The pairs (aₙ, bₙ) from n = 1 on, by the recurrence: aₙ is the least positive integer not in
/// an earlier pair, bₙ = aₙ + n.
///
/// The iterator stores the larger numbers that the smaller ones have not reached yet, about n ·
/// 0.38.
#[must_use]
pub fn pairs() -> Pairs {
    Pairs {
        found: 0,
        least_unused: 1,
        uppers: VecDeque::new(),
    }
}

/// The iterator of [`pairs`].
#[derive(Clone, Debug)]
pub struct Pairs {
    found: u64,
    least_unused: u64,
    /// The bₙ above `least_unused`, ascending.
    uppers: VecDeque<u64>,
}

impl Iterator for Pairs {
    type Item = (u64, u64);

    fn next(&mut self) -> Option<(u64, u64)> {
        let lower = self.least_unused;
        let found = self.found + 1;
        let upper = lower.checked_add(found).filter(|&b| b <= MAX_NUMBER)?;
        self.found = found;
        self.uppers.push_back(upper);
        self.least_unused += 1;
        while self.uppers.front() == Some(&self.least_unused) {
            self.uppers.pop_front();
            self.least_unused += 1;
        }
        Some((lower, upper))
    }
}
