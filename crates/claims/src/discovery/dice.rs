//! One die. Opposite faces can be tipped to the same four sides.

use nian_solver::Ending;
use nian_solver::dice::{Dice, State};

use super::ground::{Arrangement, Ground, Plan, lines_of};
use super::guess::{Finding, Refuter};
use super::{Board, FAR, ON, Progress, ROUND};

pub(super) const BOARD: Board = Board {
    name: "dice",
    numbers: &[[1, ROUND]],
    remainder: false,
    plan,
    judge,
};

/// A face of each pair of opposites, which stands for both.
const AXES: [u64; 3] = [1, 2, 3];

fn ground() -> Ground<Dice> {
    Ground {
        rules: Dice {
            ending: Ending::Normal,
        },
        fold: |state| die(state.up().min(7 - state.up()).into(), state.heap()).unwrap_or(state),
        name: |state| vec![state.heap(), state.up().into()],
    }
}

fn die(up: u64, heap: u64) -> Option<State> {
    State::new(heap, up.try_into().ok()?)
}

fn plan() -> Option<Plan> {
    Some(ground().plan(&Arrangement {
        lines: lines_of(&AXES, 0..=6, die),
        more: lines_of(&AXES, 7..=ON, die),
        given: lines_of(&AXES, 0..=0, die).concat(),
    }))
}

fn judge(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let column = |heap| AXES.iter().filter_map(|&up| die(up, heap)).collect();
    Some(Refuter::new(ground()).repeats(guess[0], [2, FAR], column, tell))
}
