//! What is measured, as plain functions: the same list runs native and as wasm.

use std::hint::black_box;

use nian_solver::dynamic::{Grundy, least_winning_limits};
use nian_solver::several_dice::{Mode, SeveralDice, Table};
use nian_solver::subtraction::{Set, values};
use nian_solver::wythoff::GrundyTable;
use nian_solver::{AnyPosition, Ending};

/// Positions whose outcome and winning moves are to be had at once, most with heaps near 2⁶³.
pub(crate) const AT_ONCE: &[&str] = &[
    "nim:9223372036854775807,9223372036854775806,9123372036854775805,8223372036854775803,\
     7223372036854775801,6223372036854775799,5223372036854775797,4223372036854775795",
    "nim.misere:9223372036854775807,9223372036854775806,9123372036854775805,8223372036854775803,\
     7223372036854775801,6223372036854775799,5223372036854775797,4223372036854775795",
    "wythoff:5700357409661598721,9223372036854775801",
    "wythoff.misere:5700357409661598721,9223372036854775801",
    "subtraction.1-10:9223372036854775807",
    "subtraction.1-10.misere:9223372036854775807",
    "parity.10:9223372036854775807",
    "parity.9.even:9223372036854775807",
    "sides.9:9223372036854775806",
    "sides.10:9223372036854775806",
    "dice:9223372036854775807@4",
    "dice.misere:9223372036854775807@4",
    "dice.one:9223372036854775807@4,2",
    "dice.both:9223372036854775807@4,2",
    "dice.one-sum:9223372036854775807@4,2",
    "dice.one:9223372036854775807@4,2,6,1",
    "dice.both:9223372036854775807@4,2,6,1",
    "dice.one-sum:9223372036854775807@4,2,6,1",
    "dynamic.2:9223372036854775807",
    "dynamic.3:9223372036854775807",
    "dynamic.10:9223372036854775807",
    "dynamic.3:1000000@999999",
];

/// A position of [`AT_ONCE`], read.
pub(crate) fn position(text: &str) -> AnyPosition {
    match text.parse() {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

/// The outcome and all winning moves.
pub(crate) fn solve(position: &AnyPosition) {
    black_box((position.outcome(), position.winning_moves()));
}

/// A table to be filled.
pub(crate) struct Task {
    /// What it is.
    pub(crate) name: &'static str,
    /// Fills it.
    pub(crate) run: fn(),
}

/// The tables.
pub(crate) const TABLES: &[Task] = &[
    Task {
        name: "Wythoff, Grundy values, 1000 × 1000",
        run: || {
            black_box(GrundyTable::new(black_box(999)));
        },
    },
    Task {
        name: "subtraction 1 to 10, Grundy values, 10⁷ heaps",
        run: || {
            black_box(subtraction_values(black_box(10), 10_000_000));
        },
    },
    Task {
        name: "Fibonacci nim, least winning limits, 10⁶ heaps",
        run: || {
            black_box(least_winning_limits(black_box(2), 1_000_000));
        },
    },
    Task {
        name: "Fibonacci nim, Grundy values with own limit, 1000 heaps",
        run: || {
            black_box(Grundy::new(black_box(2), 1000));
        },
    },
    Task {
        name: "two dice (both), outcomes, 10⁵ heaps × 36",
        run: || {
            black_box(two_dice(Mode::Both));
        },
    },
    Task {
        name: "two dice (one-sum), outcomes, 10⁵ heaps × 36",
        run: || {
            black_box(two_dice(Mode::OneSum));
        },
    },
];

fn two_dice(mode: Mode) -> Option<Table> {
    let ending = Ending::Normal;
    Table::new(SeveralDice { mode, ending }, black_box(2), 100_000)
}

fn subtraction_values(k: u64, heaps: usize) -> Option<Vec<u16>> {
    Some(values(Set::up_to(k)?, heaps))
}
