//! Which positions of the dice game are safe, and why.

use alloc::vec;
use alloc::vec::Vec;

use super::table::{is_safe, row};
use super::{Dice, PERIOD, State, periodic_from, safe_faces, sides};
use crate::{Explanation, Game, Move, Outcome, Reason, Theory};

impl Dice {
    /// The positions after the winning moves.
    fn targets(&self, state: &State) -> impl Iterator<Item = State> {
        // A single division: the remainders of the heaps after moves follow from that of this heap.
        let period = PERIOD as u8;
        let residue = (state.heap % PERIOD) as u8;
        sides(state.up).into_iter().filter_map(move |up| {
            let heap = state.heap.checked_sub(up.into())?;
            let left = (residue + period - up) % period;
            let safe = row(self.ending, heap, left).contains(&up);
            safe.then_some(State { heap, up })
        })
    }
}

impl Theory for Dice {
    fn outcome(&self, state: &State) -> Outcome {
        Outcome::safe_if(is_safe(self.ending, state.heap, state.up))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        let targets = self.targets(state);
        targets.map(|to| Move::Take(to.up.into())).collect()
    }

    fn explain(&self, state: &State) -> Explanation {
        if self.end(state).is_some() {
            return Explanation::over(self.ending);
        }
        let heap = state.heap;
        let mut steps = vec![if heap < periodic_from(self.ending) {
            Reason::SmallHeap { heap }
        } else {
            Reason::Residue {
                heap,
                modulus: PERIOD,
                residue: heap % PERIOD,
            }
        }];
        steps.push(Reason::SafeFaces {
            faces: safe_faces(self.ending, heap),
            up: state.up,
        });
        steps.extend(self.targets(state).map(|to| Reason::Turn {
            face: to.up,
            heap: to.heap,
            residue: to.heap % PERIOD,
        }));
        Explanation {
            steps,
            outcome: self.outcome(state),
        }
    }
}
