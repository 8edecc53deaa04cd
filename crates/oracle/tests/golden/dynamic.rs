//! Dynamic nim.

use nian_oracle::Oracle;
use nian_solver::dynamic::{self, Dynamic};
use nian_solver::{Move, Theory};

use crate::data::{numbers, row};

#[test]
fn safe_openings_of_dynamic_nim() {
    for (what, multiplier) in [("doubling", 2), ("tripling", 3), ("quadrupling", 4)] {
        let published = numbers(&format!("{what} game, safe starts"));
        let most = published[published.len() - 1];
        let closed_form: Vec<u64> = dynamic::starts(multiplier)
            .take_while(|&start| start <= most)
            .collect();
        assert_eq!(closed_form, published, "{what}");
    }
}

fn fibonacci_nim() -> Dynamic {
    Dynamic::new(2, dynamic::Heaps::One).unwrap()
}

fn opening(heap: u64) -> dynamic::State {
    let state = fibonacci_nim().state(vec![heap], vec![heap - 1]);
    state.unwrap()
}

/// The published list is by the last take, which doubled is the limit.
#[test]
fn fibonacci_nim_grundy_values() {
    let rules = fibonacci_nim();
    for (last, value) in (0..).zip(numbers(
        "Fibonacci nim, Grundy of heap 10 after a last take",
    )) {
        let state = rules.state(vec![10], vec![2 * last]).unwrap();
        assert_eq!(rules.grundy(&state), Some(value), "last take {last}");
    }
    let mut oracle = Oracle::new(rules);
    for (heap, value) in (1..).zip(numbers("Fibonacci nim, Grundy of starts")) {
        assert_eq!(rules.grundy(&opening(heap)), Some(value), "{heap}");
        assert_eq!(oracle.grundy(&opening(heap)), Some(value), "{heap}");
    }
}

#[test]
fn fibonacci_nim_winning_first_moves() {
    let published = row("Fibonacci nim, all winning first moves");
    let mut found = Vec::new();
    for heap in 1..=33 {
        let mut takes = fibonacci_nim().winning_moves(&opening(heap));
        takes.sort();
        let takes: Vec<String> = takes.iter().map(Move::to_string).collect();
        if !takes.is_empty() {
            found.push(format!("{heap}:{}", takes.join(",")));
        }
    }
    assert_eq!(found, published);
}
