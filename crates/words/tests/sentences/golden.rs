//! Each kind of explanation, word for word.

use nian_lessons::{Frame, Played};
use nian_solver::AnyPosition;
use nian_words::Language;
use std::fmt::Write;

/// One position for every kind of reason.
pub(crate) const POSITIONS: [&str; 93] = [
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
    "subtraction.1-3:20",
    "subtraction.1-3:21",
    "subtraction.1-3:0",
    "subtraction.1-3.misere:21",
    "subtraction.1-3.misere:20",
    "subtraction.1,3,4:14",
    "subtraction.1,3,4:13",
    "subtraction.3,5:2",
    "subtraction.1,4,9,16:50",
    "subtraction.2,3.misere:6",
    "subtraction.fib:36",
    "subtraction.fib:37",
    "parity.3:17",
    "parity.3:13",
    "parity.3:12@3,2",
    "parity.2.even:7",
    "parity.3:0@8,9",
    "parity.4:9@2,2",
    "sides.3:17@0,1,odd",
    "sides.3:12",
    "sides.3:12@0,0,even",
    "sides.3:5@1,0,even",
    "sides.3:5@0,1,odd",
    "sides.3:0@3,5,odd",
    "sides.2:5@0,3,odd",
    "dice.one:31@3,5",
    "dice.one:31@3,4",
    "dice.one:31@1,2,3",
    "dice.one:5@1,2",
    "dice.one:31@1,2,5,6",
    "dice.both:31@3,5",
    "dice.both:28@1,5",
    "dice.both:100@1,2,3",
    "dice.both:3@1,2",
    "dice.one-sum:100@1,6",
    "dice.one-sum.misere:30@1,5",
    "dynamic.2:10",
    "dynamic.2:13",
    "dynamic.2:8@4",
    "dynamic.2:2@3",
    "dynamic.2:4@4",
    "dynamic.3:100",
    "dynamic.1:12",
    "dynamic.2:1",
    "dynamic.2:0@2",
    "dynamic.2.local:3@1,5@4",
    "dynamic.2.local:4@4,4@4",
    "dynamic.2.local:0@2,6@4",
    "dynamic.2.global:3,5@2",
    "dynamic.2.global:3,5@1",
    "dynamic.2.global:4,4@7",
    "dynamic.2.global:1,4@1",
    "euclid:8,5",
    "euclid:8,13",
    "euclid:25,7",
    "euclid:13,5",
    "euclid:12,4",
    "euclid:7,7",
    "euclid:0,3",
    "euclid:9223372036854775807,5700357409661598721",
];

/// Positions that a wrong answer may leave: of each kind of what a reply then mends.
const LEFT: [&str; 18] = [
    "nim:3,4,5",
    "nim:14,15,18,22",
    "nim:1,2,4,8",
    "nim:0,2,5",
    "nim:0,0,3",
    "nim.misere:3,4,5",
    "nim.misere:1,1,5",
    "wythoff:3,4",
    "dice:30@1",
    "subtraction.1-3:21",
    "subtraction.1-3.misere:20",
    "subtraction.1,3,4:13",
    "parity.3:17",
    "dynamic.2:32@20",
    "dynamic.2:5@6",
    "dynamic.3:100@70",
    "dynamic.2.local:0@2,6@4",
    "euclid:25,7",
];

/// What is said of the first move that wins there, and of whoever makes it.
fn mended(language: Language, position: &str) -> String {
    let before: AnyPosition = position.parse().expect(position);
    let mv = *before.winning_moves().first().expect(position);
    let frame = Frame {
        played: Some(Played {
            before: before.clone(),
            mv,
        }),
        ..Frame::of(before.play(mv).expect("a winning move"))
    };
    let (sentences, mut text) = (language.sentences(), format!("{position} {mv}\n"));
    writeln!(text, "  {}", sentences.frame(&frame)).unwrap();
    // The first player, the second, the reader; the opponent, who replies.
    for who in 0..3 {
        writeln!(text, "  {}", sentences.frame_by(&frame, Some(who))).unwrap();
    }
    writeln!(text, "  {}", sentences.mended(&frame)).unwrap();
    text
}

/// What is said of each position: read out, then explained.
fn spoken(language: Language) -> String {
    let words = language.sentences();
    let mut text = String::new();
    for position in POSITIONS {
        let parsed = position.parse().expect(position);
        let explanation = AnyPosition::explain(&parsed);
        let said = words.explanation(&parsed, &explanation);
        let (title, read) = (words.title(&parsed), words.position(&parsed));
        writeln!(text, "{position}\n  {title}\n  {read}\n  {said}").unwrap();
    }
    for position in LEFT {
        text += &mended(language, position);
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
fn every_language() {
    for language in Language::ALL {
        compare(language);
    }
}
