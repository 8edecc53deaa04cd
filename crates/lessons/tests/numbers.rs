//! Numbers in examples: stage by stage, and their errors.

use nian_lessons::{Example, ExampleError, Fact, Frame, Problem, Subject, ValueKind};
use nian_solver::numerals::{System, SystemError, Work, Writing, written};

/// An example that starts with this number and has these steps.
fn example(numeral: &str, steps: &str) -> Result<Vec<Frame>, ExampleError> {
    let title = r#"{"zh-Hant": "例", "zh-Hans": "例", "en": "Example"}"#;
    let json = format!(r#"{{"title": {title}, "numeral": {{{numeral}}}, "steps": [{steps}]}}"#);
    let frames = Example::parse(&json).and_then(|example| example.replay());
    frames.map_err(|error| ExampleError { key: "", ..error })
}

fn digits(frames: &[Frame]) -> Vec<String> {
    let shown = frames.iter().map(|frame| match &frame.subject {
        Subject::Numeral(numeral) => written(&numeral.stage().digits),
        other => panic!("no number but {other:?}"),
    });
    shown.collect()
}

fn problem(step: impl Into<Option<usize>>, problem: Problem) -> Result<Vec<Frame>, ExampleError> {
    Err(ExampleError {
        step: step.into(),
        key: "",
        problem,
    })
}

#[test]
fn steps_show_the_stages_they_name() {
    let frames = example(
        r#""value": 347, "in": "mixed:2,3,4,5""#,
        r#"{"done": 1, "expect": {"digits": "????1"}}, {"done": 5}, {"back": 1}, {"done": 3}"#,
    );
    let shown = digits(&frames.unwrap());
    assert_eq!(shown, ["?????", "????1", "24121", "????1", "??121"]);
    let carried = example(
        r#""digits": "10110110", "in": "fibonacci""#,
        r#"{"done": 3}, {"numeral": {"value": 12, "in": "fibonacci", "do": "increment"}}, {"done": 3}"#,
    );
    let shown = digits(&carried.unwrap());
    assert_eq!(shown, ["10110110", "100001000", "10101", "100000"]);
}

#[test]
fn a_number_may_follow_a_position_and_the_other_way_round() {
    let steps = r#"{"position": "wythoff:6,10"}, {"back": "start", "done": 2}"#;
    let frames = example(r#""value": 4, "in": "fibonacci", "do": "pair""#, steps).unwrap();
    assert!(matches!(frames[1].subject, Subject::Position(_)));
    assert_eq!(digits(&frames[2..]), ["10010"]);
}

#[test]
fn a_false_digit_is_named() {
    let found = example(
        r#""value": 60, "in": "fibonacci""#,
        r#"{"done": 2, "expect": {"digits": "11000110"}}"#,
    );
    let expect = Problem::Expect {
        fact: Fact::Digits,
        stated: "11000110".into(),
        found: "100001000".into(),
    };
    assert_eq!(found, problem(1, expect));
}

#[test]
fn what_is_wrong_is_said_with_its_step() {
    let text = String::from("mixed:2,1");
    let error = SystemError::Bases;
    let start = |numeral| example(numeral, "");
    for (numeral, wrong) in [
        (
            r#""value": 3, "in": "mixed:2,1""#,
            Problem::System { text, error },
        ),
        (r#""in": "binary""#, Problem::MissingKey { key: "value" }),
        (
            r#""value": 3, "in": "binary", "do": "increment""#,
            Problem::OnlyFibonacci,
        ),
        (r#""digits": "11", "in": "binary""#, Problem::OnlyFibonacci),
        (
            r#""digits": "12", "in": "fibonacci""#,
            Problem::Digits { text: "12".into() },
        ),
        (
            r#""value": 4, "digits": "11", "in": "fibonacci""#,
            Problem::Digits { text: "11".into() },
        ),
        (
            r#""digits": "11", "in": "fibonacci", "do": "pair""#,
            Problem::Digits { text: "11".into() },
        ),
        (
            r#""value": 0, "in": "fibonacci", "do": "pair""#,
            Problem::Value {
                least: 1,
                most: 3_074_457_345_618_258_602,
            },
        ),
        (
            r#""value": 9223372036854775808, "in": "binary""#,
            Problem::Value {
                least: 0,
                most: 9_223_372_036_854_775_807,
            },
        ),
    ] {
        assert_eq!(start(numeral), problem(0, wrong), "{numeral}");
    }
    let eight = r#""value": 8, "in": "binary""#;
    assert_eq!(
        example(eight, r#"{"done": 5}"#),
        problem(1, Problem::NoSuchStage { of: 4 })
    );
    assert_eq!(
        example(eight, r#"{"play": "a1"}"#),
        problem(1, Problem::NoPosition)
    );
    assert_eq!(
        example(eight, r#"{"pair": 1}"#),
        problem(1, Problem::NoTable)
    );
    assert_eq!(
        example(eight, r#"{"show": "rows"}"#),
        problem(1, Problem::NoPosition)
    );
    assert_eq!(
        example(eight, r#"{"position": "nim:3"}, {"done": 1}"#),
        problem(2, Problem::NoNumeral)
    );
    let number = Problem::Kind {
        key: "value",
        expected: ValueKind::Number,
    };
    assert_eq!(
        example(r#""value": "8", "in": "binary""#, ""),
        problem(None, number)
    );
}

#[test]
fn all_stages_are_frames() {
    let writing = Writing::new(10, System::Fibonacci, Work::Write).unwrap();
    assert_eq!(
        digits(&Frame::stages(writing)),
        ["?????", "1????", "10010", "10010"]
    );
}
