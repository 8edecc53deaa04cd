//! Who wins, by which takes, and why.

use alloc::vec;
use alloc::vec::Vec;

use super::global::LeastLimits;
use super::{Dynamic, GRUNDY_REACH, Grundy, Heaps, State, parts};
use crate::r#move::alphabetical;
use crate::nim::nim_sum;
use crate::{Ending, Explanation, Game, Move, Outcome, Reason, Theory};

/// What decides a position.
enum Ground {
    /// Only this row (0-based) has coins, so many, and so many may be taken: the closed form.
    OneHeap { row: u8, heap: u64, limit: u64 },
    /// Own limits: the Grundy values of the rows, found in this table.
    Values { table: Grundy, values: Vec<u64> },
    /// One limit: the least that wins, found in this table; `None` if none does.
    Limits {
        table: LeastLimits,
        least: Option<u64>,
    },
}

impl Dynamic {
    fn ground(self, state: &State) -> Ground {
        let mut filled = state.rows().filter(|&(_, heap, _)| heap > 0);
        let (row, heap, limit) = filled.next().unwrap_or((0, 0, 0));
        if filled.next().is_none() {
            return Ground::OneHeap { row, heap, limit };
        }
        if state.kind == Heaps::Global {
            let table = LeastLimits::new(self.multiplier, &state.heaps);
            let least = table.of(&state.heaps);
            return Ground::Limits { table, least };
        }
        let (table, values) = self.values(state);
        Ground::Values { table, values }
    }

    /// The Grundy values of rows with own limits, and the table they are from.
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

/// A take that wins, and what it leaves.
struct Winning {
    row: u8,
    take: u64,
    why: Why,
}

/// Why a take wins.
enum Why {
    /// What it leaves as a sum of starts, the last of them greater than the limit.
    Parts(Vec<u64>),
    /// It leaves the row with this value.
    Value(u64),
    /// The least winning limit of what it leaves, greater than the limit.
    Least(Option<u64>),
}

impl Dynamic {
    /// Every take that wins, row by row.
    fn winning(self, state: &State, ground: &Ground) -> Vec<Winning> {
        match ground {
            Ground::OneHeap { row, heap, limit } => self.one_heap(*row, *heap, *limit),
            Ground::Values { table, values } => self.balancing(state, table, values),
            Ground::Limits { table, .. } => self.limiting(state, table),
        }
    }

    /// See the head of [`super`]: what a winning take leaves is a beginning of the greedy sum of
    /// the heap less 1.
    fn one_heap(self, row: u8, heap: u64, limit: u64) -> Vec<Winning> {
        let below = parts(self.multiplier, heap.saturating_sub(1));
        let mut left = 0;
        let mut winning = Vec::new();
        for count in 0..=below.len() {
            let begun = &below[..count];
            left += begun.last().unwrap_or(&0);
            let take = heap - left;
            let wins = begun
                .last()
                .is_none_or(|&least| self.limit_after(take) < least);
            if wins && (1..=limit).contains(&take) {
                let why = Why::Parts(begun.to_vec());
                winning.push(Winning { row, take, why });
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
            let why = |take| Winning {
                row,
                take,
                why: Why::Value(value),
            };
            winning.extend(takes.map(why));
        }
        winning
    }

    /// The takes that leave too small a limit for what they leave.
    fn limiting(self, state: &State, table: &LeastLimits) -> Vec<Winning> {
        let mut heaps = state.heaps.clone();
        let mut winning = Vec::new();
        for (row, heap, limit) in state.rows() {
            for take in 1..=limit {
                heaps[usize::from(row)] = heap - take;
                let least = table.of(&heaps);
                if least.is_none_or(|least| self.limit_after(take) < least) {
                    let why = Why::Least(least);
                    winning.push(Winning { row, take, why });
                }
            }
            heaps[usize::from(row)] = heap;
        }
        winning
    }
}

impl Theory for Dynamic {
    fn outcome(&self, state: &State) -> Outcome {
        self.decide(state, &self.ground(state))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        let winning = self.winning(state, &self.ground(state));
        let moves = winning
            .iter()
            .map(|found| state.take(found.row, found.take));
        let mut moves: Vec<Move> = moves.collect();
        alphabetical(&mut moves);
        moves
    }

    fn explain(&self, state: &State) -> Explanation {
        if self.end(state).is_some() {
            return Explanation::over(Ending::Normal);
        }
        let ground = self.ground(state);
        let outcome = self.decide(state, &ground);
        let mut steps = self.grounds(state, &ground);
        let winning = self.winning(state, &ground).into_iter();
        steps.extend(winning.map(|found| self.wins(state, found)));
        Explanation { steps, outcome }
    }
}

/// The limit where it is the same for all rows.
fn common_limit(state: &State) -> u64 {
    state.limits.first().copied().unwrap_or(0)
}

impl Dynamic {
    fn decide(self, state: &State, ground: &Ground) -> Outcome {
        Outcome::safe_if(match ground {
            Ground::OneHeap { heap, limit, .. } => parts(self.multiplier, *heap)
                .last()
                .is_none_or(|least| limit < least),
            Ground::Values { values, .. } => nim_sum(values) == 0,
            Ground::Limits { least, .. } => least.is_none_or(|least| common_limit(state) < least),
        })
    }

    /// The steps that lead to the outcome.
    fn grounds(self, state: &State, ground: &Ground) -> Vec<Reason> {
        match ground {
            Ground::OneHeap { heap, limit, .. } => {
                let parts = parts(self.multiplier, *heap);
                let least = parts.last().copied();
                let (value, limit) = (*heap, *limit);
                vec![
                    Reason::GreedyParts { value, parts },
                    Reason::LeastLimit { limit, least },
                ]
            }
            Ground::Values { values, .. } => {
                let rows = state.rows().zip(values);
                let mut steps: Vec<Reason> = rows
                    .map(|((row, heap, limit), &value)| Reason::HeapValue {
                        row,
                        heap,
                        limit,
                        value,
                    })
                    .collect();
                let nim_sum = nim_sum(values);
                let values = values.clone();
                steps.push(Reason::ValueSum { values, nim_sum });
                steps
            }
            Ground::Limits { least, .. } => vec![Reason::LeastLimit {
                limit: common_limit(state),
                least: *least,
            }],
        }
    }

    /// Why a winning take wins.
    fn wins(self, state: &State, found: Winning) -> Reason {
        let mv = state.take(found.row, found.take);
        let limit = self.limit_after(found.take);
        let heap = state
            .heaps
            .get(usize::from(found.row))
            .copied()
            .unwrap_or(0);
        let left = heap.saturating_sub(found.take);
        match found.why {
            Why::Parts(parts) => Reason::LeaveParts {
                mv,
                left,
                parts,
                limit,
            },
            Why::Value(value) => Reason::LeaveValue {
                mv,
                left,
                limit,
                value,
            },
            Why::Least(least) => Reason::LeaveLimit {
                mv,
                left,
                limit,
                least,
            },
        }
    }
}
