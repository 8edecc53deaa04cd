//! The outcome, the winning takes, and the reasons.

use alloc::vec;
use alloc::vec::Vec;

use super::basis::Basis;
use super::winning::{By, Winning};
use super::{Dynamic, State, parts};
use crate::r#move::alphabetical;
use crate::nim::nim_sum;
use crate::{Ending, Explanation, Game, Move, Outcome, Reason, Theory};

impl Theory for Dynamic {
    fn outcome(&self, state: &State) -> Outcome {
        self.decide(state, &self.basis(state))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        let winning = self.winning(state, &self.basis(state));
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
        let basis = self.basis(state);
        let outcome = self.decide(state, &basis);
        let mut steps = self.grounds(state, &basis);
        let winning = self.winning(state, &basis).into_iter();
        steps.extend(winning.map(|found| self.wins(state, found)));
        Explanation { steps, outcome }
    }
}

/// The limit, if it is the same for all rows.
fn common_limit(state: &State) -> u64 {
    state.limits.first().copied().unwrap_or(0)
}

impl Dynamic {
    fn decide(self, state: &State, basis: &Basis) -> Outcome {
        Outcome::safe_if(match basis {
            Basis::OneHeap { heap, limit, .. } => parts(self.multiplier, *heap)
                .last()
                .is_none_or(|least| limit < least),
            Basis::Values { values, .. } => nim_sum(values) == 0,
            Basis::Limits { least, .. } => least.is_none_or(|least| common_limit(state) < least),
        })
    }

    /// The steps that lead to the outcome.
    fn grounds(self, state: &State, basis: &Basis) -> Vec<Reason> {
        match basis {
            Basis::OneHeap { heap, limit, .. } => {
                let parts = parts(self.multiplier, *heap);
                let least = parts.last().copied();
                let (value, limit) = (*heap, *limit);
                vec![
                    Reason::GreedyParts { value, parts },
                    Reason::LeastLimit { limit, least },
                ]
            }
            Basis::Values { values, .. } => {
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
            Basis::Limits { least, .. } => vec![Reason::LeastLimit {
                limit: common_limit(state),
                least: *least,
            }],
        }
    }

    /// The reason why a winning take wins.
    fn wins(self, state: &State, found: Winning) -> Reason {
        let mv = state.take(found.row, found.take);
        let limit = self.limit_after(found.take);
        let heap = state
            .heaps
            .get(usize::from(found.row))
            .copied()
            .unwrap_or(0);
        let left = heap.saturating_sub(found.take);
        match found.by {
            By::Parts(count) => {
                let mut parts = parts(self.multiplier, heap.saturating_sub(1));
                parts.truncate(count);
                Reason::LeaveParts {
                    mv,
                    left,
                    parts,
                    limit,
                }
            }
            By::Value(value) => Reason::LeaveValue {
                mv,
                left,
                limit,
                value,
            },
            By::Least(least) => Reason::LeaveLimit {
                mv,
                left,
                limit,
                least,
            },
        }
    }
}
