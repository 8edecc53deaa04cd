//! The winning takes.

use alloc::vec::Vec;

use super::basis::Basis;
use super::global::LeastLimits;
use super::{Dynamic, Grundy, State, parts};
use crate::nim::nim_sum;

/// A winning take, and the position after it.
pub(super) struct Winning {
    pub(super) row: u8,
    pub(super) take: u64,
    pub(super) by: By,
}

/// The reason why a take wins.
pub(super) enum By {
    /// It leaves a sum of starts, the last of them greater than the limit: as many as this of the
    /// greedy sum of the heap less 1.
    Parts(usize),
    /// It leaves the row with this value.
    Value(u64),
    /// The least winning limit of what it leaves, greater than the limit.
    Least(Option<u64>),
}

impl Dynamic {
    /// Every take that wins, row by row.
    pub(super) fn winning(self, state: &State, basis: &Basis) -> Vec<Winning> {
        match basis {
            Basis::OneHeap { row, heap, limit } => self.one_heap(*row, *heap, *limit),
            Basis::Values { table, values } => self.balancing(state, table, values),
            Basis::Limits { table, .. } => self.limiting(state, table),
        }
    }

    /// See the head of [`super`]: the heap after a winning take is a beginning of the greedy sum of
    /// the heap less 1.
    fn one_heap(self, row: u8, heap: u64, limit: u64) -> Vec<Winning> {
        let below = parts(self.multiplier, heap.saturating_sub(1));
        let mut left = 0;
        let mut winning = Vec::with_capacity(below.len() + 1);
        for count in 0..=below.len() {
            let begun = &below[..count];
            left += begun.last().unwrap_or(&0);
            let take = heap - left;
            let wins = begun
                .last()
                .is_none_or(|&least| self.limit_after(take) < least);
            if wins && (1..=limit).contains(&take) {
                let by = By::Parts(count);
                winning.push(Winning { row, take, by });
            }
        }
        winning
    }

    /// The takes that make the nim-sum of the values 0.
    fn balancing(self, state: &State, table: &Grundy, values: &[u64]) -> Vec<Winning> {
        let sum = nim_sum(values);
        let mut winning = Vec::new();
        // No take keeps the value of its row, so in a safe position none is found.
        for ((row, heap, limit), from) in state.rows().zip(values) {
            let value = from ^ sum;
            let wins = |take| table.value(heap - take, self.limit_after(take)) == Some(value);
            let takes = (1..=limit).filter(|&take| wins(take));
            let found = |take| Winning {
                row,
                take,
                by: By::Value(value),
            };
            winning.extend(takes.map(found));
        }
        winning
    }

    /// The takes after which the limit is too small.
    fn limiting(self, state: &State, table: &LeastLimits) -> Vec<Winning> {
        let mut heaps = state.heaps.clone();
        let mut winning = Vec::new();
        for (row, heap, limit) in state.rows() {
            for take in 1..=limit {
                heaps[usize::from(row)] = heap - take;
                let least = table.of(&heaps);
                if least.is_none_or(|least| self.limit_after(take) < least) {
                    let by = By::Least(least);
                    winning.push(Winning { row, take, by });
                }
            }
            heaps[usize::from(row)] = heap;
        }
        winning
    }
}
