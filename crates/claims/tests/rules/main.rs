//! Rules that are searched, against numbers that others have published, and against the solver.

mod areas;

use nian_claims::rules::{
    Flaw, Law, Left, NAMES, Reason, Rule, Why, choices, name, position, search, sums,
};
use nian_solver::{AnyPosition, Game, Move, Outcome};
use std::collections::{BTreeSet, HashMap};

fn rule(text: &str) -> Rule {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn reason(text: &str, heaps: &[u64]) -> Option<Reason> {
    nian_claims::rules::reason(&rule(text), heaps, false)
}

/// What the takes of a reason leave, and its answers: not those that lose at once.
fn lefts(reason: &Reason) -> Vec<&Left> {
    match &reason.why {
        Why::Over => Vec::new(),
        Why::Leaves(takes) => takes.iter().map(|(_, left)| left).collect(),
        Why::Answered(takes) => {
            let answered = takes.iter().filter(|(_, answer, _)| answer.is_some());
            answered.map(|(.., left)| left).collect()
        }
    }
}

/// The safe heaps, where there is one.
fn safe(text: &str) -> Vec<u64> {
    let found = search(&rule(text), &mut |_| ());
    found.safe.into_iter().map(|heaps| heaps[0]).collect()
}

#[test]
fn published_safe_heaps() {
    // Bachet 1612: the multiples of k + 1; the last to take loses: one more.
    assert_eq!(safe("1-3")[..8], [0, 4, 8, 12, 16, 20, 24, 28]);
    assert_eq!(safe("1-3.misere")[..5], [1, 5, 9, 13, 17]);
    // OEIS A030193: subtract a square. Here squares up to 100, so the first 100 heaps agree.
    let squares = "1,4,9,16,25,36,49,64,81,100";
    let first = [
        0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95,
    ];
    assert_eq!(safe(squares)[..first.len()], first);
    // Whinihan 1963: the Fibonacci numbers.
    assert_eq!(safe("x2"), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
    // Schwenk 1970, as in the article: the tripling game; and with 1 the powers of two.
    assert_eq!(
        safe("x3")[..14],
        [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105]
    );
    assert_eq!(safe("x1"), [1, 2, 4, 8, 16, 32, 64]);
}

#[test]
fn periods_are_those_of_the_tables() {
    // Winning Ways, chapter 4: {1, 3, 4} has period 7 with safe heaps 0 and 2.
    let of = |text: &str| search(&rule(text), &mut |_| ());
    let found = of("1,3,4");
    let period = found.period.expect("it is proved");
    assert_eq!((period.start, period.length, period.window), (0, 7, 4));
    assert_eq!(safe("1,3,4")[..6], [0, 2, 7, 9, 14, 16]);
    // {1, 3, 4}: 0 1 0 1 2 3 2 over and over (the same table).
    assert_eq!(
        found.values[..14],
        [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]
    );
    assert_eq!(of("1-3").period.map(|period| period.length), Some(4));
    assert_eq!(of("1-3.misere").period.map(|period| period.length), Some(4));
    assert!(of("1-3.misere").values.is_empty(), "there are none");
    // What repeats is what the solver says of far heaps.
    for text in [
        "1,3,4",
        "2,5,7",
        "3,5,8.misere",
        "1,2,7",
        "4,9.misere",
        "1-6",
        "5,6,7",
    ] {
        let found = of(text);
        let period = found.period.expect(text);
        for heap in (0..=600).chain([10_007, 123_456]) {
            let position: AnyPosition = position(&rule(text), &[heap], false)
                .and_then(|position| position.parse().ok())
                .expect(text);
            let place = period.place(heap);
            assert!(place <= found.most, "{text}");
            let is_safe = found.safe.contains(&vec![place]);
            assert_eq!(
                position.outcome(),
                Outcome::safe_if(is_safe),
                "{text} {heap}"
            );
        }
    }
}

#[test]
fn openings_follow_the_law() {
    for (times, over) in (1..=20)
        .map(|times| (times, 1))
        .chain([(3, 2), (5, 2), (7, 2), (9, 2)])
    {
        let text = format!("x{times}/{over}");
        let found = search(&rule(&text), &mut |_| ());
        assert_eq!(found.law, Some(Law::Sum { proved: over == 1 }), "{text}");
        assert_eq!(sums(times, over, found.most), safe(&text), "{text}");
    }
    let misere = search(&rule("x2.misere"), &mut |_| ());
    assert_eq!(misere.law, Some(Law::LeaveOne));
}

#[test]
fn every_playable_position_is_as_the_solver_says() {
    for text in [
        "1-3",
        "1,3,4",
        "2,5.misere",
        "x2",
        "x3",
        "any.h2",
        "any.h2.misere",
        "any.h3",
        "x2.h2",
        "1-3.odd",
        "1-4.odd",
        "1-3.even",
        "1-2.even",
    ] {
        let rule = rule(text);
        let found = search(&rule, &mut |_| ());
        let most = found.most.min(60);
        for heaps in choices(rule.heaps, most) {
            let least = u64::from(text.starts_with('x'));
            if heaps[0] < least {
                continue;
            }
            for odd in [false, true] {
                if odd && !rule.goal.is_holding() {
                    continue;
                }
                let text = position(&rule, &heaps, odd).expect(text);
                let position: AnyPosition = text.parse().expect(&text);
                assert_eq!(position.to_string(), text);
                let all = if odd { &found.safe_odd } else { &found.safe };
                let expected = Outcome::safe_if(all.contains(&heaps));
                assert_eq!(position.outcome(), expected, "{text}");
            }
        }
    }
}

#[test]
fn misere_of_several_heaps_is_turned() {
    let law = |text: &str| search(&rule(text), &mut |_| ()).law;
    assert_eq!(law("any.h3.misere"), Some(Law::Turned { proved: true }));
    // T. S. Ferguson, On sums of graph games with last player losing, 1974: so it is of every such set.
    for text in [
        "1-3.h2", "1-3.h3", "1,4.h2", "2,3.h3", "2,5,6.h3", "1,4,6.h2",
    ] {
        let proved = false;
        assert_eq!(
            law(&format!("{text}.misere")),
            Some(Law::Turned { proved }),
            "{text}"
        );
    }
    // The usual safe positions are not those.
    let safe = |text: &str| search(&rule(text), &mut |_| ()).safe;
    assert_ne!(safe("1-3.h2.misere"), safe("1-3.h2"));
    assert_eq!(law("any.h3"), None);
}

#[test]
fn games_that_are_known() {
    for (text, expected) in [
        ("any.h3", Some("nim")),
        ("1-3", Some("up-to")),
        ("1,2,3", Some("up-to")),
        ("x2", Some("fibonacci")),
        ("x4/2", Some("fibonacci")),
        ("x3", Some("tripling")),
        ("x5", Some("dynamic")),
        ("x2.h2", Some("global")),
        ("1-3.odd", Some("parity")),
        ("1,3,4", None),
        ("x2.misere", None),
        ("x3/2", None),
    ] {
        assert_eq!(name(&rule(text)), expected, "{text}");
        assert!(expected.is_none_or(|name| NAMES.contains(&name)));
    }
}

#[test]
fn what_is_no_rule() {
    for (text, fault) in [
        ("", Flaw::Takes),
        ("0", Flaw::Takes),
        ("1-101", Flaw::Takes),
        ("1,1", Flaw::Takes),
        ("01", Flaw::Takes),
        ("x0", Flaw::Takes),
        ("x1/2", Flaw::Takes),
        ("x21", Flaw::Takes),
        ("x7/3", Flaw::Takes),
        ("x99999999999999999999", Flaw::Takes),
        ("+1", Flaw::Takes),
        ("1-3.h4", Flaw::Option),
        ("1-3.misere.odd", Flaw::Option),
        ("1-3.", Flaw::Option),
        ("1-3.h2.odd", Flaw::HoldingHeaps),
        ("x2.odd", Flaw::HoldingHeaps),
        ("any.even", Flaw::HoldingHeaps),
        ("2,3.odd", Flaw::HoldingOne),
    ] {
        assert_eq!(text.parse::<Rule>(), Err(fault), "{text}");
    }
}

/// Whether heaps are safe when so many may be taken, by the rule's words alone: at most a multiple of the last take.
fn is_safe_with(
    times: (u64, u64),
    misere: bool,
    heaps: &[u64],
    limit: u64,
    known: &mut HashMap<(Vec<u64>, u64), bool>,
) -> bool {
    let limit = limit.min(heaps.iter().max().copied().unwrap_or(0));
    let place = (heaps.to_vec(), limit);
    if let Some(&safe) = known.get(&place) {
        return safe;
    }
    let mut after = Vec::new();
    for (row, heap) in heaps.iter().enumerate() {
        for take in 1..=limit.min(*heap) {
            let mut left = heaps.to_vec();
            left[row] -= take;
            left.sort_unstable();
            after.push((left, take * times.0 / times.1));
        }
    }
    let safe = match after.is_empty() {
        true => !misere, // whoever has to take and cannot
        false => !after
            .iter()
            .any(|(left, limit)| is_safe_with(times, misere, left, *limit, known)),
    };
    known.insert(place, safe);
    safe
}

/// What a reason calls safe is safe, with the limit that it names; and where it names none, or one that does not bind,
/// it is safe as the list of starts shows it.
#[test]
fn what_a_reason_calls_safe_is_safe_with_its_limit() {
    let mut limited = 0;
    let all = (1..=20).map(|times| (times, 1));
    for times in all.chain((3..=39).step_by(2).map(|times| (times, 2))) {
        for heaps in ["", ".h2", ".h3"] {
            // Large multiples bind nowhere among few coins: some are enough.
            if !heaps.is_empty() && times.0 > 5 {
                continue;
            }
            for misere in [false, true] {
                let ending = if misere { ".misere" } else { "" };
                let text = format!("x{}/{}{heaps}{ending}", times.0, times.1);
                let rule = rule(&text);
                let safe = search(&rule, &mut |_| ()).safe;
                let mut known = HashMap::new();
                let most = [50, 9, 5][usize::from(rule.heaps) - 1];
                for start in choices(rule.heaps, most) {
                    let told = reason(&text, &start).expect("a reason");
                    for Left { heaps: left, limit } in lefts(&told) {
                        let limit = limit.unwrap_or(u64::MAX);
                        let named = format!("{text} {start:?}: {told:?}");
                        assert!(
                            is_safe_with(times, misere, left, limit, &mut known),
                            "{named}"
                        );
                        let largest = *left.iter().max().expect("a heap");
                        // At the start all may be taken of several heaps, and of one all but one.
                        let as_start = match left.len() {
                            1 => limit.min(largest) + 1 == largest,
                            _ => limit >= largest,
                        };
                        if as_start && largest > 0 {
                            assert!(safe.contains(left), "{named}");
                        } else if largest > 0 {
                            limited += usize::from(!safe.contains(left));
                        }
                    }
                }
            }
        }
    }
    assert!(limited > 1000, "{limited} that are unsafe as starts");
}

/// The proof that there is no safe start: of one coin nothing may be taken, and of more one can be left.
#[test]
fn one_coin_is_left() {
    for times in 1..=20 {
        let text = format!("x{times}.misere");
        let why = |heap: u64| reason(&text, &[heap]).expect("a reason").why;
        assert_eq!(why(1), Why::Over);
        assert!(!safe(&text).contains(&1), "whoever cannot take has won");
        for heap in 2..=40 {
            let limit = times * (heap - 1);
            let known = &mut HashMap::new();
            assert!(is_safe_with((times, 1), true, &[1], limit, known));
            let Why::Leaves(takes) = why(heap) else {
                panic!("{heap}: {:?}", why(heap))
            };
            if heap < 4 {
                assert!(
                    takes.contains(&(heap - 1, left(&[1], Some(limit)))),
                    "{takes:?}"
                );
            }
        }
    }
}

fn left(heaps: &[u64], limit: Option<u64>) -> Left {
    let heaps = heaps.to_vec();
    Left { heaps, limit }
}

/// Equal takes from different heaps have one answer where they end alike: it is told once.
#[test]
fn a_reason_tells_a_take_once() {
    let answers = |text: &str, heaps: &[u64]| match reason(text, heaps).expect("a reason").why {
        Why::Answered(takes) => takes,
        why => panic!("{text} {heaps:?}: {why:?}"),
    };
    // From 1 or from 5: the other takes one from the other heap.
    assert_eq!(
        answers("1-3.h2", &[1, 5]),
        [
            (1, Some(1), left(&[0, 4], None)),
            (2, Some(2), left(&[1, 1], None)),
            (3, Some(1), left(&[1, 1], None)),
        ]
    );
    let mut tried = 0;
    for text in [
        "any.h2", "any.h3", "1-3.h2", "1-3.h3", "1,4.h2", "x2.h2", "x2.h3",
    ] {
        let rule = rule(text);
        for start in choices(rule.heaps, 7) {
            let told = reason(text, &start).expect("a reason");
            let Why::Answered(takes) = told.why else {
                continue;
            };
            for (at, take) in takes.iter().enumerate() {
                assert!(!takes[..at].contains(take), "{text} {start:?}: {takes:?}");
            }
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried} that are safe");
}

#[test]
fn reasons_are_moves() {
    for (rule, heaps, take, heap, limit) in [
        ("x2", 20, 2, 18, 4),
        ("x2.misere", 7, 1, 6, 2),
        ("x2", 4, 1, 3, 2),
    ] {
        let Some(Why::Leaves(takes)) = reason(rule, &[heaps]).map(|reason| reason.why) else {
            panic!("{rule} {heaps}");
        };
        assert_eq!(
            takes[0],
            (take, left(&[heap], Some(limit))),
            "{rule} {heaps}"
        );
    }
    let Some(Why::Answered(takes)) = reason("x2.h2", &[4, 4]).map(|reason| reason.why) else {
        panic!("it is safe");
    };
    assert!(
        takes.contains(&(4, Some(1), left(&[0, 3], Some(2)))),
        "{takes:?}"
    );
    let told = |text, heap| {
        let Reason {
            why,
            more,
            position,
        } = reason(text, &[heap]).expect("there is such a heap");
        (why, more, position.unwrap_or_default())
    };
    assert_eq!(
        told("1-3", 6),
        (
            Why::Leaves(vec![(2, left(&[4], None))]),
            false,
            "subtraction.1-3:6".to_owned()
        )
    );
    let answers = [(1, 4, 2), (3, 4, 0), (4, 1, 2)];
    let answers = answers.map(|(take, answer, heap)| (take, Some(answer), left(&[heap], None)));
    assert_eq!(
        told("1,3,4", 7),
        (
            Why::Answered(answers.into()),
            false,
            "subtraction.1,3,4:7".to_owned()
        )
    );
    assert_eq!(
        told("1-3", 0),
        (Why::Over, false, "subtraction.1-3:0".to_owned())
    );
    assert_eq!(told("x3/2", 5).2, "");
    let (why, more, _) = told("1-9", 10);
    let answers = [(1, 9), (2, 8), (3, 7), (4, 6)];
    let answers = answers.map(|(take, answer)| (take, Some(answer), left(&[0], None)));
    assert_eq!((why, more), (Why::Answered(answers.into()), true));
    for heaps in [&[1, 2][..], &[1_000_000], &[]] {
        assert_eq!(reason("1-3", heaps), None);
    }
    assert_eq!(reason("any.h3", &[11, 11, 11]), None);
}

/// A take that ends the game for whoever takes has no answer, and is told.
#[test]
fn takes_that_lose_at_once_are_told() {
    for (text, heap, expected) in [
        ("1-3.misere", 1, vec![(1, None, 0)]),
        ("1,3.misere", 3, vec![(1, Some(1), 1), (3, None, 0)]),
    ] {
        let Some(Why::Answered(takes)) = reason(text, &[heap]).map(|reason| reason.why) else {
            panic!("{text} {heap} is safe");
        };
        let takes: Vec<_> = takes
            .into_iter()
            .map(|(take, answer, left)| (take, answer, left.heaps[0]))
            .collect();
        assert_eq!(takes, expected, "{text} {heap}");
    }
    // Of a safe start every take is told, or there are more.
    let mut tried = 0;
    for text in [
        "1-3.misere",
        "1,4.misere",
        "2,5.misere",
        "any.h2.misere",
        "1-4.odd",
        "1-3.even",
    ] {
        let rule = rule(text);
        for start in choices(rule.heaps, 7) {
            for odd in [false, true] {
                let told = nian_claims::rules::reason(&rule, &start, odd);
                let Some(Reason {
                    why: Why::Answered(takes),
                    more: false,
                    ..
                }) = told
                else {
                    continue;
                };
                let told: BTreeSet<u64> = takes.iter().map(|(take, ..)| *take).collect();
                let opening = rule.opening(start.clone(), odd);
                let all: BTreeSet<u64> = rule
                    .moves(&opening)
                    .filter_map(|mv| match mv {
                        Move::Row { take, .. } => Some(take),
                        _ => None,
                    })
                    .collect();
                assert_eq!(told, all, "{text} {start:?} {odd}");
                tried += 1;
            }
        }
    }
    assert!(tried > 20, "{tried} openings");
}
