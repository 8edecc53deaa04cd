//! `nian new`.

use std::fs;
use std::process::Output;

use crate::{check_help, errors, folder, nian, run, text};

/// What `nian new --file -` writes for these arguments.
fn written(arguments: &[&str]) -> Output {
    let mut command = nian(&["new", "--file", "-"]);
    command.args(arguments);
    command.output().unwrap()
}

#[test]
fn a_first_lesson() {
    let output = written(&["nim:3,4,5", "a2", "b1"]);
    let lesson = r#"{
  "language": "en",
  "title": "Nim 3,4,5",
  "start": "nim:3,4,5",
  "ask": "winning",
  "steps": [
    { "play": "a2" },
    { "play": "b1" }
  ]
}
"#;
    assert_eq!((text(&output), output.status.code()), (lesson, Some(0)));
    // A safe position asks for no winning move, and there need not be a move.
    let output = written(&["--lang", "zh-Hant", "fibonacci:21"]);
    let lesson = r#"{
  "language": "zh-Hant",
  "title": "倍數遊戲 21",
  "start": "dynamic.2:21",
  "steps": []
}
"#;
    assert_eq!((text(&output), output.status.code()), (lesson, Some(0)));
}

/// Whatever is written is a lesson, in each language.
#[test]
fn what_is_written_is_right() {
    for (position, mv) in [
        ("nim.misere:1,1,5", "c5"),
        ("wythoff:3,5", "ab2"),
        ("dice:31@4", "5"),
        ("subtraction.1-3:21", "2"),
        ("parity.3:17", "2"),
        ("sides.3:8", "1"),
        ("dice.both:31@4,2", "5+3"),
        ("dynamic.2.local:8@4,5@5", "a2"),
        ("euclid:8,5", "a5"),
    ] {
        for language in ["zh-Hant", "zh-Hans", "en", "ja"] {
            let output = written(&["--language", language, position, mv]);
            assert_eq!(output.status.code(), Some(0), "{position}: {output:?}");
            let checked = run(nian(&["check", "-"]), &output.stdout);
            assert_eq!(text(&checked), "-: ok (2)\n", "{}", text(&output));
            let title = text(&output).lines().find(|line| line.contains("title"));
            let state = position.split(':').nth(1).unwrap();
            let title = title.unwrap().trim_end_matches("\",");
            assert!(title.ends_with(&format!(" {state}")), "{title}");
        }
    }
}

#[test]
fn a_file_that_is_there_already_stays() {
    let folder = folder("new");
    let new = |arguments: &[&str]| {
        let mut command = nian(&["new"]);
        command.args(arguments).current_dir(&folder);
        command.output().unwrap()
    };
    let output = new(&["nim:3,4,5", "a2"]);
    assert_eq!(text(&output), "nim-3-4-5.json: ok (2)\n");
    assert_eq!(output.status.code(), Some(0));
    let first = fs::read(folder.join("nim-3-4-5.json")).unwrap();

    let output = new(&["nim:3,4,5", "a1"]);
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    assert!(
        errors(&output).contains("nim-3-4-5.json is there already"),
        "{output:?}"
    );
    assert_eq!(fs::read(folder.join("nim-3-4-5.json")).unwrap(), first);

    let output = new(&["nim:3,4,5", "a1", "--file", "other.json"]);
    assert_eq!(text(&output), "other.json: ok (2)\n");
    let output = new(&["nim:3,4,5", "--file", "no/such/folder.json"]);
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
    assert!(errors(&output).starts_with("nian: cannot write no/such/folder.json: "));
}

#[test]
fn what_cannot_be_played_is_told_and_not_written() {
    let folder = folder("new-wrong");
    for (arguments, said) in [
        (
            &["nmi:3,4,5"][..],
            "At the start of the example: “nmi:3,4,5” cannot be read; expected from character 1 on: the name of a game \
             (nim, wythoff, subtraction, parity, sides, dice, euclid or dynamic). Did you mean “nim:3,4,5”?\n",
        ),
        (
            &["nim:3,4,5", "a2", "c9"],
            "In step 2 of the example: “c9” cannot be played. That is too many: at most 5 can be taken there.\n",
        ),
        (
            &["nim:3,4,5", "2a"],
            "In step 1 of the example: “2a” cannot be read; expected from character 1 on: a letter (a, b, c, …). \
             Did you mean “a2”?\n",
        ),
    ] {
        let mut command = nian(&["new"]);
        let output = command.args(arguments).current_dir(&folder).output();
        let output = output.unwrap();
        assert_eq!((text(&output), output.status.code()), (said, Some(1)));
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn help_and_wrong_use() {
    check_help("new", &["nian new nim:3,4,5"], &[&[], &["nim:1", "--fast"]]);
}
