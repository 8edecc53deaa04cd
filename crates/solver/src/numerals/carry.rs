//! Fibonacci digits and their carries.
//!
//! Since fₖ + fₖ₊₁ = fₖ₊₂, the digits 011 at the places k + 2, k + 1, k may be replaced by 100. In
//! the end no two ones are neighbours: the standard form, Zeckendorf's.

use alloc::vec::Vec;

use crate::fibonacci;

/// One carry 011 → 100.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carry {
    /// The place k of the lower of the two ones; the 1 that comes is at k + 2.
    pub place: usize,
    /// The digits after it, the lowest place first.
    pub digits: Vec<u8>,
}

/// The carries that bring digits 0 and 1, the lowest place first, to their standard form, one at a
/// time: from the highest place down, and again from there until there are no neighbouring ones.
///
/// Each carry leaves one 1 less, so there are fewer of them than ones. `None` if a digit is
/// neither 0 nor 1.
///
/// ```
/// use nian_solver::numerals::{carry, fibonacci_value};
///
/// // 10110110 → 11000110 → 11001000 → 100001000; the value stays 60.
/// let carries = carry(&[0, 1, 1, 0, 1, 1, 0, 1]).unwrap();
/// assert_eq!(carries.iter().map(|carry| carry.place).collect::<Vec<_>>(), [4, 1, 6]);
/// assert_eq!(carries[2].digits, [0, 0, 0, 1, 0, 0, 0, 0, 1]);
/// assert!(carries.iter().all(|carry| fibonacci_value(&carry.digits) == Some(60)));
/// ```
#[must_use]
pub fn carry(digits: &[u8]) -> Option<Vec<Carry>> {
    if digits.iter().any(|&digit| digit > 1) {
        return None;
    }
    let mut digits = digits.to_vec();
    let mut carries = Vec::new();
    loop {
        let before = carries.len();
        for place in (1..digits.len()).rev().map(|upper| upper - 1) {
            // Above the highest of neighbouring ones is a 0, and going down keeps it so.
            if digits[place..place + 2] == [1, 1] {
                if place + 2 == digits.len() {
                    digits.push(0);
                }
                digits[place..place + 3].copy_from_slice(&[0, 0, 1]);
                let digits = digits.clone();
                carries.push(Carry { place, digits });
            }
        }
        if carries.len() == before {
            return Some(carries);
        }
    }
}

/// One more than a number in Fibonacci digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Increment {
    /// The digits after 1 has been added, before any carry, the lowest place first.
    pub sum: Vec<u8>,
    /// The carries that bring them to their standard form.
    pub carries: Vec<Carry>,
}

/// Adds 1 to a number in standard form, given by its digits, the lowest place (f₀ = 1) first.
///
/// A 0 in the lowest place becomes 1; from a 1 there, 1 + 1 = 2 = f₁ makes it 0 and the place
/// above, which is 0 beside a 1, becomes 1. Alternating digits then carry all the way up:
/// 10101 + 1 = 10110 → 11000 → 100000, the next Fibonacci number.
///
/// `None` if the digits are not in standard form: neither 0 nor 1, or neighbouring ones.
///
/// ```
/// use nian_solver::numerals::{alternating, fibonacci_value, increment};
///
/// let twelve = alternating(5);
/// assert_eq!(twelve, [1, 0, 1, 0, 1]);
/// let thirteen = increment(&twelve).unwrap();
/// assert_eq!(thirteen.sum, [0, 1, 1, 0, 1]);
/// let digits: Vec<_> = thirteen.carries.iter().map(|carry| &carry.digits[..]).collect();
/// assert_eq!(digits, [&[0, 0, 0, 1, 1][..], &[0, 0, 0, 0, 0, 1]]);
/// ```
#[must_use]
pub fn increment(digits: &[u8]) -> Option<Increment> {
    let neighbours = digits.windows(2).any(|pair| pair == [1, 1]);
    if neighbours || digits.iter().any(|&digit| digit > 1) {
        return None;
    }
    let mut sum = digits.to_vec();
    let place = usize::from(sum.first() == Some(&1));
    sum.resize(sum.len().max(place + 1), 0);
    sum[0] = 0;
    sum[place] = 1;
    let carries = carry(&sum)?;
    Some(Increment { sum, carries })
}

/// So many alternating digits, 1 in the highest place, the lowest first: 1, 10, 101, 1010, ….
#[must_use]
pub fn alternating(length: usize) -> Vec<u8> {
    (0..length)
        .map(|place| ((length - place) % 2) as u8)
        .collect()
}

/// The number with these Fibonacci digits, the lowest place (f₀ = 1) first; `None` beyond 2⁶³−1.
#[must_use]
pub fn fibonacci_value(digits: &[u8]) -> Option<u64> {
    let mut ones = digits.iter().enumerate().filter(|&(_, &digit)| digit > 0);
    ones.try_fold(0u64, |sum, (place, &digit)| {
        let term = fibonacci::number(u8::try_from(place).ok()?)?;
        let sum = sum.checked_add(term.checked_mul(digit.into())?)?;
        (sum <= crate::MAX_NUMBER).then_some(sum)
    })
}
