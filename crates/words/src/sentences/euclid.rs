//! Explanations of positions of Euclid's game.

use super::fill::Arg;
use super::text::{capital, letter};
use crate::tables::Words;
use nian_solver::Reason;

/// The position: its two numbers.
pub(super) fn position(words: &Words, numbers: &[u64; 2]) -> String {
    words.fill(words.euclid.numbers, &numbers.map(Arg::Number))
}

/// A move inside a sentence.
pub(super) fn take(words: &Words, row: u8, amount: u64, took: bool) -> String {
    let args = [Arg::Number(amount), Arg::Text(&letter(row))];
    words.fill(words.euclid.take[usize::from(took)], &args)
}

/// The sentences for the reasons of a position.
pub(super) fn explain(words: &Words, reasons: &[Reason]) -> String {
    let texts = &words.euclid;
    match reasons {
        [Reason::Multiple { larger, smaller }] => {
            words.fill(texts.multiple, &[*larger, *smaller].map(Arg::Number))
        }
        [golden, Reason::OneWay { left }] => {
            let (above, ratio) = ratio(words, golden);
            let [smaller, rest] = *left;
            let args = [
                Arg::Text(&ratio),
                Arg::Set(left),
                Arg::Number(smaller + rest),
                Arg::Number(smaller),
                Arg::Number(rest),
            ];
            capital(words.fill(texts.one_way[above], &args))
        }
        [
            Reason::TwoWays {
                larger,
                smaller,
                ways: [first, second],
            },
            golden,
        ] => {
            let args = [
                Arg::Number(*larger),
                Arg::Number(*smaller),
                Arg::Set(first),
                Arg::Set(second),
            ];
            let what = words.fill(texts.two_ways, &args);
            let (above, ratio) = ratio(words, golden);
            let leave = capital(words.fill(texts.leave[above], &[Arg::Text(&ratio)]));
            words.then(what, &leave)
        }
        _ => String::new(),
    }
}

/// Whether a ratio is above the golden ratio, as 0 or 1, and why.
fn ratio(words: &Words, golden: &Reason) -> (usize, String) {
    let Reason::Golden {
        larger,
        smaller,
        difference,
        products,
        below,
    } = golden
    else {
        return (0, String::new());
    };
    let above = usize::from(!below);
    let numbers = [*larger, *smaller].map(Arg::Number);
    let ratio = words.fill(words.euclid.ratio[above], &numbers);
    let Some((product, square)) = products else {
        return (above, ratio);
    };
    let args = [
        Arg::Number(*larger),
        Arg::Number(*difference),
        Arg::Number(*product),
        Arg::Number(*smaller),
        Arg::Number(*square),
        Arg::Text(&ratio),
    ];
    (above, words.fill(words.euclid.reckoned[above], &args))
}
