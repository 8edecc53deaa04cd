//! The expectations of the notation, and the error for a text that does not meet one.

use core::fmt;

use crate::MAX_NUMBER;

/// An error in a text: something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The byte offset in the text; always that of a character's first byte.
    pub at: usize,
    /// The expectation at that offset.
    pub expected: Expected,
}

/// An expectation of the notation.
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
    /// Heaps, `min` to `max` of them.
    Heaps {
        /// The least number of heaps.
        min: u8,
        /// The greatest number of heaps.
        max: u8,
    },
    /// `@` and what it introduces.
    At,
    /// `.` and the numbers one may take: `1-3`, `1,3,4` (each once) or `fib`, none beyond 1000.
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
    /// Faces, `min` to `max` of them.
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

/// An English message, for programmers and the command line: `at byte 4: expected …`.
impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: expected {}", self.at, self.expected)
    }
}

impl core::error::Error for NotationError {}
