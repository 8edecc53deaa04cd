//! Questions of steps: names, the subjects they fit, and the error where they do not.

use nian_lessons::{Ask, Example, Problem};

/// The frames of an example with this start and this question, at the start and at a step.
fn asked(start: &str, ask: Ask) -> Result<(), Problem> {
    for (at_start, step) in [(true, "{}"), (false, r#"{"ask": "NAME"}"#)] {
        let head = if at_start { r#""ask": "NAME","# } else { "" };
        let text =
            format!(r#"{{"title": "A", "language": "en", {start}, {head} "steps": [{step}]}}"#);
        let example = Example::parse(&text.replace("NAME", ask.name())).expect("an example");
        let frames = example.replay().map_err(|error| {
            assert_eq!(
                (error.step, error.key),
                (Some(usize::from(!at_start)), "ask"),
                "{text}"
            );
            error.problem
        })?;
        assert_eq!(frames[usize::from(!at_start)].ask, Some(ask));
    }
    Ok(())
}

#[test]
fn each_is_asked_where_it_fits_alone() {
    let fitting = [
        (
            r#""start": "nim:3,4,5""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Columns],
        ),
        (
            r#""start": "nim.misere:3,4,5""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Columns],
        ),
        (
            r#""start": "wythoff:10,14""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Pair],
        ),
        // The answer is visible in the other row; and misère play has other pairs.
        (
            r#""start": "wythoff:6,10""#,
            vec![Ask::Winning, Ask::Outcome],
        ),
        (
            r#""start": "wythoff.misere:10,14""#,
            vec![Ask::Winning, Ask::Outcome],
        ),
        (r#""start": "dice:31@4""#, vec![Ask::Winning, Ask::Outcome]),
        (
            r#""start": "parity.3:13""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Residue],
        ),
        (
            r#""start": "sides.3:9@1,0,even""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Residue],
        ),
        (
            r#""start": "dynamic.2:100""#,
            vec![Ask::Winning, Ask::Outcome, Ask::Fibonacci],
        ),
        (
            r#""start": "dynamic.3:100""#,
            vec![Ask::Winning, Ask::Outcome],
        ),
        (
            r#""start": "dynamic.2.local:8@7,5@4""#,
            vec![Ask::Winning, Ask::Outcome],
        ),
        (r#""pairs": 3"#, vec![Ask::Pair]),
        // There is no pair after the last one.
        (r#""pairs": 0"#, vec![]),
        (
            r#""numeral": {"value": 60, "in": "fibonacci"}"#,
            vec![Ask::Fibonacci],
        ),
        (
            r#""numeral": {"digits": "10110110", "in": "fibonacci"}"#,
            vec![Ask::Fibonacci],
        ),
        (
            r#""numeral": {"value": 45, "in": "binary"}"#,
            vec![Ask::Binary],
        ),
        // Its digits are visible from the first stage on; and systems without places for them.
        (
            r#""numeral": {"value": 12, "in": "fibonacci", "do": "increment"}"#,
            vec![],
        ),
        (
            r#""numeral": {"value": 347, "in": "mixed:2,3,4,5"}"#,
            vec![],
        ),
        // A card has no space for so many places.
        (
            r#""start": "nim:1000000001,1""#,
            vec![Ask::Winning, Ask::Outcome],
        ),
        (
            r#""numeral": {"value": 1000000001, "in": "binary"}"#,
            vec![],
        ),
    ];
    for (start, fits) in fitting {
        for ask in Ask::ALL {
            let expected = if fits.contains(&ask) {
                Ok(())
            } else {
                Err(Problem::Ask)
            };
            assert_eq!(asked(start, ask), expected, "{start} {}", ask.name());
        }
    }
}

#[test]
fn digits_that_have_been_found_are_not_asked_for() {
    let text = |done| {
        format!(
            r#"{{"title": "A", "language": "en", "numeral": {{"value": 60, "in": "fibonacci"}},
            "steps": [{{"done": {done}, "ask": "fibonacci"}}]}}"#
        )
    };
    let replayed = |done| Example::parse(&text(done)).expect("an example").replay();
    assert!(replayed(1).is_ok());
    assert_eq!(
        replayed(2).expect_err("all are there").problem,
        Problem::Ask
    );
}

#[test]
fn a_question_is_about_a_number() {
    let number = |start: &str, ask: Ask| {
        let text = format!(r#"{{"title": "A", "language": "en", {start}, "steps": []}}"#);
        let frames = Example::parse(&text)
            .expect("an example")
            .replay()
            .expect("frames");
        ask.number(&frames[0].subject)
    };
    assert_eq!(
        number(r#""numeral": {"value": 45, "in": "binary"}"#, Ask::Binary),
        Some(45)
    );
    assert_eq!(
        number(r#""start": "dynamic.2:100""#, Ask::Fibonacci),
        Some(100)
    );
    assert_eq!(number(r#""start": "wythoff:10,14""#, Ask::Pair), Some(10));
    assert_eq!(number(r#""pairs": 3"#, Ask::Pair), Some(1));
    assert_eq!(
        number(r#""start": "parity.4:11@0,2""#, Ask::Residue),
        Some(6)
    );
    assert_eq!(
        number(r#""start": "sides.3:9@1,0,even""#, Ask::Residue),
        Some(8)
    );
}
