//! Closed forms and search against data from elsewhere (`testdata/README.md`).

mod data;
mod dynamic;

use data::{number, numbers, row};
use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::holding::UpTo;
use nian_solver::nim::{Nim, Rows};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff, pairs};
use nian_solver::{AnyPosition, Ending, Game, Move, Outcome, Theory, dice};
use serde::Deserialize;

const POSITIONS: &str = include_str!("../../testdata/positions.jsonl");

#[derive(Deserialize)]
struct Golden {
    position: String,
    outcome: String,
    winning: Vec<String>,
}

#[test]
fn positions() {
    for (number, line) in (1..).zip(POSITIONS.lines()) {
        let row: Golden = serde_json::from_str(line).unwrap();
        let position: AnyPosition = row.position.parse().unwrap();
        let expected = (row.outcome, row.winning);
        let closed_form = (position.outcome(), position.winning_moves());
        assert_eq!(
            texts(closed_form),
            expected,
            "closed form, row {number}: {line}"
        );
        assert_eq!(
            texts(searched(&position)),
            expected,
            "search, row {number}: {line}"
        );
        assert!(
            is_written_as(&position, &row.position),
            "{position}, row {number}: {line}"
        );
    }
    assert_eq!(POSITIONS.lines().count(), 336);
    let rows = POSITIONS.lines().map(|line| {
        let row: Golden = serde_json::from_str(line).unwrap();
        row.position
    });
    let missing = AnyPosition::missing_from(rows);
    assert!(missing.is_empty(), "{missing:?}");
}

/// The canonical text, or that and what follows `@` by default, which the rows write out.
fn is_written_as(position: &AnyPosition, text: &str) -> bool {
    let rest = text.strip_prefix(&position.to_string());
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('@'))
}

fn texts((outcome, moves): (Outcome, Vec<Move>)) -> (String, Vec<String>) {
    (
        outcome.to_string(),
        moves.iter().map(Move::to_string).collect(),
    )
}

fn searched(position: &AnyPosition) -> (Outcome, Vec<Move>) {
    fn search<G: Game + Copy>(rules: &G, position: &G::Position) -> (Outcome, Vec<Move>) {
        let mut oracle = Oracle::new(*rules);
        (oracle.outcome(position), oracle.winning_moves(position))
    }
    match position {
        AnyPosition::Nim(rules, rows) => search(rules, rows),
        AnyPosition::Wythoff(rules, pair) => search(rules, pair),
        AnyPosition::Dice(rules, state) => search(rules, state),
        AnyPosition::Subtraction(rules, heap) => search(rules, heap),
        AnyPosition::Parity(rules, state) => search(rules, state),
        AnyPosition::Sides(rules, state) => search(rules, state),
        AnyPosition::SeveralDice(rules, state) => search(rules, state),
        AnyPosition::Dynamic(rules, state) => search(rules, state),
        AnyPosition::Euclid(rules, numbers) => search(rules, numbers),
    }
}

#[test]
fn wythoff_pairs() {
    let lower = numbers("lower Wythoff, from n = 1");
    let upper = numbers("upper Wythoff, from n = 1");
    assert_eq!(lower.len(), upper.len());
    let published = lower.into_iter().zip(upper);
    assert_eq!(
        published.collect::<Vec<_>>(),
        pairs().take(31).collect::<Vec<_>>()
    );
}

#[test]
fn wythoff_grundy_values() {
    let mut oracle = Oracle::new(Wythoff::default());
    let mut grundy = |a, b| oracle.grundy(&Pair::new([a, b]).unwrap()).unwrap();
    for a in [1, 2, 3, 4, 5, 10] {
        let published = numbers(&format!("Wythoff Grundy, row {a}"));
        for (b, value) in (0..).zip(published) {
            assert_eq!(grundy(a, b), value, "row {a}, column {b}");
        }
    }
    for (n, value) in (0..).zip(numbers("Wythoff Grundy, diagonal")) {
        assert_eq!(grundy(n, n), value, "diagonal, {n}");
    }
}

#[test]
fn misere_wythoff_pairs() {
    let rules = Wythoff {
        ending: Ending::Misere,
    };
    let safe = |&(a, b): &(u64, u64)| rules.outcome(&Pair::new([a, b]).unwrap()).is_safe();
    let all = (0..=23).flat_map(|b| (0..=b).map(move |a| (a, b)));
    let mut found: Vec<String> = Vec::new();
    for (a, b) in all.filter(safe) {
        found.push(format!("{a},{b}"));
    }
    assert_eq!(found, row("misère Wythoff, safe pairs"));
}

/// The published list is that of 1 ≤ a < b < c, by c; it is complete up to c = 7.
#[test]
fn three_heap_nim() {
    let published = row("three-heap Nim, safe");
    let rules = Nim::default();
    let safe = |text: &str| {
        let heaps = text.split(',').map(number).collect();
        rules.outcome(&Rows::new(heaps).unwrap()).is_safe()
    };
    for text in &published {
        assert!(safe(text), "{text}");
    }
    let up_to_7 =
        (1..=7).flat_map(|c| (1..c).flat_map(move |b| (1..b).map(move |a| format!("{a},{b},{c}"))));
    let mut found: Vec<String> = up_to_7.filter(|text| safe(text)).collect();
    let mut expected: Vec<&str> = published
        .into_iter()
        .filter(|text| number(&text[4..]) <= 7)
        .collect();
    found.sort();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

/// The game up to 31 counts upwards: leaving the total t leaves a heap of 31 − t.
#[test]
fn dice_to_31() {
    let (any, none) = ([1, 2, 3, 4, 5, 6], []);
    let mut expected: Vec<&[u8]> = vec![&none; 32];
    for (what, faces) in [
        ("any face", &any[..]),
        ("3 or 4", &[3, 4]),
        ("2 or 5", &[2, 5]),
        ("1 or 6", &[1, 6]),
    ] {
        for total in numbers(&format!("dice to 31, totals worth leaving by {what}")) {
            expected[total as usize] = faces;
        }
    }
    // Not every face reaches a total below 4, so the list leaves those out.
    for total in 4..=31 {
        let safe = dice::safe_faces(Dice::default().ending, 31 - total);
        assert_eq!(safe, expected[total as usize], "total {total}");
    }
}

fn subtraction(set: Set, ending: Ending) -> Subtraction {
    Subtraction { set, ending }
}

/// The safe heaps up to the largest of the row.
fn check_safe_heaps(what: &str, rules: Subtraction) {
    let published = numbers(what);
    let most = published.iter().copied().max().unwrap();
    let safe = |&n: &u64| rules.outcome(&rules.heap(n).unwrap()).is_safe();
    let found: Vec<u64> = (0..=most).filter(safe).collect();
    assert_eq!(found, published, "{what}");
}

#[test]
fn subtraction_safe_heaps() {
    let up_to_3 = Set::up_to(3).unwrap();
    let misere = "subtraction of 1 to 3, misère, safe heaps";
    check_safe_heaps(misere, subtraction(up_to_3, Ending::Misere));
    let fibonacci = "subtraction of Fibonacci numbers, safe heaps";
    check_safe_heaps(fibonacci, subtraction(Set::FIBONACCI, Ending::Normal));
}

#[test]
fn subtraction_grundy_values() {
    let published = numbers("subtraction of 2, 3 and 7, Grundy values from n = 1, then repeating");
    let rules = subtraction(Set::new([2, 3, 7]).unwrap(), Ending::Normal);
    let mut oracle = Oracle::new(rules);
    for (n, value) in (1..=100).zip(published.into_iter().cycle()) {
        let heap = rules.heap(n).unwrap();
        assert_eq!(rules.grundy(&heap), Some(value), "heap {n}");
        assert_eq!(oracle.grundy(&heap), Some(value), "heap {n}");
    }
}

#[test]
fn even_wins() {
    let what = "27 objects, take 1 to 4, even total wins";
    let position: AnyPosition = "parity.4.even:27".parse().unwrap();
    let winning = position.winning_moves();
    let winning: Vec<String> = winning.iter().map(Move::to_string).collect();
    assert_eq!(winning, row(&format!("{what}: first take")));
    let modulus = UpTo::new(4).unwrap().modulus();
    assert_eq!([modulus], *numbers(&format!("{what}: period")));
}
