//! Numbers in number systems: every kind of stage word for word, and all of them over ranges.

use crate::script::{fault, sentence_fault};
use nian_lessons::{Frame, Show, Subject};
use nian_solver::MAX_NUMBER;
use nian_solver::numerals::{System, SystemError, Work, Writing};
use nian_words::Language;
use std::fmt::Write;

fn writing(value: u64, system: &str, work: &Work) -> Option<Writing> {
    Writing::new(value, system.parse().expect(system), work.clone())
}

fn carried(digits: &str) -> Writing {
    let (value, work) = Work::carry(digits).expect(digits);
    writing(value, "fibonacci", &work).expect(digits)
}

/// One number for every kind of stage.
fn numbers() -> Vec<Writing> {
    let write = |value, system| writing(value, system, &Work::Write).expect(system);
    let with = |value, work| writing(value, "fibonacci", &work).expect("a number");
    vec![
        write(22, "binary"),
        write(0, "binary"),
        write(255, "binary"),
        write(347, "mixed:2,3,4,5"),
        write(5, "mixed:2,3,4,5"),
        write(10000, "mixed:60,60"),
        write(60, "fibonacci"),
        write(12, "fibonacci"),
        write(0, "fibonacci"),
        write(987_654, "fibonacci"),
        write(8, "sequence:1,3,5,7"),
        write(29, "sequence:1,3,5,7"),
        carried("10110110"),
        carried("10010"),
        with(12, Work::Increment),
        with(4, Work::Increment),
        with(3, Work::Increment),
        with(1, Work::Pair),
        with(2, Work::Pair),
        with(3, Work::Pair),
        with(4, Work::Pair),
    ]
}

pub(crate) fn spoken(language: Language) -> String {
    let words = language.sentences();
    let mut text = String::new();
    for writing in numbers() {
        writeln!(text, "{}", words.numeral_title(&writing)).unwrap();
        for frame in Frame::stages(writing) {
            writeln!(text, "  {}", words.frame(&frame)).unwrap();
        }
    }
    text
}

/// As the golden files of positions: `UPDATE_GOLDEN=1` writes them anew, to be read.
#[test]
fn every_kind_of_stage() {
    for language in Language::ALL {
        let tag = language.tag();
        let file = format!(
            "{}/tests/sentences/numerals.{tag}.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let spoken = spoken(language);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&file, &spoken).unwrap();
        }
        assert_eq!(
            spoken,
            std::fs::read_to_string(&file).unwrap_or_default(),
            "{file}"
        );
    }
}

/// A colon between digits belongs to the numeral, not to the sentence.
fn without_numerals(text: &str) -> String {
    let between = |at: usize, c: char| {
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        c == ':' && digit(text[..at].chars().last()) && digit(text[at + 1..].chars().next())
    };
    let kept = text.char_indices().filter(|&(at, c)| !between(at, c));
    kept.map(|(_, c)| c).collect()
}

#[test]
fn every_stage_says_a_whole_sentence_or_two() {
    let systems = [
        "binary",
        "fibonacci",
        "mixed:2,3,4,5",
        "mixed:60,24,7",
        "sequence:1,3,5,7",
    ];
    let values = (0..200).chain([1_000_000, MAX_NUMBER / 3, MAX_NUMBER - 1, MAX_NUMBER]);
    for value in values {
        let mut all: Vec<Writing> = Vec::new();
        for system in systems {
            all.extend(writing(value, system, &Work::Write));
        }
        for work in [Work::Increment, Work::Pair] {
            all.extend(writing(value, "fibonacci", &work));
        }
        all.push(carried(&format!("{:b}", value % 10_000)));
        for writing in all {
            for language in Language::ALL {
                let words = language.sentences();
                assert_eq!(fault(language, &words.numeral_title(&writing)), None);
                for frame in Frame::stages(writing.clone()) {
                    let said = without_numerals(&words.frame(&frame));
                    assert_eq!(sentence_fault(language, &said), None, "{value}: {said}");
                    assert!(!said.contains('$'), "{said}");
                }
            }
        }
    }
}

#[test]
fn the_last_stage_says_the_number_and_its_digits() {
    for language in Language::ALL {
        let words = language.sentences();
        for (writing, digits) in [
            (writing(347, "mixed:2,3,4,5", &Work::Write), "24121"),
            (writing(22, "binary", &Work::Write), "10110"),
        ] {
            let writing = writing.expect("a number");
            let value = writing.value.to_string();
            let frames = Frame::stages(writing);
            let said = words.frame(&frames[frames.len() - 1]);
            assert!(said.contains(digits) && said.contains(&value), "{said}");
            assert!(matches!(frames[0].subject, Subject::Numeral(_)));
        }
    }
}

#[test]
fn what_a_system_should_be_is_said() {
    for language in Language::ALL {
        for error in [SystemError::Name, SystemError::Bases, SystemError::Terms] {
            let said = language.sentences().system_error(error);
            let said = said.replace(", ", " "); // the names of systems are a list
            assert_eq!(fault(language, &said), None, "{said}");
        }
        assert!("decimal".parse::<System>().is_err());
    }
}

/// The rows of Wythoff's game where their standard forms are shown.
#[test]
fn standard_forms_are_said_by_their_zeros() {
    let forms = |position: &str, language: Language| {
        let frame = Frame {
            show: Show::Forms,
            ..Frame::of(position.parse().expect(position))
        };
        language.sentences().frame(&frame)
    };
    let hant = |position| forms(position, Language::ZhHant);
    assert_eq!(
        hant("wythoff:28,17"),
        "17 的標準表示法末尾 0 的個數是 0，偶數，所以後面再添一個 0 的 28 和它成一組安全殘局；另一列正是它。"
    );
    assert_eq!(
        forms("wythoff:5,10", Language::En),
        "In standard form 5 ends in an odd number of zeros, 3, so it makes a safe pair with 3, which \
        is the same with one 0 less, but the other row is 10. One move can leave the safe pair {5, 3}."
    );
    // What is said more shortly is said so.
    assert_eq!(
        hant("wythoff:0,4"),
        "只剩第二列：整列取走，就拿到最後一枚。"
    );
    assert!(hant("wythoff.misere:3,5").starts_with("{3, 5} 是第 2 組"));
    for lower in 0..60 {
        for upper in lower..100 {
            for language in Language::ALL {
                let said = forms(&format!("wythoff:{upper},{lower}"), language);
                assert_eq!(sentence_fault(language, &said), None, "{said}");
            }
        }
    }
}
