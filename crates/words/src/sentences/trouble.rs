//! Error messages.

use super::fill::Arg;
use super::lists;
use super::numerals;
use super::text::{character, clip};
use crate::table::Template;
use crate::tables::{Example, Words};
use nian_lessons::{ExampleError, Fact, Problem, ValueKind};
use nian_solver::{Expected, MAX_NUMBER, NotationError, PlayError};

/// A text that is no valid position or move.
pub(super) fn unreadable(words: &Words, text: &str, error: &NotationError) -> String {
    let expected = expected(words, error.expected);
    let args = [
        Arg::Text(&clip(text)),
        Arg::Number(character(text, error)),
        Arg::Text(&expected),
    ];
    words.fill(words.trouble.unreadable, &args)
}

fn expected(words: &Words, expected: Expected) -> String {
    let texts = &words.expected;
    let (template, numbers) = match expected {
        Expected::Game => (Template(texts.game), [0; 2]),
        Expected::Option => (Template(texts.option), [0; 2]),
        Expected::Colon => (Template(texts.colon), [0; 2]),
        Expected::Number => (texts.number.among(), [MAX_NUMBER, 0]),
        Expected::Heaps { min, max } if min == max => (texts.exactly.among(), [min.into(), 0]),
        Expected::Heaps { min, max } => (texts.between, [min.into(), max.into()]),
        Expected::At => (Template(texts.at), [0; 2]),
        Expected::Face => (Template(texts.face), [0; 2]),
        Expected::Row => (Template(texts.row), [0; 2]),
        Expected::End => (Template(texts.end), [0; 2]),
        Expected::Set => (Template(texts.set), [0; 2]),
        Expected::UpTo => (Template(texts.up_to), [0; 2]),
        Expected::Even => (Template(texts.even), [0; 2]),
        Expected::HeapUpTo { most } => (texts.heap_up_to.among(), [most, 0]),
        Expected::Holding => (Template(texts.holding), [0; 2]),
        Expected::DiceOption => (Template(texts.dice_option), [0; 2]),
        Expected::Faces { min, max } => (texts.faces, [min.into(), max.into()]),
        Expected::Multiplier { max } => (texts.multiplier.among(), [max.into(), 0]),
        Expected::Scope => (Template(texts.scope), [0; 2]),
        Expected::Limit => (Template(texts.limit), [0; 2]),
        Expected::NotBothZero => (Template(texts.not_both_zero), [0; 2]),
        Expected::Reach => (Template(texts.reach), [0; 2]),
        Expected::Side => (Template(texts.side), [0; 2]),
        Expected::OddTotal => (texts.totals[0].among(), [MAX_NUMBER, 0]),
        Expected::EvenTotal => (texts.totals[1].among(), [MAX_NUMBER, 0]),
    };
    words.fill(template, &numbers.map(Arg::Number))
}

/// An illegal move.
pub(super) fn refused(words: &Words, error: PlayError) -> String {
    let texts = &words.refused;
    let (template, args) = match error {
        PlayError::OtherKind => (Template(texts.other_kind), [0; 2]),
        PlayError::NoSuchRow { rows } => {
            return words.fill(texts.no_such_row, &[Arg::Count(rows)]);
        }
        PlayError::TakeNone => (Template(texts.take_none), [0; 2]),
        PlayError::TooMany { most } => (texts.too_many.among(), [most, 0]),
        PlayError::NoSide { up } => {
            let below = 7_u8.saturating_sub(up);
            (texts.no_side, [up.into(), below.into()])
        }
        PlayError::NoFace => (Template(texts.no_face), [0; 2]),
        PlayError::Over => (Template(texts.over), [0; 2]),
        PlayError::NotInSet => (Template(texts.not_in_set), [0; 2]),
        PlayError::NoSuchDie { dice } => {
            return words.fill(texts.no_such_die, &[Arg::Count(dice)]);
        }
        PlayError::EveryDie { dice } => {
            return words.fill(texts.every_die, &[Arg::Count(dice)]);
        }
    };
    words.fill(template, &args.map(Arg::Number))
}

/// An invalid example: the step, if there is one, and the error.
pub(super) fn example(words: &Words, texts: &Example, error: &ExampleError) -> String {
    let step = match error.step {
        None => return problem(words, texts, &error.problem),
        Some(0) => texts.in_start.into(),
        Some(step) => words.fill(texts.in_step, &[Arg::Number(step as u64)]),
    };
    words.then(step, &problem(words, texts, &error.problem))
}

fn problem(words: &Words, texts: &Example, problem: &Problem) -> String {
    match problem {
        Problem::Json {
            line,
            column,
            wanted,
        } => words.fill(
            texts.json,
            &[
                Arg::Number(*line as u64),
                Arg::Number(*column as u64),
                Arg::Text(texts.wanted.get(*wanted as usize).unwrap_or(&"")),
            ],
        ),
        Problem::UnknownKey { key } => words.fill(texts.unknown_key, &[Arg::Text(&clip(key))]),
        Problem::MissingKey { key } => words.fill(texts.missing_key, &[Arg::Text(key)]),
        Problem::Kind { key, expected } => {
            let kind = kind(words, texts, *expected);
            if key.is_empty() {
                words.fill(texts.kind_here, &[Arg::Text(&kind)])
            } else {
                words.fill(texts.kind, &[Arg::Text(key), Arg::Text(&kind)])
            }
        }
        Problem::NoStart => texts.no_start.into(),
        Problem::TooMuch { of, most } => {
            let too_much = texts.too_much.get(*of as usize);
            words.fill(*too_much.unwrap_or(&Template::BLANK), &[Arg::Number(*most)])
        }
        Problem::Tag { text } => words.fill(texts.tag, &[Arg::Text(&clip(text))]),
        Problem::NoText { language } => words.fill(texts.no_text, &[Arg::Text(&clip(language))]),
        Problem::NoLanguage => texts.no_language.into(),
        Problem::Position { text, error } | Problem::Move { text, error } => {
            unreadable(words, text, error)
        }
        Problem::Play { text, error } => {
            let refused = refused(words, *error);
            words.fill(texts.play, &[Arg::Text(&clip(text)), Arg::Text(&refused)])
        }
        Problem::Back { to } => words.fill(texts.back, &[Arg::Number(*to)]),
        Problem::Show => texts.show.into(),
        Problem::Ask => texts.ask.into(),
        Problem::NoPosition => texts.no_position.into(),
        Problem::NoTable => texts.no_table.into(),
        Problem::NoSuchPair { of } => words.fill(texts.no_such_pair, &[Arg::Number(*of)]),
        Problem::System { text, error } => {
            let wanted = numerals::system_error(words, *error);
            words.fill(texts.system, &[Arg::Text(&clip(text)), Arg::Text(&wanted)])
        }
        Problem::Digits { text } => words.fill(texts.digits, &[Arg::Text(&clip(text))]),
        Problem::OnlyFibonacci => words.numerals.only_fibonacci.into(),
        Problem::Value { least, most } => {
            words.fill(texts.value, &[Arg::Number(*least), Arg::Number(*most)])
        }
        Problem::NoNumeral => texts.no_numeral.into(),
        Problem::NoSuchStage { of } => words.fill(texts.no_such_stage, &[Arg::Number(*of as u64)]),
        Problem::Expect {
            fact,
            stated,
            found,
        } => words.fill(
            texts.expect,
            &[
                Arg::Text(self::fact(texts, *fact)),
                Arg::Text(&clip(stated)),
                Arg::Text(found),
            ],
        ),
    }
}

fn kind(words: &Words, of: &Example, kind: ValueKind) -> String {
    let [object, text, texts, number, flag, list, back] = &of.kinds;
    let text = match kind {
        ValueKind::Object => object,
        ValueKind::Text => text,
        ValueKind::Texts => texts,
        ValueKind::Number => number,
        ValueKind::Flag => flag,
        ValueKind::List => list,
        ValueKind::Back => back,
        ValueKind::OneOf(choices) => {
            let mut named = Vec::new();
            for &choice in choices {
                named.push(choice.into());
            }
            let choices = lists::list(&named, words.forms.comma, words.forms.comma);
            return words.fill(of.one_of, &[Arg::Text(&choices)]);
        }
    };
    String::from(*text)
}

fn fact(texts: &Example, fact: Fact) -> &'static str {
    let [position, outcome, winning, sums, pair, faces, digits] = &texts.facts;
    match fact {
        Fact::Position => position,
        Fact::Outcome => outcome,
        Fact::Winning => winning,
        Fact::Sums => sums,
        Fact::Pair => pair,
        Fact::Faces => faces,
        Fact::Digits => digits,
    }
}
