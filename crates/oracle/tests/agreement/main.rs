//! Every closed form against exhaustive search, over whole ranges. A game is a line in a test.

mod counts;
mod dynamic;
mod one_heap;
mod ranges;
mod several_dice;

use counts::Count;
use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::euclid::Euclid;
use nian_solver::nim::{Nim, nim_sum};
use nian_solver::wythoff::{GrundyTable, Wythoff};
use nian_solver::{Ending, Theory};
use ranges::{dice_strip, euclid_square, nim_rows, wythoff_square};
use std::fmt::Debug;

/// Compares outcome, winning moves and explanation, position by position, in a range that is closed
/// under moves.
fn agree<G: Theory + Copy + Debug>(count: &mut Count, rules: G, range: &[G::Position]) {
    let mut oracle = Oracle::new(rules);
    count.ranges += 1;
    for position in range {
        compare(count, &mut oracle, rules, position);
    }
    assert_eq!(oracle.settled(), range.len(), "the range is closed");
}

/// Compares outcome, winning moves and explanation of a position.
fn compare<G: Theory + Copy + Debug>(
    count: &mut Count,
    oracle: &mut Oracle<G>,
    rules: G,
    position: &G::Position,
) {
    let outcome = oracle.outcome(position);
    let moves = oracle.winning_moves(position);
    let found = rules.winning_moves(position);
    let explained = rules.explain(position).outcome;
    assert_eq!(rules.outcome(position), outcome, "{rules:?} {position:?}");
    assert_eq!(found, moves, "{rules:?} {position:?}");
    assert_eq!(explained, outcome, "{rules:?} {position:?}");
    count.positions += 1;
    count.winning += moves.len() as u64;
}

const ENDINGS: [Ending; 2] = [Ending::Normal, Ending::Misere];

#[test]
fn nim() {
    let mut count = Count::default();
    for ending in ENDINGS {
        agree(&mut count, Nim { ending }, &nim_rows(4, 12));
        agree(&mut count, Nim { ending }, &nim_rows(1, 100));
        agree(&mut count, Nim { ending }, &nim_rows(7, 2));
    }
    count.report("Nim");
}

#[test]
fn wythoff() {
    let mut count = Count::default();
    for ending in ENDINGS {
        agree(&mut count, Wythoff { ending }, &wythoff_square(150));
    }
    count.report("Wythoff's game");
}

#[test]
fn wythoff_grundy_values() {
    let table = GrundyTable::new(100);
    let mut oracle = Oracle::new(Wythoff::default());
    for pair in wythoff_square(100) {
        let [a, b] = pair.heaps().map(|heap| heap as usize);
        let value = table.value(a, b).map(u64::from);
        assert_eq!(value, oracle.grundy(&pair), "{pair:?}");
    }
}

#[test]
fn euclid() {
    let mut count = Count::default();
    // Two zeros are no position, but do not come up from any other either.
    agree(&mut count, Euclid, &euclid_square(100));
    count.report("Euclid's game");
}

#[test]
fn euclid_grundy_values() {
    let mut oracle = Oracle::new(Euclid);
    for numbers in euclid_square(60) {
        let value = Euclid.grundy(&numbers);
        assert_eq!(Some(value), oracle.grundy(&numbers), "{numbers:?}");
    }
}

#[test]
fn dice() {
    let mut count = Count::default();
    for ending in ENDINGS {
        agree(&mut count, Dice { ending }, &dice_strip(500));
    }
    count.report("one die");
}

#[test]
fn nim_grundy_value_is_the_nim_sum() {
    let mut oracle = Oracle::new(Nim::default());
    for rows in nim_rows(3, 12) {
        assert_eq!(
            oracle.grundy(&rows),
            Some(nim_sum(rows.heaps())),
            "{rows:?}"
        );
    }
}

#[test]
fn no_grundy_value_under_misere_play() {
    let mut oracle = Oracle::new(Nim {
        ending: Ending::Misere,
    });
    for rows in nim_rows(2, 5) {
        assert_eq!(oracle.grundy(&rows), None, "{rows:?}");
    }
}

/// A game as long as its heap is high must not exhaust the program's stack.
#[test]
fn long_games() {
    let mut oracle = Oracle::new(Dice::default());
    for state in dice_strip(20_000).iter().rev().take(6) {
        assert_eq!(
            oracle.outcome(state),
            Dice::default().outcome(state),
            "{state:?}"
        );
    }
}
