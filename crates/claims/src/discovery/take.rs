//! Taking 1 to 3 from one heap.

use nian_solver::Ending;
use nian_solver::subtraction::{Heap, Set, Subtraction};

use super::ground::{Ground, Layout, Plan};
use super::guess::{Finding, Trial};
use super::{Board, FAR, Tell};

pub(super) const BOARD: Board = Board {
    name: "take",
    numbers: &[[1, FAR]],
    plan,
    judge,
};

fn ground() -> Option<Ground<Subtraction>> {
    let rules = Subtraction {
        set: Set::up_to(3)?,
        ending: Ending::Normal,
    };
    let name = |heap: &Heap| vec![heap.stones()];
    Some(Ground {
        rules,
        fold: |heap| heap,
        name,
    })
}

fn plan() -> Option<Plan> {
    let ground = ground()?;
    let heaps = |range: std::ops::RangeInclusive<u64>| {
        range
            .filter_map(|stones| ground.rules.heap(stones))
            .collect()
    };
    Some(ground.plan(&Layout {
        lines: vec![heaps(0..=12)],
        more: Vec::new(),
        given: heaps(0..=0),
    }))
}

fn judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let ground = ground()?;
    let heaps: Vec<Heap> = (0..=FAR)
        .filter_map(|stones| ground.rules.heap(stones))
        .collect();
    let said = |heap: &Heap| heap.stones().is_multiple_of(guess[0]);
    Some(Trial::new(ground).all(FAR, &heaps, said, tell))
}
