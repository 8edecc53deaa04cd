//! `nian analyze`.

use std::io::{Read, Write};
use std::process::{Output, Stdio};

use nian_oracle::Oracle;
use nian_solver::{AnyPosition, Ending, Game, PlayError};
use serde::Deserialize;

use crate::{by_size, check_help, lines, nian, size};

/// Runs `nian analyze` with these positions and this on its standard input.
fn analyze(positions: &[&str], input: &[u8]) -> Output {
    let mut command = nian(&["analyze"]);
    command.args(positions);
    crate::run(command, input)
}

const NO_NUMBER: &str = "expected a number from 0 to 9223372036854775807 without leading zero";

#[test]
fn positions_on_the_command_line() {
    let output = analyze(
        &["nim:3,4,5", "nim.misere:1,1,5", "wythoff:999998,1618031"],
        b"",
    );
    assert_eq!(
        lines(&output),
        [
            r#"{"position":"nim:3,4,5","outcome":"unsafe","winning":["a2"],"grundy":2}"#,
            r#"{"position":"nim.misere:1,1,5","outcome":"unsafe","winning":["c4"]}"#,
            r#"{"position":"wythoff:999998,1618031","outcome":"safe","winning":[],"grundy":0}"#,
        ]
    );
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn an_unreadable_line_among_others() {
    let output = analyze(&["-"], b"nim:3,4,5\nwythoff:3,5\ndice:31@4\nnim:x\n");
    assert_eq!(
        lines(&output),
        [
            r#"{"position":"nim:3,4,5","outcome":"unsafe","winning":["a2"],"grundy":2}"#,
            r#"{"position":"wythoff:3,5","outcome":"safe","winning":[],"grundy":0}"#,
            r#"{"position":"dice:31@4","outcome":"safe","winning":[],"grundy":0}"#,
            &format!(r#"{{"position":"nim:x","error":"at byte 4: {NO_NUMBER}"}}"#),
        ]
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn every_line_of_input_gets_its_line() {
    let output = analyze(&["nim:1", "-", "nim:2"], b"nim:3\r\n\n\xff\xfe\r\nnim:4");
    assert_eq!(
        lines(&output),
        [
            r#"{"position":"nim:1","outcome":"unsafe","winning":["a1"],"grundy":1}"#,
            r#"{"position":"nim:3","outcome":"unsafe","winning":["a3"],"grundy":3}"#,
            r#"{"position":"","error":"at byte 0: expected the name of a game (nim, wythoff, subtraction, parity, sides, dice, euclid or dynamic)"}"#,
            r#"{"position":"��","error":"at byte 0: expected UTF-8 text"}"#,
            r#"{"position":"nim:4","outcome":"unsafe","winning":["a4"],"grundy":4}"#,
            r#"{"position":"nim:2","outcome":"unsafe","winning":["a2"],"grundy":2}"#,
        ]
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn no_input_is_no_output() {
    let output = analyze(&["-"], b"");
    assert!(output.stdout.is_empty());
    assert_eq!(output.status.code(), Some(0));
}

/// Takes of the same row stand in the order of their size, and rows in that of their letters.
#[test]
fn moves_are_in_the_order_of_their_size() {
    for (position, winning) in [
        ("subtraction.4,36,100:140", r#"["4","36","100"]"#),
        ("dynamic.3:100", r#"["3","24"]"#),
        ("dynamic.2.global:20,10@15", r#"["a2","a10","b3"]"#),
        ("wythoff:7,7", r#"["a3","ab7","b3"]"#),
        ("nim.misere:1,1,1", "[]"),
        ("dice.both:31@4,2", r#"["1+1","1+6","2+1","6+1","6+6"]"#),
    ] {
        let output = analyze(&[position], b"");
        let wanted = format!("\"winning\":{winning}");
        assert!(lines(&output)[0].contains(&wanted), "{}", lines(&output)[0]);
    }
}

/// A set is the same in any order, and told in one.
#[test]
fn sets_are_read_in_any_order() {
    let answers = |position: &str| lines(&analyze(&[position], b""))[0].to_owned();
    for (other, usual) in [
        ("subtraction.3,1:20", "subtraction.1,3:20"),
        ("subtraction.8,3,1.misere:20", "subtraction.1,3,8.misere:20"),
        ("subtraction.3,2,1:9", "subtraction.1-3:9"),
    ] {
        assert_eq!(answers(other), answers(usual));
        assert!(answers(other).contains(usual), "{}", answers(other));
    }
    assert!(answers("subtraction.3,1,3:20").contains("error"));
}

/// JSON lets characters pass that a terminal obeys.
#[test]
fn positions_give_a_terminal_no_orders() {
    let output = analyze(&["nim:\u{9b}2J\u{1b}[2J\u{7f}\u{202e}"], b"");
    let told = lines(&output)[0];
    assert!(
        told.starts_with(r#"{"position":"nim:\u009b2J\u001b[2J\u007f\u202e""#),
        "{told}"
    );
    let told: serde_json::Value = serde_json::from_str(told).unwrap();
    assert_eq!(told["position"], "nim:\u{9b}2J\u{1b}[2J\u{7f}\u{202e}");
}

const GOLDEN: &str = include_str!("../../../oracle/testdata/positions.jsonl");

/// A line of the golden data, or of what `nian analyze` writes.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Row {
    position: String,
    outcome: String,
    winning: Vec<String>,
    grundy: Option<u64>,
}

fn row(line: &str) -> Row {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// Line by line: position, outcome, all winning moves, and the Grundy value where one is given.
///
/// In six rows the data writes out what stands by default (`parity.1:53@0,0`), which canonical
/// writing leaves out; there the canonical text is expected.
#[test]
fn agrees_with_the_golden_positions() {
    let golden: Vec<Row> = GOLDEN.lines().map(row).collect();
    assert_eq!(golden.len(), 336);
    let input: Vec<&str> = golden.iter().map(|row| &*row.position).collect();
    let output = analyze(&["-"], input.join("\n").as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let answers = lines(&output);
    assert_eq!(answers.len(), golden.len());
    let mut written_out = 0;
    for (number, (answer, mut golden)) in (1..).zip(answers.into_iter().zip(golden)) {
        let mut answer = row(answer);
        golden.winning.sort_by_key(|mv| size(mv)); // alphabetical there
        if golden.grundy.is_none() {
            answer.grundy = None;
        }
        if golden.position != answer.position {
            let position: AnyPosition = golden.position.parse().unwrap();
            golden.position = position.to_string();
            written_out += 1;
        }
        assert_eq!(answer, golden, "row {number}");
    }
    assert_eq!(written_out, 6, "rows that write out a default");
}

/// The golden positions and all that a move leads to from one of them.
fn many_positions() -> Vec<AnyPosition> {
    let golden = GOLDEN
        .lines()
        .map(|line| row(line).position.parse().unwrap());
    let with_followers = golden.flat_map(|position: AnyPosition| {
        let play = |mv| position.play(mv);
        let followers: Result<Vec<_>, PlayError> = position.moves().map(play).collect();
        let mut all = followers.unwrap();
        all.push(position);
        all
    });
    with_followers.collect()
}

/// What the program prints is what the library says.
#[test]
fn agrees_with_the_library() {
    let positions = many_positions();
    assert!(positions.len() > 5000, "{}", positions.len());
    let input: Vec<String> = positions.iter().map(ToString::to_string).collect();
    let output = analyze(&["-"], input.join("\n").as_bytes());
    let answers = lines(&output);
    assert_eq!(answers.len(), positions.len());
    for (answer, position) in answers.into_iter().zip(positions) {
        let answer = row(answer);
        let expected = Row {
            position: position.to_string(),
            outcome: position.outcome().to_string(),
            winning: by_size(&position.winning_moves()),
            grundy: answer.grundy,
        };
        assert_eq!(answer, expected);
    }
}

/// The Grundy value as search finds it; none where it is not defined.
fn searched(position: &AnyPosition) -> Option<u64> {
    fn search<G: Game + Copy>(rules: &G, position: &G::Position) -> Option<u64> {
        Oracle::new(*rules).grundy(position)
    }
    if position.ending().is_none_or(Ending::is_misere) {
        return None;
    }
    match position {
        AnyPosition::Nim(rules, rows) => search(rules, rows),
        AnyPosition::Wythoff(rules, pair) => search(rules, pair),
        AnyPosition::Dice(rules, state) => search(rules, state),
        AnyPosition::Subtraction(rules, heap) => search(rules, heap),
        AnyPosition::SeveralDice(rules, state) => search(rules, state),
        AnyPosition::Dynamic(rules, state) => search(rules, state),
        AnyPosition::Euclid(rules, numbers) => search(rules, numbers),
        AnyPosition::Parity(..) | AnyPosition::Sides(..) => None,
    }
}

/// Small positions have a Grundy value wherever it is defined: always under normal play, never
/// under misère play or where holdings decide.
#[test]
fn grundy_values_are_those_of_search() {
    let golden: Vec<Row> = GOLDEN.lines().map(row).collect();
    let input: Vec<&str> = golden.iter().map(|row| &*row.position).collect();
    let output = analyze(&["-"], input.join("\n").as_bytes());
    let mut defined = 0;
    for answer in lines(&output) {
        let answer = row(answer);
        let expected = searched(&answer.position.parse().unwrap());
        assert_eq!(answer.grundy, expected, "{}", answer.position);
        defined += u32::from(expected.is_some());
    }
    assert!(defined > 150, "{defined}");
}

#[test]
fn grundy_values_as_far_as_they_can_be_had() {
    for (position, grundy) in [
        ("nim:9223372036854775807,1", Some(9223372036854775806)),
        ("nim.misere:3,4,5", None),
        ("wythoff:10,5", Some(12)),
        ("wythoff:100,100", Some(76)),
        ("wythoff:101,1", Some(99)),
        ("wythoff:2047,2047", Some(1627)),
        ("wythoff:2048,1", None),
        ("wythoff:1000000,1618034", Some(0)),
        ("wythoff.misere:3,5", None),
        ("euclid:1000000,618033", Some(1)),
        ("euclid:9223372036854775807,2", Some(4611686018427387903)),
        ("dice:6@1", Some(2)),
        ("dice:10000@1", Some(1)),
        ("dice:10001@1", None),
        ("dice:10002@3", Some(0)),
        ("dice.misere:6@1", None),
        ("dice.one:7@1,1", Some(0)),
        ("dice.both:8@1,1", Some(2)),
        ("dice.one:1000@1,1", Some(0)),
        ("dice.one:1000@1,2", None),
        ("subtraction.1-10:9223372036854775807", Some(7)),
        ("subtraction.2,3,7:9223372036854775807", Some(1)),
        ("subtraction.1-10.misere:21", None),
        ("subtraction.fib:1000000", Some(2)),
        ("parity.1:1", None),
        ("sides.3:8", None),
        ("dynamic.2:34", Some(0)),
        ("dynamic.2:33", Some(9)),
        ("dynamic.2:5001", None),
        ("dynamic.2.local:8@4,5@5", Some(4)),
        ("dynamic.2.global:8,5@4", Some(1)),
        ("dynamic.2.global:80,80@4", Some(0)),
        ("dynamic.2.global:80,81@4", None),
    ] {
        let output = analyze(&[position], b"");
        let [line] = lines(&output)[..] else {
            panic!("{position}: not one line");
        };
        let expected = grundy.map(|value: u64| format!(r#","grundy":{value}}}"#));
        match expected {
            Some(end) => assert!(line.ends_with(&end), "{line} does not end in {end}"),
            None => assert!(!line.contains("grundy"), "{line}"),
        }
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = nian(&["analyze", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // It stops at the first line it cannot write; then we cannot write either.
    while stdin.write_all(b"nim:3,4,5\n").is_ok() {}
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert_eq!(
        (errors.as_str(), child.wait().unwrap().code()),
        ("", Some(0))
    );
}

#[test]
fn help_and_wrong_use() {
    let parts = ["nian analyze nim:3,4,5", "standard input"];
    check_help("analyze", &parts, &[&[], &["--fast"]]);
}
