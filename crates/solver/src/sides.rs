//! The two-sided parity game: an even number of stones, an odd side and an even side.
//!
//! **Rules.** One player is the odd side, the other the even side. In turn, take 1 to k stones from
//! the only heap, and keep them. Heap and holdings have an even sum, so that in the end both hold
//! an odd number, and the odd side has won, or both an even number, and the even side has.
//!
//! **Closed form** (張進安,〈有關單堆奇偶的拈〉,《數學傳播》第 47 卷第 3 期, 2023). Let a and b be
//! the holdings of the odd and the even side modulo 2, and r the heap. The states that are safe to
//! leave, modulo M = 2k + 2 for odd k, M = k + 2 for even k:
//!
//! | (a, b, r) | for the odd side | for the even side |
//! |---|---|---|
//! | k odd | (1, 1, 0) (1, 0, 1) (0, 0, k+1) (0, 1, k+2) | (0, 0, 0) (1, 0, 1) (1, 1, k+1) (0, 1, k+2) |
//! | k even | (1, 1, 0) (1, 0, 1) (0, 1, k+1) | (0, 0, 0) (1, 0, 1) (0, 1, k+1) |
//!
//! The sides have different safe states, so one may go from one's own safe state to another:
//! a state safe for one side alone is *absolutely safe* for it, whoever moves ([`Class`]). The
//! rule is that of [`crate::holding`]: each side looks at its own holding only.
//!
//! (The article says that each move from a safe state has just one right reply. That holds for odd
//! k; for even k there can be two: `sides.2:5@0,3,odd` is won by 1 and by 2.)
//!
//! ```
//! use nian_solver::AnyPosition;
//! use nian_solver::holding::{Side, UpTo};
//! use nian_solver::sides::{Class, Sides, State};
//!
//! let rules = Sides { takes: UpTo::new(3).unwrap() };
//! let class = |odd, even, heap| rules.class(&State::new(heap, odd, even, Side::Odd).unwrap());
//! assert_eq!(class(0, 0, 4), Class::Absolutely(Side::Odd));
//! assert_eq!(class(1, 1, 4), Class::Absolutely(Side::Even));
//! assert_eq!(class(0, 1, 5), Class::SafeToLeave);
//! assert_eq!(class(1, 0, 5), Class::WinToMove);
//! ```

mod class;

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::slice;

pub use class::Class;

use crate::holding::{Side, UpTo, read_holdings, total_is};
use crate::notation::Notation;
use crate::reader::Reader;
use crate::{Expected, Explanation, Game, Move, NotationError, Outcome, PlayError, Reason, Theory};

/// The rules of the two-sided parity game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sides {
    /// How many may be taken at once.
    pub takes: UpTo,
}

/// The heap, the holdings of the sides, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    heap: u64,
    odd: u64,
    even: u64,
    to_move: Side,
}

impl State {
    /// A heap, the holdings of the odd and the even side, and the side to move; `None` unless heap
    /// and holdings have an even sum of at most [`crate::MAX_NUMBER`].
    #[must_use]
    pub fn new(heap: u64, odd: u64, even: u64, to_move: Side) -> Option<Self> {
        let valid = total_is(false, heap, [odd, even]);
        valid.then_some(Self {
            heap,
            odd,
            even,
            to_move,
        })
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

    /// The holding of a side.
    #[must_use]
    pub fn holding(&self, side: Side) -> u64 {
        match side {
            Side::Odd => self.odd,
            Side::Even => self.even,
        }
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// A side with its holding.
    fn with_holding(&self, side: Side) -> (Side, u64) {
        (side, self.holding(side))
    }

    /// Whether a side's holding is what it wants.
    fn has(&self, side: Side) -> bool {
        side.wants(self.holding(side))
    }
}

impl Sides {
    /// Whether the state is safe for a side to leave.
    #[must_use]
    pub fn is_safe_for(&self, side: Side, state: &State) -> bool {
        self.takes.is_safe(state.heap, state.has(side))
    }

    /// The meaning of the state for the two sides, whoever is to move.
    #[must_use]
    pub fn class(&self, state: &State) -> Class {
        let safe = |side| self.is_safe_for(side, state);
        match (safe(Side::Odd), safe(Side::Even)) {
            (true, true) => Class::SafeToLeave,
            (true, false) => Class::Absolutely(Side::Odd),
            (false, true) => Class::Absolutely(Side::Even),
            (false, false) => Class::WinToMove,
        }
    }
}

impl Game for Sides {
    type Position = State;

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        (1..=self.takes.most(state.heap)).map(Move::Take)
    }

    fn play(&self, state: &State, mv: Move) -> Result<State, PlayError> {
        let take = self.takes.check(state.heap, mv)?;
        let mut after = *state;
        after.heap -= take;
        match state.to_move {
            Side::Odd => after.odd += take,
            Side::Even => after.even += take,
        }
        after.to_move = state.to_move.other();
        Ok(after)
    }

    fn end(&self, state: &State) -> Option<Outcome> {
        let over = state.heap == 0;
        over.then(|| Outcome::safe_if(state.has(state.to_move.other())))
    }
}

impl Theory for Sides {
    fn outcome(&self, state: &State) -> Outcome {
        Outcome::safe_if(self.is_safe_for(state.to_move.other(), state))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        let has = state.has(state.to_move);
        self.takes.winning_moves(state.heap, has)
    }

    fn explain(&self, state: &State) -> Explanation {
        let outcome = self.outcome(state);
        let last = state.with_holding(state.to_move.other());
        let mover = state.with_holding(state.to_move);
        let steps = if self.end(state).is_some() {
            vec![Reason::Counted { last, mover }]
        } else {
            let mut steps = self.takes.steps(state.heap, last, mover);
            steps.insert(0, Reason::Class(self.class(state)));
            steps
        };
        Explanation { steps, outcome }
    }
}

impl Notation for Sides {
    const NAME: &'static str = "sides";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let takes = UpTo::read(reader)?;
        if !reader.take(b':') {
            return reader.error(Expected::Colon);
        }
        Ok(Self { takes })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, NotationError> {
        reader.checked(Expected::EvenTotal, |reader| {
            let heap = reader.number()?;
            if !reader.take(b'@') {
                return Ok(State::new(heap, 0, 0, Side::Odd));
            }
            let [odd, even] = read_holdings(reader)?;
            if !reader.take(b',') {
                return reader.error(Expected::Side);
            }
            let to_move = Side::read(reader)?;
            Ok(State::new(heap, odd, even, to_move))
        })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.number().map(Move::Take)
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.takes.k())
    }

    fn write_state(state: &State, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", state.heap)?;
        match (state.odd, state.even, state.to_move) {
            (0, 0, Side::Odd) => Ok(()),
            (odd, even, to_move) => write!(f, "@{odd},{even},{to_move}"),
        }
    }
}
