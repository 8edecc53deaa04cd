//! The safe positions, and the reasons.

use alloc::vec::Vec;
use core::array::from_fn;

use super::{AxisRule, MAX_DICE, SafeTable, SeveralDice, State, axis_rule, modulus, ruled_from};
use crate::{Explanation, Game, Move, Outcome, Reason, Theory};

/// The most that can be taken at once.
const MOST: u64 = 6 * MAX_DICE as u64;

impl SeveralDice {
    /// The table for heaps down to this one, if any of them is too small for the rule.
    fn table_for(self, state: &State, down_to: u64) -> Option<SafeTable> {
        let dice = state.faces.dice();
        let last = ruled_from(self, dice) - 1;
        let most = usize::try_from(last.min(state.heap)).ok()?;
        (down_to <= last).then(|| SafeTable::new(self, dice, most))?
    }

    /// The winning moves and what they leave, in alphabetical order.
    fn winning(self, state: &State) -> impl Iterator<Item = (Move, State)> {
        let heap = state.heap;
        let table = self.table_for(state, heap.saturating_sub(MOST));
        // Up to 256 moves lead to one of 25 heaps.
        let rule = |take| axis_rule(self, state.faces.dice(), heap.saturating_sub(take));
        let rules: [Option<AxisRule>; MOST as usize + 1] = from_fn(|take| rule(take as u64));
        self.followers(state).filter(move |(_, after)| {
            let rule = rules.get((heap - after.heap) as usize).copied().flatten();
            is_safe(after, rule, table.as_ref())
        })
    }
}

/// Whether a position is safe: by the rule for its heap, or by the table if there is none.
fn is_safe(state: &State, rule: Option<AxisRule>, table: Option<&SafeTable>) -> bool {
    match rule {
        Some(rule) => rule.holds(state.faces.axes()),
        None => table.and_then(|table| table.is_safe(state.heap, state.faces)) == Some(true),
    }
}

impl Theory for SeveralDice {
    fn outcome(&self, state: &State) -> Outcome {
        let table = self.table_for(state, state.heap);
        let rule = axis_rule(*self, state.faces.dice(), state.heap);
        Outcome::safe_if(is_safe(state, rule, table.as_ref()))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        self.winning(state).map(|(mv, _)| mv).collect()
    }

    fn explain(&self, state: &State) -> Explanation {
        if self.end(state).is_some() {
            return Explanation::over(self.ending);
        }
        let mut steps = self.grounds(state);
        steps.extend(self.winning(state).map(|(mv, after)| Reason::LeaveDice {
            mv,
            heap: after.heap,
            axes: after.faces.axes(),
            rule: axis_rule(*self, after.faces.dice(), after.heap),
        }));
        let outcome = self.outcome(state);
        Explanation { steps, outcome }
    }
}

impl SeveralDice {
    /// The steps that lead to the outcome.
    fn grounds(self, state: &State) -> Vec<Reason> {
        let (heap, dice) = (state.heap, state.faces.dice());
        let Some(rule) = axis_rule(self, dice, heap) else {
            return [Reason::SmallHeap { heap }].into();
        };
        let mut steps = Vec::new();
        if let Some(modulus) = modulus(self, dice) {
            let residue = heap % modulus;
            steps.push(Reason::Residue {
                heap,
                modulus,
                residue,
            });
        }
        let axes = state.faces.axes();
        let holds = rule.holds(axes);
        steps.push(Reason::Axes { axes, rule, holds });
        steps
    }
}
