//! The two-sided game with takes of 1 to `K`, from the point of view of the side that has just moved: (a, b, r) is for
//! the odd side what (b + 1, a + 1, r) is for the even side.

use nian_solver::holding::{Side, UpTo};
use nian_solver::sides::{Sides, State};

use super::ground::{Arrangement, Ground, Plan, lines_of};
use super::guess::{Finding, Refuter};
use super::{Board, FAR, ON, Progress, ROUND};

pub(super) const fn board<const K: u64>(name: &'static str) -> Board {
    Board {
        name,
        numbers: &[[1, ROUND]],
        remainder: false,
        plan: plan::<K>,
        judge: judge::<K>,
    }
}

/// A line for holdings of the wanted parity, and one for the others.
const LINES: [u64; 2] = [1, 0];

fn ground<const K: u64>() -> Option<Ground<Sides>> {
    let takes = UpTo::new(K)?;
    Some(Ground {
        rules: Sides { takes },
        fold: |state| {
            let [odd, even] = [Side::Odd, Side::Even].map(|side| state.holding(side) % 2);
            let [odd, even] = match state.to_move() {
                Side::Even => [odd, even],
                Side::Odd => [1 - even, 1 - odd],
            };
            State::new(state.heap(), odd, even, Side::Even).unwrap_or(state)
        },
        name: |state| vec![state.heap(), state.holding(Side::Odd)],
    })
}

/// The position after a move by the odd side, which then holds an odd number (1) or an even one (0).
fn left_by_odd(odd: u64, heap: u64) -> Option<State> {
    State::new(heap, odd, (odd + heap) % 2, Side::Even)
}

fn plan<const K: u64>() -> Option<Plan> {
    Some(ground::<K>()?.plan(&Arrangement {
        lines: lines_of(&LINES, 0..=6, left_by_odd),
        more: lines_of(&LINES, 7..=ON, left_by_odd),
        given: lines_of(&LINES, 0..=0, left_by_odd).concat(),
    }))
}

fn judge<const K: u64>(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let column = |heap| {
        LINES
            .iter()
            .filter_map(|&odd| left_by_odd(odd, heap))
            .collect()
    };
    Some(Refuter::new(ground::<K>()?).repeats(guess[0], [0, FAR], column, tell))
}
