//! Dynamic nim: one heap by its closed form, several by their tables.

use nian_oracle::Oracle;
use nian_solver::dynamic::{Dynamic, Heaps, State};

use crate::agree;
use crate::counts::Count;
use crate::ranges::nim_rows;

fn game(multiplier: u8, heaps: Heaps) -> Dynamic {
    Dynamic::new(multiplier, heaps).unwrap()
}

/// So many heaps of at most `most` coins, with every limit that a take of `most` can leave.
fn range(rules: Dynamic, rows: usize, most: u64) -> Vec<State> {
    let largest = rules.limit_after(most);
    let limited = if rules.heaps() == Heaps::Local {
        rows
    } else {
        1
    };
    let limits: Vec<Vec<u64>> = (nim_rows(limited, largest).iter())
        .map(|limits| limits.heaps().to_vec())
        .collect();
    (nim_rows(rows, most).iter())
        .flat_map(|heaps| {
            limits
                .iter()
                .map(|limits| (heaps.heaps().to_vec(), limits.clone()))
        })
        .map(|(heaps, limits)| rules.state(heaps, limits).unwrap())
        .collect()
}

fn agree_up_to(count: &mut Count, multiplier: u8, heaps: Heaps, rows: usize, most: u64) {
    let rules = game(multiplier, heaps);
    agree(count, rules, &range(rules, rows, most));
}

#[test]
fn one_heap() {
    let mut count = Count::default();
    for (multiplier, most) in [
        (1, 150),
        (2, 120),
        (3, 100),
        (4, 80),
        (5, 80),
        (7, 60),
        (10, 50),
    ] {
        agree_up_to(&mut count, multiplier, Heaps::One, 1, most);
    }
    for multiplier in 1..=30 {
        agree_up_to(&mut count, multiplier, Heaps::One, 1, 16);
    }
    agree_up_to(&mut count, 100, Heaps::One, 1, 30);
    count.report("dynamic nim, one heap");
}

#[test]
fn own_limits() {
    let mut count = Count::default();
    for (multiplier, rows, most) in [(1, 2, 9), (2, 2, 7), (3, 2, 6), (5, 2, 5), (2, 3, 3)] {
        agree_up_to(&mut count, multiplier, Heaps::Local, rows, most);
    }
    count.report("dynamic nim, own limits");
}

#[test]
fn one_limit() {
    let mut count = Count::default();
    for (multiplier, rows, most) in [(1, 2, 26), (2, 2, 22), (3, 2, 18), (7, 2, 9), (2, 3, 8)] {
        agree_up_to(&mut count, multiplier, Heaps::Global, rows, most);
    }
    agree_up_to(&mut count, 2, Heaps::Global, 5, 2);
    count.report("dynamic nim, one limit for all");
}

/// The table of Grundy values is by the same recurrence for every heap, so this is also a check of
/// heaps that are played one by one.
#[test]
fn grundy_values() {
    for (multiplier, heaps, rows, most) in [
        (1, Heaps::One, 1, 90),
        (2, Heaps::One, 1, 80),
        (3, Heaps::One, 1, 60),
        (9, Heaps::One, 1, 40),
        (2, Heaps::Local, 2, 6),
        (3, Heaps::Local, 2, 4),
    ] {
        let rules = game(multiplier, heaps);
        let mut oracle = Oracle::new(rules);
        for state in range(rules, rows, most) {
            let searched = oracle.grundy(&state);
            assert_eq!(rules.grundy(&state), searched, "{rules:?} {state:?}");
        }
    }
}
