//! Dynamic nim: its notation, its explanations, and its closed form far beyond search.

use nian_solver::dynamic::{
    Dynamic, GLOBAL_REACH, GRUNDY_REACH, Heaps, least_winning_limit, least_winning_limits, parts,
    starts,
};
use nian_solver::{
    AnyPosition, Expected, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError, Reason,
    Theory,
};
use proptest::prelude::*;

fn read(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

#[test]
fn texts_read_back() {
    let ones = ["1@1"; 26].join(",");
    let zeros = ["0"; 25].join(",");
    for text in [
        "dynamic.3:100",
        "dynamic.2:21",
        "dynamic.2:8@4",
        "dynamic.2:0",
        "dynamic.2:0@6",
        "dynamic.2:1",
        "dynamic.100:9223372036854775807@9223372036854775807",
        "dynamic.2.local:8@4,5@5",
        "dynamic.2.local:4@3",
        "dynamic.2.local:0@0,9223372036854775807@1",
        &format!("dynamic.7.local:{ones}"),
        "dynamic.2.global:8,5@4",
        "dynamic.2.global:5@4",
        "dynamic.1.global:127,63@9",
        &format!("dynamic.3.global:{zeros},9223372036854775807@4"),
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    for (text, canonical) in [
        ("fibonacci:21", "dynamic.2:21"),
        ("fibonacci.local:8@4,5@5", "dynamic.2.local:8@4,5@5"),
        ("dynamic.3:100@99", "dynamic.3:100"),
        ("dynamic.3:0@0", "dynamic.3:0"),
    ] {
        assert_eq!(read(text).to_string(), canonical);
    }
}

#[test]
fn errors_say_where_and_what() {
    use Expected::*;
    let multiplier = Multiplier { max: 100 };
    let heaps = Heaps { min: 1, max: 26 };
    let one = Heaps { min: 1, max: 1 };
    let too_many = format!("dynamic.2.global:{}@4", ["0"; 27].join(","));
    let too_many_local = format!("dynamic.2.local:{}", ["0@1"; 27].join(","));
    for (text, at, expected) in [
        ("dynamic:5", 7, multiplier),
        ("dynamic.:5", 8, Number),
        ("dynamic.0:5", 8, multiplier),
        ("dynamic.101:5", 8, multiplier),
        ("dynamic.2.misere:5", 10, Scope),
        ("dynamic.2.local.local:5", 15, Colon),
        ("dynamic.2", 9, Colon),
        ("dynamic.2:", 10, Number),
        ("dynamic.2:5@", 12, Number),
        ("dynamic.2:5,4@2", 11, one),
        ("dynamic.2:5@4,4", 13, End),
        ("dynamic.2.local:5,4@2", 17, Limit),
        ("dynamic.2.local:5@2,", 20, Number),
        ("dynamic.2.global:5,4", 20, Limit),
        ("dynamic.2.global:5", 18, Limit),
        ("dynamic.2.global:5,4@1,2", 22, End),
        ("dynamic.2.local:5001@2,1@1", 16, Reach),
        ("dynamic.2.global:128,63@9", 17, Reach),
        (&too_many, 68, heaps),
        (&too_many_local, 119, heaps),
        ("fibonacci", 9, Colon),
        ("fibonacci.2:5", 10, Scope),
    ] {
        let error: NotationError = text.parse::<AnyPosition>().unwrap_err();
        assert_eq!((error.at, error.expected), (at, expected), "{text}");
    }
}

#[test]
fn what_may_not_be_played() {
    let local = read("dynamic.2.local:8@4,5@5");
    let play = |text: &str| local.play(local.read_move(text).unwrap());
    assert_eq!(play("a5").unwrap_err(), PlayError::TooMany { most: 4 });
    assert_eq!(play("b6").unwrap_err(), PlayError::TooMany { most: 5 });
    assert_eq!(play("c1").unwrap_err(), PlayError::NoSuchRow { rows: 2 });
    assert_eq!(play("a0").unwrap_err(), PlayError::TakeNone);
    assert_eq!(local.play(Move::Take(1)).unwrap_err(), PlayError::OtherKind);
    assert_eq!(play("a3").unwrap().to_string(), "dynamic.2.local:5@6,5@5");
    let global = read("dynamic.2.global:8,5@4");
    let after = global.play(global.read_move("b1").unwrap()).unwrap();
    assert_eq!(after.to_string(), "dynamic.2.global:8,4@2");
    let opening = read("dynamic.3:1");
    assert_eq!(opening.end(), Some(Outcome::Safe));
    assert_eq!(opening.play(Move::Take(1)).unwrap_err(), PlayError::Over);
    // The limit after a take stays a number that can be written.
    let large = read("dynamic.100:9223372036854775807");
    let after = large.play(Move::Take(MAX_NUMBER / 2)).unwrap().to_string();
    assert!(after.ends_with("@9223372036854775807"), "{after}");
}

#[test]
fn positions_end_where_the_tables_end() {
    let local = Dynamic::new(2, Heaps::Local).unwrap();
    assert!(local.state(vec![GRUNDY_REACH, 1], vec![1, 1]).is_some());
    assert!(local.state(vec![GRUNDY_REACH + 1, 1], vec![1, 1]).is_none());
    assert!(local.state(vec![GRUNDY_REACH + 1, 0], vec![1, 1]).is_some());
    assert!(local.state(vec![1, 1], vec![1]).is_none());
    let global = Dynamic::new(2, Heaps::Global).unwrap();
    assert!(
        global
            .state(vec![1, GLOBAL_REACH / 2 - 1], vec![3])
            .is_some()
    );
    assert!(global.state(vec![1, GLOBAL_REACH / 2], vec![3]).is_none());
    assert!(Dynamic::new(0, Heaps::One).is_none() && Dynamic::new(101, Heaps::One).is_none());
}

/// The article's open challenge, and what it takes to win it.
#[test]
fn a_hundred_in_the_tripling_game() {
    let position = read("dynamic.3:100");
    assert_eq!(
        position.explain().steps,
        [
            Reason::GreedyParts {
                value: 100,
                parts: vec![76, 21, 3]
            },
            Reason::LeastLimit {
                limit: 99,
                least: Some(3)
            },
            Reason::LeaveParts {
                mv: Move::Take(24),
                left: 76,
                parts: vec![76],
                limit: 72
            },
            Reason::LeaveParts {
                mv: Move::Take(3),
                left: 97,
                parts: vec![76, 21],
                limit: 9
            },
        ]
    );
    let judgement = position.judge(Move::Take(2)).unwrap();
    assert_eq!(judgement.outcome, Outcome::Unsafe);
    assert_eq!(judgement.reply, Some(Move::Take(1)));
}

#[test]
fn reasons_with_several_heaps() {
    let mv = |row, take| Move::Row { row, take };
    let (limit, value) = (2, 0); // three coins, at most two may be taken: no take wins
    assert_eq!(
        read("dynamic.2.local:4@1,3@2").explain().steps,
        [
            Reason::HeapValue {
                row: 0,
                heap: 4,
                limit: 1,
                value: 1
            },
            Reason::HeapValue {
                row: 1,
                heap: 3,
                limit,
                value
            },
            Reason::ValueSum {
                values: vec![1, 0],
                nim_sum: 1
            },
            Reason::LeaveValue {
                mv: mv(0, 1),
                left: 3,
                limit,
                value
            },
            Reason::LeaveValue {
                mv: mv(1, 2),
                left: 1,
                limit: 4,
                value: 1
            },
        ]
    );
    assert_eq!(
        read("dynamic.2.global:1,1@5").explain().steps,
        [Reason::LeastLimit {
            limit: 5,
            least: None
        }]
    );
    assert_eq!(
        read("dynamic.2.global:1,2@1").explain().steps,
        [
            Reason::LeastLimit {
                limit: 1,
                least: Some(1)
            },
            Reason::LeaveLimit {
                mv: mv(1, 1),
                left: 1,
                limit: 2,
                least: None
            },
        ]
    );
}

/// The least winning limit by definition: the least take that leaves too small a limit.
fn limits_by_definition(multiplier: u64, most: usize) -> Vec<u64> {
    let mut limits = vec![u64::MAX];
    for heap in 1..=most as u64 {
        let wins = |&take: &u64| multiplier * take < limits[(heap - take) as usize];
        limits.push((1..=heap).find(wins).unwrap());
    }
    limits
}

#[test]
fn least_winning_limits_three_ways() {
    for multiplier in 1..=12 {
        let most = 20_000;
        let table = least_winning_limits(multiplier, most);
        assert_eq!(table, limits_by_definition(multiplier.into(), most));
        for (heap, &limit) in (1..).zip(&table[1..]) {
            assert_eq!(least_winning_limit(multiplier, heap), Some(limit));
        }
        // Where the limit must be as large as the heap, the opening is safe.
        let safe = (1..)
            .zip(&table[1..])
            .filter(|(heap, limit)| heap == *limit);
        let expected = starts(multiplier).take_while(|&start| start <= most as u64);
        assert!(safe.map(|(heap, _)| heap).eq(expected));
    }
    assert_eq!(least_winning_limits(2, 0), [u64::MAX]);
    assert_eq!(least_winning_limit(2, 0), None);
}

/// Every take from heaps around a million, tried one by one against the table.
#[test]
fn all_winning_moves_of_large_heaps() {
    for multiplier in [1, 2, 3, 4, 7, 10, 100] {
        let rules = Dynamic::new(multiplier, Heaps::One).unwrap();
        let table = least_winning_limits(multiplier, 1_000_000);
        for heap in (999_990..=1_000_000).chain([832_040, 786_432, 524_289]) {
            let wins = |&take: &u64| u64::from(multiplier) * take < table[(heap - take) as usize];
            let mut expected: Vec<String> = (1..heap).filter(wins).map(|t| t.to_string()).collect();
            expected.sort();
            let opening = rules.state(vec![heap], vec![heap - 1]).unwrap();
            assert_eq!(
                texts(&rules.winning_moves(&opening)),
                expected,
                "{multiplier} {heap}"
            );
        }
    }
}

fn number() -> impl Strategy<Value = u64> {
    (1..=MAX_NUMBER, 0..63u32).prop_map(|(number, shift)| (number >> shift).max(1))
}

proptest! {
    #[test]
    fn large_heaps(multiplier in 1..=100u8, heap in number(), limit in number(), tries in any::<[u64; 8]>()) {
        let rules = Dynamic::new(multiplier, Heaps::One).unwrap();
        let state = rules.state(vec![heap], vec![limit]).unwrap();
        let winning = rules.winning_moves(&state);
        prop_assert_eq!(winning.is_empty(), rules.outcome(&state).is_safe());
        for &mv in &winning {
            prop_assert!(rules.outcome(&rules.play(&state, mv).unwrap()).is_safe());
        }
        // Takes near those that win, and any others, win only if they are listed.
        let near = winning.iter().flat_map(|&mv| match mv {
            Move::Take(take) => [take - 1, take + 1],
            _ => [0, 0],
        });
        let most = limit.min(heap);
        for take in near.chain(tries.map(|t| t % most + 1)).filter(|t| (1..=most).contains(t)) {
            let mv = Move::Take(take);
            let safe = rules.outcome(&rules.play(&state, mv).unwrap()).is_safe();
            prop_assert_eq!(safe, winning.contains(&mv), "{}", take);
        }
    }

    #[test]
    fn parts_add_up(multiplier in 1..=100u8, heap in number()) {
        let parts = parts(multiplier, heap);
        prop_assert_eq!(parts.iter().sum::<u64>(), heap);
        // What makes the smallest part decide: each part is out of reach of the next.
        let apart = |a: &u64, b: &u64| u128::from(*b) * u128::from(multiplier) < u128::from(*a);
        prop_assert!(parts.is_sorted_by(apart), "{:?}", parts);
    }
}
