use alloc::string::ToString;
use core::fmt;

use crate::MAX_HEAPS;
use crate::several_dice::Faces;

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
    /// Turn die `die` (0-based) to this face; how many are taken, the game says. Written `a3`.
    Turn {
        /// The die, 0-based: 0 is `a`.
        die: u8,
        /// The face it then shows, 1 to 6.
        face: u8,
    },
    /// Turn every die, so that they show these faces, and take their sum; written `3+5`.
    TurnAll(Faces),
}

/// The text of the move, as in the notation: `a2`, `ab2`, `3` or `3+5`. Rows and dice end at `z`; any
/// beyond, which no position has, are written `?`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Row { row, take } if row < MAX_HEAPS => {
                write!(f, "{}{take}", char::from(b'a' + row))
            }
            Self::Row { take, .. } => write!(f, "?{take}"),
            Self::Both { take } => write!(f, "ab{take}"),
            Self::Take(take) => write!(f, "{take}"),
            Self::Turn { die, face } => Self::Row {
                row: die,
                take: face.into(),
            }
            .fmt(f),
            Self::TurnAll(faces) => faces.fmt(f),
        }
    }
}

/// Puts moves in the alphabetical order of their texts: 1, 13, 2.
pub(crate) fn alphabetical(moves: &mut [Move]) {
    moves.sort_by_cached_key(Move::to_string);
}
