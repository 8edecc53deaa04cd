use alloc::string::ToString;
use core::fmt;

use crate::MAX_HEAPS;

/// A move in any of the games; which of them a position allows is its game's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Take `take` coins from row `row` (0-based); written `a2`.
    Row {
        /// The row, 0-based: 0 is `a`.
        row: u8,
        /// How many coins, at least 1.
        take: u64,
    },
    /// Take `take` coins from each of the two rows; written `ab2`.
    Both {
        /// How many coins from each row, at least 1.
        take: u64,
    },
    /// Take so many from the only heap; in the dice game: turn the die to this face and take as many. Written `3`.
    Take(u64),
}

/// The text of the move, as in the notation: `a2`, `ab2` or `3`. Rows end at `z`; any beyond, which
/// no position has, are written `?`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row { row, take } if row < MAX_HEAPS => {
                write!(f, "{}{take}", char::from(b'a' + row))
            }
            Self::Row { take, .. } => write!(f, "?{take}"),
            Self::Both { take } => write!(f, "ab{take}"),
            Self::Take(take) => write!(f, "{take}"),
        }
    }
}

/// Puts moves in the alphabetical order of their texts: 1, 13, 2.
pub(crate) fn alphabetical(moves: &mut [Move]) {
    moves.sort_by_cached_key(Move::to_string);
}
