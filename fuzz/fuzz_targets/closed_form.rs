//! Small positions: the closed form is what exhaustive search finds.
#![no_main]

use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use nian_oracle::Oracle;
use nian_solver::dice::{Dice, State};
use nian_solver::dynamic::{Dynamic, Heaps};
use nian_solver::euclid::{Euclid, Numbers};
use nian_solver::holding::{Side, UpTo};
use nian_solver::nim::{Nim, Rows};
use nian_solver::parity::{self, Parity};
use nian_solver::several_dice::{self, Faces, Mode, SeveralDice};
use nian_solver::sides::{self, Sides};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Ending, Theory};

/// Outcome, winning moves and explanation of a position, if it is one.
fn check<G: Theory + Copy + Debug>(rules: G, position: Option<G::Position>) {
    check_with_value(rules, position, |_| None);
}

/// The same, and the Grundy value where one is given.
fn check_with_value<G: Theory + Copy + Debug>(
    rules: G,
    position: Option<G::Position>,
    grundy: impl Fn(&G::Position) -> Option<u64>,
) {
    let Some(position) = position else { return };
    let mut oracle = Oracle::new(rules);
    if let Some(value) = grundy(&position) {
        assert_eq!(Some(value), oracle.grundy(&position), "{rules:?} {position:?}");
    }
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

fuzz_target!(|input: (u8, bool, [u8; 5], u16)| {
    let (game, misere, bytes, stones) = input;
    let ending = if misere {
        Ending::Misere
    } else {
        Ending::Normal
    };
    // Small enough to be searched at once.
    match game % 8 {
        0 => {
            let rows = bytes.iter().map(|heap| u64::from(heap % 6)).collect();
            check(Nim { ending }, Rows::new(rows));
        }
        1 => {
            let pair = [bytes[0], bytes[1]].map(|heap| u64::from(heap % 20));
            check(Wythoff { ending }, Pair::new(pair));
        }
        2 => check(Dice { ending }, State::new(u64::from(stones % 512), bytes[2] % 6 + 1)),
        3 => subtraction(ending, bytes, stones),
        4 => odd_even(misere, bytes, stones),
        5 => several_dice(ending, bytes, stones),
        6 => {
            let numbers = Numbers::new([bytes[0], bytes[1]].map(u64::from));
            check_with_value(Euclid, numbers, |numbers| Some(Euclid.grundy(numbers)));
        }
        _ => dynamic(bytes, stones),
    }
});

fn subtraction(ending: Ending, bytes: [u8; 5], stones: u16) {
    let numbers = bytes.map(|number| u64::from(number % 64));
    let set = Set::new(numbers).unwrap_or(Set::FIBONACCI);
    let rules = Subtraction { set, ending };
    let heap = rules.heap(u64::from(stones % 512));
    check_with_value(rules, heap, |heap| rules.grundy(heap));
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
    let rules = SeveralDice { mode, ending };
    let faces = [bytes[1], bytes[2], bytes[3]].map(|face| face % 6 + 1);
    // Three dice can lie in six times as many ways as two.
    let (dice, heaps) = if bytes[4] % 8 == 0 { (3, 16) } else { (2, 64) };
    let Some(up) = Faces::new(&faces[..dice]) else { return };
    check(rules, several_dice::State::new(u64::from(stones % heaps), up));
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
    check_with_value(rules, state, |state| rules.grundy(state));
}
