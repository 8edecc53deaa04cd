//! Which positions of the dice game are safe, and why.

use alloc::vec;
use alloc::vec::Vec;

use super::table::is_safe;
use super::{Dice, PERIOD, State, periodic_from, safe_faces, sides};
use crate::{Explanation, Game, Move, Outcome, Reason, Theory};

impl Dice {
    /// The positions one can win by moving to.
    fn targets(&self, state: &State) -> impl Iterator<Item = State> {
        let targets = sides(state.up).into_iter().filter_map(|up| {
            let heap = state.heap.checked_sub(up.into())?;
            Some(State { heap, up })
        });
        targets.filter(|target| self.outcome(target).is_safe())
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
