//! The odd-even game with takes of 1 to `K` and an odd total, the odd holder wins.

use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{Parity, State};

use super::ground::{Arrangement, Ground, Plan, lines_of};
use super::guess::{Finding, Refuter};
use super::{Board, FAR, ON, Progress, ROUND};

pub(super) const fn board<const K: u64>(name: &'static str) -> Board {
    Board {
        name,
        numbers: &[[2, ROUND], [1, ROUND]],
        remainder: true,
        plan: plan::<K>,
        judge: judge::<K>,
    }
}

/// A line for holdings of the wanted parity, and one for the others.
const LINES: [u64; 2] = [1, 0];

fn ground<const K: u64>() -> Option<Ground<Parity>> {
    let rules = Parity {
        takes: UpTo::new(K)?,
        winner: Side::Odd,
    };
    Some(Ground {
        rules,
        fold: |state| left(state.other() % 2, state.heap()).unwrap_or(state),
        name: |state| vec![state.heap(), state.other()],
    })
}

/// The position after a move by a player who then holds an odd number (1) or an even one (0).
fn left(held: u64, heap: u64) -> Option<State> {
    State::new(heap, (1 + heap + held) % 2, held)
}

fn plan<const K: u64>() -> Option<Plan> {
    Some(ground::<K>()?.plan(&Arrangement {
        lines: lines_of(&LINES, 0..=6, left),
        more: lines_of(&LINES, 7..=ON, left),
        given: lines_of(&LINES, 0..=0, left).concat(),
    }))
}

fn judge<const K: u64>(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let &[modulus, rest] = guess else {
        return None;
    };
    let heaps: Vec<_> = (0..=FAR).filter_map(|heap| left(1, heap)).collect();
    let said = |state: &State| [0, rest].contains(&(state.heap() % modulus));
    Some(Refuter::new(ground::<K>()?).all(FAR, &heaps, said, tell))
}
