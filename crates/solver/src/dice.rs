//! The dice game with one die.
//!
//! **Rules.** A heap of stones and a die. In turn, tip the die to one of its four side faces,
//! neither the one now up nor the one hidden below (opposite faces add to 7), and take as many
//! stones as it then shows. Whoever cannot, because fewer stones are left than any side shows, has
//! lost under normal play and won under misère play. The article, 張鎮華〈拈及其各種變型遊戲〉
//! (《數學傳播》第三卷第二期), ascribes it to 古學理.
//!
//! **Closed form**, found by exhaustive search; the agreement tests repeat that search. A heap
//! and a face are safe together according to the heap modulo 9:
//!
//! | normal play, heaps from 2 | safe faces | misère play, heaps from 12 | safe faces |
//! |---|---|---|---|
//! | ≡ 0 | all | ≡ 1 | all |
//! | ≡ 3, 4, 8 | 3, 4 | ≡ 0, 4, 5 | 3, 4 |
//! | ≡ 5 | 2, 5 | ≡ 6 | 2, 5 |
//! | ≡ 1, 2, 6, 7 | none | ≡ 2, 3, 7, 8 | none |
//!
//! Under normal play the row of heap 0 fits too, and heap 1 is safe with 1 or 6 up; misère heaps
//! below 12 follow no rule. That the period lasts for ever is proved by finite means: from heap 6
//! on, where every side can be taken, a row follows from the six rows before it in one and the
//! same way, so six equal rows in a stretch, 9 apart, repeat for ever. (The article says that the
//! safe positions go with the multiples of 8; search says otherwise.)
//!
//! ```
//! use nian_solver::{Ending, dice};
//!
//! assert_eq!(dice::sides(4), [1, 2, 5, 6]);
//! assert_eq!(dice::safe_faces(Ending::Normal, 31), [3, 4]); // 31 = 3 · 9 + 4
//! assert_eq!(dice::safe_faces(Ending::Misere, 19), [1, 2, 3, 4, 5, 6]);
//! ```

mod table;
mod theory;

use core::fmt;
use core::slice;

pub use table::{PERIOD, periodic_from, safe_faces};

use crate::notation::Notation;
use crate::reader::Reader;
use crate::{Ending, Expected, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError};

/// The rules of the dice game with one die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    /// Whether the player who cannot take loses or wins.
    pub ending: Ending,
}

/// A heap and the face now up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    heap: u64,
    up: u8,
}

impl State {
    /// A heap of at most [`MAX_NUMBER`] stones and the face now up, 1 to 6; else `None`.
    #[must_use]
    pub fn new(heap: u64, up: u8) -> Option<Self> {
        let valid = heap <= MAX_NUMBER && (1..=6).contains(&up);
        valid.then_some(Self { heap, up })
    }

    /// The stones in the heap.
    #[must_use]
    pub fn heap(&self) -> u64 {
        self.heap
    }

    /// The heap as the only one of a row of heaps.
    pub(crate) fn heaps(&self) -> &[u64] {
        slice::from_ref(&self.heap)
    }

    /// The face now up, 1 to 6.
    #[must_use]
    pub fn up(&self) -> u8 {
        self.up
    }
}

/// The four faces one can tip to when `up` is up, ascending.
///
/// For an `up` that no die has, those of a die showing 1.
#[must_use]
pub fn sides(up: u8) -> [u8; 4] {
    match up {
        2 | 5 => [1, 3, 4, 6],
        3 | 4 => [1, 2, 5, 6],
        _ => [2, 3, 4, 5],
    }
}

impl Game for Dice {
    type Position = State;

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        sides(state.up)
            .into_iter()
            .map(u64::from)
            .filter(|&face| face <= state.heap)
            .map(Move::Take)
    }

    fn play(&self, state: &State, mv: Move) -> Result<State, PlayError> {
        if self.end(state).is_some() {
            return Err(PlayError::Over);
        }
        let Move::Take(take) = mv else {
            return Err(PlayError::OtherKind);
        };
        let up = match u8::try_from(take) {
            Ok(face @ 1..=6) => face,
            _ => return Err(PlayError::NoFace),
        };
        if !sides(state.up).contains(&up) {
            return Err(PlayError::NoSide { up: state.up });
        }
        let most = state.heap;
        let heap = most.checked_sub(take).ok_or(PlayError::TooMany { most })?;
        Ok(State { heap, up })
    }

    fn end(&self, state: &State) -> Option<Outcome> {
        let over = u64::from(sides(state.up)[0]) > state.heap;
        over.then(|| self.ending.outcome())
    }
}

impl Notation for Dice {
    const NAME: &'static str = "dice";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        Ok(Self {
            ending: reader.ending()?,
        })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, NotationError> {
        let heap = reader.number()?;
        if !reader.take(b'@') {
            return reader.error(Expected::At);
        }
        let up = reader.face()?;
        Ok(State { heap, up })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.number().map(Move::Take)
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ending.write_option(f)
    }

    fn write_state(state: &State, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", state.heap, state.up)
    }
}
