//! The dice game with two, three or four dice.
//!
//! **Rules.** A heap of stones and some dice. A die is tipped as in the [game with one](crate::dice):
//! to one of its four sides, neither the face now up nor the one opposite. In turn,
//!
//! - [`Mode::One`]: tip one die and take the number it then shows;
//! - [`Mode::Both`]: tip every die and take the sum of all numbers;
//! - [`Mode::OneSum`]: tip one die and take the sum of all numbers.
//!
//! Whoever cannot, because fewer stones are left than any such move takes, has lost under normal
//! play and won under misère play. 張鎮華〈拈及其各種變型遊戲〉 (《數學傳播》第三卷第二期) asks
//! about two dice and leaves them to the reader.
//!
//! **Closed form**, found by exhaustive search. Only the *axes* count: 1–6, 2–5 and 3–4, the three
//! pairs of opposite faces. From some heap on (n: normal, m: misère) these are safe:
//!
//! | mode | dice | safe | from heap, n | m |
//! |---|---|---|---|---|
//! | one | 2 | both dice on the same axis | 7 | 17 |
//! | one | 3 | all on the same axis, or each on another | 17 | 26 |
//! | one | 4 | an even number (0, 2, 4) on each axis | 17 | 24 |
//! | both | 2 | both dice on 1–6; if the heap is ≡ 0, 1, 2 mod 14 (m: 3, 4, 5) at least one | 12 | 16 |
//! | both | 3 | at least two dice on 1–6 | 40 | 65 |
//! | both | 4 | at least three dice on 1–6; if the heap is ≡ 0 to 5 mod 28 (m: 6 to 11) at least two | 52 | 59 |
//! | one-sum | 2, 3, 4 | as in mode one | 66, 340, 294 | 43, 319, 353 |
//!
//! **Proof.** A heap's row of the [`SafeTable`] follows from as many rows before as one can take at
//! most, for every heap in the same way. So a stretch of so many rows that agrees with the rule,
//! and one round of it more, proves it for ever; [`SafeTable::period`] finds such stretches. Below
//! them the table answers, which is made from the rules alone, row by row.
//!
//! In modes one and one-sum the rule for two dice is a mirror strategy: the other player has moved
//! one die to another axis, and one moves the other die to that axis too.
//!
//! ```
//! use nian_solver::several_dice::{Faces, Mode, SeveralDice, State, SafeTable};
//! use nian_solver::{Ending, Theory};
//!
//! let one = SeveralDice { mode: Mode::One, ending: Ending::Normal };
//! let safe = |heap, up| one.outcome(&State::new(heap, Faces::new(up).unwrap()).unwrap()).is_safe();
//! assert!(safe(1_000_000, &[5, 2]) && !safe(1_000_000, &[5, 6]));
//!
//! let both = SeveralDice { mode: Mode::Both, ending: Ending::Normal };
//! let period = SafeTable::new(both, 2, 100).unwrap().period().unwrap();
//! assert_eq!((period.start, period.length, period.window), (12, 14, 12));
//! ```

mod faces;
mod notation;
mod rule;
mod table;
mod theory;

use core::slice;

pub use faces::{Faces, MAX_DICE, MIN_DICE};
pub(crate) use notation::read_options;
pub use rule::{AxisRule, axis_rule, modulus, ruled_from};
pub use table::SafeTable;

use crate::dice::sides;
use crate::{Ending, Game, MAX_NUMBER, Move, Outcome, PlayError};

/// The kind of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// Tip one die, take its number.
    One,
    /// Tip every die, take the sum.
    Both,
    /// Tip one die, take the sum of all.
    OneSum,
}

/// The rules of the dice game with several dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SeveralDice {
    /// The kind of the moves.
    pub mode: Mode,
    /// Whether the player who cannot take loses or wins.
    pub ending: Ending,
}

/// A heap and the faces now up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    heap: u64,
    faces: Faces,
}

impl State {
    /// A heap of at most [`MAX_NUMBER`] stones and the faces now up; else `None`.
    #[must_use]
    pub fn new(heap: u64, faces: Faces) -> Option<Self> {
        (heap <= MAX_NUMBER).then_some(Self { heap, faces })
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

    /// The faces now up, die by die.
    #[must_use]
    pub fn faces(&self) -> Faces {
        self.faces
    }
}

impl SeveralDice {
    /// The number of stones that a move takes which tips the dice to the faces `after`.
    fn take(self, mv: Move, after: Faces) -> u64 {
        match (self.mode, mv) {
            (Mode::One, Move::Turn { face, .. }) => face.into(),
            _ => after.sum().into(),
        }
    }

    /// The least that a move takes from these faces, whether or not there are so many stones.
    fn least_take(self, faces: Faces) -> u64 {
        let least = |face: u8| sides(face)[0];
        let up = faces.up().iter();
        let least = match self.mode {
            Mode::One => up.map(|&face| least(face)).min(),
            Mode::Both => Some(up.map(|&face| least(face)).sum()),
            Mode::OneSum => up.map(|&face| faces.sum() - face + least(face)).min(),
        };
        least.map_or(0, u64::from)
    }

    /// The tips of one die, or of all, whether or not there are enough stones; in alphabetical order.
    fn tips(self, faces: Faces) -> impl Iterator<Item = (Move, Faces)> {
        let one_die = (self.mode != Mode::Both).then(|| faces.turns());
        let every_die = (self.mode == Mode::Both).then(|| faces.turns_of_all());
        let every_die = every_die.into_iter().flatten();
        let every_die = every_die.map(|after| (Move::TurnAll(after), after));
        let one_die = one_die.into_iter().flatten();
        one_die
            .map(|(die, face, after)| (Move::Turn { die, face }, after))
            .chain(every_die)
    }

    /// The move that tips this die (0-based) to this face and, where every die is tipped, the others as `others` does,
    /// or else each to its least side; `None` if there is no such move.
    #[must_use]
    pub fn tip(self, state: &State, others: Option<Move>, die: u8, face: u8) -> Option<Move> {
        if self.mode != Mode::Both {
            let mv = Move::Turn { die, face };
            return self.play(state, mv).is_ok().then_some(mv);
        }
        let place = usize::from(die);
        let tip = |mut faces: Faces| {
            faces = faces.replaced(place, face)?;
            let mv = Move::TurnAll(faces);
            self.play(state, mv).is_ok().then_some(mv)
        };
        let as_others = match others {
            Some(Move::TurnAll(faces)) => tip(faces),
            _ => None,
        };
        as_others.or_else(|| tip(state.faces.least_sides()))
    }

    /// The moves with the positions after them.
    fn followers(self, state: &State) -> impl Iterator<Item = (Move, State)> {
        let heap = state.heap;
        self.tips(state.faces).filter_map(move |(mv, faces)| {
            let heap = heap.checked_sub(self.take(mv, faces))?;
            Some((mv, State { heap, faces }))
        })
    }

    /// The faces after a move of this game's kind.
    fn tipped(self, faces: Faces, mv: Move) -> Result<Faces, PlayError> {
        match (self.mode, mv) {
            (Mode::One | Mode::OneSum, Move::Turn { die, face }) => faces.turned(die, face),
            (Mode::Both, Move::TurnAll(to)) => faces.all_turned(to),
            _ => Err(PlayError::OtherKind),
        }
    }
}

impl Game for SeveralDice {
    type Position = State;

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        self.followers(state).map(|(mv, _)| mv)
    }

    fn play(&self, state: &State, mv: Move) -> Result<State, PlayError> {
        if self.end(state).is_some() {
            return Err(PlayError::Over);
        }
        let faces = self.tipped(state.faces, mv)?;
        let most = state.heap;
        let heap = most.checked_sub(self.take(mv, faces));
        let heap = heap.ok_or(PlayError::TooMany { most })?;
        Ok(State { heap, faces })
    }

    fn end(&self, state: &State) -> Option<Outcome> {
        let over = self.least_take(state.faces) > state.heap;
        over.then(|| self.ending.outcome())
    }
}
