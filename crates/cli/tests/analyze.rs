//! `nian analyze` as its users run it.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use nian_solver::AnyPosition;

fn nian(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nian"));
    command.args(arguments);
    command
}

/// Runs `nian analyze` with these positions and this on its standard input.
fn analyze(positions: &[&str], input: &[u8]) -> Output {
    let mut child = nian(&["analyze"])
        .args(positions)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn lines(output: &Output) -> Vec<&str> {
    let text = str::from_utf8(&output.stdout).unwrap();
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().collect()
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
            r#"{"position":"wythoff:999998,1618031","outcome":"safe","winning":[]}"#,
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
            r#"{"position":"","error":"at byte 0: expected the name of a game (nim, wythoff, subtraction, parity, sides, dice or dynamic)"}"#,
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

#[test]
fn agrees_with_the_golden_positions() {
    let golden = include_str!("../../oracle/testdata/positions.jsonl");
    let position = |line: &str| line.split('"').nth(3).unwrap().to_owned();
    let input: Vec<String> = golden.lines().map(position).collect();
    let output = analyze(&["-"], input.join("\n").as_bytes());
    let answers = lines(&output);
    assert_eq!(answers.len(), golden.lines().count());
    for (answer, golden) in answers.into_iter().zip(golden.lines()) {
        // Ours has no spaces, leaves out what stands by default, and may add the Grundy value.
        let golden = golden.replace(": ", ":").replace(", ", ",");
        let written = position(&golden);
        let canonical = written.parse::<AnyPosition>().unwrap().to_string();
        let golden = golden.replace(&written, &canonical);
        let golden = golden.strip_suffix('}').unwrap();
        let rest = answer.strip_prefix(golden);
        let rest = rest.unwrap_or_else(|| panic!("{answer}\nis not\n{golden}"));
        assert!(rest == "}" || rest.starts_with(r#","grundy":"#), "{answer}");
    }
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn grundy_values_as_far_as_they_can_be_had() {
    for (position, grundy) in [
        ("nim:9223372036854775807,1", Some(9223372036854775806)),
        ("nim.misere:3,4,5", None),
        ("wythoff:10,5", Some(12)),
        ("wythoff:100,100", Some(76)),
        ("wythoff:101,1", None),
        ("wythoff.misere:3,5", None),
        ("dice:6@1", Some(2)),
        ("dice:10000@1", Some(1)),
        ("dice:10001@1", None),
        ("dice.misere:6@1", None),
        ("dice.one:7@1,1", Some(0)),
        ("dice.both:8@1,1", Some(2)),
        ("dice.one:1000@1,1", None),
        ("subtraction.1-10:9223372036854775807", Some(7)),
        ("subtraction.2,3,7:9223372036854775807", Some(1)),
        ("subtraction.1-10.misere:21", None),
        ("subtraction.fib:1000000", Some(2)),
        ("parity.1:1", None),
        ("sides.3:8", None),
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
    let help = nian(&["analyze", "--help"]).output().unwrap();
    let text = str::from_utf8(&help.stdout).unwrap();
    for part in ["nian analyze nim:3,4,5", "standard input", "Exit status"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert_eq!(help.status.code(), Some(0));
    for wrong in [
        &[][..],
        &["analyze"],
        &["analyse", "nim:1"],
        &["analyze", "--fast"],
    ] {
        let output = nian(wrong).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{wrong:?}"
        );
    }
}
