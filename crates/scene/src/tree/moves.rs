//! The moves of a tree, and its size with all of them.
use super::Line;
use crate::count::count;
use nian_solver::{AnyPosition, Move};

/// The most moves shown of a safe position.
const MOST_MOVES: usize = 24;
/// The most winning moves shown of an unsafe position.
const MOST_REPLIES: usize = 3;

/// The moves shown of `position`, and the number of those left out.
///
/// `walked` is the move on the reader's path, which is shown whatever its outcome. While `answers`
/// are hidden, nothing distinguishes winning moves from others.
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

/// The move of the line after `path`, if the line begins with that path.
pub(super) fn next(line: &Line, path: &[Move]) -> Option<Move> {
    line.moves.strip_prefix(path)?.first().copied()
}

/// The number of lines of the whole tree below `position`, if it is at most `most`.
pub(super) fn lines_of_all(position: &AnyPosition, most: usize) -> Option<usize> {
    if position.end().is_some() {
        return Some(0);
    }
    let safe = position.outcome().is_safe();
    let (moves, left_out) = shown(position, None, true);
    // The first winning move is on the line of the move that it answers.
    let mut lines = moves.len() - usize::from(!safe).min(moves.len());
    if left_out > 0 || lines > most {
        return None;
    }
    for mv in moves {
        lines += lines_of_all(&position.play(mv).ok()?, most - lines)?;
    }
    Some(lines)
}
