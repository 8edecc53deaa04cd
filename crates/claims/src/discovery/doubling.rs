//! The doubling game: safe numbers of stones at the start. A limit beyond the heap counts as the whole heap.

use nian_solver::dynamic::{Dynamic, Heaps, State};

use super::ground::{Arrangement, Ground, Plan};
use super::guess::{Finding, Refuter};
use super::{Board, Progress};

pub(super) const BOARD: Board = Board {
    name: "doubling",
    numbers: &[[2, MOST]],
    remainder: false,
    plan,
    judge,
};

/// The most stones at the start that the board shows.
const LAST: u64 = 13;
/// The most stones at the start that a guess at the next safe start may name.
const MOST: u64 = 100;

fn ground() -> Option<Ground<Dynamic>> {
    let rules = Dynamic::new(2, Heaps::One)?;
    Some(Ground {
        rules,
        fold: |state| {
            limited(heap_of(&state), heap_of(&state).min(state.limit(0))).unwrap_or(state)
        },
        // A limit of one less than the heap is that of a start.
        name: |state| match (heap_of(state), state.limit(0)) {
            (heap, limit) if limit + 1 == heap || heap == 0 => vec![heap],
            (heap, limit) => vec![heap, limit],
        },
    })
}

fn heap_of(state: &State) -> u64 {
    state.heaps().first().copied().unwrap_or(0)
}

fn limited(heap: u64, limit: u64) -> Option<State> {
    Dynamic::new(2, Heaps::One)?.state(vec![heap], vec![limit])
}

fn start(heap: u64) -> Option<State> {
    limited(heap, heap.checked_sub(1)?)
}

fn plan() -> Option<Plan> {
    Some(ground()?.plan(&Arrangement {
        lines: vec![(2..=LAST).filter_map(start).collect()],
        more: Vec::new(),
        // Examples 8, 9 and 10.
        given: [2, 3, 5].into_iter().filter_map(start).collect(),
    }))
}

fn judge(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let starts: Vec<State> = (LAST + 1..=MOST).filter_map(start).collect();
    let guess = start(guess[0])?;
    Some(Refuter::new(ground()?).next(&guess, &starts, tell))
}
