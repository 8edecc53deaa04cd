//! Periods found in a table, and proved.
//!
//! In many games what happens at heap n follows from the last m entries of a table alone, by a
//! rule that is the same for every n (m is the largest number one may take). Then two equal
//! windows of m entries, p apart, are a *proof*: the entries after them must be equal too, and
//! so on for ever. As there are only so many windows, some two of them must be equal (Solomon W.
//! Golomb, *A mathematical investigation of games of "take-away"*, Journal of Combinatorial
//! Theory 1, 1966, pp. 443–458). The table may have to be long, though.
//!
//! ```
//! use nian_solver::period::{Period, period};
//!
//! // Two windows of three, 4 apart: the first begins at place 1.
//! let table = [9, 0, 1, 2, 3, 0, 1, 2, 3];
//! let found = period(&table, 3).unwrap();
//! assert_eq!(found, Period { start: 1, length: 4, window: 3 });
//! assert_eq!(found.place(1_000_001), 1); // the entry there is that of place 1
//! assert_eq!(period(&table, 5), None); // not proved by this table if five entries count
//! ```

use alloc::vec;
use alloc::vec::Vec;

/// A proof that a table repeats for ever, because two windows of it are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The pre-period: the entries from this place on, 0-based, repeat. The least such place.
    pub start: u64,
    /// The period: the number of entries after which they repeat, at least 1. The least such
    /// number.
    pub length: u64,
    /// The number of entries that determine the next one. The proof: the `window` entries from
    /// `start` on equal those from `start + length` on.
    pub window: u64,
}

impl Period {
    /// The first place whose entry is that of place `n`, 0-based.
    #[must_use]
    pub fn place(self, n: u64) -> u64 {
        match n.checked_sub(self.start) {
            // A period has a positive length; `max` only prevents a division by 0 if one was
            // constructed with 0.
            Some(beyond) => self.start + beyond % self.length.max(1),
            None => n,
        }
    }
}

/// The period of a table whose entries each follow from the `window` entries before, if it can be
/// proved from this table: if its last `window` entries occur in it before.
///
/// For the period to be there the rule must hold for every entry from place `window` on.
#[must_use]
pub fn period<T: Eq>(table: &[T], window: usize) -> Option<Period> {
    let common = common_with_end(table);
    // The first to be found is the shortest; the match reaches back as far as the period does.
    let length = (1..table.len()).find(|&shift| common[shift] >= window)?;
    let start = table.len() - length - common[length];
    Some(Period {
        start: start as u64,
        length: length as u64,
        window: window as u64,
    })
}

/// For each shift, how many entries agree with those `shift` places before, counted backwards
/// from the end of the table: the Z-function of the reversed table, in time linear in its length.
fn common_with_end<T: Eq>(table: &[T]) -> Vec<usize> {
    let n = table.len();
    let from_end = |i: usize| &table[n - 1 - i];
    let mut common = vec![0; n];
    // The stretch left..right, counted from the end, is known to repeat the stretch 0..right−left.
    let (mut left, mut right) = (0, 0);
    for shift in 1..n {
        let mut length = 0;
        if shift < right {
            length = common[shift - left].min(right - shift);
        }
        while shift + length < n && from_end(length) == from_end(shift + length) {
            length += 1;
        }
        if shift + length > right {
            (left, right) = (shift, shift + length);
        }
        common[shift] = length;
    }
    common
}
