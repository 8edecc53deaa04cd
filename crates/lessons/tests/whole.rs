//! All errors of a file at once, each with its place.

use nian_lessons::{ExampleError, Places, Whole};

/// The places of all errors, and the errors, in the order of the file.
fn faults(text: &str) -> Vec<(usize, usize, String)> {
    let places = Places::of(text);
    let told = |fault: &ExampleError| {
        let [line, character] = places.of_fault(fault);
        (line, character, fault.to_string())
    };
    let mut faults: Vec<_> = Whole::of(text).faults.iter().map(told).collect();
    faults.sort();
    faults
}

fn check(text: &str, wanted: &[(usize, usize, &str)]) {
    let found = faults(text);
    let found: Vec<_> = found.iter().map(|(l, c, what)| (*l, *c, &**what)).collect();
    assert_eq!(found, wanted, "{text}");
}

#[test]
fn every_mistake_is_told_where_it_stands() {
    check(
        r#"{ "titel": "One",
  "language": "en", "start": "nim:3,4,5", "show": "grid",
  "say": { "en": "x", "zh-Hant": "", "English": "y" },
  "steps": [
    { "play": "a4" },
    { "back": "start", "show": "stars", "ask": 7 },
    { "play": "a2", "expect": { "sums": [2, 0, 3],
                                "outcome": "unsafe", "winner": [] } },
    { "say": "二", "marks": "yes" , "numeral": { "in": "mixed:1" } }
  ] }"#,
        &[
            (1, 1, "missing key `title`"),
            (1, 3, "unknown key `titel`"),
            (2, 51, "start: this game has no such picture"),
            (3, 34, "the text in `zh-Hant` is empty"),
            (3, 38, "`English` is not the tag of a language"),
            (5, 15, "step 1: move `a4`: at most 3 can be taken there"),
            (
                6,
                32,
                "step 2: `show`: expected one of rows, columns, grid, die, table, clock, trays, strip, replies, forms, tree",
            ),
            (
                6,
                48,
                "step 2: `ask`: expected one of winning, outcome, columns, binary, fibonacci, pair, residue",
            ),
            (7, 41, "step 3: expected sums `2 0 3`, found `2 0 2`"),
            (8, 44, "step 3: expected outcome `unsafe`, found `safe`"),
            (8, 54, "step 3: unknown key `winner`"),
            (9, 28, "step 4: `marks`: expected true or false"),
            (
                9,
                55,
                "step 4: number system `mixed:1`: expected 1 to 16 bases from 2 on",
            ),
        ],
    );
}

/// Steps that follow one with an unknown result are not checked, until a step sets up something
/// new.
#[test]
fn one_mistake_makes_no_others() {
    let example = |steps: &str| {
        format!(
            r#"{{ "title": {{ "en": "One" }}, "start": "nim:3,4,5", "steps": [
{steps} ] }}"#
        )
    };
    let play = "step 1: move `a4`: at most 3 can be taken there";
    check(
        &example(
            r#"{ "play": "a4" },
{ "play": "a9", "expect": { "sums": [9] } },
{ "back": 1 },
{ "back": "start", "play": "c9" },
{ "position": "nim:1", "play": "a2" }"#,
        ),
        &[
            (2, 11, play),
            (5, 28, "step 4: move `c9`: at most 5 can be taken there"),
            (6, 32, "step 5: move `a2`: at most 1 can be taken there"),
        ],
    );
    // A key that may be a misspelling of a decisive one.
    check(
        &example(
            r#"{ "ploy": "a2" },
{ "play": "a3" }"#,
        ),
        &[(2, 3, "step 1: unknown key `ploy`")],
    );
    // A key that is not.
    check(
        &example(
            r#"{ "comment": "a2" },
{ "play": "a4" }"#,
        ),
        &[
            (2, 3, "step 1: unknown key `comment`"),
            (3, 11, "step 2: move `a4`: at most 3 can be taken there"),
        ],
    );
    check(
        r#"{ "title": { "en": "One" }, "strat": "nim:3,4,5", "steps": [ { "play": "a2" } ] }"#,
        &[(1, 29, "unknown key `strat`")],
    );
    check("[]", &[(1, 1, "expected an object")]);
    check(
        r#"{ "title": {"en": "x"}, "numeral": 7, "steps": [7, { "done": 1 }] }"#,
        &[
            (1, 36, "`numeral`: expected an object"),
            (1, 49, "step 1: expected an object"),
        ],
    );
}

/// A missing language is reported once, at the first text that needs it.
#[test]
fn texts_without_a_language_are_told_once() {
    check(
        r#"{ "title": { "en": "One" }, "start": "nim:1",
  "steps": [ {}, { "say": "x" }, { "say": "y" } ] }"#,
        &[(
            2,
            27,
            "step 2: expected a \"language\" in the file, as this text is a string",
        )],
    );
}

#[test]
fn a_good_file_has_its_frames_and_no_faults() {
    let whole = Whole::of(r#"{"title": {"en": "x"}, "start": "nim:1", "steps": [{"play": "a1"}]}"#);
    assert_eq!(
        (whole.frames.map(|frames| frames.len()), whole.faults),
        (Some(2), vec![])
    );
}

/// A page shows the first of all errors found.
#[test]
fn a_page_shows_one_of_them() {
    use nian_lessons::Example;
    for text in [
        "",
        "[]",
        "{}",
        "{\"a\":",
        r#"{"title": {"en": "x"}, "start": "nim:1", "steps": [{"play": "a2"}, {"play": "a3"}]}"#,
    ] {
        let shown = Example::parse(text).and_then(|example| example.replay());
        let whole = Whole::of(text);
        assert_eq!(shown.err().as_ref(), whole.faults.first(), "{text}");
        assert!(whole.frames.is_none());
    }
}

#[test]
fn no_file_however_deep_or_broken_panics() {
    let example =
        r#"{"title": {"en": "拈"}, "start": "nim:1", "steps": [{"say": {"en": "二\n"}}, [1, {}]]}"#;
    for end in (0..=example.len()).filter(|&end| example.is_char_boundary(end)) {
        faults(&example[..end]);
    }
    for text in [
        "[".repeat(100_000),
        "{\"a\":".repeat(100_000),
        format!("{{\"steps\": [{}", "{\"a\": [".repeat(50_000)),
        format!("{{{}}}", "\"a\": 1,".repeat(5_000)),
    ] {
        assert!(!faults(&text).is_empty());
    }
    let keys: Vec<_> = (0..20_000).map(|key| format!(r#""k{key}":1"#)).collect();
    assert_eq!(faults(&format!("{{{}}}", keys.join(","))).len(), 20_003);
}

/// An error in a number is reported at its key, which is on a line of its own here.
#[test]
fn what_is_wrong_with_a_number_is_told_at_its_key() {
    for (keys, line) in [
        ([r#""in": "mixed:2,1""#, r#""value": 3"#].as_slice(), 3),
        (&[r#""value": 3"#, r#""in": "mixed:2,1""#], 4),
        (
            &[
                r#""value": 4"#,
                r#""in": "fibonacci""#,
                r#""digits": "100""#,
            ],
            5,
        ),
        (
            &[r#""in": "binary""#, r#""value": 3"#, r#""do": "increment""#],
            5,
        ),
        (
            &[r#""in": "fibonacci""#, r#""value": 0"#, r#""do": "pair""#],
            4,
        ),
    ] {
        let keys = keys.join(",\n");
        let text = format!(
            r#"{{ "language": "en", "title": "One", "steps": [ {{}} ],
"numeral": {{
{keys} }} }}"#
        );
        let lines: Vec<_> = faults(&text).into_iter().map(|(line, ..)| line).collect();
        assert_eq!(lines, [line], "{text}");
    }
}

/// Characters of Chinese keyboards are suggested as those of the notation.
#[test]
fn chinese_signs_are_meant_for_ours() {
    for (position, meant) in [
        ("nim：3，4，5", "nim:3,4,5"),
        ("nim:3、4、5", "nim:3,4,5"),
        ("nim:3;4;5", "nim:3,4,5"),
        ("dice。one:5@1,2", "dice.one:5@1,2"),
    ] {
        let text = format!(
            r#"{{ "title": {{ "en": "One" }}, "start": "{position}", "steps": [ {{}} ] }}"#
        );
        let faults = Whole::of(&text).faults;
        let found = Whole::meant(&text, &Places::of(&text), &faults[0]);
        assert_eq!(found.as_deref(), Some(meant), "{position}");
    }
}
