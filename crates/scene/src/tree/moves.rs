//! Which moves a tree shows, and how large it would be with all of them.
use super::Line;
use crate::count::count;
use nian_solver::{AnyPosition, Move};

/// Of a safe position no more moves are shown.
const MOST_MOVES: usize = 24;
/// Of an unsafe position no more winning moves are shown.
const MOST_REPLIES: usize = 3;

/// The moves shown of `position`, and how many are left out.
///
/// `walked` is the one the reader has gone on with, whatever it is worth. While `answers` are
/// hidden nothing must tell the winning moves from the others.
pub(super) fn shown(
    position: &AnyPosition,
    walked: Option<Move>,
    answers: bool,
) -> (Vec<Move>, u64) {
    let (mut moves, mut left_out) = (Vec::new(), 0);
    if answers && !position.outcome().is_safe() {
        moves.extend(position.winning_moves().into_iter().take(MOST_REPLIES));
    } else {
        moves.extend(position.moves().take(MOST_MOVES));
        left_out = count(position).saturating_sub(moves.len() as u64);
    }
    if let Some(mv) = walked.filter(|mv| !moves.contains(mv)) {
        moves.push(mv);
        left_out = left_out.saturating_sub(1);
    }
    (moves, left_out)
}

/// The move that the line makes after `path`, if it leads that way.
pub(super) fn next(line: &Line, path: &[Move]) -> Option<Move> {
    line.moves.strip_prefix(path)?.first().copied()
}

/// How many lines the whole tree below `position` takes, if these are no more than `most`.
pub(super) fn lines_of_all(position: &AnyPosition, most: usize) -> Option<usize> {
    if position.end().is_some() {
        return Some(0);
    }
    let safe = position.outcome().is_safe();
    let (moves, left_out) = shown(position, None, true);
    // The first winning move stands in the line of what it answers.
    let mut lines = moves.len() - usize::from(!safe).min(moves.len());
    if left_out > 0 || lines > most {
        return None;
    }
    for mv in moves {
        lines += lines_of_all(&position.play(mv).ok()?, most - lines)?;
    }
    Some(lines)
}
