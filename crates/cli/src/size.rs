//! Winning moves in the order of rows and numbers. The solver has them in the alphabetical order of their texts, which
//! is promised to pages: 100, 36, 4.

use nian_solver::{AnyPosition, Move};

/// Every winning move, row by row, the smallest number of each row first.
pub(crate) fn winning(position: &AnyPosition) -> Vec<Move> {
    let mut moves = position.winning_moves();
    moves.sort_by_key(by_size); // a stable sort, which keeps the order of moves without a size
    moves
}

/// The sort key: the rows in the order a, ab, b; and the number taken.
fn by_size(mv: &Move) -> (u8, u64) {
    match *mv {
        Move::Take(take) => (0, take),
        Move::Row { row, take } => (row.saturating_mul(2), take),
        Move::Both { take } => (1, take),
        Move::Turn { die, face } => (die.saturating_mul(2), face.into()),
        Move::TurnAll(_) => (0, 0),
    }
}
