//! Each kind of explanation, word for word.

use nian_words::Language;
use std::fmt::Write;

/// One position for every kind of reason.
const POSITIONS: [&str; 33] = [
    "nim:3,4,5",
    "nim:14,15,18,22",
    "nim:1,4,5",
    "nim:2,2,2",
    "nim:1,2,4,8",
    "nim:0,0,3",
    "nim:4,0,4",
    "nim:2,5",
    "nim:0,0",
    "nim.misere:3,4,5",
    "nim.misere:1,4,5",
    "nim.misere:1,1,5",
    "nim.misere:1,5",
    "nim.misere:1,1,1",
    "nim.misere:0,1",
    "nim.misere:1,1",
    "nim.misere:1,1,1,1",
    "nim.misere:0",
    "wythoff:3,5",
    "wythoff:13,8",
    "wythoff:28,17",
    "wythoff:10,14",
    "wythoff:0,4",
    "wythoff:4,4",
    "wythoff:0,0",
    "wythoff.misere:2,2",
    "wythoff.misere:0,1",
    "wythoff.misere:3,3",
    "dice:31@4",
    "dice:30@1",
    "dice:28@2",
    "dice:27@3",
    "dice:1@6",
];

/// What is said of each position: read out, then explained.
fn spoken(language: Language) -> String {
    let words = language.sentences();
    let mut text = String::new();
    for position in POSITIONS {
        let parsed = position.parse().expect(position);
        let explanation = nian_solver::AnyPosition::explain(&parsed);
        let said = words.explanation(&parsed, &explanation);
        writeln!(text, "{position}\n  {}\n  {said}", words.position(&parsed)).unwrap();
    }
    text
}

/// To write the files anew after a change of words, run with `UPDATE_GOLDEN=1` and read the
/// difference as a teacher would.
fn compare(language: Language) {
    let tag = language.tag();
    let file = format!(
        "{}/tests/sentences/golden.{tag}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    let spoken = spoken(language);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &spoken).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap_or_default();
    for (said, golden) in spoken.lines().zip(golden.lines()) {
        assert_eq!(said, golden, "{file}");
    }
    assert_eq!(spoken.len(), golden.len(), "{file}");
}

#[test]
fn traditional_chinese() {
    compare(Language::ZhHant);
}

#[test]
fn simplified_chinese() {
    compare(Language::ZhHans);
}

#[test]
fn english() {
    compare(Language::En);
}
