//! Wythoff's game.
//!
//! **Rules.** Two rows of coins. In turn, take as many as you like, at least one, from one row, or
//! the same number from both. Under normal play whoever takes the last coin wins, under misère
//! play loses.
//!
//! **Closed form** (W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor
//! Wiskunde 7, 1907, pp. 199–202). Under normal play the safe positions are {0, 0} and the pairs
//! {aₙ, bₙ} with aₙ the least positive integer not in an earlier pair and bₙ = aₙ + n:
//! {1, 2}, {3, 5}, {4, 7}, {6, 10}, …. They can be had
//!
//! - by that recurrence: [`pairs`];
//! - from n alone: aₙ = ⌊nφ⌋ and bₙ = ⌊nφ²⌋ with φ = (1 + √5) / 2 (Wythoff, ibid.):
//!   [`pair_by_floor`];
//! - from one of the two numbers: in Zeckendorf representation every aₙ ends in an even number of
//!   zeros (or none), and bₙ is aₙ with one more 0 appended: [`partner`] (R. Silber, *Wythoff's
//!   Nim and Fibonacci representations*, Fibonacci Quarterly 15, 1977, pp. 85–88; proved from the
//!   recurrence in the article, 張鎮華〈拈及其各種變型遊戲〉,《數學傳播》第三卷第二期);
//! - from the digits of n, likewise: [`pair`] (the article's proof that every difference occurs).
//!
//! Every line one can move along, one row or the diagonal, holds exactly one safe pair, so there
//! are at most three winning moves, found without any search.
//!
//! **Misère** (A. S. Fraenkel, *How to beat your Wythoff games' opponent on three fronts*, American
//! Mathematical Monthly 89, 1982, pp. 353–361). The safe pairs are {0, 1} and {2, 2}, then
//! {aₙ, bₙ} from n = 2 on: only {0, 0} and {1, 2} are replaced.
//!
//! ```
//! use nian_solver::wythoff::{pair, pairs, partner};
//!
//! assert!(pairs().take(4).eq([(1, 2), (3, 5), (4, 7), (6, 10)]));
//! assert_eq!(pair(1_000_000), Some((1_618_033, 2_618_033)));
//! assert_eq!(partner(2_618_033), Some(1_618_033));
//! ```

mod grundy;
mod pairs;
mod theory;

use alloc::vec::Vec;
use core::fmt;

pub use grundy::{GRUNDY_REACH, GrundyTable};
pub use pairs::{Pairs, pair, pair_by_floor, pairs, partner};

use crate::notation::{Notation, write_heaps};
use crate::reader::Reader;
use crate::{Ending, Expected, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError};

/// The rules of Wythoff's game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Wythoff {
    /// Whether taking the last coin wins or loses.
    pub ending: Ending,
}

/// Two rows of coins, each of at most 2⁶³−1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pair([u64; 2]);

impl Pair {
    /// Two rows of so many coins; `None` if one holds more than [`MAX_NUMBER`].
    #[must_use]
    pub fn new(heaps: [u64; 2]) -> Option<Self> {
        let valid = heaps.iter().all(|&heap| heap <= MAX_NUMBER);
        valid.then_some(Self(heaps))
    }

    /// The coins in the two rows, in the order of the rows.
    #[must_use]
    pub fn heaps(&self) -> &[u64; 2] {
        &self.0
    }
}

impl Game for Wythoff {
    type Position = Pair;

    fn moves(&self, pair: &Pair) -> impl Iterator<Item = Move> {
        let [a, b] = pair.0;
        let in_a = (1..=a).map(|take| Move::Row { row: 0, take });
        let in_both = (1..=a.min(b)).map(|take| Move::Both { take });
        let in_b = (1..=b).map(|take| Move::Row { row: 1, take });
        in_a.chain(in_both).chain(in_b)
    }

    fn play(&self, pair: &Pair, mv: Move) -> Result<Pair, PlayError> {
        if self.end(pair).is_some() {
            return Err(PlayError::Over);
        }
        let [a, b] = pair.0;
        let (from_a, from_b, most) = match mv {
            Move::Row { row: 0, take } => (take, 0, a),
            Move::Row { row: 1, take } => (0, take, b),
            Move::Row { .. } => return Err(PlayError::NoSuchRow { rows: 2 }),
            Move::Both { take } => (take, take, a.min(b)),
            _ => return Err(PlayError::OtherKind),
        };
        if from_a == 0 && from_b == 0 {
            return Err(PlayError::TakeNone);
        }
        let left = |heap: u64, take| heap.checked_sub(take).ok_or(PlayError::TooMany { most });
        Ok(Pair([left(a, from_a)?, left(b, from_b)?]))
    }

    fn end(&self, pair: &Pair) -> Option<Outcome> {
        (pair.0 == [0, 0]).then(|| self.ending.outcome())
    }
}

impl Notation for Wythoff {
    const NAME: &'static str = "wythoff";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        Ok(Self {
            ending: reader.ending()?,
        })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Pair, NotationError> {
        let heaps: Vec<u64> = reader.heaps(2, 2)?;
        match heaps[..] {
            [a, b] => Ok(Pair([a, b])),
            _ => reader.error(Expected::Heaps { min: 2, max: 2 }),
        }
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        if reader.take_word("ab") {
            let take = reader.number()?;
            return Ok(Move::Both { take });
        }
        reader.row_move()
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ending.write_option(f)
    }

    fn write_state(pair: &Pair, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_heaps(&pair.0, f)
    }
}
