//! Games with one heap: subtraction games, and the two odd-even games.

use nian_oracle::Oracle;
use nian_solver::Ending;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::Parity;
use nian_solver::sides::Sides;
use nian_solver::subtraction::{Heap, Set, Subtraction, values};

use super::counts::Count;
use super::ranges::{even_totals, heaps, odd_totals};
use super::{ENDINGS, agree};

/// All sets of numbers up to `most`.
fn sets(most: u64) -> impl Iterator<Item = Set> {
    let members = move |bits: u64| (1..=most).filter(move |n| bits >> (n - 1) & 1 == 1);
    (1..1 << most).filter_map(move |bits| Set::new(members(bits)))
}

#[test]
fn subtraction_of_every_small_set() {
    let mut count = Count::default();
    for ending in ENDINGS {
        for set in sets(10) {
            let rules = Subtraction { set, ending };
            agree(&mut count, rules, &heaps(&rules, 1000));
        }
    }
    count.report("subtraction of every set of numbers up to 10");
}

#[test]
fn subtraction_up_to() {
    let mut count = Count::default();
    for ending in ENDINGS {
        for k in (1..=20).chain([63, 64, 65, 999, 1000]) {
            let set = Set::up_to(k).unwrap();
            let rules = Subtraction { set, ending };
            agree(&mut count, rules, &heaps(&rules, 500.max(2 * k + 10)));
        }
    }
    count.report("subtraction of 1 to k");
}

#[test]
fn subtraction_of_large_and_endless_sets() {
    let mut count = Count::default();
    let squares = Set::new((1..=31).map(|n| n * n)).unwrap();
    let late = Set::new([64, 65, 129, 500, 1000]).unwrap();
    for ending in ENDINGS {
        for set in [Set::FIBONACCI, squares, late] {
            let rules = Subtraction { set, ending };
            agree(&mut count, rules, &heaps(&rules, 2500));
        }
    }
    count.report("subtraction of large and endless sets");
}

#[test]
fn parity() {
    let mut count = Count::default();
    let range = odd_totals(0..=130);
    for takes in (1..=12).filter_map(UpTo::new) {
        for winner in [Side::Odd, Side::Even] {
            agree(&mut count, Parity { takes, winner }, &range);
        }
    }
    count.report("the odd-even game");
}

#[test]
fn sides() {
    let mut count = Count::default();
    let range = even_totals(0..=110);
    for takes in (1..=12).filter_map(UpTo::new) {
        agree(&mut count, Sides { takes }, &range);
    }
    count.report("the two-sided parity game");
}

/// The article's table goes to k = 6; here to 40, with totals beyond two moduli.
#[test]
fn parity_and_sides_up_to_forty() {
    let mut count = Count::default();
    for takes in (13..=40).filter_map(UpTo::new) {
        let total = 2 * takes.modulus() + 2;
        agree(&mut count, Sides { takes }, &even_totals(total..=total));
        let odd = odd_totals(total + 1..=total + 1);
        for winner in [Side::Odd, Side::Even] {
            agree(&mut count, Parity { takes, winner }, &odd);
        }
    }
    count.report("both parity games up to k = 40");
}

/// The period found from outcomes must carry on beyond the table it was found in.
#[test]
fn subtraction_periods_last() {
    for ending in ENDINGS {
        for set in sets(10) {
            let rules = Subtraction { set, ending };
            let period = rules.period().unwrap();
            let mut oracle = Oracle::new(rules);
            let range = heaps(&rules, 3000);
            let safe = |heap: &Heap| oracle.outcome(heap).is_safe();
            let searched: Vec<bool> = range.iter().map(safe).collect();
            let round = period.length as usize;
            let start = period.start as usize;
            assert!(start + round < 1000, "{rules:?} {period:?}");
            // It repeats from the start on, not from before, and no sooner.
            let (first, rest) = searched.split_at(start);
            assert!(
                rest.windows(round + 1).all(|w| w[0] == w[round]),
                "{rules:?} {period:?}"
            );
            let before = first
                .last()
                .is_some_and(|&last| last == searched[start + round - 1]);
            assert!(!before, "{rules:?} {period:?}");
            for sooner in 1..round {
                let repeats = rest.windows(sooner + 1).all(|w| w[0] == w[sooner]);
                assert!(!repeats, "{rules:?} {period:?} {sooner}");
            }
        }
    }
}

/// Grundy values by definition, from the words of 64 bits, and from their period.
#[test]
fn subtraction_grundy_values() {
    let thousands = Set::new((1..=1000).filter(|n| n % 3 != 0)).unwrap();
    let many = Set::new((1..=200).filter(|n| n % 7 != 0)).unwrap();
    for set in sets(8).chain([Set::FIBONACCI, many, thousands]) {
        let rules = Subtraction {
            set,
            ending: Ending::Normal,
        };
        let mut oracle = Oracle::new(rules);
        let range = heaps(&rules, 1200);
        let values = values(set, range.len());
        for (heap, value) in range.iter().zip(values) {
            let searched = oracle.grundy(heap);
            assert_eq!(searched, Some(value.into()), "{rules:?} {heap:?}");
            assert_eq!(rules.grundy(heap), searched, "{rules:?} {heap:?}");
        }
    }
}
