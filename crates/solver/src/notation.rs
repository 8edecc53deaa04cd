//! Parsing and writing of positions and moves as one line of text.
//!
//! Parsing is strict and reports the place of an error. Writing is canonical: a position has one text. `parse` accepts
//! that text, and a few others with the same meaning: with defaults written out (`parity.3:17@0,0`), with all numbers
//! of a set of 1 to k (`subtraction.1,2,3:21`) or the numbers of a set in another order (`subtraction.4,1,3:21`), and
//! with the other name of dynamic nim (`fibonacci:21`).

use core::fmt;

use crate::reader::Reader;
use crate::{Move, NotationError, Theory};

/// The notation of a game's rules, positions and moves.
pub(crate) trait Notation: Theory + Sized {
    /// The game's name, lower-case.
    const NAME: &'static str;

    /// Parses the options after the name, up to the colon.
    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError>;

    /// Parses the state after the colon.
    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Self::Position, NotationError>;

    /// Parses a move of this game's kind; [`crate::Game::play`] checks whether it is legal.
    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError>;

    /// Writes the options, each with its leading dot.
    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Writes the state after the colon.
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
