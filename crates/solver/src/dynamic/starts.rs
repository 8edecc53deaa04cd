//! The safe starts of one heap, and the heap as a sum of them.

use alloc::vec;
use alloc::vec::Vec;

use crate::MAX_NUMBER;

/// The initial capacity: all starts of multipliers up to 10, so that no reallocation is needed.
const ROOM: usize = 512;

/// The safe starts H₁ = 1, H₂, … under this multiplier, ascending, up to [`MAX_NUMBER`]:
/// Hₖ₊₁ = Hₖ + Hⱼ with the least j such that `multiplier` · Hⱼ ≥ Hₖ.
///
/// For multiplier 0, which the game does not have, only 1.
#[must_use]
pub fn starts(multiplier: u8) -> Starts {
    Starts {
        multiplier,
        found: Vec::with_capacity(ROOM),
        earliest: 0,
        added: 1,
        multiplied: MAX_NUMBER / u64::from(multiplier.max(1)),
    }
}

/// The iterator of [`starts`]. It stores its numbers: 53 for multiplier 1, about 4000 for 100.
#[derive(Clone, Debug)]
pub struct Starts {
    multiplier: u8,
    found: Vec<u64>,
    /// The index of the Hⱼ that was added last; j never decreases.
    earliest: usize,
    /// That Hⱼ.
    added: u64,
    /// The largest number that can be multiplied without going beyond [`MAX_NUMBER`].
    multiplied: u64,
}

impl Iterator for Starts {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let next = match self.found.last() {
            None => 1,
            Some(&last) => {
                let multiplier = u64::from(self.multiplier);
                while self.added <= self.multiplied && self.added * multiplier < last {
                    self.earliest += 1;
                    self.added = *self.found.get(self.earliest)?;
                }
                last.checked_add(self.added)?
            }
        };
        if next > MAX_NUMBER {
            return None;
        }
        self.found.push(next);
        Some(next)
    }
}

/// A heap as a sum of [`starts`], by the greedy algorithm: descending, none for 0.
#[must_use]
pub fn parts(multiplier: u8, heap: u64) -> Vec<u64> {
    let mut starts = starts(multiplier);
    // This also finds the first start that is too large; it fits no rest.
    while starts.next().is_some_and(|start| start <= heap) {}
    let mut terms = &starts.found[..];
    let mut rest = heap;
    let mut parts = Vec::new();
    // No start is a part twice: the rest is less than the difference to the next start.
    while let Some((&part, lower)) = terms[..terms.partition_point(|&t| t <= rest)].split_last() {
        rest -= part;
        parts.push(part);
        terms = lower;
    }
    parts
}

/// The least limit with which the player to move wins a heap: its smallest part. `None` for the
/// empty heap, for which no limit wins.
#[must_use]
pub fn least_winning_limit(multiplier: u8, heap: u64) -> Option<u64> {
    parts(multiplier, heap).last().copied()
}

/// The least winning limits of the heaps 0 to `most`, in time and memory linear in `most`;
/// [`u64::MAX`] for the empty heap, for which no limit wins.
///
/// A heap from Hₖ to Hₖ₊₁ − 1 is Hₖ and a smaller heap, whose smallest part is its own: so each
/// stretch of the table is a copy of the beginning.
#[must_use]
pub fn least_winning_limits(multiplier: u8, most: usize) -> Vec<u64> {
    let mut limits = vec![u64::MAX];
    let mut starts = starts(multiplier).skip(1);
    while limits.len() <= most {
        let start = limits.len();
        let next = starts.next().and_then(|next| usize::try_from(next).ok());
        let end = next.map_or(most, |next| (next - 1).min(most));
        limits.push(start as u64);
        limits.extend_from_within(1..=end - start);
    }
    limits
}
