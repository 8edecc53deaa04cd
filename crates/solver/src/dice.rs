//! The dice game with one die.
//!
//! **Rules.** A heap of stones and a die. In turn, tip the die to one of its four side faces,
//! neither the one now up nor the one hidden below (opposite faces add to 7), and take as many
//! stones as it then shows. Whoever cannot, because fewer stones are left than any side shows, has
//! lost under normal play and won under misère play. The article ascribes it to 古學理.
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
//! The period is then proved by finite means: a heap's row follows from the six rows before it,
//! so two stretches of six equal rows, 9 apart, repeat for ever. (The article says multiples of 8.)
//!
//! ```
//! use nian_solver::{Ending, dice};
//!
//! assert_eq!(dice::sides(4), [1, 2, 5, 6]);
//! assert_eq!(dice::safe_faces(Ending::Normal, 31), [3, 4]); // 31 = 3 · 9 + 4
//! assert_eq!(dice::safe_faces(Ending::Misere, 19), [1, 2, 3, 4, 5, 6]);
//! ```

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::Notation;
use crate::reader::Reader;
use crate::{
    Ending, Expected, Explanation, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError,
    Reason, Theory,
};

/// The period of the safe positions in the size of the heap.
pub const PERIOD: u64 = 9;

/// The rules of the dice game with one die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    /// Whether the player who cannot take loses or wins.
    pub ending: Ending,
}

/// A heap and the face now up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    pub(crate) heap: u64,
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

/// A set of faces that lie opposite each other, as all safe sets do; one bit a pair.
type Axes = u8;
const NONE: Axes = 0;
const ONE_SIX: Axes = 1;
const TWO_FIVE: Axes = 2;
const THREE_FOUR: Axes = 4;
const ALL: Axes = ONE_SIX | TWO_FIVE | THREE_FOUR;

/// Safe faces under normal play for heaps 0 and 1, then a period.
const NORMAL: [Axes; 11] = [
    ALL, ONE_SIX, // before the period; then heaps ≡ 2, 3, …, 8, 0, 1
    NONE, THREE_FOUR, THREE_FOUR, TWO_FIVE, NONE, NONE, THREE_FOUR, ALL, NONE,
];

/// Safe faces under misère play for heaps 0 to 11, then a period.
const MISERE: [Axes; 21] = [
    NONE,
    TWO_FIVE | THREE_FOUR,
    ALL,
    NONE,
    NONE,
    THREE_FOUR, // heaps 0 to 5
    NONE,
    TWO_FIVE,
    NONE,
    NONE,
    ALL,
    ONE_SIX, // heaps 6 to 11; then ≡ 3, 4, …, 8, 0, 1, 2
    NONE,
    THREE_FOUR,
    THREE_FOUR,
    TWO_FIVE,
    NONE,
    NONE,
    THREE_FOUR,
    ALL,
    NONE,
];

/// The smallest heap from which on the safe faces depend on the heap modulo [`PERIOD`] alone.
#[must_use]
pub fn periodic_from(ending: Ending) -> u64 {
    table(ending).len() as u64 - PERIOD
}

fn table(ending: Ending) -> &'static [Axes] {
    match ending {
        Ending::Normal => &NORMAL,
        Ending::Misere => &MISERE,
    }
}

fn safe_axes(ending: Ending, heap: u64) -> Axes {
    let start = periodic_from(ending);
    let row = match heap.checked_sub(start) {
        Some(beyond) => start + beyond % PERIOD,
        None => heap,
    };
    table(ending)[row as usize]
}

fn axis(face: u8) -> Axes {
    match face {
        1 | 6 => ONE_SIX,
        2 | 5 => TWO_FIVE,
        _ => THREE_FOUR,
    }
}

/// The faces that are safe to leave up with this heap, ascending.
#[must_use]
pub fn safe_faces(ending: Ending, heap: u64) -> Vec<u8> {
    let safe = safe_axes(ending, heap);
    (1..=6).filter(|&face| axis(face) & safe != 0).collect()
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
        let Move::Take(take) = mv else {
            return Err(PlayError::OtherKind);
        };
        if self.end(state).is_some() {
            return Err(PlayError::Over);
        }
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

impl Theory for Dice {
    fn outcome(&self, state: &State) -> Outcome {
        Outcome::safe_if(safe_axes(self.ending, state.heap) & axis(state.up) != 0)
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        self.moves(state)
            .filter(|&mv| {
                self.play(state, mv)
                    .is_ok_and(|after| self.outcome(&after).is_safe())
            })
            .collect()
    }

    fn explain(&self, state: &State) -> Explanation {
        let outcome = self.outcome(state);
        let ending = self.ending;
        if self.end(state).is_some() {
            let steps = vec![Reason::Over { ending }];
            return Explanation { steps, outcome };
        }
        let heap = state.heap;
        let mut steps = vec![
            if heap < periodic_from(ending) {
                Reason::SmallHeap { heap }
            } else {
                Reason::Residue {
                    heap,
                    modulus: PERIOD,
                    residue: heap % PERIOD,
                }
            },
            Reason::SafeFaces {
                faces: safe_faces(ending, heap),
                up: state.up,
            },
        ];
        for mv in self.winning_moves(state) {
            if let Ok(after) = self.play(state, mv) {
                steps.push(Reason::Turn {
                    face: after.up,
                    heap: after.heap,
                    residue: after.heap % PERIOD,
                });
            }
        }
        Explanation { steps, outcome }
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
