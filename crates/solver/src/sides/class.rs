//! The meaning of a state for both sides at once.

use crate::holding::Side;

/// The meaning of heap and holdings for the two sides, whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// This side wins, whoever moves.
    Absolutely(Side),
    /// Whoever has to move loses: safe for both sides to leave.
    SafeToLeave,
    /// Whoever moves wins: safe for neither.
    WinToMove,
}
