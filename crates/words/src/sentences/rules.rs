//! The rules of a game, in a sentence.

use super::fill::Arg;
use super::manner::is_misere;
use super::subtraction;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::AnyPosition;
use nian_solver::dynamic::Heaps;
use nian_solver::holding::Side;

/// The legal moves, and who wins.
pub(super) fn rules(words: &Words, position: &AnyPosition) -> String {
    let texts = &words.rules;
    let misere = usize::from(is_misere(position));
    let (last, stuck) = (texts.last[misere], texts.stuck[misere]);
    let (what, faces, end): (String, &str, &str) = match position {
        AnyPosition::Nim(..) => (texts.rows[0].into(), "", last),
        AnyPosition::Wythoff(..) => (texts.rows[1].into(), "", last),
        AnyPosition::Euclid(..) => (words.euclid.rules.into(), "", ""),
        AnyPosition::Subtraction(rules, _) => {
            let numbers = subtraction::numbers(words, rules.set);
            (words.fill(texts.take, &[Arg::Text(&numbers)]), "", stuck)
        }
        AnyPosition::Parity(rules, _) => {
            let template = texts.holdings[usize::from(rules.winner == Side::Even)];
            (up_to(words, template, rules.takes.k()), "", "")
        }
        AnyPosition::Sides(rules, _) => (up_to(words, texts.holdings[2], rules.takes.k()), "", ""),
        AnyPosition::Dice(..) => (texts.dice[0].into(), texts.faces, stuck),
        AnyPosition::SeveralDice(rules, _) => {
            let what = texts.dice[1 + rules.mode as usize];
            (what.into(), texts.faces, stuck)
        }
        AnyPosition::Dynamic(rules, _) => {
            let template = match rules.heaps() {
                Heaps::One => texts.limits[0],
                Heaps::Local => texts.limits[1],
                Heaps::Global => texts.limits[2],
            };
            let what = up_to(words, template, rules.multiplier().into());
            (what, "", last)
        }
    };
    what + faces + end
}

fn up_to(words: &Words, template: Template<1>, most: u64) -> String {
    words.fill(template, &[Arg::Number(most)])
}
