//! Taking 1 to 3 from one heap.

use nian_solver::Ending;
use nian_solver::subtraction::{Heap, Set, Subtraction};

use super::ground::{Arrangement, Ground, Plan};
use super::guess::{Finding, Refuter};
use super::{Board, FAR, Progress};

pub(super) const BOARD: Board = Board {
    name: "take",
    numbers: &[[1, FAR]],
    remainder: false,
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
    Some(ground.plan(&Arrangement {
        lines: vec![heaps(0..=12)],
        more: Vec::new(),
        given: heaps(0..=0),
    }))
}

fn judge(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let ground = ground()?;
    let heaps: Vec<Heap> = (0..=FAR)
        .filter_map(|stones| ground.rules.heap(stones))
        .collect();
    let said = |heap: &Heap| heap.stones().is_multiple_of(guess[0]);
    Some(Refuter::new(ground).all(FAR, &heaps, said, tell))
}
