//! The words of each game for its moves.

use super::euclid;
use super::fill::Arg;
use super::lists;
use super::text::letter;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::{AnyPosition, Ending, Move};

/// The words of a game for its moves: one line a game.
pub(super) struct Manner {
    /// How the game ends.
    pub(super) end: End,
    /// Taking from its only heap: the forms for [`act`], and the one for a button.
    pub(super) take: ([Template<1>; 2], Template<1>),
    /// The name of its rows.
    pub(super) called: Called,
}

/// The name of several rows.
#[derive(Clone, Copy)]
pub(crate) enum Called {
    Rows,
    Heaps,
    Numbers,
}

/// What the last move of a game does.
pub(super) enum End {
    /// It takes the last coin.
    LastCoin,
    /// It leaves the other player without a move.
    Stuck,
    /// It leaves nothing; the holding of the player who has just moved decides.
    Holding(u64),
}

pub(super) fn manner(words: &Words, position: &AnyPosition) -> Manner {
    let texts = &words.moves;
    let stones = (texts.stones, texts.name_take);
    let rows = Called::Rows;
    let (end, take, called) = match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => (End::LastCoin, stones, rows),
        AnyPosition::Subtraction(..) => (End::Stuck, stones, rows),
        AnyPosition::Parity(_, state) => (End::Holding(state.other()), stones, rows),
        AnyPosition::Sides(_, state) => {
            let holding = state.holding(state.to_move().other());
            (End::Holding(holding), stones, rows)
        }
        AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) => {
            (End::Stuck, (texts.tip, texts.name_tip), rows)
        }
        AnyPosition::Dynamic(_, state) => {
            let gone = state.heaps().iter().all(|&heap| heap == 0);
            let end = if gone { End::LastCoin } else { End::Stuck };
            (end, (texts.coins, texts.name_take), Called::Heaps)
        }
        AnyPosition::Euclid(..) => (End::Stuck, stones, Called::Numbers),
    };
    Manner { end, take, called }
}

/// The name of a game's rows.
pub(crate) fn called(words: &Words, position: &AnyPosition) -> Called {
    manner(words, position).called
}

/// Whether being unable to move wins.
pub(super) fn is_misere(position: &AnyPosition) -> bool {
    position.ending() == Some(Ending::Misere)
}

/// A move as the label of a button.
pub(super) fn name(words: &Words, position: &AnyPosition, mv: Move) -> String {
    let texts = &words.moves;
    match mv {
        Move::Row { row, take } => {
            let args = [Arg::Text(&letter(row)), Arg::Number(take)];
            words.fill(texts.name_row, &args)
        }
        Move::Both { take } => words.fill(texts.name_both, &[Arg::Number(take)]),
        Move::Take(take) => {
            let (_, name) = manner(words, position).take;
            words.fill(name, &[Arg::Number(take)])
        }
        Move::Turn { die, face } => {
            let args = [Arg::Text(&letter(die)), Arg::Number(face.into())];
            words.fill(texts.name_tip_one, &args)
        }
        Move::TurnAll(faces) => {
            let faces = lists::faces(words, faces);
            words.fill(texts.name_tip_all, &[Arg::Text(&faces)])
        }
    }
}

/// A move inside a sentence: as an infinitive or gerund (`taking 3 from row a`) or, with `took`, as what the player
/// named before it did (`took 3 from row a`).
pub(super) fn act(
    words: &Words,
    before: &AnyPosition,
    mv: Move,
    left: &AnyPosition,
    took: bool,
) -> String {
    let (texts, form) = (&words.moves, usize::from(took));
    let heap = |position: &AnyPosition| position.heaps().first().copied().unwrap_or(0);
    let taken = heap(before).saturating_sub(heap(left));
    match mv {
        Move::Row { row, take } => {
            let place = match called(words, before) {
                Called::Rows => Arg::Row(row),
                Called::Heaps => Arg::Heap(row),
                Called::Numbers => return euclid::take(words, row, take, took),
            };
            words.fill(texts.row[form], &[place, Arg::Number(take)])
        }
        Move::Both { take } => words.fill(texts.both[form], &[Arg::Number(take)]),
        Move::Take(take) => {
            let (forms, _) = manner(words, before).take;
            words.fill(forms[form], &[Arg::Number(take)])
        }
        Move::Turn { die, face } => {
            let args = [
                Arg::Text(&letter(die)),
                Arg::Number(face.into()),
                Arg::Number(taken),
            ];
            words.fill(texts.tip_one[form], &args)
        }
        Move::TurnAll(faces) => {
            let faces = lists::faces(words, faces);
            let args = [Arg::Text(&faces), Arg::Number(taken)];
            words.fill(texts.tip_all[form], &args)
        }
    }
}
