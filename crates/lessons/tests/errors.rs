//! The error of an invalid example, with its step.

use nian_lessons::{Amount, Ask, Example, ExampleError, Fact, Problem, Syntax, ValueKind};
use nian_solver::PlayError;

/// The number of frames of an example with this start and these steps. The key of an error is left out: `places` tests
/// that.
fn example(start: &str, steps: &str) -> Result<usize, ExampleError> {
    let title = r#"{"zh-Hant": "例", "zh-Hans": "例", "en": "Example"}"#;
    let json = format!(r#"{{"title": {title}, {start}, "steps": [{steps}]}}"#);
    let frames = Example::parse(&json).and_then(|example| example.replay());
    let frames = frames.map_err(|error| ExampleError { key: "", ..error })?;
    Ok(frames.len())
}

/// An example from 3, 4, 5 with these steps.
fn nim(steps: &str) -> Result<usize, ExampleError> {
    example(r#""start": "nim:3,4,5""#, steps)
}

fn error(step: impl Into<Option<usize>>, problem: Problem) -> Result<usize, ExampleError> {
    Err(ExampleError {
        step: step.into(),
        key: "",
        problem,
    })
}

#[test]
fn a_good_lesson_has_a_frame_for_its_start_and_each_step() {
    assert_eq!(
        nim(r#"{"play": "a2"}, {"back": "start", "play": "a1"}, {"back": 1}"#),
        Ok(4)
    );
    assert_eq!(
        example(
            r#""pairs": 3"#,
            r#"{"pair": 3, "expect": {"pair": [4, 7]}}"#
        ),
        Ok(2)
    );
}

#[test]
fn what_is_no_json_is_told_by_line_and_column() {
    for (json, line, column, wanted) in [
        ("", 1, 1, Syntax::Value),
        ("<!DOCTYPE html>", 1, 1, Syntax::Value),
        ("{\"title\":\n  null}", 2, 3, Syntax::Value),
        ("{\"拈\": 1,\n\n}", 3, 1, Syntax::Key),
        ("{\"拈\": 1, 2}", 1, 10, Syntax::Key),
        ("{\n \"拈\": \"\u{fffd}\u{fffd}\"}", 2, 8, Syntax::Encoding),
    ] {
        let found = Example::parse(json).unwrap_err();
        let problem = Problem::Json {
            line,
            column,
            wanted,
        };
        assert_eq!(
            found,
            ExampleError {
                step: None,
                key: "",
                problem
            },
            "{json}"
        );
    }
}

#[test]
fn a_lesson_is_an_object_with_a_title_and_steps() {
    let parse = |json| Example::parse(json).unwrap_err().to_string();
    assert_eq!(parse("[]"), "expected an object");
    assert_eq!(parse("{}"), "missing key `steps`");
    assert_eq!(parse(r#"{"steps": []}"#), "missing key `title`");
    assert_eq!(parse(r#"{"steps": {}}"#), "`steps`: expected a list");
    assert_eq!(parse(r#"{"steps": [7]}"#), "step 1: expected an object");
    assert_eq!(
        parse(r#"{"title": 7, "steps": []}"#),
        "`title`: expected a text, or an object with texts by language"
    );
}

#[test]
fn unknown_keys_and_values_are_refused_in_their_step() {
    let kind = |key, expected| Problem::Kind { key, expected };
    let unknown = |key: &str| Problem::UnknownKey { key: key.into() };
    let tag = |text: &str| Problem::Tag { text: text.into() };
    let back = kind("back", ValueKind::Back);
    let shows = ValueKind::OneOf(&[
        "rows", "columns", "grid", "die", "table", "clock", "trays", "strip", "replies", "forms",
        "tree",
    ]);
    for (step, problem) in [
        (r#"{"ploy": "a2"}"#, unknown("ploy")),
        (r#"{"expect": {"winner": "a2"}}"#, unknown("winner")),
        (r#"{"play": 2}"#, kind("play", ValueKind::Text)),
        (r#"{"pair": "2"}"#, kind("pair", ValueKind::Number)),
        (r#"{"marks": "yes"}"#, kind("marks", ValueKind::Flag)),
        (r#"{"show": "stars"}"#, kind("show", shows)),
        (
            r#"{"ask": true}"#,
            kind("ask", ValueKind::OneOf(&Ask::NAMES)),
        ),
        (r#"{"back": "end"}"#, back.clone()),
        (r#"{"back": []}"#, back),
        (r#"{"say": "Hello"}"#, Problem::NoLanguage),
        (r#"{"say": 7}"#, kind("say", ValueKind::Texts)),
        (r#"{"say": {}}"#, kind("say", ValueKind::Texts)),
        (r#"{"say": {"en": 7}}"#, kind("say", ValueKind::Texts)),
        (r#"{"say": {"English": "Hello"}}"#, tag("English")),
        (
            r#"{"expect": {"winning": "a2"}}"#,
            kind("winning", ValueKind::List),
        ),
        (
            r#"{"expect": {"sums": ["2"]}}"#,
            kind("sums", ValueKind::Number),
        ),
    ] {
        let steps = format!("{{}}, {step}");
        assert_eq!(nim(&steps), error(2, problem), "{step}");
    }
}

#[test]
fn a_lesson_has_one_start() {
    let both = example(r#""start": "nim:1", "pairs": 3"#, "");
    assert_eq!(both, error(0, Problem::NoStart));
    assert_eq!(example(r#""show": "rows""#, ""), error(0, Problem::NoStart));
    assert_eq!(
        example(r#""pairs": 101"#, ""),
        error(0, too_much(Amount::Pairs, 100))
    );
}

fn too_much(of: Amount, most: u64) -> Problem {
    Problem::TooMuch { of, most }
}

#[test]
fn a_lesson_keeps_nobody_waiting() {
    let steps = |steps: usize| nim(&vec!["{}"; steps].join(","));
    assert_eq!(steps(500), Ok(501));
    assert_eq!(steps(501), error(None, too_much(Amount::Steps, 500)));

    let padded = |bytes: usize| {
        let example = r#"{"title": {"zh-Hant": "例", "zh-Hans": "例", "en": "Example"},
            "start": "nim:1", "steps": []}"#;
        Example::parse(&[example, &" ".repeat(bytes - example.len())].concat())
    };
    assert!(padded(262_144).is_ok());
    let refused = padded(262_145).map(drop).map_err(|error| error.problem);
    assert_eq!(refused, Err(too_much(Amount::Bytes, 262_144)));
}

/// The work is bounded, not the time: the entries of the table.
#[test]
fn positions_ask_for_tables_of_bounded_length() {
    let fib = |heap: u64, step: &str| {
        let start = format!(r#""start": "subtraction.fib:{heap}""#);
        example(&start, &vec![step; 500].join(","))
    };
    assert_eq!(fib(9_999, "{}"), Ok(501));
    let too_much = too_much(Amount::Entries, 10_000);
    assert_eq!(fib(10_000, "{}"), error(0, too_much.clone()));
    let late = r#"{"position": "subtraction.fib:999983"}"#;
    assert_eq!(fib(1, late), error(1, too_much));
    // A formula or a period needs next to no table.
    for rules in ["1-10", "1,4,9"] {
        let step = format!(r#"{{"position": "subtraction.{rules}:999983"}}"#);
        assert_eq!(nim(&vec![step; 500].join(",")), Ok(501), "{rules}");
    }
}

/// Such a file took a quarter of a minute when each key was compared with all before it.
#[test]
fn many_keys_are_not_compared_with_one_another() {
    let keys: Vec<_> = (0..20_000).map(|key| format!(r#""k{key}":1"#)).collect();
    let found = nim(&format!("{{{}}}", keys.join(","))).unwrap_err();
    assert_eq!(found.step, Some(1));
    assert!(matches!(found.problem, Problem::UnknownKey { key } if key == "k0"));
    let twice = nim(r#"{"back": 0, "back": 0}"#).unwrap_err();
    assert!(matches!(
        twice.problem,
        Problem::Json {
            wanted: Syntax::Once,
            ..
        }
    ));
}

#[test]
fn unreadable_positions_and_moves_name_their_step_and_place() {
    let start = example(r#""start": "nim:3,x""#, "").unwrap_err();
    assert_eq!(
        start.to_string().split(": expected").next(),
        Some("start: position `nim:3,x`: at byte 6")
    );
    let found = nim(r#"{}, {"position": "chess:e4"}"#).unwrap_err();
    assert_eq!(found.step, Some(2));
    assert!(
        matches!(found.problem, Problem::Position { .. }),
        "{found:?}"
    );
    let found = nim(r#"{"play": "a"}"#).unwrap_err();
    assert_eq!(found.step, Some(1));
    assert!(matches!(found.problem, Problem::Move { .. }), "{found:?}");
}

#[test]
fn illegal_moves_say_which_rule_they_break() {
    let text = String::from("a4");
    let refused = Problem::Play {
        text,
        error: PlayError::TooMany { most: 3 },
    };
    assert_eq!(nim(r#"{"play": "a4"}"#), error(1, refused));
}

#[test]
fn back_leads_to_an_earlier_step_only() {
    assert_eq!(nim(r#"{"back": 1}"#), error(1, Problem::Back { to: 1 }));
    assert_eq!(nim(r#"{}, {"back": 7}"#), error(2, Problem::Back { to: 7 }));
}

#[test]
fn pictures_moves_and_pairs_must_fit_what_is_shown() {
    assert_eq!(nim(r#"{"show": "grid"}"#), error(1, Problem::Show));
    assert_eq!(nim(r#"{"pair": 1}"#), error(1, Problem::NoTable));
    let table = |step| example(r#""pairs": 3"#, step);
    assert_eq!(table(r#"{"play": "a1"}"#), error(1, Problem::NoPosition));
    assert_eq!(table(r#"{"show": "grid"}"#), error(1, Problem::NoPosition));
    assert_eq!(table(r#"{"ask": "outcome"}"#), error(1, Problem::Ask));
    assert_eq!(
        table(r#"{"pair": 4}"#),
        error(1, Problem::NoSuchPair { of: 3 })
    );
}

#[test]
fn an_empty_text_is_no_text() {
    let say = r#"{"say": {"zh-Hant": "例", "zh-Hans": " ", "en": "Example"}}"#;
    let language = "zh-Hans".into();
    assert_eq!(nim(say), error(1, Problem::NoText { language }));
}

#[test]
fn what_a_lesson_states_is_checked() {
    let wrong = |start: &str, expect: &str, fact, stated: &str, found: &str| {
        let step = format!(r#"{{"expect": {expect}}}"#);
        let (stated, found) = (stated.into(), found.into());
        let expected = error(
            1,
            Problem::Expect {
                fact,
                stated,
                found,
            },
        );
        assert_eq!(example(start, &step), expected, "{expect}");
    };
    let nim = r#""start": "nim:3,4,5""#;
    wrong(
        nim,
        r#"{"position": "nim:3,4"}"#,
        Fact::Position,
        "nim:3,4",
        "nim:3,4,5",
    );
    wrong(
        nim,
        r#"{"outcome": "safe"}"#,
        Fact::Outcome,
        "safe",
        "unsafe",
    );
    wrong(
        nim,
        r#"{"outcome": "sfae"}"#,
        Fact::Outcome,
        "sfae",
        "unsafe",
    );
    wrong(
        nim,
        r#"{"winning": ["c1", "a2"]}"#,
        Fact::Winning,
        "c1 a2",
        "a2",
    );
    wrong(nim, r#"{"sums": [2, 0, 2]}"#, Fact::Sums, "2 0 2", "2 1 2");
    wrong(nim, r#"{"pair": [1, 2]}"#, Fact::Pair, "1 2", "—");
    wrong(nim, r#"{"faces": []}"#, Fact::Faces, "—", "—");
    wrong(
        r#""start": "dice:31@4""#,
        r#"{"faces": [1]}"#,
        Fact::Faces,
        "1",
        "3 4",
    );
    wrong(
        r#""pairs": 3"#,
        r#"{"pair": [1, 2]}"#,
        Fact::Pair,
        "1 2",
        "0 0",
    );
}

#[test]
fn the_picture_stays_until_another_is_asked_for() {
    use nian_lessons::Show;
    let title = r#"{"zh-Hant": "例", "zh-Hans": "例", "en": "Example"}"#;
    let json = format!(
        r#"{{"title": {title}, "start": "nim:3,4,5", "show": "columns", "steps": [
            {{"play": "a2"}}, {{"show": "rows"}}, {{"back": "start"}},
            {{"position": "wythoff:1,2"}}, {{"position": "dice:8@1"}}]}}"#
    );
    let frames = Example::parse(&json).unwrap().replay().unwrap();
    let shows: Vec<Show> = frames.iter().map(|frame| frame.show).collect();
    use Show::{Columns, Die, Rows};
    assert_eq!(shows, [Columns, Columns, Rows, Rows, Rows, Die]);
}

#[test]
fn the_example_in_the_manual_is_a_lesson() {
    let manual = include_str!("../../../docs/manual/en/lessons.md");
    let (_, rest) = manual.split_once("```json\n").unwrap();
    let (json, _) = rest.split_once("```").unwrap();
    let frames = Example::parse(json).unwrap().replay().unwrap();
    assert_eq!(frames.len(), 4);
}
