//! The table of outcomes, and its period.

use alloc::vec;
use alloc::vec::Vec;

use super::set::WORDS;
use super::{Heap, LARGEST_UNPROVED, Subtraction};
use crate::Outcome;
use crate::period::{Period, period};

/// The most entries of a table that is searched for a period; more than [`LARGEST_UNPROVED`].
pub const LONGEST_TABLE: usize = 1 << 20;

/// The first table has so many windows; each further one is longer by this factor.
const GROWTH: usize = 4;

/// The outcomes of all heaps up to some size, or of all there are.
#[derive(Clone, Debug)]
pub struct Outcomes {
    /// For each heap from 0 on: whether it is safe.
    safe: Vec<bool>,
    /// The period after the table; `None` if the table is long enough without it.
    pub(super) period: Option<Period>,
}

impl Outcomes {
    /// The outcomes of the heaps up to at least `heap`.
    ///
    /// The table grows until its period is proved or `heap` is in it: no more steps than a
    /// multiple of `heap`, and none beyond [`LONGEST_TABLE`].
    #[must_use]
    pub fn up_to(rules: &Subtraction, heap: u64) -> Self {
        let needed = heap.min(LARGEST_UNPROVED) as usize + 1;
        let (Some(words), Some(largest)) = (rules.set.words(), rules.set.largest()) else {
            let safe = without_end(rules, needed);
            return Self { safe, period: None };
        };
        let window = largest as usize;
        let mut length = GROWTH * window;
        loop {
            let safe = finite(rules, words, length);
            let period = period(&safe, window);
            if period.is_some() || length as u64 > heap || length >= LONGEST_TABLE {
                return Self { safe, period };
            }
            length = (GROWTH * length).min(LONGEST_TABLE);
        }
    }

    /// The outcome of a heap; `None` beyond the table if it is not proved to repeat.
    #[must_use]
    pub fn outcome(&self, heap: u64) -> Option<Outcome> {
        let place = self.period.map_or(heap, |period| period.place(heap));
        let safe = self.safe.get(usize::try_from(place).ok()?)?;
        Some(Outcome::safe_if(*safe))
    }

    /// Whether a heap within the table is safe.
    pub(super) fn is_safe(&self, heap: u64) -> bool {
        self.outcome(heap) == Some(Outcome::Safe)
    }
}

impl Subtraction {
    /// The number of entries of the table that gives the outcome of a heap; 0 if a formula does.
    #[must_use]
    #[inline(never)]
    pub fn entries(&self, heap: &Heap) -> u64 {
        if self.set.run().is_some() {
            return 0;
        }
        match self.set.largest() {
            None => heap.0 + 1,
            Some(_) => Outcomes::up_to(self, heap.0).safe.len() as u64,
        }
    }
}

/// Whether a heap too small for any take is safe, and the largest size of such a heap.
fn at_the_end(rules: &Subtraction) -> (bool, usize) {
    (!rules.ending.is_misere(), rules.set.smallest() as usize)
}

/// The table for a finite set, 64 numbers at a time: the bits of the set against those of the
/// safe heaps below, the one below by 1 in the lowest bit.
fn finite(rules: &Subtraction, set: &[u64; WORDS], length: usize) -> Vec<bool> {
    let used = set.iter().rposition(|&word| word != 0).unwrap_or(0) + 1;
    let (set, mut below) = (&set[..used], [0; WORDS]);
    let below = &mut below[..used];
    let (safe_at_the_end, smallest) = at_the_end(rules);
    let mut table = Vec::with_capacity(length);
    for heap in 0..length {
        let reached = set
            .iter()
            .zip(below.iter())
            .any(|(set, below)| set & below != 0);
        let safe = if heap < smallest {
            safe_at_the_end
        } else {
            !reached
        };
        table.push(safe);
        let mut carry = u64::from(safe);
        for word in below.iter_mut() {
            let above = *word >> 63;
            *word = *word << 1 | carry;
            carry = above;
        }
    }
    table
}

/// The table for an infinite set: every safe heap makes those above it by a number of the set
/// unsafe.
fn without_end(rules: &Subtraction, length: usize) -> Vec<bool> {
    let (safe_at_the_end, smallest) = at_the_end(rules);
    let numbers: Vec<usize> = rules
        .set
        .numbers(length as u64)
        .map(|n| n as usize)
        .collect();
    let mut reached = vec![false; length];
    for heap in 0..length {
        let safe = if heap < smallest {
            safe_at_the_end
        } else {
            !reached[heap]
        };
        reached[heap] = !safe;
        if safe {
            for above in numbers.iter().map(|number| heap + number) {
                match reached.get_mut(above) {
                    Some(above) => *above = true,
                    None => break,
                }
            }
        }
    }
    reached.iter().map(|&reached| !reached).collect()
}
