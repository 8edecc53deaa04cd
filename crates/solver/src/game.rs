use core::fmt::{self, Debug};
use core::hash::Hash;

use alloc::vec::Vec;

use crate::{Explanation, Move, Outcome};

/// The rules of a game: the legal moves, and nothing about good ones.
pub trait Game {
    /// Everything the rest of the game depends on; valid by construction.
    type Position: Clone + Debug + Eq + Hash + Ord;

    /// Every legal move, lazily: a heap may hold 2⁶³−1 coins.
    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Move>;

    /// The position after `mv`.
    ///
    /// # Errors
    /// Returns which rule the move breaks.
    fn play(&self, position: &Self::Position, mv: Move) -> Result<Self::Position, PlayError>;

    /// The outcome if no move is left, else `None`.
    fn end(&self, position: &Self::Position) -> Option<Outcome>;
}

/// A game with a closed form.
pub trait Theory: Game {
    /// Who wins.
    fn outcome(&self, position: &Self::Position) -> Outcome;

    /// Every move to a safe position; none from a safe one. In the alphabetical order of their
    /// texts (`a9`, `ab24`, `b22`), each once.
    fn winning_moves(&self, position: &Self::Position) -> Vec<Move>;

    /// The reason why the position is safe or unsafe, and why the winning moves win.
    fn explain(&self, position: &Self::Position) -> Explanation;
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The move is of another game's kind (`ab2` in Nim).
    OtherKind,
    /// There is no such row; there are `rows` of them.
    NoSuchRow {
        /// The number of rows.
        rows: u8,
    },
    /// At least one coin must be taken.
    TakeNone,
    /// Only `most` can be taken there.
    TooMany {
        /// The most that can be taken.
        most: u64,
    },
    /// The game does not allow taking exactly so many.
    NotInSet,
    /// The die cannot be tipped to this face: it is up, or hidden opposite.
    NoSide {
        /// The face now up.
        up: u8,
    },
    /// A die has no such face.
    NoFace,
    /// There is no such die; there are `dice` of them.
    NoSuchDie {
        /// The number of dice.
        dice: u8,
    },
    /// Every die must be tipped; there are `dice` of them.
    EveryDie {
        /// The number of dice.
        dice: u8,
    },
    /// The game is over.
    Over,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OtherKind => f.write_str("this game has no moves of that kind"),
            Self::NoSuchRow { rows } => write!(f, "there are only {rows} rows"),
            Self::TakeNone => f.write_str("at least one must be taken"),
            Self::TooMany { most } => write!(f, "at most {most} can be taken there"),
            Self::NotInSet => f.write_str("that is not one of the numbers one may take"),
            Self::NoSide { up } => write!(
                f,
                "the die shows {up}: it can be tipped to neither {up} nor {}",
                7 - up
            ),
            Self::NoSuchDie { dice } => write!(f, "there are only {dice} dice"),
            Self::EveryDie { dice } => write!(f, "each of the {dice} dice must be tipped"),
            Self::NoFace => f.write_str("a die has faces 1 to 6"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl core::error::Error for PlayError {}
