//! Grundy values of subtraction games under normal play.

use alloc::vec;
use alloc::vec::Vec;

use super::outcomes::LONGEST_TABLE;
use super::set::{Set, WORDS};
use crate::period::{Period, period};

/// A Grundy value: no larger than the number of moves, which is at most [`super::LARGEST`].
pub type Value = u16;

/// The most steps (entries times numbers of the set) in a search for a period.
const STEPS: usize = 1 << 26;

/// The Grundy values of the heaps from 0 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The table, from heap 0 on.
    pub table: Vec<Value>,
    /// The period, if it is proved.
    pub period: Option<Period>,
}

impl Values {
    /// The Grundy values of the heaps 0 to `heap`, or of all if they are proved to repeat before.
    ///
    /// `None` if neither is possible with a table of [`LONGEST_TABLE`] entries.
    #[must_use]
    pub fn up_to(set: Set, heap: u64) -> Option<Self> {
        let needed = usize::try_from(heap)
            .ok()
            .and_then(|heap| heap.checked_add(1));
        let needed = needed.filter(|&needed| needed <= LONGEST_TABLE);
        let Some(window) = set.largest().map(|largest| largest as usize) else {
            let table = by_definition(set, needed?);
            return Some(Self {
                table,
                period: None,
            });
        };
        let longest = LONGEST_TABLE.min(STEPS / set.numbers(u64::MAX).count());
        let mut length = 4 * window;
        loop {
            let table = by_definition(set, length);
            let period = period(&table, window);
            if period.is_some() || needed.is_some_and(|needed| needed <= length) {
                return Some(Self { table, period });
            }
            if length >= longest {
                return None;
            }
            length = (4 * length).min(longest);
        }
    }

    /// The Grundy value of a heap; `None` beyond the table if it is not proved to repeat.
    #[must_use]
    pub fn of(&self, heap: u64) -> Option<u64> {
        let place = self.period.map_or(heap, |period| period.place(heap));
        let value = self.table.get(usize::try_from(place).ok()?)?;
        Some(u64::from(*value))
    }
}

/// The Grundy values of the first `length` heaps, from 0 on.
///
/// If the first few prove a period, the others are copies; else each is computed by definition.
#[must_use]
pub fn values(set: Set, length: usize) -> Vec<Value> {
    if let Some(window) = set.largest().map(|largest| largest as usize) {
        let few = 16 * window;
        if few < length {
            let table = by_definition(set, few);
            if let Some(period) = period(&table, window) {
                return repeat(table, period, length);
            }
        }
    }
    by_definition(set, length)
}

/// Extends a table that repeats to `length` entries, by whole periods.
fn repeat(mut table: Vec<Value>, period: Period, length: usize) -> Vec<Value> {
    let (start, round) = (period.start as usize, period.length as usize);
    while table.len() < length {
        let rounds = (table.len() - start) / round * round;
        table.truncate(start + rounds);
        let missing = length - table.len();
        table.extend_from_within(start..start + rounds.min(missing));
    }
    table
}

/// The values by definition: the mex of the values of the heaps after a move.
fn by_definition(set: Set, length: usize) -> Vec<Value> {
    let numbers: Vec<usize> = set.numbers(length as u64).map(|n| n as usize).collect();
    let mut table = vec![0; length];
    if numbers.len() < 64 {
        few(&numbers, &mut table);
    } else {
        many(&numbers, &mut table);
    }
    table
}

/// With fewer than 64 numbers all values are below 64, so the values that occur are the bits of one
/// word.
fn few(numbers: &[usize], table: &mut [Value]) {
    let largest = numbers.last().copied().unwrap_or(0).min(table.len());
    for heap in 0..largest {
        let left = numbers.iter().map_while(|&number| heap.checked_sub(number));
        let occur = left.fold(0u64, |occur, left| occur | 1 << table[left]);
        table[heap] = occur.trailing_ones() as Value;
    }
    for heap in largest..table.len() {
        let occur = numbers
            .iter()
            .fold(0u64, |occur, number| occur | 1 << table[heap - number]);
        table[heap] = occur.trailing_ones() as Value;
    }
}

/// The same with as many words as a value can need.
fn many(numbers: &[usize], table: &mut [Value]) {
    for heap in 0..table.len() {
        let mut occur = [0u64; WORDS];
        for left in numbers.iter().map_while(|&number| heap.checked_sub(number)) {
            let value = usize::from(table[left]);
            occur[value / 64] |= 1 << (value % 64);
        }
        let full = occur.iter().take_while(|&&word| word == u64::MAX).count();
        let rest = occur.get(full).map_or(0, |word| word.trailing_ones());
        table[heap] = (64 * full) as Value + rest as Value;
    }
}
