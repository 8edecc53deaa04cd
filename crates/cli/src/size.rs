//! Winning moves as one reads them: row by row, in each from the smallest number to the largest. The solver has them in
//! the alphabetical order of their texts, which pages were promised: 100, 36, 4.

use nian_solver::{AnyPosition, Move};

/// Every winning move.
pub(crate) fn winning(position: &AnyPosition) -> Vec<Move> {
    let mut moves = position.winning_moves();
    moves.sort_by_key(by_size); // which leaves the order of what has no size
    moves
}

/// What a move is of, in the order of the letters a, ab, b; and how much it takes.
fn by_size(mv: &Move) -> (u8, u64) {
    match *mv {
        Move::Take(take) => (0, take),
        Move::Row { row, take } => (row.saturating_mul(2), take),
        Move::Both { take } => (1, take),
        Move::Turn { die, face } => (die.saturating_mul(2), face.into()),
        Move::TurnAll(_) => (0, 0),
    }
}
