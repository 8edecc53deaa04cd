//! Positions read out, moves and what they do.

use super::fill::Arg;
use super::phrases::Phrases;
use super::text::{capital, letter, list, set};
use nian_solver::{AnyPosition, Ending, Judgement, Move};

/// Rows and coins, or heap and face.
pub(super) fn position(words: &Phrases, position: &AnyPosition) -> String {
    let misere = is_misere(position);
    let (text, note) = match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => {
            let mut rows = Vec::new();
            for (row, &coins) in (0..).zip(position.heaps()) {
                let args = [Arg::Row(row), Arg::Number(coins)];
                rows.push(words.fill(words.moves.row_of, &args));
            }
            let comma = words.moves.between_rows;
            (list(&rows, comma, comma), words.moves.last_loses)
        }
        AnyPosition::Dice(_, state) => {
            let args = [Arg::Number(state.heap()), Arg::Number(state.up().into())];
            (words.fill(words.moves.heap, &args), words.moves.stuck_wins)
        }
        _ => {
            let heap = set(position.heaps());
            (heap, words.moves.stuck_wins)
        }
    };
    capital(if misere { text + note } else { text })
}

/// A move on a button. A number alone says what is done in the dice game only.
pub(super) fn name(words: &Phrases, position: &AnyPosition, mv: Move) -> String {
    match mv {
        Move::Row { row, take } => {
            let args = [Arg::Text(&letter(row)), Arg::Number(take)];
            words.fill(words.moves.name_row, &args)
        }
        Move::Both { take } => words.fill(words.moves.name_both, &[Arg::Number(take)]),
        Move::Take(face) if matches!(position, AnyPosition::Dice(..)) => {
            words.fill(words.moves.name_tip, &[Arg::Number(face)])
        }
        Move::Take(_) | Move::Turn { .. } | Move::TurnAll(_) => mv.to_string(),
    }
}

/// A move that left `left`.
pub(super) fn played(words: &Phrases, mv: Move, left: &AnyPosition) -> String {
    with(words, words.moves.played, mv, left)
}

/// What a move does, and what refutes it if it loses.
pub(super) fn judgement(words: &Phrases, before: &AnyPosition, judgement: &Judgement) -> String {
    let (mv, left) = (judgement.mv, &judgement.after);
    if left.end().is_some() {
        return at_once(words, before, mv);
    }
    let reply = judgement.reply;
    let Some((reply, then)) = reply.and_then(|reply| Some((reply, left.play(reply).ok()?))) else {
        return with(words, words.moves.wins, mv, left);
    };
    let (mv, reply) = (act(words, mv), act(words, reply));
    let (left, last) = (rest(words, left), rest(words, &then));
    let args = [
        Arg::Text(&mv),
        Arg::Text(&left),
        Arg::Text(&reply),
        Arg::Text(&last),
    ];
    let template = match then.end() {
        Some(_) => words.moves.loses_at_once,
        None => words.moves.loses,
    };
    capital(words.fill(template, &args))
}

/// A move that ends the game.
fn at_once(words: &Phrases, before: &AnyPosition, mv: Move) -> String {
    let templates = match before {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => &words.moves.last_coin,
        _ => &words.moves.last_tip,
    };
    let template = templates[usize::from(is_misere(before))];
    capital(words.fill(template, &[Arg::Text(&act(words, mv))]))
}

/// A sentence about a move and what it leaves.
fn with(words: &Phrases, template: &str, mv: Move, left: &AnyPosition) -> String {
    let args = [Arg::Text(&act(words, mv)), Arg::Text(&rest(words, left))];
    capital(words.fill(template, &args))
}

/// A move inside a sentence.
fn act(words: &Phrases, mv: Move) -> String {
    match mv {
        Move::Row { row, take } => words.fill(words.moves.row, &[Arg::Row(row), Arg::Number(take)]),
        Move::Both { take } => words.fill(words.moves.both, &[Arg::Number(take)]),
        Move::Take(face) => words.fill(words.moves.tip, &[Arg::Number(face)]),
        Move::Turn { .. } | Move::TurnAll(_) => mv.to_string(),
    }
}

/// What is left, in short.
fn rest(words: &Phrases, left: &AnyPosition) -> String {
    match left {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => set(left.heaps()),
        AnyPosition::Dice(_, state) => {
            let args = [Arg::Number(state.heap()), Arg::Number(state.up().into())];
            words.fill(words.moves.left, &args)
        }
        _ => set(left.heaps()),
    }
}

/// Whether being unable to move wins.
pub(super) fn is_misere(position: &AnyPosition) -> bool {
    position.ending() == Some(Ending::Misere)
}
