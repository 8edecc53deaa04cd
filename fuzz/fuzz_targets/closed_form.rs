//! Small positions: the closed form is what exhaustive search finds.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use nian_oracle::Oracle;
use nian_solver::dice::{Dice, State};
use nian_solver::nim::{Nim, Rows};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Ending, Theory};

fn check<G: Theory + Copy + Debug>(rules: G, position: Option<G::Position>) {
    let Some(position) = position else { return };
    let mut oracle = Oracle::new(rules);
    let outcome = oracle.outcome(&position);
    let winning = oracle.winning_moves(&position);
    assert_eq!(rules.outcome(&position), outcome, "{rules:?} {position:?}");
    assert_eq!(rules.winning_moves(&position), winning, "{rules:?} {position:?}");
    assert_eq!(rules.explain(&position).outcome, outcome, "{rules:?} {position:?}");
}

fuzz_target!(|input: (bool, [u8; 5], u16)| {
    let (misere, heaps, stones) = input;
    let ending = if misere { Ending::Misere } else { Ending::Normal };
    // Small enough to be searched in a few milliseconds each.
    let rows = heaps.iter().map(|heap| u64::from(heap % 6)).collect();
    check(Nim { ending }, Rows::new(rows));
    let pair = [heaps[0], heaps[1]].map(|heap| u64::from(heap % 32));
    check(Wythoff { ending }, Pair::new(pair));
    check(Dice { ending }, State::new(u64::from(stones % 512), heaps[2] % 6 + 1));
});
