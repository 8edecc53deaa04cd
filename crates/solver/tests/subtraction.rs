//! Subtraction games: sets, periods, Grundy values, and what is too large to be known.

use nian_solver::period::{Period, period};
use nian_solver::subtraction::{
    Heap, LARGEST_UNPROVED, LONGEST_TABLE, Set, Subtraction, Values, values,
};
use nian_solver::{AnyPosition, Ending, MAX_NUMBER, Reason, Theory};
use proptest::prelude::*;

fn rules(text: &str) -> Subtraction {
    match format!("subtraction.{text}:0").parse() {
        Ok(AnyPosition::Subtraction(rules, _)) => rules,
        other => panic!("{other:?}"),
    }
}

/// A set whose outcomes do not repeat within the longest table.
fn never_seen_to_repeat() -> Set {
    (0..)
        .map(pseudorandom_set)
        .find(|&set| period_of(set).is_none())
        .unwrap()
}

fn period_of(set: Set) -> Option<Period> {
    Subtraction {
        set,
        ending: Ending::Normal,
    }
    .period()
}

/// About a twentieth of the numbers up to 1000, differently for every seed.
fn pseudorandom_set(seed: u64) -> Set {
    let mixed = |n: u64| (n + 1000 * seed).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    Set::new((1..=1000).filter(|&n| mixed(n).is_multiple_of(20))).unwrap()
}

#[test]
fn sets() {
    assert_eq!(Set::new([]), None);
    assert_eq!(Set::new([0, 1]), None);
    assert_eq!(Set::new([1001]), None);
    assert_eq!(Set::up_to(0), None);
    assert_eq!(Set::up_to(1001), None);
    assert_eq!(Set::up_to(u64::MAX), None);
    assert_eq!(Set::new([3, 1, 2, 3]), Set::up_to(3));
    let set = Set::new([64, 65, 1, 128, 129, 1000]).unwrap();
    assert!(set.numbers(u64::MAX).eq([1, 64, 65, 128, 129, 1000]));
    assert!(set.numbers(128).eq([1, 64, 65, 128]));
    assert_eq!(
        (set.smallest(), set.largest(), set.run()),
        (1, Some(1000), None)
    );
    assert_eq!(Set::up_to(64).unwrap().run(), Some(64));
    assert_eq!(Set::up_to(1000).unwrap().run(), Some(1000));
    assert!([1, 2, 3, 5, 8].iter().all(|&n| Set::FIBONACCI.contains(n)));
    assert!(
        [0, 4, 6, 7, u64::MAX]
            .iter()
            .all(|&n| !Set::FIBONACCI.contains(n))
    );
    assert_eq!(Set::FIBONACCI.numbers(u64::MAX).count(), 91);
    assert_eq!(Set::FIBONACCI.largest(), None);
}

#[test]
fn known_periods() {
    let period = |text| rules(text).period().map(|p| (p.start, p.length, p.window));
    assert_eq!(period("1-3"), Some((0, 4, 3)));
    assert_eq!(period("1-3.misere"), Some((0, 4, 3)));
    assert_eq!(period("1-1000"), Some((0, 1001, 1000)));
    assert_eq!(period("1,3,4"), Some((0, 7, 4)));
    assert_eq!(period("2,5,7"), Some((0, 22, 7)));
    assert_eq!(period("fib"), None);
}

/// Every large heap of a game that is proved to repeat, and none of one that is not.
#[test]
fn how_large_a_heap_may_be() {
    for text in ["1-1", "1-1000.misere", "1,3,4", "2,5,7.misere", "1,4,9,16"] {
        assert!(rules(text).heap(MAX_NUMBER).is_some(), "{text}");
        assert!(rules(text).heap(MAX_NUMBER + 1).is_none(), "{text}");
    }
    let late = Subtraction {
        set: never_seen_to_repeat(),
        ending: Ending::Normal,
    };
    for rules in [rules("fib"), late] {
        assert!(rules.heap(LARGEST_UNPROVED).is_some());
        assert!(rules.heap(LARGEST_UNPROVED + 1).is_none());
        let largest = rules.heap(LARGEST_UNPROVED).unwrap();
        assert_eq!(
            rules.winning_moves(&largest).is_empty(),
            rules.outcome(&largest).is_safe()
        );
    }
    assert!(LONGEST_TABLE as u64 > LARGEST_UNPROVED);
}

/// A heap of another game is no reason to fail, only to be wrong about.
#[test]
fn a_heap_of_other_rules() {
    let heap: Heap = rules("1-3").heap(MAX_NUMBER).unwrap();
    let fibonacci = rules("fib");
    let _ = (
        fibonacci.outcome(&heap),
        fibonacci.winning_moves(&heap),
        fibonacci.explain(&heap),
    );
    assert_eq!(fibonacci.grundy(&heap), None);
}

/// The least number that is the value of no heap one can leave, heap by heap.
fn by_definition(set: Set, length: u64) -> Vec<u16> {
    let mut table: Vec<u16> = Vec::new();
    for heap in 0..length {
        let left: Vec<u16> = set
            .numbers(heap)
            .map(|take| table[(heap - take) as usize])
            .collect();
        table.extend((0..).find(|value| !left.contains(value)));
    }
    table
}

/// Copied or not, the values are those of the definition; every length is met exactly.
#[test]
fn grundy_values_by_definition() {
    let sets = [
        &[1, 2, 3][..],
        &[2, 3, 7],
        &[1, 5, 12],
        &[4, 9, 10, 17],
        &[60, 61],
    ];
    for set in sets.map(|set| Set::new(set.iter().copied()).unwrap()) {
        for length in [0, 1, 17, 400, 999, 3000] {
            let values = values(set, length);
            assert_eq!(values, by_definition(set, length as u64), "{set}: {length}");
        }
    }
}

#[test]
fn grundy_values() {
    let grundy = |text: &str, n| rules(text).grundy(&rules(text).heap(n).unwrap());
    assert_eq!(grundy("1-10", MAX_NUMBER), Some(MAX_NUMBER % 11));
    assert_eq!(grundy("1-10.misere", 5), None);
    // Beyond the table, by the period; the same as by definition far from the start.
    let set = Set::new([2, 3, 7]).unwrap();
    let found = Values::up_to(set, MAX_NUMBER).unwrap();
    assert_eq!(
        found.period,
        Some(Period {
            start: 0,
            length: 5,
            window: 7
        })
    );
    for (n, value) in (0..).zip(by_definition(set, 20_000)) {
        assert_eq!(found.of(n), Some(value.into()), "{n}");
    }
    assert_eq!(found.of(MAX_NUMBER), found.of(MAX_NUMBER % 5));
    // Values beyond 63 take the long way: 1 to 100 has all values up to 100.
    let table = values(Set::up_to(100).unwrap(), 1000);
    assert!((0..).zip(&table).all(|(n, &value)| value == n % 101));
    assert_eq!(Values::up_to(Set::FIBONACCI, MAX_NUMBER), None);
    // What is not seen to repeat is as long as it is asked for.
    let set = never_seen_to_repeat();
    for n in [100, 5000, 50_000] {
        let found = Values::up_to(set, n).unwrap();
        let value = by_definition(set, n + 1)[n as usize];
        assert_eq!(found.of(n), Some(value.into()), "{n}");
    }
}

/// What it takes to tell an outcome: nothing by formula, a table as long as the heap for an infinite set, a short one
/// where it repeats.
#[test]
fn entries() {
    let entries = |text: &str, n| rules(text).entries(&rules(text).heap(n).unwrap());
    assert_eq!(entries("1-10", MAX_NUMBER), 0);
    assert_eq!([entries("fib", 0), entries("fib", 10)], [1, 11]);
    assert!((7..1000).contains(&entries("1,3,4", MAX_NUMBER)));
}

/// Multiples of k + 1 for heaps of any size, by another route: the tables and their periods.
#[test]
fn multiples_from_the_tables() {
    for k in (1..=60).chain([999, 1000]) {
        let set = Set::up_to(k).unwrap();
        let values = Values::up_to(set, MAX_NUMBER).unwrap();
        let misere = Subtraction {
            set,
            ending: Ending::Misere,
        };
        let period = misere.period().unwrap();
        assert_eq!((period.start, period.length), (0, k + 1));
        for n in (0..3 * k).chain(MAX_NUMBER - 3 * k..=MAX_NUMBER) {
            assert_eq!(values.of(n), Some(n % (k + 1)), "{k}: {n}");
            let outcome = |n| misere.outcome(&misere.heap(n).unwrap());
            assert_eq!(outcome(n), outcome(period.place(n)), "{k}: {n}");
        }
    }
}

#[test]
fn explanations() {
    let steps = |text: &str| text.parse::<AnyPosition>().unwrap().explain().steps;
    assert_eq!(
        steps("subtraction.2,3:1"),
        [Reason::Over {
            ending: Ending::Normal
        }]
    );
    assert_eq!(
        steps("subtraction.1-3.misere:23"),
        [
            Reason::SafeResidues {
                heap: 23,
                modulus: 4,
                residue: 3,
                safe: vec![1]
            },
            Reason::Leave {
                take: 2,
                heap: 21,
                residue: Some(1)
            },
        ]
    );
    let length = 5;
    assert_eq!(
        steps("subtraction.1,4,9,16:38"),
        [
            Reason::Repeats {
                heap: 38,
                period: Period {
                    start: 0,
                    length,
                    window: 16
                },
                like: 3
            },
            Reason::Tabled {
                heap: 38,
                safe: false
            },
            Reason::Leave {
                take: 1,
                heap: 37,
                residue: None
            },
            Reason::Leave {
                take: 16,
                heap: 22,
                residue: None
            },
        ]
    );
    assert_eq!(
        steps("subtraction.2,3.misere:2"),
        [
            Reason::Tabled {
                heap: 2,
                safe: true
            },
            Reason::Answered {
                take: 2,
                reply: None
            }
        ]
    );
    assert_eq!(
        steps("subtraction.fib:4"),
        [
            Reason::Tabled {
                heap: 4,
                safe: true
            },
            Reason::Answered {
                take: 1,
                reply: Some(3)
            },
            Reason::Answered {
                take: 2,
                reply: Some(2)
            },
            Reason::Answered {
                take: 3,
                reply: Some(1)
            },
        ]
    );
}

proptest! {
    /// Tables by any rule that makes an entry, true or false, from so many before it.
    #[test]
    fn periods_of_tables(rule in any::<[bool; 32]>(), window in 1..=5usize) {
        let windows = 1 << window;
        let mut table = vec![false; window];
        while table.len() < 8 * windows {
            let last = &table[table.len() - window..];
            let number = last.iter().fold(0, |number, &entry| 2 * number + usize::from(entry));
            table.push(rule[number]);
        }
        let (known, rest) = table.split_at(4 * windows);
        let found = period(known, window).unwrap();
        let (start, length) = (found.start as usize, found.length as usize);
        prop_assert!(start + length + window <= known.len(), "both windows lie in the table");
        for (n, &entry) in (0..).zip(known.iter().chain(rest)) {
            prop_assert_eq!(table[found.place(n) as usize], entry);
        }
        prop_assert!(start == 0 || table[start - 1] != table[start - 1 + length]);
        for sooner in 1..length {
            let repeats = table[start..].windows(sooner + 1).all(|w| w[0] == w[sooner]);
            prop_assert!(!repeats, "period {}, not {}", sooner, length);
        }
    }

    /// Outcomes of any set against the definition, and far out by the period.
    #[test]
    fn any_set(numbers in prop::collection::btree_set(1..=40u64, 1..6), misere in any::<bool>()) {
        let ending = if misere { Ending::Misere } else { Ending::Normal };
        let rules = Subtraction { set: Set::new(numbers.iter().copied()).unwrap(), ending };
        let mut table: Vec<bool> = Vec::new();
        for n in 0..3000u64 {
            let mut below = numbers.iter().filter_map(|take| n.checked_sub(*take)).peekable();
            let over = below.peek().is_none();
            let safe = if over { !misere } else { below.all(|left| !table[left as usize]) };
            table.push(safe);
            if n % 97 == 0 || n < 100 {
                let found = rules.outcome(&rules.heap(n).unwrap()).is_safe();
                prop_assert_eq!(found, safe, "{:?} {}", rules, n);
            }
        }
        let found = rules.period().unwrap();
        for n in 0..100 {
            let far = MAX_NUMBER - n;
            let place = found.place(far) as usize;
            let outcome = rules.outcome(&rules.heap(far).unwrap());
            prop_assert_eq!(outcome.is_safe(), table[place], "{:?} {}", rules, far);
        }
    }
}

#[test]
fn a_range_of_heaps_is_told_at_once() {
    for text in ["1-3", "1-3.misere", "2,4,7", "fib", "fib.misere"] {
        let rules = rules(text);
        for first in [0, 37, 900_000] {
            let heaps = first..=first + 99;
            let one_by_one = heaps.clone().map(|n| {
                let heap = rules.heap(n).expect("a heap that is settled");
                rules.outcome(&heap).is_safe()
            });
            let one_by_one: Vec<_> = if first < 1000 {
                one_by_one.collect()
            } else {
                one_by_one.take(3).collect()
            };
            let among = rules.safe_among(heaps);
            assert_eq!(among.len(), 100);
            assert_eq!(among[..one_by_one.len()], one_by_one, "{text} from {first}");
        }
    }
}
