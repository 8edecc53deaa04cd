//! Reading and writing positions and moves as one line of text.
//!
//! Reading is strict and says where the text went wrong. Writing is canonical: one position has one
//! text. `parse` accepts that text, and besides only the few others that say the same: with what
//! stands by default written out (`parity.3:17@0,0`), with all numbers of a set of 1 to k
//! (`subtraction.1,2,3:21`) or those of any in another order (`subtraction.4,1,3:21`), and with the other name of dynamic nim (`fibonacci:21`).

use core::fmt;

use crate::reader::Reader;
use crate::{Move, NotationError, Theory};

/// How a game's rules, positions and moves are written.
pub(crate) trait Notation: Theory + Sized {
    /// The game's name, lower-case.
    const NAME: &'static str;

    /// Reads the options after the name, up to the colon.
    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError>;

    /// Reads what stands after the colon.
    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Self::Position, NotationError>;

    /// Reads a move of this game's kind; whether it is legal is for [`crate::Game::play`] to say.
    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError>;

    /// Writes the options, each with its leading dot.
    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Writes what stands after the colon.
    fn write_state(position: &Self::Position, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Writes heaps as `3,4,5`.
pub(crate) fn write_heaps(heaps: &[u64], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (i, heap) in heaps.iter().enumerate() {
        if i > 0 {
            f.write_str(",")?;
        }
        fmt::Display::fmt(heap, f)?;
    }
    Ok(())
}
