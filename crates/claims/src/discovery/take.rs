//! Taking 1 to 3 from one heap, or 1 to `K`.

use nian_solver::Ending;
use nian_solver::subtraction::{Heap, Set, Subtraction};

use super::ground::{Arrangement, Ground, Plan};
use super::guess::{Finding, Refuter};
use super::{Board, FAR, Progress};

pub(super) const fn board<const K: u64>(name: &'static str) -> Board {
    Board {
        name,
        numbers: &[[1, FAR]],
        remainder: false,
        plan: plan::<K>,
        judge: judge::<K>,
    }
}

fn ground<const K: u64>() -> Option<Ground<Subtraction>> {
    let rules = Subtraction {
        set: Set::up_to(K)?,
        ending: Ending::Normal,
    };
    let name = |heap: &Heap| vec![heap.stones()];
    Some(Ground {
        rules,
        fold: |heap| heap,
        name,
    })
}

fn plan<const K: u64>() -> Option<Plan> {
    let ground = ground::<K>()?;
    let heaps = |range: std::ops::RangeInclusive<u64>| {
        range
            .filter_map(|stones| ground.rules.heap(stones))
            .collect()
    };
    Some(ground.plan(&Arrangement {
        lines: vec![heaps(0..=12)],
        more: vec![heaps(13..=15)],
        given: heaps(0..=0),
    }))
}

fn judge<const K: u64>(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let ground = ground::<K>()?;
    let rules = ground.rules;
    let column = |stones| rules.heap(stones).into_iter().collect();
    Some(Refuter::new(ground).repeats(guess[0], [0, FAR], column, tell))
}
