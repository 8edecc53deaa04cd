//! Positions in words, moves and their effects.

use super::fill::Arg;
use super::lists::{self, FEW, few_of, list};
use super::manner::{End, act, is_misere, manner, name};
use super::text::{capital, digits, set};
use super::{dynamic, euclid, parity, several_dice, subtraction};
use crate::table::Template;
use crate::tables::Words;
use nian_lessons::Played;
use nian_solver::{AnyPosition, Judgement};

/// The position: heaps, and what else decides.
pub(super) fn position(words: &Words, position: &AnyPosition) -> String {
    let text = match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => rows(words, position.heaps()),
        AnyPosition::Dice(_, state) => {
            let args = [Arg::Number(state.heap()), Arg::Number(state.up().into())];
            words.fill(words.moves.heap, &args)
        }
        AnyPosition::Subtraction(rules, heap) => {
            subtraction::position(words, rules.set, heap.stones())
        }
        AnyPosition::Parity(rules, state) => parity::position(words, *rules, state),
        AnyPosition::Sides(rules, state) => parity::sides(words, *rules, state),
        AnyPosition::SeveralDice(rules, state) => several_dice::position(words, *rules, state),
        AnyPosition::Dynamic(rules, state) => dynamic::position(words, *rules, state),
        AnyPosition::Euclid(_, numbers) => euclid::position(words, numbers.heaps()),
    };
    capital(text + note(words, position))
}

/// The game and its heaps in a few words, as the title of a board.
pub(super) fn title(words: &Words, position: &AnyPosition) -> String {
    let titles = &words.moves.titles;
    let listed;
    let (template, more) = match position {
        AnyPosition::Nim(..) => (titles[0], Arg::Text("")),
        AnyPosition::Wythoff(..) => (titles[1], Arg::Text("")),
        AnyPosition::Euclid(..) => (titles[2], Arg::Text("")),
        AnyPosition::Subtraction(rules, _) => {
            listed = subtraction::first_numbers(words, rules.set, FEW);
            (titles[3], Arg::Text(&listed))
        }
        AnyPosition::Parity(rules, _) => (titles[4], Arg::Number(rules.takes.k())),
        AnyPosition::Sides(rules, _) => (titles[5], Arg::Number(rules.takes.k())),
        AnyPosition::Dice(_, state) => (titles[6], Arg::Number(state.up().into())),
        AnyPosition::SeveralDice(_, state) => {
            listed = lists::faces(words, state.faces());
            (titles[7], Arg::Text(&listed))
        }
        AnyPosition::Dynamic(rules, _) => (titles[8], Arg::Number(rules.multiplier().into())),
    };
    let heaps: Vec<String> = position.heaps().iter().copied().map(digits).collect();
    let between = words.moves.between_heaps;
    let heaps = list(&heaps, between, between);
    words.fill(template, &[Arg::Text(&heaps), more]) + note(words, position)
}

/// In misère play, who wins.
fn note(words: &Words, position: &AnyPosition) -> &'static str {
    match manner(words, position).end {
        _ if !is_misere(position) => "",
        End::LastCoin => words.moves.last_loses,
        End::Stuck | End::Holding(_) => words.moves.stuck_wins,
    }
}

fn rows(words: &Words, heaps: &[u64]) -> String {
    let mut rows = Vec::new();
    for (row, &coins) in (0..).zip(heaps) {
        let args = [Arg::Row(row), Arg::Number(coins)];
        rows.push(words.fill(words.moves.row_of, &args));
    }
    let comma = words.moves.between_rows;
    list(&rows, comma, comma)
}

/// A move that led to `left`, and its player if `who` is given.
pub(super) fn played(
    words: &Words,
    played: &Played,
    left: &AnyPosition,
    who: Option<usize>,
) -> String {
    let act = act(words, &played.before, played.mv, left, who.is_some());
    match who {
        Some(who) => words.fill(words.moves.moved[who], &[Arg::Text(&act)]),
        None => with(words, words.moves.played, &act, left),
    }
}

/// The moves that would have won.
pub(super) fn better(words: &Words, before: &AnyPosition) -> String {
    let name = |mv| name(words, before, mv);
    let names: Vec<String> = before.winning_moves().into_iter().map(name).collect();
    // The name of a move ends in a digit.
    let or = [words.forms.or_figure, words.forms.either];
    words.fill(words.moves.better, &[Arg::Text(&few_of(words, &names, or))])
}

/// The effect of a move, and the reply that refutes a losing one.
pub(super) fn judgement(words: &Words, before: &AnyPosition, judgement: &Judgement) -> String {
    let left = &judgement.after;
    let mv = act(words, before, judgement.mv, left, false);
    if left.end().is_some() {
        return at_once(words, &mv, left);
    }
    let reply = judgement.reply;
    let Some((reply, then)) = reply.and_then(|reply| Some((reply, left.play(reply).ok()?))) else {
        return with(words, words.moves.wins, &mv, left);
    };
    let reply = act(words, left, reply, &then, false);
    let (left, last) = (rest(words, left), rest(words, &then));
    let args = [
        Arg::Text(&mv),
        Arg::Text(&left),
        Arg::Text(&reply),
        Arg::Text(&last),
    ];
    let template = match then.end() {
        Some(_) => words.moves.loses_at_once.among(),
        None => words.moves.loses,
    };
    capital(words.fill(template, &args))
}

/// A move that ends the game.
fn at_once(words: &Words, mv: &str, left: &AnyPosition) -> String {
    let texts = &words.moves;
    let misere = is_misere(left);
    let (templates, holding, misere) = match manner(words, left).end {
        End::LastCoin => (texts.last_coin.map(Template::among), 0, misere),
        End::Stuck => (texts.last_tip.map(Template::among), 0, misere),
        End::Holding(holding) => (texts.last_stone, holding, !left.outcome().is_safe()),
    };
    let args = [
        Arg::Text(mv),
        Arg::Number(holding),
        Arg::Text(parity::parity_word(words, holding)),
    ];
    capital(words.fill(templates[usize::from(misere)], &args))
}

/// A sentence on a move and the position after it.
fn with(words: &Words, template: Template<2>, mv: &str, left: &AnyPosition) -> String {
    let args = [Arg::Text(mv), Arg::Text(&rest(words, left))];
    capital(words.fill(template, &args))
}

/// The position after a move, in short.
pub(super) fn rest(words: &Words, left: &AnyPosition) -> String {
    let texts = &words.moves;
    let heap = Arg::Number(left.heaps().first().copied().unwrap_or(0));
    match left {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) | AnyPosition::Euclid(..) => {
            set(left.heaps())
        }
        AnyPosition::Dice(_, state) => {
            words.fill(texts.left, &[heap, Arg::Number(state.up().into())])
        }
        AnyPosition::Subtraction(..) => words.fill(texts.left_stones, &[heap]),
        AnyPosition::Parity(_, state) => {
            words.fill(texts.left_holding, &[heap, Arg::Number(state.other())])
        }
        AnyPosition::Sides(_, state) => {
            let holding = state.holding(state.to_move().other());
            words.fill(texts.left_holding, &[heap, Arg::Number(holding)])
        }
        AnyPosition::SeveralDice(_, state) => {
            let faces = lists::faces(words, state.faces());
            words.fill(texts.left_dice, &[heap, Arg::Text(&faces)])
        }
        AnyPosition::Dynamic(rules, state) => dynamic::rest(words, *rules, state),
    }
}
