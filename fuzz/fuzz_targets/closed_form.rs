//! Small positions: the closed form is what exhaustive search finds.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use nian_oracle::Oracle;
use nian_solver::dice::{Dice, State};
use nian_solver::dynamic::{Dynamic, Heaps};
use nian_solver::holding::{Side, UpTo};
use nian_solver::nim::{Nim, Rows};
use nian_solver::parity::{self, Parity};
use nian_solver::several_dice::{self, Faces, Mode, SeveralDice};
use nian_solver::sides::{self, Sides};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Ending, Theory};

fn check<G: Theory + Copy + Debug>(rules: G, position: Option<G::Position>) {
    let Some(position) = position else { return };
    let mut oracle = Oracle::new(rules);
    let outcome = oracle.outcome(&position);
    let winning = oracle.winning_moves(&position);
    assert_eq!(rules.outcome(&position), outcome, "{rules:?} {position:?}");
    assert_eq!(
        rules.winning_moves(&position),
        winning,
        "{rules:?} {position:?}"
    );
    assert_eq!(
        rules.explain(&position).outcome,
        outcome,
        "{rules:?} {position:?}"
    );
}

fuzz_target!(|input: (bool, [u8; 5], u16)| {
    let (misere, heaps, stones) = input;
    let ending = if misere {
        Ending::Misere
    } else {
        Ending::Normal
    };
    // Small enough to be searched at once.
    let rows = heaps.iter().map(|heap| u64::from(heap % 6)).collect();
    check(Nim { ending }, Rows::new(rows));
    let pair = [heaps[0], heaps[1]].map(|heap| u64::from(heap % 20));
    check(Wythoff { ending }, Pair::new(pair));
    check(Dice { ending }, State::new(u64::from(stones % 512), heaps[2] % 6 + 1));
    subtraction(ending, heaps, stones);
    odd_even(misere, heaps, stones);
    several_dice(ending, heaps, stones);
    dynamic(heaps, stones);
});

fn subtraction(ending: Ending, bytes: [u8; 5], stones: u16) {
    let numbers = bytes.map(|number| u64::from(number % 64));
    let set = Set::new(numbers).unwrap_or(Set::FIBONACCI);
    let rules = Subtraction { set, ending };
    check(rules, rules.heap(u64::from(stones % 512)));
}

fn odd_even(even: bool, bytes: [u8; 5], stones: u16) {
    let Some(takes) = UpTo::new(u64::from(bytes[0] % 12)) else { return };
    let side = if even { Side::Even } else { Side::Odd };
    let [first, second] = [bytes[1], bytes[2]].map(u64::from);
    let heap = u64::from(stones % 48);
    check(Parity { takes, winner: side }, parity::State::new(heap, first, second));
    check(Sides { takes }, sides::State::new(heap, first, second, side));
}

fn several_dice(ending: Ending, bytes: [u8; 5], stones: u16) {
    let mode = [Mode::One, Mode::Both, Mode::OneSum][usize::from(bytes[0] % 3)];
    let Some(up) = Faces::new(&[bytes[1] % 6 + 1, bytes[2] % 6 + 1]) else { return };
    check(SeveralDice { mode, ending }, several_dice::State::new(u64::from(stones % 64), up));
}

fn dynamic(bytes: [u8; 5], stones: u16) {
    let kind = [Heaps::One, Heaps::Local, Heaps::Global][usize::from(bytes[0] % 3)];
    let Some(rules) = Dynamic::new(bytes[1] % 12, kind) else { return };
    let [first, second] = [bytes[2], bytes[3]].map(|heap| u64::from(heap % 12));
    let limits = [bytes[4], stones as u8].map(|limit| u64::from(limit % 16));
    let state = match kind {
        Heaps::One => rules.state(vec![u64::from(bytes[2] % 64)], vec![limits[0] * 4]),
        Heaps::Local => rules.state(vec![first, second], limits.to_vec()),
        Heaps::Global => rules.state(vec![first, second], vec![limits[0]]),
    };
    check(rules, state);
}
