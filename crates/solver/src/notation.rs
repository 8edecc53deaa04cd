//! Reading and writing positions and moves as one line of text.
//!
//! Reading is strict and says where the text went wrong. Writing is canonical: one position has one
//! text. `parse` accepts that text, and besides only the few others that say the same: with what
//! stands by default written out (`parity.3:17@0,0`), with all numbers of a set of 1 to k
//! (`subtraction.1,2,3:21`), and with the other name of dynamic nim (`fibonacci:21`).

use core::fmt;

use crate::reader::Reader;
use crate::{MAX_NUMBER, Move, Theory};

/// What stood where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Where, in bytes from the start of the text, 0-based; always on a character's first byte.
    pub at: usize,
    /// What was expected there.
    pub expected: Expected,
}

/// What the notation expects at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The name of a game: `nim`, `wythoff`, `subtraction`, `parity`, `sides`, `dice`, `euclid`, `dynamic`
    /// or `fibonacci`.
    Game,
    /// An option of the game named before (`misere`), each at most once.
    Option,
    /// `:` between rules and state.
    Colon,
    /// A decimal number without sign or leading zero, at most 2⁶³−1.
    Number,
    /// So many heaps, `min` to `max`.
    Heaps {
        /// The least number of heaps.
        min: u8,
        /// The greatest number of heaps.
        max: u8,
    },
    /// `@` and what it introduces.
    At,
    /// `.` and the numbers one may take: `1-3`, `1,3,4` (ascending) or `fib`, none beyond 1000.
    Set,
    /// `.` and how many one may take at most, 1 to 1000.
    UpTo,
    /// The option `even`, at most once.
    Even,
    /// A number that is at most `most`, because nothing is proved about larger heaps.
    HeapUpTo {
        /// The largest heap.
        most: u64,
    },
    /// A comma and a second holding.
    Holding,
    /// An option of the dice games: `misere`, or one of `one`, `both` and `one-sum`; each at most
    /// once.
    DiceOption,
    /// So many faces, `min` to `max`.
    Faces {
        /// The least number of faces.
        min: u8,
        /// The greatest number of faces.
        max: u8,
    },
    /// `.` and the multiplier, 1 to `max`.
    Multiplier {
        /// The greatest multiplier.
        max: u8,
    },
    /// The option `local` or `global`, one of them.
    Scope,
    /// `@` and a limit.
    Limit,
    /// Heaps small enough for a table of the game: see [`crate::dynamic::Dynamic::state`].
    Reach,
    /// Numbers that are not both 0.
    NotBothZero,
    /// A side: `odd` or `even`, after a comma.
    Side,
    /// A heap and holdings that have an odd sum within 2⁶³−1.
    OddTotal,
    /// A heap and holdings that have an even sum within 2⁶³−1.
    EvenTotal,
    /// A face, 1 to 6.
    Face,
    /// The letter of a row.
    Row,
    /// Nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Game => f.write_str(
                "the name of a game (nim, wythoff, subtraction, parity, sides, dice, euclid or dynamic)",
            ),
            Self::Option => f.write_str("an option of the game (misere), at most once"),
            Self::Colon => f.write_str("':' and a position"),
            Self::Number => write!(f, "a number from 0 to {MAX_NUMBER} without leading zero"),
            Self::Heaps { min, max } if min == max => write!(f, "exactly {min} heaps"),
            Self::Heaps { min, max } => write!(f, "{min} to {max} heaps"),
            Self::At => f.write_str("'@' and the face now up"),
            Self::Set => f.write_str("'.' and a set of numbers up to 1000 (1-3, 1,3,4 or fib)"),
            Self::UpTo => f.write_str("'.' and a number from 1 to 1000"),
            Self::Even => f.write_str("the option even, at most once"),
            Self::HeapUpTo { most } => write!(f, "a heap of at most {most} in this game"),
            Self::Holding => f.write_str("',' and the second holding"),
            Self::DiceOption => {
                f.write_str("misere, or one of one, both and one-sum; each at most once")
            }
            Self::Faces { min, max } => write!(f, "{min} to {max} faces"),
            Self::Multiplier { max } => write!(f, "'.' and a number from 1 to {max}"),
            Self::Scope => f.write_str("the option local or global"),
            Self::Limit => f.write_str("'@' and a limit"),
            Self::Reach => f.write_str("fewer or smaller heaps in this game"),
            Self::NotBothZero => f.write_str("numbers that are not both 0"),
            Self::Side => f.write_str("',' and a side (odd or even)"),
            Self::OddTotal => write!(f, "an odd total of heap and holdings up to {MAX_NUMBER}"),
            Self::EvenTotal => write!(f, "an even total of heap and holdings up to {MAX_NUMBER}"),
            Self::Face => f.write_str("a face from 1 to 6"),
            Self::Row => f.write_str("the letter of a row"),
            Self::End => f.write_str("nothing more"),
        }
    }
}

/// In English, for programmers and the command line: `at byte 4: expected …`.
impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: expected {}", self.at, self.expected)
    }
}

impl core::error::Error for NotationError {}

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
