//! The odd-even game: an odd number of stones, and whoever ends up with an odd number wins.
//!
//! **Rules.** In turn, take 1 to k stones from the only heap, and keep them. When the heap is empty,
//! whoever holds an odd number of stones has won; or, the other rule, an even number. Heap and
//! holdings have an odd sum, so that exactly one of the players does.
//!
//! **Closed form** (黄振高、黄受安,〈一个组合对策问题的解〉,《国防科技大学学报》12 (3), 1990,
//! pp. 15–20, Theorems 1 to 3). After a move, by which the player holds m and leaves r, the position
//! is safe
//!
//! - for odd k: if m is odd and r ≡ 0 or 1, or m even and r ≡ k + 1 or k + 2, modulo 2k + 2;
//! - for even k: if m is odd and r ≡ 0 or 1, or m even and r ≡ k + 1, modulo k + 2.
//!
//! So the first player wins unless the total is ≡ k + 2 (k odd) or ≡ k + 1 (k even). Where an even
//! holding wins, change odd and even about m; then the first player wins unless the total is ≡ 1.
//! The rule for both games of this kind stands in [`crate::holding`]. (An earlier paper on the game,
//! 鄭清水 and 黃光明, *The Even-odd Game*,《學聲》, June 1971, pp. 7–10, is named by 張鎮華.)
//!
//! ```
//! use nian_solver::AnyPosition;
//!
//! let seventeen: AnyPosition = "parity.3:17".parse()?;
//! assert_eq!(seventeen.winning_moves()[0].to_string(), "1"); // leaves 16 ≡ 0 modulo 8
//! let thirteen: AnyPosition = "parity.3:13".parse()?;
//! assert!(thirteen.outcome().is_safe()); // 13 ≡ 5
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::slice;

use crate::holding::{Side, UpTo, read_holdings, total_is};
use crate::notation::Notation;
use crate::reader::Reader;
use crate::{Expected, Explanation, Game, Move, NotationError, Outcome, PlayError, Reason, Theory};

/// The rules of the odd-even game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Parity {
    /// How many may be taken at once.
    pub takes: UpTo,
    /// Which holding wins.
    pub winner: Side,
}

/// The heap and the holdings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    heap: u64,
    mover: u64,
    other: u64,
}

impl State {
    /// A heap, the holding of the player to move and the other's; `None` unless their sum is odd
    /// and at most [`crate::MAX_NUMBER`].
    #[must_use]
    pub fn new(heap: u64, mover: u64, other: u64) -> Option<Self> {
        let valid = total_is(true, heap, [mover, other]);
        valid.then_some(Self { heap, mover, other })
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

    /// The holding of the player to move.
    #[must_use]
    pub fn mover(&self) -> u64 {
        self.mover
    }

    /// The holding of the player who has just moved.
    #[must_use]
    pub fn other(&self) -> u64 {
        self.other
    }
}

impl Game for Parity {
    type Position = State;

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        (1..=self.takes.most(state.heap)).map(Move::Take)
    }

    fn play(&self, state: &State, mv: Move) -> Result<State, PlayError> {
        let take = self.takes.check(state.heap, mv)?;
        Ok(State {
            heap: state.heap - take,
            mover: state.other,
            other: state.mover + take,
        })
    }

    fn end(&self, state: &State) -> Option<Outcome> {
        let over = state.heap == 0;
        over.then(|| Outcome::safe_if(self.winner.wants(state.other)))
    }
}

impl Theory for Parity {
    fn outcome(&self, state: &State) -> Outcome {
        let has = self.winner.wants(state.other);
        Outcome::safe_if(self.takes.is_safe(state.heap, has))
    }

    fn winning_moves(&self, state: &State) -> Vec<Move> {
        let has = self.winner.wants(state.mover);
        self.takes.winning_moves(state.heap, has)
    }

    fn explain(&self, state: &State) -> Explanation {
        let outcome = self.outcome(state);
        let last = (self.winner, state.other);
        let mover = (self.winner, state.mover);
        let steps = if self.end(state).is_some() {
            vec![Reason::Counted { last, mover }]
        } else {
            self.takes.steps(state.heap, last, mover)
        };
        Explanation { steps, outcome }
    }
}

impl Notation for Parity {
    const NAME: &'static str = "parity";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let takes = UpTo::read(reader)?;
        let mut winner = Side::Odd;
        while reader.take(b'.') {
            winner = reader.word(Expected::Even, |word| {
                (word == "even" && winner == Side::Odd).then_some(Side::Even)
            })?;
        }
        if !reader.take(b':') {
            return reader.error(Expected::Colon);
        }
        Ok(Self { takes, winner })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, NotationError> {
        reader.checked(Expected::OddTotal, |reader| {
            let heap = reader.number()?;
            let [mover, other] = match reader.take(b'@') {
                true => read_holdings(reader)?,
                false => [0, 0],
            };
            Ok(State::new(heap, mover, other))
        })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.number().map(Move::Take)
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.takes.k())?;
        f.write_str(match self.winner {
            Side::Odd => "",
            Side::Even => ".even",
        })
    }

    fn write_state(state: &State, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", state.heap)?;
        match (state.mover, state.other) {
            (0, 0) => Ok(()),
            (mover, other) => write!(f, "@{mover},{other}"),
        }
    }
}
