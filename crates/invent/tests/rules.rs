//! Rules that are searched, against numbers that others have published, and against the solver.

use nian_invent::{Flaw, Law, Rule, choices, found, name, position, reason, search, sums};
use nian_solver::{AnyPosition, Outcome};

fn rule(text: &str) -> Rule {
    text.parse()
        .unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
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
        assert!(expected.is_none_or(|name| nian_invent::NAMES.contains(&name)));
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
        assert_eq!(found(text, &mut |_| ()), format!("error {}", fault.name()));
    }
}

#[test]
fn reasons_are_moves() {
    assert_eq!(
        reason("1-3", "6", false).as_deref(),
        Some("leaves 2:4\nsubtraction.1-3:6")
    );
    assert_eq!(
        reason("1,3,4", "7", false).as_deref(),
        Some("answered 1:4:2 3:4:0 4:1:2\nsubtraction.1,3,4:7")
    );
    assert_eq!(
        reason("1-3", "0", false).as_deref(),
        Some("over\nsubtraction.1-3:0")
    );
    assert_eq!(
        reason("x3/2", "5", false)
            .as_deref()
            .map(|text| text.contains('\n')),
        Some(false)
    );
    let long = reason("1-9", "10", false).expect("there is such a heap");
    assert!(
        long.starts_with("answered 1:9:0 2:8:0 3:7:0 4:6:0 more\n"),
        "{long}"
    );
    for bad in [("1-3", "x"), ("1-3", "1,2"), ("1-3", "1000000"), ("?", "1")] {
        assert_eq!(reason(bad.0, bad.1, false), None);
    }
}
