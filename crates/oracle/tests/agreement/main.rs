//! Every closed form against exhaustive search, over whole ranges. A game is a line in a test.

mod dynamic;
mod one_heap;
mod ranges;
mod several_dice;

use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::nim::{Nim, nim_sum};
use nian_solver::wythoff::{GrundyTable, Wythoff};
use nian_solver::{Ending, Theory};
use ranges::{dice_strip, nim_rows, wythoff_square};

/// Compares outcome, winning moves and explanation, position by position.
fn agree<G: Theory + Copy + std::fmt::Debug>(rules: G, range: &[G::Position]) {
    let mut oracle = Oracle::new(rules);
    let mut winning = 0;
    for position in range {
        let outcome = oracle.outcome(position);
        let moves = oracle.winning_moves(position);
        assert_eq!(rules.outcome(position), outcome, "{rules:?} {position:?}");
        assert_eq!(
            rules.winning_moves(position),
            moves,
            "{rules:?} {position:?}"
        );
        assert_eq!(
            rules.explain(position).outcome,
            outcome,
            "{rules:?} {position:?}"
        );
        winning += moves.len();
    }
    assert_eq!(
        oracle.settled(),
        range.len(),
        "the range is closed under moves"
    );
    println!(
        "{rules:?}: {} positions and {winning} winning moves compared",
        range.len()
    );
}

const ENDINGS: [Ending; 2] = [Ending::Normal, Ending::Misere];

#[test]
fn nim() {
    for ending in ENDINGS {
        agree(Nim { ending }, &nim_rows(4, 12));
        agree(Nim { ending }, &nim_rows(1, 100));
        agree(Nim { ending }, &nim_rows(7, 2));
    }
}

#[test]
fn wythoff() {
    for ending in ENDINGS {
        agree(Wythoff { ending }, &wythoff_square(150));
    }
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
fn dice() {
    for ending in ENDINGS {
        agree(Dice { ending }, &dice_strip(500));
    }
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
