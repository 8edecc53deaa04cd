//! Subtraction games: one heap, and a set of numbers one may take.
//!
//! **Rules.** In turn, take as many stones from the only heap as a number of the set says. Whoever
//! cannot has lost under normal play and won under misère play. The set is 1, 2, …, k; or any
//! finite set; or all Fibonacci numbers.
//!
//! **Closed form for 1 to k** (Claude-Gaspar Bachet, *Problèmes plaisants et délectables*, 1612,
//! with 100 counted up to by at most 10). The safe heaps are the multiples of k + 1: whoever
//! leaves one answers a take of i with k + 1 − i. Under misère play they are the heaps one above.
//! The Grundy value is the remainder of the heap by k + 1.
//!
//! **Any finite set.** Outcomes and Grundy values are the entries of tables that repeat (Golomb
//! 1966, see [`crate::period`]). The period is found in the table and proved from it; then a heap
//! of any size is like a small one. Some sets repeat so late that no table of
//! [`LONGEST_TABLE`] entries shows it: for them, and for the Fibonacci numbers, whose safe heaps
//! 0, 4, 10, 14, 20, 24, 30, 36, … follow no known rule, heaps end at [`LARGEST_UNPROVED`].
//!
//! ```
//! use nian_solver::subtraction::{Set, Subtraction};
//! use nian_solver::{Ending, Theory};
//!
//! let up_to_3 = Subtraction { set: Set::up_to(3).unwrap(), ending: Ending::Normal };
//! let safe = |n| up_to_3.outcome(&up_to_3.heap(n).unwrap()).is_safe();
//! assert!((0..=12).filter(|&n| safe(n)).eq([0, 4, 8, 12]));
//!
//! let squares = Subtraction { set: Set::new([1, 4, 9, 16]).unwrap(), ending: Ending::Normal };
//! let period = squares.period().unwrap();
//! assert_eq!((period.start, period.length, period.window), (0, 5, 16));
//! ```

mod grundy;
mod outcomes;
mod set;
mod theory;

use alloc::vec::Vec;
use core::fmt;
use core::slice;

use crate::notation::Notation;
use crate::reader::Reader;
use crate::{Ending, Expected, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError};

pub use grundy::{Value, Values, values};
pub use outcomes::{LONGEST_TABLE, Outcomes};
pub use set::{LARGEST, Set};

/// The largest heap of a game whose outcomes are not proved to repeat.
pub const LARGEST_UNPROVED: u64 = 1_000_000;

/// The rules of a subtraction game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Subtraction {
    /// The numbers that may be taken.
    pub set: Set,
    /// Whether the player who cannot take loses or wins.
    pub ending: Ending,
}

/// The stones in the heap, made by [`Subtraction::heap`] for one game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heap(u64);

impl Heap {
    /// The number of stones.
    #[must_use]
    pub fn stones(self) -> u64 {
        self.0
    }

    /// The heap as the only one of a row of heaps.
    pub(crate) fn heaps(&self) -> &[u64] {
        slice::from_ref(&self.0)
    }
}

impl Subtraction {
    /// A heap of so many stones: at most [`MAX_NUMBER`] if the outcomes are proved to repeat, else at most
    /// [`LARGEST_UNPROVED`]; `None` beyond.
    #[must_use]
    pub fn heap(&self, stones: u64) -> Option<Heap> {
        let settled = stones <= LARGEST_UNPROVED
            || stones <= MAX_NUMBER && (self.set.run().is_some() || self.period().is_some());
        settled.then_some(Heap(stones))
    }
}

impl Game for Subtraction {
    type Position = Heap;

    fn moves(&self, heap: &Heap) -> impl Iterator<Item = Move> {
        self.set.numbers(heap.0).map(Move::Take)
    }

    fn play(&self, heap: &Heap, mv: Move) -> Result<Heap, PlayError> {
        if self.end(heap).is_some() {
            return Err(PlayError::Over);
        }
        let Move::Take(take) = mv else {
            return Err(PlayError::OtherKind);
        };
        if take == 0 {
            return Err(PlayError::TakeNone);
        }
        if !self.set.contains(take) {
            return Err(PlayError::NotInSet);
        }
        let most = heap.0;
        let left = most.checked_sub(take);
        left.map(Heap).ok_or(PlayError::TooMany { most })
    }

    fn end(&self, heap: &Heap) -> Option<Outcome> {
        (heap.0 < self.set.smallest()).then(|| self.ending.outcome())
    }
}

impl Notation for Subtraction {
    const NAME: &'static str = "subtraction";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let set = read_set(reader)?;
        let ending = reader.ending()?;
        Ok(Self { set, ending })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Heap, NotationError> {
        let most = LARGEST_UNPROVED;
        reader.checked(Expected::HeapUpTo { most }, |reader| {
            reader.number().map(|stones| self.heap(stones))
        })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.number().map(Move::Take)
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.set)?;
        self.ending.write_option(f)
    }

    fn write_state(heap: &Heap, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&heap.0, f)
    }
}

/// Parses `.1-3`, `.1,3,4` or `.fib`. A list in another order, `.4,1,3`, is accepted, too, and so is one without gaps,
/// `.1,2,3`.
fn read_set(reader: &mut Reader<'_>) -> Result<Set, NotationError> {
    if !reader.take(b'.') {
        return reader.error(Expected::Set);
    }
    if reader.take_word("fib") {
        return Ok(Set::FIBONACCI);
    }
    reader.checked(Expected::Set, |reader| {
        let Ok(first) = reader.number() else {
            return Ok(None);
        };
        if first == 1 && reader.take(b'-') {
            return Ok(reader.number().ok().and_then(Set::up_to));
        }
        let mut numbers = Vec::from([first]);
        while reader.take(b',') {
            match reader.number() {
                // A repeated number is an error.
                Ok(next) if next <= LARGEST.into() && !numbers.contains(&next) => {
                    numbers.push(next)
                }
                _ => return Ok(None),
            }
        }
        Ok(Set::new(numbers))
    })
}
