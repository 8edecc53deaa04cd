//! `nian check`.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{check_help, errors, folder, lines, nian, run, text};

const ARTICLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/articles");

/// Runs `nian check -` with this as the lesson.
fn check(lesson: &[u8]) -> Output {
    run(nian(&["check", "-"]), lesson)
}

/// A small lesson; the third line of its steps is `step`.
fn lesson(step: &str) -> String {
    format!(
        r#"{{ "title": {{ "zh-Hant": "一", "zh-Hans": "一", "en": "One" }},
  "start": "nim:3,4,5",
  "steps": [
    {{ "play": "a2" }},
    {{ "back": "start" }},
    {step}
  ] }}
"#
    )
}

#[test]
fn the_lessons_of_our_own() {
    let mut files: Vec<String> = Vec::new();
    for article in fs::read_dir(ARTICLES).unwrap() {
        for file in fs::read_dir(article.unwrap().path().join("examples")).unwrap() {
            files.push(file.unwrap().path().display().to_string());
        }
    }
    assert!(files.len() >= 8);
    let mut command = nian(&["check"]);
    command.args(&files);
    let output = run(command, b"");
    for (line, file) in lines(&output).into_iter().zip(&files) {
        assert!(line.starts_with(&format!("{file}: ok (")), "{line}");
    }
    assert_eq!(lines(&output).len(), files.len());
    assert_eq!((errors(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn a_good_lesson_and_its_frames() {
    let output = check(lesson(r#"{ "ask": "winning" }"#).as_bytes());
    assert_eq!(text(&output), "-: ok (4)\n");
    assert_eq!(output.status.code(), Some(0));
}

/// Values, keys and tags of a lesson are told as they can be read, each in one line.
#[test]
fn lessons_give_a_terminal_no_orders() {
    let escape = r"\u001b[2J\u0007\u009b2J\r\n\u202e";
    for wrong in [
        format!(r#"{{ "title": "T", "start": "nim:3{escape}", "steps": [] }}"#),
        format!(r#"{{ "title": "T", "{escape}": 3, "start": "nim:3", "steps": [] }}"#),
        format!(r#"{{ "title": {{ "{escape}": "T" }}, "start": "nim:3", "steps": [] }}"#),
        lesson(&format!(r#"{{ "play": "{escape}" }}"#)),
        lesson(&format!(r#"{{ "{escape}": "a1" }}"#)),
        lesson(&format!(r#"{{ "ask": "{escape}" }}"#)),
        lesson(&format!(r#"{{ "expect": {{ "position": "{escape}" }} }}"#)),
        lesson(&format!(r#"{{ "expect": {{ "{escape}": "nim:3" }} }}"#)),
        lesson(&format!(r#"{{ "show": "{escape}" }}"#)),
        wrong_json(),
    ] {
        for language in ["en", "zh-Hant", "ja"] {
            let output = run(nian(&["check", "--lang", language, "-"]), wrong.as_bytes());
            let told = text(&output);
            let acts =
                |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
            assert!(!told.contains(acts), "{wrong}: {told:?}");
            assert!(
                told.lines().all(|line| line.starts_with("-:")),
                "{wrong}: {told:?}"
            );
            assert_eq!(output.status.code(), Some(1), "{wrong}");
        }
    }
}

/// A file that is none, with control characters where it ceases to be.
fn wrong_json() -> String {
    String::from("{ \"title\": \u{1b}[2J }")
}

#[test]
fn the_place_of_what_is_wrong() {
    for (step, place, part) in [
        (r#"{ "ploy": "a2" }"#, "-:6:7: ", "“play”"),
        (r#"{ "play": "a4" }"#, "-:6:15: ", "3"),
        (
            "{\n \"expect\": { \"sums\": [2, 0, 2] } }",
            "-:7:22: ",
            "2 1 2",
        ),
        ("{ \"play\":\n }", "-:7:2: ", "7"),
        ("{}, {},\n {},\n\n {\"show\": \"grid\"}", "-:9:11: ", "6"),
    ] {
        let output = check(lesson(step).as_bytes());
        let [line] = lines(&output)[..] else {
            panic!("{output:?}");
        };
        assert!(line.starts_with(place) && line.contains(part), "{line}");
        assert_eq!(output.status.code(), Some(1), "{step}");
    }
    for (head, place) in [
        (r#""start": "nim:3,x""#, "-:2:10: "),
        (r#""strat": "nim:3,4,5""#, "-:2:1: "),
        ("\"start\":\n 7", "-:3:2: "),
        ("\"start\": \"nim:3\",\n\n\"show\": \"grid\"", "-:4:9: "),
        (
            "\"start\": \"nim:3\",\n\"expect\": {\n \"sums\": [7] }",
            "-:4:10: ",
        ),
        (
            "\"numeral\": {\n \"value\": 7,\n \"in\": \"mixed:1\" }",
            "-:4:8: ",
        ),
        (
            "\"numeral\": {\n \"value\": \"7\", \"in\": \"binary\" }",
            "-:3:11: ",
        ),
    ] {
        let title = r#""title": { "zh-Hant": "一", "zh-Hans": "一", "en": "One" }"#;
        let lesson = format!("{{ {title},\n{head}, \"steps\": [] }}");
        let output = check(lesson.as_bytes());
        assert!(text(&output).starts_with(place), "{head}: {output:?}");
        assert_eq!(lines(&output).len(), 1, "{head}: {output:?}");
    }
    let output = check(b"{}");
    assert!(text(&output).starts_with("-:1:1: "), "{output:?}");
    let output = check(b"{\n\"title\": \"\xff\"}");
    assert!(text(&output).starts_with("-:2:11: "), "{output:?}");
}

/// Each in the order of the file, whatever reads it or plays it.
#[test]
fn all_mistakes_at_once() {
    let output = check(
        br#"{ "titel": "One", "language": "en", "start": "nim:3,4,5",
  "steps": [
    { "play": "a4", "say": "" },
    { "back": "start", "show": "grid", "expect": { "outcome": "safe", "sums": [] } },
    { "position": "nim:1", "marks": 1 }
  ] }"#,
    );
    let begins = [
        "-:1:1: The key \u{201c}title\u{201d} is missing.",
        "-:1:3: The key \u{201c}titel\u{201d} is not known. Did you mean \u{201c}title\u{201d}?",
        "-:3:15: In step 1 of the example: \u{201c}a4\u{201d} cannot be played.",
        "-:3:28: In step 1 of the example: The text in \u{201c}en\u{201d} is empty.",
        "-:4:32: In step 2 of the example: This game has no such picture.",
        "-:4:63: In step 2 of the example: The outcome: the file says",
        "-:4:79: In step 2 of the example: The column sums: the file says",
        "-:5:37: In step 3 of the example: \u{201c}marks\u{201d} should be true or false.",
    ];
    let lines = lines(&output);
    assert_eq!(lines.len(), begins.len(), "{lines:#?}");
    for (line, begins) in lines.iter().zip(begins) {
        assert!(line.starts_with(begins), "{line}\nis not {begins}");
    }
    assert_eq!(output.status.code(), Some(1));
}

/// What is nearly right is told with what may be meant; what is not, without.
#[test]
fn what_may_be_meant() {
    for (step, meant) in [
        (r#"{ "ploy": "a2" }"#, Some("play")),
        (r#"{ "play": "2a" }"#, Some("a2")),
        (r#"{ "play": "A 2" }"#, Some("a2")),
        (r#"{ "play": "ａ２" }"#, Some("a2")),
        (r#"{ "play": "a4" }"#, None),
        (r#"{ "play": "d2" }"#, None),
        (r#"{ "play": "4a" }"#, None), // nor can that be played
        (r#"{ "show": "colums" }"#, Some("columns")),
        (r#"{ "show": "gird" }"#, None), // Nim has no grid
        (r#"{ "ask": "wining" }"#, Some("winning")),
        (r#"{ "back": "Start" }"#, Some("start")),
        (r#"{ "origin": "beyound" }"#, Some("beyond")),
        (r#"{ "position": "wythof:3,5" }"#, Some("wythoff:3,5")),
        (r#"{ "position": "nim：3，4，5" }"#, Some("nim:3,4,5")),
        (r#"{ "position": "Nim 3, 4, 5" }"#, Some("nim:3,4,5")),
        (r#"{ "position": "3,4,5" }"#, Some("nim:3,4,5")),
        (r#"{ "position": "nim:03,4" }"#, Some("nim:3,4")),
        (r#"{ "position": "nim.misre:1,1" }"#, Some("nim.misere:1,1")),
        (r#"{ "position": "fibonaci:21" }"#, Some("fibonacci:21")),
        (r#"{ "position": "chess:e4" }"#, None),
        (r#"{ "position": "nim:3,-4" }"#, None),
        (r#"{ "say": { "zh_TW": "x" } }"#, Some("zh-TW")),
        (r#"{ "say": { "English": "x" } }"#, None),
        (
            r#"{ "numeral": { "value": 7, "in": "binery" } }"#,
            Some("binary"),
        ),
        (
            r#"{ "numeral": { "value": 7, "in": "mixed: 2, 3" } }"#,
            Some("mixed:2,3"),
        ),
        (r#"{ "expect": { "winer": [] } }"#, None),
    ] {
        let output = check(lesson(step).as_bytes());
        let [line] = lines(&output)[..] else {
            panic!("{step}: {output:?}");
        };
        let ends = meant.map(|meant| format!("Did you mean “{meant}”?"));
        assert_eq!(
            line.split_once(" Did you mean ").map(|(_, meant)| meant),
            ends.as_deref().map(|ends| &ends["Did you mean ".len()..]),
            "{step}: {line}"
        );
    }
}

/// A key of which nothing here knows may be known to a later version.
#[test]
fn a_file_of_a_later_version() {
    let output = check(lesson(r#"{ "sound": "bell", "teacher": true }"#).as_bytes());
    let later = format!(
        "is not known. A later version of Nian may know it; this is {}.",
        env!("CARGO_PKG_VERSION")
    );
    assert_eq!(
        lines(&output),
        [
            format!("-:6:7: In step 3 of the example: The key “sound” {later}"),
            format!("-:6:24: In step 3 of the example: The key “teacher” {later}"),
        ]
    );
}

/// Of a file that is no lesson but by its name not more is read than shows it.
#[test]
fn ten_million_bytes() {
    let folder = folder("long");
    let file = folder.join("long.json");
    let name = file.display().to_string();
    for bytes in [262_145, 10_000_000] {
        fs::write(&file, "[".repeat(bytes)).unwrap();
        let output = nian(&["check", &name]).output().unwrap();
        let said = format!("{name}:1:1: The file is too large: at most 262144 bytes.\n");
        assert_eq!((text(&output), output.status.code()), (&*said, Some(1)));
    }
}

/// What may be meant so is no mistake.
#[test]
fn remarks_on_languages() {
    let output = check(
        r#"{ "title": { "en": "One", "fr": "Un" }, "start": "nim:1", "language": "en",
  "place": { "en": "Here" },
  "steps": [ { "say": "x" },
    { "say": { "en": "y", "fr": "z" } } ] }"#
            .as_bytes(),
    );
    assert_eq!(
        lines(&output),
        [
            "-: ok (3)",
            "-:1:12: There are no words of ours in fr: this text is shown as it is, and all else in the reader’s language.",
            "-:2:12: This text is missing in fr, which other texts are in.",
            "-:3:23: This text is missing in fr, which other texts are in.",
        ]
    );
    assert_eq!(output.status.code(), Some(0));
    let output =
        check(r#"{ "title": "一", "start": "nim:1", "steps": [], "language": "ja" }"#.as_bytes());
    assert_eq!(lines(&output), ["-: ok (1)"]);
}

#[test]
fn one_bad_lesson_among_good_ones() {
    let good = Path::new(ARTICLES).join("nim-and-variants/examples/ex1.json");
    let good = good.to_str().unwrap();
    let command = nian(&["check", "--lang", "zh-Hans", good, "-", good]);
    let output = run(command, lesson(r#"{ "play": "a0" }"#).as_bytes());
    let [first, bad, last] = lines(&output)[..] else {
        panic!("{output:?}");
    };
    assert!(first.contains(": ok (") && first == last);
    assert!(
        bad.starts_with("-:6:15: ") && bad.contains("第 3 步"),
        "{bad}"
    );
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_file_that_is_not_there() {
    let output = nian(&["check", "no/such/lesson.json"]).output().unwrap();
    assert!(errors(&output).starts_with("nian: cannot read no/such/lesson.json: "));
    assert_eq!((text(&output), output.status.code()), ("", Some(2)));
}

#[test]
fn help_and_wrong_use() {
    check_help("check", &["nian check my-lesson.json"], &[&[], &["--fast"]]);
}

/// A file as some editors write it, and one that is in no encoding of ours.
#[test]
fn marks_and_encodings() {
    let marked = format!("\u{feff}{}", lesson("{}"));
    assert_eq!(text(&check(marked.as_bytes())), "-: ok (4)\n");
    let units: Vec<u16> = marked.encode_utf16().collect();
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        let bytes: Vec<u8> = units.iter().flat_map(|unit| order(*unit)).collect();
        assert_eq!(text(&check(&bytes)), "-: ok (4)\n");
    }
    // 例 in Big5.
    let output = check(b"{ \"title\":\n \"\xa8\xd2\" }");
    assert_eq!(
        text(&output),
        "-:2:3: The file of the example cannot be read from line 2, character 3 on: \
         it is not in UTF-8; save it in that encoding. It looks like Big5.\n"
    );
}

/// The lessons that authors download from the manual.
#[test]
fn the_lessons_of_the_manual() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/manual/lessons");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let files: Vec<_> = files.map(|file| file.display().to_string()).collect();
    assert_eq!(files.len(), 3);
    let mut command = nian(&["check"]);
    command.args(&files);
    let output = run(command, b"");
    for (line, file) in lines(&output).into_iter().zip(&files) {
        assert!(line.starts_with(&format!("{file}: ok (")), "{line}");
    }
    assert_eq!((errors(&output), output.status.code()), ("", Some(0)));
}

/// The messages that the manual quotes, in each language, are those that these lessons get.
#[test]
fn the_manual_quotes_what_is_said() {
    for (language, guide) in [
        (
            "zh-Hant",
            include_str!("../../../../docs/manual/zh-Hant/lessons.md"),
        ),
        (
            "zh-Hans",
            include_str!("../../../../docs/manual/zh-Hans/lessons.md"),
        ),
        ("en", include_str!("../../../../docs/manual/en/lessons.md")),
    ] {
        let quoted = guide
            .lines()
            .filter_map(|line| line.strip_prefix("    my-lesson.json:"));
        let quoted: Vec<&str> = quoted.collect();
        let said = [
            "{ \"title\":\n  { \"en\" \"One\" } }".to_owned(),
            lesson(r#"{ "ploy": "a2" }"#),
            lesson("{}").replace("nim:3,4,5", "nim:3,x"),
            lesson(r#"{ "play": "a4" }"#),
            lesson(r#"{ "expect": { "sums": [2, 0, 2] } }"#),
        ]
        .map(|lesson| {
            let command = nian(&["check", "--lang", language, "-"]);
            text(&run(command, lesson.as_bytes())).to_owned()
        });
        assert_eq!(quoted.len(), said.len(), "{language}");
        for (quoted, said) in quoted.into_iter().zip(&said) {
            assert_eq!(Some(quoted), said.trim_end().strip_prefix("-:"));
        }
    }
}
