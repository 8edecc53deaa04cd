//! Explanations of positions of Wythoff's game, and of the table of its safe pairs.

use super::fill::Arg;
use super::lists::list;
use super::text::{set, subscript};
use crate::tables::Words;
use nian_solver::fibonacci::trailing_zeros;
use nian_solver::{Reason, wythoff};

/// The first pair that is explained by its standard form; smaller ones are in the table.
const FORM_FROM: u64 = 11;

/// The sentences for the reasons of a position with these rows.
pub(super) fn explain(words: &Words, rows: &[u64; 2], misere: bool, reasons: &[Reason]) -> String {
    match reasons {
        [
            Reason::Pair {
                index,
                lower,
                upper,
            },
            ..,
        ] => pair(words, rows, *index, [*lower, *upper]),
        [Reason::SmallPair { lower: 0, .. }, ..] => words.moves.lone_coin.into(),
        [Reason::SmallPair { .. }, ..] => words.wythoff.two_two.into(),
        [Reason::NotPair { difference, lower }, rest @ ..] => match at_once(words, rows) {
            Some(sentence) if !misere => sentence,
            _ => words.then(
                not_pair(words, rows, *difference, *lower),
                &lines(words, rest),
            ),
        },
        _ => String::new(),
    }
}

fn pair(words: &Words, rows: &[u64; 2], index: u64, [lower, upper]: [u64; 2]) -> String {
    let args = [Arg::Set(rows), Arg::Number(index)];
    let what = words.fill(words.wythoff.pair, &args);
    if index < FORM_FROM {
        return what;
    }
    let args = [Arg::Number(lower), Arg::Number(upper)];
    words.then(what, &words.fill(words.wythoff.form, &args))
}

/// The same from the standard forms of the rows, without a difference or a table; `None` if a
/// shorter reason applies. For normal play.
pub(super) fn explain_by_zeros(
    words: &Words,
    rows: &[u64; 2],
    reasons: &[Reason],
) -> Option<String> {
    let [a, b] = *rows;
    let (lower, upper) = (a.min(b), a.max(b));
    if lower == 0 || lower == upper {
        return None;
    }
    let partner = wythoff::partner(lower)?;
    let zeros = trailing_zeros(lower);
    let args = [
        Arg::Number(lower),
        Arg::Number(zeros.into()),
        Arg::Number(partner),
    ];
    let mut text = words.fill(words.wythoff.by_zeros[usize::from(zeros % 2)], &args);
    if partner == upper {
        text.push_str(words.wythoff.is_partner);
        return Some(text);
    }
    text.push_str(&words.fill(words.wythoff.not_partner, &[Arg::Number(upper)]));
    Some(words.then(text, &lines(words, reasons)))
}

/// An empty row, or two equal ones: in normal play one move takes everything.
fn at_once(words: &Words, rows: &[u64; 2]) -> Option<String> {
    let only = |row| words.fill(words.moves.one_row, &[Arg::Row(row)]);
    match rows {
        [0, _] => Some(only(1)),
        [_, 0] => Some(only(0)),
        [a, b] if a == b => Some(words.wythoff.equal.into()),
        _ => None,
    }
}

fn not_pair(words: &Words, rows: &[u64; 2], difference: u64, lower: Option<u64>) -> String {
    let upper = lower.and_then(|lower| lower.checked_add(difference));
    let (rows, difference) = (Arg::Set(rows), Arg::Number(difference));
    match (lower, upper) {
        (Some(lower), Some(upper)) => words.fill(
            words.wythoff.not_pair,
            &[rows, difference, Arg::Set(&[lower, upper])],
        ),
        _ => words.fill(words.wythoff.far, &[rows, difference]),
    }
}

/// The safe pairs that one move reaches.
fn lines(words: &Words, reasons: &[Reason]) -> String {
    let mut pairs = Vec::new();
    for reason in reasons {
        if let Reason::Line { to, .. } = reason {
            pairs.push(set(to));
        }
    }
    let pairs = list(&pairs, words.forms.comma, words.forms.any);
    words.fill(words.wythoff.lines, &[Arg::Text(&pairs)])
}

/// The table with its first `found` pairs: the last one, and why it is the next.
pub(super) fn table(words: &Words, found: u64) -> String {
    match wythoff::pair(found) {
        Some((lower, upper)) if found > 0 => words.fill(
            words.wythoff.new_pair,
            &[
                Arg::Text(&subscript(found)),
                Arg::Number(lower),
                Arg::Number(found),
                Arg::Number(upper),
            ],
        ),
        _ => words.wythoff.no_pairs.into(),
    }
}
