//! What has gone wrong, in words.

use crate::script::fault;
use nian_lessons::{Amount, Ask, ExampleError, Fact, Problem, Subject, Syntax, ValueKind};
use nian_solver::numerals::SystemError;
use nian_solver::{AnyPosition, Expected, NotationError, Outcome, PlayError};
use nian_words::Language;

const EXPECTED: [Expected; 24] = [
    Expected::Game,
    Expected::Option,
    Expected::Colon,
    Expected::Number,
    Expected::Heaps { min: 2, max: 2 },
    Expected::Heaps { min: 1, max: 26 },
    Expected::At,
    Expected::Face,
    Expected::Row,
    Expected::End,
    Expected::Set,
    Expected::UpTo,
    Expected::Even,
    Expected::HeapUpTo { most: 1_000_000 },
    Expected::Holding,
    Expected::DiceOption,
    Expected::Faces { min: 2, max: 4 },
    Expected::Multiplier { max: 100 },
    Expected::Scope,
    Expected::Limit,
    Expected::Reach,
    Expected::Side,
    Expected::OddTotal,
    Expected::EvenTotal,
];

const REFUSED: [PlayError; 10] = [
    PlayError::OtherKind,
    PlayError::NoSuchRow { rows: 3 },
    PlayError::TakeNone,
    PlayError::TooMany { most: 5 },
    PlayError::NoSide { up: 4 },
    PlayError::NoFace,
    PlayError::NotInSet,
    PlayError::NoSuchDie { dice: 2 },
    PlayError::EveryDie { dice: 3 },
    PlayError::Over,
];

/// Each in its own words: no two are the same.
fn all_different(texts: &[String]) {
    for (index, text) in texts.iter().enumerate() {
        assert!(!texts[..index].contains(text), "twice: {text}");
    }
}

/// The message without what is quoted, which may be in any language; its closing mark stays.
fn unquoted(text: &str) -> String {
    let mut quoted = false;
    text.chars()
        .filter(|c| match c {
            '「' | '“' => {
                quoted = true;
                false
            }
            '」' | '”' => {
                quoted = false;
                true
            }
            _ => !quoted,
        })
        .collect()
}

#[test]
fn everything_expected_has_its_words() {
    for language in Language::ALL {
        let texts = EXPECTED.map(|expected| {
            let error = NotationError { at: 4, expected };
            let text = language.sentences().notation_error("nim:x", &error);
            assert!(text.contains("nim:x"), "{text}");
            assert!(text.contains('5'), "the fifth character: {text}");
            assert_eq!(fault(language, &unquoted(&text)), None, "{text}");
            text
        });
        all_different(&texts);
    }
}

#[test]
fn the_place_is_counted_in_characters_not_bytes() {
    let text = "nim:3,四";
    let error = text.parse::<AnyPosition>().unwrap_err();
    for language in Language::ALL {
        let told = language.sentences().notation_error(text, &error);
        assert!(told.contains('7'), "{told}");
    }
    let long = "拈".repeat(10_000);
    let error = long.parse::<AnyPosition>().unwrap_err();
    let told = Language::ZhHant.sentences().notation_error(&long, &error);
    assert!(told.chars().count() < 150, "{told}");
}

#[test]
fn any_place_in_any_text_is_taken() {
    for at in [0, 1, 2, 3, 100, usize::MAX] {
        let error = NotationError {
            at,
            expected: Expected::End,
        };
        for text in ["", "拈", "a拈b"] {
            assert!(
                !Language::En
                    .sentences()
                    .notation_error(text, &error)
                    .is_empty()
            );
        }
    }
}

#[test]
fn every_refusal_has_its_words() {
    for language in Language::ALL {
        let texts = REFUSED.map(|error| {
            let text = language.sentences().play_error(error);
            assert_eq!(fault(language, &text), None, "{text}");
            text
        });
        all_different(&texts);
        let side = language.sentences().play_error(PlayError::NoSide { up: 4 });
        assert!(side.contains('4') && side.contains('3'), "{side}");
    }
}

fn problems() -> Vec<Problem> {
    let expect = |fact| Problem::Expect {
        fact,
        stated: "2 0 2".into(),
        found: "2 1 2".into(),
    };
    let error = NotationError {
        at: 4,
        expected: Expected::Number,
    };
    let json = |wanted| Problem::Json {
        line: 3,
        column: 14,
        wanted,
    };
    let mut problems: Vec<Problem> = Syntax::ALL.map(json).into();
    problems.extend([
        Problem::UnknownKey { key: "ploy".into() },
        Problem::MissingKey { key: "title" },
        Problem::Kind {
            key: "",
            expected: ValueKind::Object,
        },
        Problem::Kind {
            key: "say",
            expected: ValueKind::Texts,
        },
        Problem::Kind {
            key: "play",
            expected: ValueKind::Text,
        },
        Problem::Kind {
            key: "pair",
            expected: ValueKind::Number,
        },
        Problem::Kind {
            key: "marks",
            expected: ValueKind::Flag,
        },
        Problem::Kind {
            key: "steps",
            expected: ValueKind::List,
        },
        Problem::Kind {
            key: "back",
            expected: ValueKind::Back,
        },
        Problem::Kind {
            key: "ask",
            expected: ValueKind::OneOf(&["winning", "outcome"]),
        },
        Problem::NoStart,
        Problem::TooMuch {
            of: Amount::Bytes,
            most: 262_144,
        },
        Problem::TooMuch {
            of: Amount::Steps,
            most: 500,
        },
        Problem::TooMuch {
            of: Amount::Pairs,
            most: 100,
        },
        Problem::TooMuch {
            of: Amount::Entries,
            most: 10_000,
        },
        Problem::Tag {
            text: "English".into(),
        },
        Problem::NoText {
            language: "zh-Hant".into(),
        },
        Problem::NoLanguage,
        Problem::Position {
            text: "nim:x".into(),
            error,
        },
        Problem::Play {
            text: "a9".into(),
            error: PlayError::TooMany { most: 3 },
        },
        Problem::Back { to: 7 },
        Problem::Show,
        Problem::NoPosition,
        Problem::NoTable,
        Problem::NoSuchPair { of: 10 },
        Problem::System {
            text: "mixed:1".into(),
            error: SystemError::Bases,
        },
        Problem::Digits { text: "12".into() },
        Problem::OnlyFibonacci,
        Problem::Value { least: 1, most: 9 },
        Problem::NoNumeral,
        Problem::NoSuchStage { of: 3 },
    ]);
    let facts = [
        Fact::Position,
        Fact::Outcome,
        Fact::Winning,
        Fact::Sums,
        Fact::Pair,
        Fact::Faces,
        Fact::Digits,
    ];
    problems.extend(facts.map(expect));
    problems
}

#[test]
fn every_problem_of_a_lesson_has_its_words_and_its_step() {
    for language in Language::ALL {
        let texts: Vec<String> = problems()
            .into_iter()
            .map(|problem| {
                let error = ExampleError {
                    step: Some(42),
                    key: "",
                    problem,
                };
                let text = language
                    .sentences()
                    .example_error(&error, language.lines_of_lessons());
                assert!(text.contains("42"), "{text}");
                assert_eq!(fault(language, &unquoted(&text)), None, "{text}");
                text
            })
            .collect();
        all_different(&texts);
    }
}

#[test]
fn a_lesson_that_is_no_lesson_is_told_by_line_and_column() {
    let error = nian_lessons::Example::parse("{\n  \"title\": Nim\n}").unwrap_err();
    for language in Language::ALL {
        let text = language
            .sentences()
            .example_error(&error, language.lines_of_lessons());
        assert!(text.contains('2') && text.contains("12"), "{text}");
    }
}

/// All that can be told, each once.
pub(crate) fn told(language: Language) -> Vec<String> {
    let words = language.sentences();
    let expected = EXPECTED.map(|expected| NotationError { at: 4, expected });
    let mut told: Vec<String> = Vec::new();
    told.extend(expected.map(|error| words.notation_error("nim:x", &error)));
    told.extend(REFUSED.map(|error| words.play_error(error)));
    let systems = [SystemError::Name, SystemError::Bases, SystemError::Terms];
    told.extend(systems.map(|error| words.system_error(error)));
    for problem in problems() {
        let (step, key) = (Some(42), "");
        let error = ExampleError { step, key, problem };
        told.push(words.example_error(&error, language.lines_of_lessons()));
    }
    told
}

#[test]
fn outcomes_and_questions_have_their_words() {
    for language in Language::ALL {
        let words = language.sentences();
        assert_ne!(words.outcome(Outcome::Safe), words.outcome(Outcome::Unsafe));
        let about = Subject::Position("parity.3:43".parse().unwrap());
        let mut texts: Vec<String> = Ask::ALL.map(|ask| words.question(ask, &about)).into();
        assert!(texts[Ask::Residue as usize].contains('8'), "{texts:?}");
        all_different(&texts);
        texts.push(words.outcome(Outcome::Safe).to_owned());
        texts.push(words.outcome(Outcome::Unsafe).to_owned());
        for text in texts {
            assert_eq!(
                fault(language, &text.replace(['?', ':'], "")),
                None,
                "{text}"
            );
        }
    }
    assert_eq!(
        Language::ZhHant.sentences().outcome(Outcome::Safe),
        "安全殘局"
    );
    assert_eq!(
        Language::ZhHant.sentences().outcome(Outcome::Unsafe),
        "不安全殘局"
    );
}
