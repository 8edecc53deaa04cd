//! How each game speaks of its moves.

use super::euclid;
use super::fill::Arg;
use super::lists;
use super::text::letter;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::{AnyPosition, Ending, Move};

/// How a game speaks of its moves: one line a game.
pub(super) struct Manner {
    /// How it comes to its end.
    pub(super) end: End,
    /// How many are taken from its only heap, as [`act`] says it and on a button.
    pub(super) take: ([Template<1>; 2], Template<1>),
    /// What it calls its rows.
    pub(super) called: Called,
}

/// What several rows are called.
#[derive(Clone, Copy)]
pub(crate) enum Called {
    Rows,
    Heaps,
    Numbers,
}

/// What is said of a game's last move.
pub(super) enum End {
    /// That it takes the last coin.
    LastCoin,
    /// That the other player cannot take.
    Stuck,
    /// That nothing is left; the player who has just moved holds so many, which decides.
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

/// What the rows of a game are called.
pub(crate) fn called(words: &Words, position: &AnyPosition) -> Called {
    manner(words, position).called
}

/// Whether being unable to move wins.
pub(super) fn is_misere(position: &AnyPosition) -> bool {
    position.ending() == Some(Ending::Misere)
}

/// A move on a button.
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

/// A move inside a sentence: as something that one may do (`taking 3 from row a`), or `took`, as what somebody did
/// who is named before it (`took 3 from row a`).
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
