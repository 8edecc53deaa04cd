//! What is measured, and what it is to keep to. The same list runs under criterion and, native and
//! as wasm, in `tests/speed`.

use std::hint::black_box;
use std::time::Duration;

use nian_solver::dynamic::{Grundy, least_winning_limits};
use nian_solver::several_dice::{Mode, SafeTable, SeveralDice};
use nian_solver::subtraction::{Set, values};
use nian_solver::wythoff::GrundyTable;
use nian_solver::{AnyPosition, Ending};

use crate::references;

/// Something to be measured.
pub(crate) struct Task {
    pub(crate) name: String,
    pub(crate) goal: Goal,
    /// Does it once.
    pub(crate) run: Box<dyn Fn()>,
}

/// How fast a task is to be.
#[derive(Clone, Copy)]
pub(crate) enum Goal {
    /// It takes less than this.
    Under(Duration),
    /// It takes at most 1.5 times as long as the reference of this name.
    Near(&'static str),
    /// It is a reference.
    Reference,
}

const WYTHOFF_REFERENCE: &str = "reference: the same by bitsets, plainly";
const SUBTRACTION_REFERENCE: &str = "reference: the same by a 64-bit mask, plainly";

/// Positions whose outcome and all winning moves are to be had within 5 µs, heaps near 2⁶³.
const AT_ONCE: &[(&str, &str)] = &[
    (
        "Nim, 8 rows",
        "nim:9223372036854775807,9223372036854775806,9123372036854775805,8223372036854775803,\
         7223372036854775801,6223372036854775799,5223372036854775797,4223372036854775795",
    ),
    (
        "Nim, 8 rows, misère",
        "nim.misere:9223372036854775807,9223372036854775806,9123372036854775805,\
         8223372036854775803,7223372036854775801,6223372036854775799,5223372036854775797,\
         4223372036854775795",
    ),
    ("Wythoff", "wythoff:5700357409661598721,9223372036854775801"),
    (
        "Wythoff, misère",
        "wythoff.misere:5700357409661598721,9223372036854775801",
    ),
    (
        "subtraction 1 to 10",
        "subtraction.1-10:9223372036854775807",
    ),
    (
        "subtraction 1 to 10, misère",
        "subtraction.1-10.misere:9223372036854775807",
    ),
    ("odd-even, k = 10", "parity.10:9223372036854775807"),
    (
        "odd-even, k = 9, even wins",
        "parity.9.even:9223372036854775807",
    ),
    ("two-sided parity, k = 9", "sides.9:9223372036854775806"),
    ("two-sided parity, k = 10", "sides.10:9223372036854775806"),
    ("one die", "dice:9223372036854775807@4"),
    ("one die, misère", "dice.misere:9223372036854775807@4"),
    ("two dice, one", "dice.one:9223372036854775807@4,2"),
    ("two dice, both", "dice.both:9223372036854775807@4,2"),
    ("two dice, one-sum", "dice.one-sum:9223372036854775807@4,2"),
    ("four dice, one", "dice.one:9223372036854775807@4,2,6,1"),
    ("four dice, both", "dice.both:9223372036854775807@4,2,6,1"),
    (
        "four dice, one-sum",
        "dice.one-sum:9223372036854775807@4,2,6,1",
    ),
    ("dynamic nim, m = 1", "dynamic.1:9223372036854775807"),
    ("dynamic nim, m = 2", "dynamic.2:9223372036854775807"),
    ("dynamic nim, m = 3", "dynamic.3:9223372036854775807"),
    ("dynamic nim, m = 10", "dynamic.10:9223372036854775807"),
];

/// All tasks.
pub(crate) fn all() -> Vec<Task> {
    let mut tasks = Vec::new();
    let five_microseconds = Goal::Under(Duration::from_micros(5));
    for (name, position) in AT_ONCE {
        tasks.push(winning_moves(name, position, five_microseconds));
    }
    tasks.push(winning_moves(
        "dynamic nim, m = 3, heap 10⁶, limit 999999",
        "dynamic.3:1000000@999999",
        Goal::Under(Duration::from_millis(50)),
    ));
    tasks.extend(tables());
    tasks
}

/// The outcome and all winning moves of a position.
fn winning_moves(name: &str, position: &str, goal: Goal) -> Task {
    let position: AnyPosition = match position.parse() {
        Ok(position) => position,
        Err(error) => panic!("{position}: {error}"),
    };
    let run = move || {
        let position = black_box(&position);
        black_box((position.outcome(), position.winning_moves()));
    };
    task(name, goal, run)
}

fn task(name: &str, goal: Goal, run: impl Fn() + 'static) -> Task {
    Task {
        name: name.into(),
        goal,
        run: Box::new(run),
    }
}

/// Tables to be filled, the references before those held against them.
fn tables() -> Vec<Task> {
    let within = |milliseconds| Goal::Under(Duration::from_millis(milliseconds));
    vec![
        task(WYTHOFF_REFERENCE, Goal::Reference, || {
            black_box(references::wythoff(black_box(1000)));
        }),
        task(
            "Wythoff, Grundy values, 1000 × 1000",
            Goal::Near(WYTHOFF_REFERENCE),
            || {
                black_box(GrundyTable::new(black_box(999)));
            },
        ),
        task(SUBTRACTION_REFERENCE, Goal::Reference, || {
            black_box(references::subtraction(black_box(10), 10_000_000));
        }),
        task(
            "subtraction 1 to 10, Grundy values, 10⁷ heaps",
            Goal::Near(SUBTRACTION_REFERENCE),
            || {
                black_box(subtraction_values(black_box(10), 10_000_000));
            },
        ),
        task(
            "Fibonacci nim, least winning limits, 10⁶ heaps",
            within(20),
            || {
                black_box(least_winning_limits(black_box(2), 1_000_000));
            },
        ),
        task(
            "Fibonacci nim, Grundy values with own limit, 1000 heaps",
            within(4),
            || {
                black_box(Grundy::new(black_box(2), 1000));
            },
        ),
        two_dice("one", Mode::One, within(1000)),
        two_dice("both", Mode::Both, within(1000)),
        two_dice("one-sum", Mode::OneSum, within(1000)),
    ]
}

fn two_dice(name: &str, mode: Mode, goal: Goal) -> Task {
    let ending = Ending::Normal;
    let name = format!("two dice, {name}, outcomes, 10⁵ heaps × 36");
    task(&name, goal, move || {
        let rules = SeveralDice { mode, ending };
        black_box(SafeTable::new(rules, black_box(2), 100_000));
    })
}

fn subtraction_values(k: u64, heaps: usize) -> Option<Vec<u16>> {
    Some(values(Set::up_to(k)?, heaps))
}
