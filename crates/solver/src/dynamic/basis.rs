//! The basis of a decision: the closed form, or a table.

use alloc::vec::Vec;

use super::global::LeastLimits;
use super::{Dynamic, GRUNDY_REACH, Grundy, Heaps, State};
use crate::nim::nim_sum;

/// The basis on which a position is decided.
pub(super) enum Basis {
    /// Only this row (0-based) has coins: the closed form.
    OneHeap { row: u8, heap: u64, limit: u64 },
    /// Limits of their own: the Grundy values of the rows, from this table.
    Values { table: Grundy, values: Vec<u64> },
    /// One limit: the least that wins, found in this table; `None` if none does.
    Limits {
        table: LeastLimits,
        least: Option<u64>,
    },
}

impl Dynamic {
    pub(super) fn basis(self, state: &State) -> Basis {
        let mut filled = state.rows().filter(|&(_, heap, _)| heap > 0);
        let (row, heap, limit) = filled.next().unwrap_or((0, 0, 0));
        if filled.next().is_none() {
            return Basis::OneHeap { row, heap, limit };
        }
        if state.kind == Heaps::Global {
            let table = LeastLimits::new(self.multiplier, &state.heaps);
            let least = table.of(&state.heaps);
            return Basis::Limits { table, least };
        }
        let (table, values) = self.values(state);
        Basis::Values { table, values }
    }

    /// The Grundy values of rows with limits of their own, and their table.
    fn values(self, state: &State) -> (Grundy, Vec<u64>) {
        let largest = state.heaps.iter().max().copied().unwrap_or(0);
        let table = Grundy::new(self.multiplier, largest);
        let values = state
            .rows()
            .filter_map(|(_, heap, limit)| table.value(heap, limit));
        let values = values.collect();
        (table, values)
    }

    /// The Grundy value of a position, if a table has it: not with one limit for several heaps,
    /// and not with a heap beyond [`GRUNDY_REACH`].
    #[must_use]
    pub fn grundy(self, state: &State) -> Option<u64> {
        let small = state.heaps.iter().all(|&heap| heap <= GRUNDY_REACH);
        let apart = state.kind != Heaps::Global || state.heaps.len() == 1;
        (small && apart).then(|| nim_sum(&self.values(state).1))
    }
}
