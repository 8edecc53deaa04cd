//! Dynamic nim: how much one may take depends on the last take. With multiplier 2 it is Fibonacci
//! nim, the *doubling game*; with 3 the tripling game that 張鎮華 left open.
//!
//! **Rules.** A heap of coins. The first player takes at least one, but not all; from then on
//! nobody takes more than m times what was taken just before. Whoever takes the last coin wins.
//! So a position is a heap and a *limit*; the limit of an opening is the heap less 1.
//! With several heaps, each take is from one of them, and either each heap has a limit of its own
//! ([`Heaps::Local`]: m times the last take from that heap) or one limit is for all
//! ([`Heaps::Global`]: m times the last take from any).
//!
//! **Closed form, one heap.** The openings that are safe, the *starts*, are 1 = H₁ < H₂ < …
//! with Hₖ₊₁ = Hₖ + Hⱼ, where Hⱼ is the least of them with m·Hⱼ ≥ Hₖ: the Fibonacci numbers for
//! m = 2, the powers of two for m = 1. Write the heap as a sum of starts by the greedy algorithm.
//! Then whoever is to move wins exactly when the limit is not less than the smallest part
//! (m = 2: Michael J. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1, 1963, pp. 9–13; any m, and
//! any rule for the limit that grows with the last take: A. J. Schwenk, *Take-Away Games*,
//! Fibonacci Quarterly 8, 1970, pp. 225–234). That part is the heap's *least winning limit*.
//!
//! **All winning moves.** Besides taking everything, a take t from n wins when it leaves a heap x
//! with a smallest part p greater than m·t. All of these x are beginnings of the greedy sum of
//! n − 1, so there are never more of them than it has parts. For let y be the sum of the parts
//! of n − 1 that are not less than p: the greatest number below n made of such parts. So x ≤ y;
//! and x < y < n would mean that from y the take y − x, which is not more than t, leaves x and
//! wins, so that y had a part not greater than y − x < p. Hence x = y. (For m = 2 Cody Allen and Vadim
//! Ponomarenko, *Fibonacci Nim and a full characterization of winning moves*, Involve 7, 2014,
//! pp. 807–818, describe them all in another way.)
//!
//! **Several heaps.** With own limits the game is a sum in the sense of Sprague and Grundy: each
//! heap with its limit has a [Grundy value](Grundy), and the position is safe when their nim-sum
//! is 0. No formula for these values is known (Urban Larsson and Simon Rubinstein-Salzedo,
//! *Grundy values of Fibonacci nim*, International Journal of Game Theory 45, 2016, pp. 617–625);
//! they come from a table, for heaps up to [`GRUNDY_REACH`]. With one limit for all the heaps
//! depend on one another (two heaps: the same, *Global Fibonacci nim*, ibid. 47, 2018,
//! pp. 595–611). But still more limit never hurts, so for any heaps a least winning limit decides,
//! if there is one; it comes from a table with an entry for each choice of heaps one can be left
//! with, up to [`GLOBAL_REACH`] entries. Where the tables end, positions end: so every position
//! has an answer, and nothing that shows one needs to ask whether it has.
//!
//! ```
//! use nian_solver::dynamic::{least_winning_limit, parts, starts};
//!
//! assert!(starts(3).take(10).eq([1, 2, 3, 4, 6, 8, 11, 15, 21, 29]));
//! assert_eq!(parts(3, 100), [76, 21, 3]);
//! assert_eq!(least_winning_limit(3, 100), Some(3));
//!
//! let tripling: nian_solver::AnyPosition = "dynamic.3:100".parse()?;
//! let winning = tripling.winning_moves();
//! assert_eq!(winning.iter().map(ToString::to_string).collect::<Vec<_>>(), ["24", "3"]);
//! # Ok::<(), nian_solver::NotationError>(())
//! ```

mod basis;
mod global;
mod grundy;
mod notation;
mod starts;
mod theory;
mod winning;

use alloc::vec::Vec;

pub use global::{GLOBAL_REACH, least_common_limits};
pub use grundy::{GRUNDY_REACH, Grundy};
pub use starts::{Starts, least_winning_limit, least_winning_limits, parts, starts};

use crate::{Ending, Game, MAX_HEAPS, MAX_NUMBER, Move, Outcome, PlayError};

/// The lower half of a number's bits.
const HALF: u64 = u32::MAX as u64;

/// The greatest multiplier.
pub const MAX_MULTIPLIER: u8 = 100;

/// How many heaps there are, and what a take limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Heaps {
    /// One heap.
    #[default]
    One,
    /// 1 to 26 heaps; a take limits the next one from the same heap.
    Local,
    /// 1 to 26 heaps; a take limits the next one, from whichever heap.
    Global,
}

/// The rules of dynamic nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dynamic {
    multiplier: u8,
    heaps: Heaps,
}

impl Dynamic {
    /// The game with this multiplier, 1 to [`MAX_MULTIPLIER`]; else `None`.
    #[must_use]
    pub fn new(multiplier: u8, heaps: Heaps) -> Option<Self> {
        let valid = (1..=MAX_MULTIPLIER).contains(&multiplier);
        valid.then_some(Self { multiplier, heaps })
    }

    /// How many times the last take may be taken.
    #[must_use]
    pub fn multiplier(self) -> u8 {
        self.multiplier
    }

    /// How many heaps there are, and what a take limits.
    #[must_use]
    pub fn heaps(self) -> Heaps {
        self.heaps
    }

    /// The heaps and their limits: a limit for each of them in [`Heaps::Local`], else only one.
    ///
    /// `None` unless there are 1 to [`MAX_HEAPS`] heaps, only one in [`Heaps::One`], as many
    /// limits as said, and all numbers at most [`MAX_NUMBER`]; and, with two heaps or more that
    /// are not empty, unless none is beyond [`GRUNDY_REACH`] in [`Heaps::Local`] or the product of
    /// heap + 1 over them is within [`GLOBAL_REACH`] in [`Heaps::Global`].
    #[must_use]
    pub fn state(self, heaps: Vec<u64>, limits: Vec<u64>) -> Option<State> {
        let most = if self.heaps == Heaps::One {
            1
        } else {
            MAX_HEAPS
        };
        let limited = if self.heaps == Heaps::Local {
            heaps.len()
        } else {
            1
        };
        let valid = (1..=usize::from(most)).contains(&heaps.len())
            && limits.len() == limited
            && heaps.iter().chain(&limits).all(|&n| n <= MAX_NUMBER)
            && self.within_reach(&heaps);
        let kind = self.heaps;
        valid.then_some(State {
            kind,
            heaps,
            limits,
        })
    }

    /// Whether a closed form or a table of acceptable size decides these heaps.
    fn within_reach(self, heaps: &[u64]) -> bool {
        heaps.iter().filter(|&&heap| heap > 0).count() < 2
            || match self.heaps {
                Heaps::One => true,
                Heaps::Local => heaps.iter().all(|&heap| heap <= GRUNDY_REACH),
                Heaps::Global => global::entries(heaps).is_some(),
            }
    }

    /// The most a player may take after a take: the multiplier times as much, but at most [`MAX_NUMBER`], which no heap
    /// exceeds.
    #[must_use]
    pub fn limit_after(self, take: u64) -> u64 {
        // In two halves, as a product of 128 bits is slow in wasm.
        let multiplier = u64::from(self.multiplier);
        let low = (take & HALF) * multiplier;
        let high = (take >> 32) * multiplier + (low >> 32);
        if high > MAX_NUMBER >> 32 {
            return MAX_NUMBER;
        }
        high << 32 | low & HALF
    }
}

/// Heaps of coins with their limits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct State {
    kind: Heaps,
    heaps: Vec<u64>,
    /// A limit for each heap, or one for all.
    limits: Vec<u64>,
}

impl State {
    /// The coins in each heap.
    #[must_use]
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// The limits: one for each heap, or one for all.
    #[must_use]
    pub fn limits(&self) -> &[u64] {
        &self.limits
    }

    /// The limit for this row, 0-based: its own, or the common one.
    #[must_use]
    pub fn limit(&self, row: usize) -> u64 {
        let limit = self.limits.get(row).or(self.limits.last());
        limit.copied().unwrap_or(0)
    }

    /// The heaps and the most that may be taken from each, one after the other.
    fn rows(&self) -> impl Iterator<Item = (u8, u64, u64)> {
        let rows = self.heaps.iter().enumerate();
        rows.map(|(row, &heap)| (row as u8, heap, self.limit(row).min(heap)))
    }
}

impl State {
    /// The move that takes `take` from this row, 0-based.
    fn take(&self, row: u8, take: u64) -> Move {
        match self.kind {
            Heaps::One => Move::Take(take),
            Heaps::Local | Heaps::Global => Move::Row { row, take },
        }
    }
}

impl Game for Dynamic {
    type Position = State;

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        (state.rows())
            .flat_map(move |(row, _, most)| (1..=most).map(move |take| state.take(row, take)))
    }

    fn play(&self, state: &State, mv: Move) -> Result<State, PlayError> {
        let (row, take) = match (state.kind, mv) {
            (Heaps::One, Move::Take(take)) => (0, take),
            (Heaps::Local | Heaps::Global, Move::Row { row, take }) => (row, take),
            _ => return Err(PlayError::OtherKind),
        };
        if self.end(state).is_some() {
            return Err(PlayError::Over);
        }
        let rows = state.heaps.len() as u8;
        let found = state.rows().nth(row.into());
        let (_, heap, most) = found.ok_or(PlayError::NoSuchRow { rows })?;
        if take == 0 {
            return Err(PlayError::TakeNone);
        }
        if take > most {
            return Err(PlayError::TooMany { most });
        }
        let mut after = state.clone();
        after.heaps[usize::from(row)] = heap - take;
        let limited = if state.kind == Heaps::Local {
            usize::from(row)
        } else {
            0
        };
        if let Some(limit) = after.limits.get_mut(limited) {
            *limit = self.limit_after(take);
        }
        Ok(after)
    }

    fn end(&self, state: &State) -> Option<Outcome> {
        let over = state.rows().all(|(_, _, most)| most == 0);
        over.then(|| Ending::Normal.outcome())
    }
}
