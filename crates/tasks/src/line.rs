//! Games that are written down, in which one move or two are slips: they miss a win.

use alloc::vec::Vec;

use nian_solver::nim::{Nim, Rows};
use nian_solver::{AnyPosition, Game, Move, Theory};

use crate::hash::hash;
use crate::shuffle::shuffled;
use crate::{Level, TaskKind};

/// A wrong number differs from a right one by at most this: a larger difference would tempt nobody.
const NEAR: u64 = 2;

/// The first moves of a game from `start`, of which exactly one is a slip, of this kind, or exactly two are, the first of
/// this kind; the game continues after them. `None` if there is no such game.
pub(crate) fn line(
    start: &AnyPosition,
    level: Level,
    kind: TaskKind,
    two: bool,
    chosen: u64,
) -> Option<Vec<Move>> {
    let (rules, rows) = nim(start)?;
    // A move more for each level.
    let length = level.number() as usize + 3;
    // Only a player to move in an unsafe position can miss a win, and all moves but the slip change the outcome.
    let first = usize::from(rules.outcome(rows).is_safe());
    // After a slip the other player can win, and so on in turn.
    let mut places = Vec::new();
    for slip in (first..length).step_by(2) {
        if !two {
            places.push([slip, slip]);
            continue;
        }
        for second in (slip + 1..length).step_by(2) {
            places.push([slip, second]);
        }
    }
    in_some_order(&places, chosen).find_map(|&slips| {
        let mut writer = Writer {
            rules,
            length,
            slips,
            kind,
            chosen,
            moves: Vec::with_capacity(length),
        };
        writer.goes_on(rows).then_some(writer.moves)
    })
}

/// Only Nim has such games, so its own rules are used: those for any game are many times as large.
fn nim(position: &AnyPosition) -> Option<(Nim, &Rows)> {
    match position {
        AnyPosition::Nim(rules, rows) => Some((*rules, rows)),
        _ => None,
    }
}

/// Finds the moves of a game by backtracking.
struct Writer {
    rules: Nim,
    length: usize,
    /// The places of the slips, the same one twice if there is one.
    slips: [usize; 2],
    kind: TaskKind,
    chosen: u64,
    moves: Vec<Move>,
}

impl Writer {
    /// Whether the remaining moves can be found from here; they are then recorded.
    fn goes_on(&mut self, rows: &Rows) -> bool {
        let (at, wanted) = (self.moves.len(), self.length - self.moves.len());
        if wanted == 0 {
            return true;
        }
        let coins: u64 = rows.heaps().iter().sum();
        if coins <= wanted as u64 {
            return false; // the game would end
        }
        let moves = self.candidates(rows);
        let order = in_some_order(&moves, hash(&[self.chosen, at as u64]));
        for &mv in order {
            let Ok(after) = self.rules.play(rows, mv) else {
                continue;
            };
            self.moves.push(mv);
            if self.rules.end(&after).is_none() && self.goes_on(&after) {
                return true;
            }
            self.moves.pop();
        }
        false
    }

    /// The candidates for the next move: slips where the slip is due, else winning moves if there are any, else all
    /// moves.
    fn candidates(&self, rows: &Rows) -> Vec<Move> {
        let winning = self.rules.winning_moves(rows);
        if winning.is_empty() {
            return self.rules.moves(rows).collect();
        }
        let at = self.moves.len();
        if !self.slips.contains(&at) {
            return winning;
        }
        let any = [TaskKind::TooFew, TaskKind::TooMany, TaskKind::OtherRow];
        let first = [self.kind];
        let kinds = if at == self.slips[0] {
            &first[..]
        } else {
            &any
        };
        let slips = |mv: &Move| {
            let of = |&kind: &TaskKind| is_slip(kind, *mv, &winning);
            !winning.contains(mv) && kinds.iter().any(of)
        };
        self.rules.moves(rows).filter(slips).collect()
    }
}

/// Whether a losing move is a slip of this kind.
fn is_slip(kind: TaskKind, mv: Move, winning: &[Move]) -> bool {
    let (rows, take) = parts(mv);
    let mut of_rows = winning.iter().map(|&win| parts(win));
    match kind {
        TaskKind::TooFew => {
            of_rows.any(|(same, right)| same == rows && take < right && right <= take + NEAR)
        }
        TaskKind::TooMany => {
            of_rows.any(|(same, right)| same == rows && right < take && take <= right + NEAR)
        }
        // The right number, from a row from which no move wins.
        _ => {
            of_rows.clone().any(|(_, right)| right == take)
                && of_rows.all(|(other, _)| other != rows)
        }
    }
}

/// The rows that a move takes from, as a bit set, and the number taken.
fn parts(mv: Move) -> (u64, u64) {
    match mv {
        Move::Row { row, take } => (1 << row, take),
        Move::Both { take } => (0b11, take),
        Move::Take(take) => (0, take),
        _ => (0, 0), // a die has no rows
    }
}

/// The items in an order chosen by the key.
fn in_some_order<T>(all: &[T], key: u64) -> impl Iterator<Item = &T> {
    let size = all.len() as u64;
    (0..size).filter_map(move |place| all.get(shuffled(key, size, place) as usize))
}

/// The moves that miss a win: their 0-based numbers, and the positions before them. `None` if they are no moves of a
/// game that has slips.
pub(crate) fn slips(start: &AnyPosition, moves: &[Move]) -> Option<Vec<(usize, AnyPosition)>> {
    let (rules, rows) = nim(start)?;
    let mut before = rows.clone();
    let mut slips = Vec::new();
    for (at, &mv) in moves.iter().enumerate() {
        let after = rules.play(&before, mv).ok()?;
        if !rules.outcome(&before).is_safe() && !rules.outcome(&after).is_safe() {
            slips.push((at, AnyPosition::Nim(rules, before)));
        }
        before = after;
    }
    Some(slips)
}

/// Whether the player of move `at` (0-based) can win.
pub(crate) fn has_a_win(start: &AnyPosition, moves: &[Move], at: usize) -> Option<bool> {
    let (rules, rows) = nim(start)?;
    let before = moves
        .get(..at)?
        .iter()
        .try_fold(rows.clone(), |rows, &mv| rules.play(&rows, mv).ok())?;
    Some(!rules.outcome(&before).is_safe())
}

/// The positions after each of the moves.
pub(crate) fn left(start: &AnyPosition, moves: &[Move]) -> Option<Vec<AnyPosition>> {
    let (rules, rows) = nim(start)?;
    let mut rows = rows.clone();
    let left = moves.iter().map(|&mv| {
        rows = rules.play(&rows, mv).ok()?;
        Some(AnyPosition::Nim(rules, rows.clone()))
    });
    left.collect()
}
