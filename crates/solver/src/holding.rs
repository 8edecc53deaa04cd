//! What the odd-even games have in common: one heap, from which both players take 1 to k, and
//! each ends up having what they want, a holding of the right parity, or not.
//!
//! In [`crate::parity`] both want the same and the total is odd; in [`crate::sides`] one wants an
//! odd holding, the other an even one, and the total is even. Either way exactly one of them has
//! it when the heap is empty, and the rule is the same. It looks at two things only: whether the
//! player who has just moved *has* the parity they want, and the heap left, r:
//!
//! | | k odd: r modulo 2k + 2 | k even: r modulo k + 2 |
//! |---|---|---|
//! | has it | 0, 1 | 0, 1 |
//! | has it not | k + 1, k + 2 | k + 1 |
//!
//! These are the safe states. The proof gives a reply to each take t ([`UpTo::reply`]); for an odd
//! total it is 黄振高 and 黄受安's,〈一个组合对策问题的解〉,《国防科技大学学报》12 (3), 1990,
//! pp. 15–20, and for two sides with k = 3 張進安's,〈有關單堆奇偶的拈〉,《數學傳播》第 47 卷第 3 期,
//! 2023.
//!
//! ```
//! use nian_solver::holding::UpTo;
//!
//! let three = UpTo::new(3).unwrap();
//! assert_eq!(three.modulus(), 8);
//! assert_eq!(three.safe_residues(true), [0, 1]);
//! assert_eq!(three.safe_residues(false), [4, 5]);
//! assert_eq!(three.reply(12, false, 1), Some(3)); // 12 left, then 1 taken: take 3 and leave 8
//! ```

mod replies;
mod residues;
mod side;

pub use side::Side;

use crate::reader::Reader;
use crate::{Expected, MAX_NUMBER, Move, NotationError, PlayError};

/// The largest k.
pub const LARGEST: u16 = 1000;

/// How many may be taken at once: 1 to k, with k itself from 1 to [`LARGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UpTo(u16);

impl UpTo {
    /// 1 to `k`; `None` unless k is from 1 to [`LARGEST`].
    #[must_use]
    pub fn new(k: u64) -> Option<Self> {
        let k = u16::try_from(k).ok()?;
        (1..=LARGEST).contains(&k).then_some(Self(k))
    }

    /// The number k.
    #[must_use]
    pub fn k(self) -> u64 {
        self.0.into()
    }

    /// The most that can be taken from a heap.
    pub(crate) fn most(self, heap: u64) -> u64 {
        heap.min(self.k())
    }

    /// Checks a take from a heap; returns the number taken.
    pub(crate) fn check(self, heap: u64, mv: Move) -> Result<u64, PlayError> {
        let most = self.most(heap);
        match mv {
            _ if heap == 0 => Err(PlayError::Over),
            Move::Take(0) => Err(PlayError::TakeNone),
            Move::Take(take) if take > most => Err(PlayError::TooMany { most }),
            Move::Take(take) => Ok(take),
            _ => Err(PlayError::OtherKind),
        }
    }

    /// Parses `.K`.
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        if !reader.take(b'.') {
            return reader.error(Expected::UpTo);
        }
        reader.checked(Expected::UpTo, |reader| {
            Ok(reader.number().ok().and_then(Self::new))
        })
    }
}

fn is_odd(number: u64) -> bool {
    number % 2 == 1
}

/// Whether the heap and two holdings together are at most [`MAX_NUMBER`] and have the right parity.
pub(crate) fn total_is(odd: bool, heap: u64, holdings: [u64; 2]) -> bool {
    let [first, second] = holdings;
    let total = heap
        .checked_add(first)
        .and_then(|sum| sum.checked_add(second));
    total.is_some_and(|total| total <= MAX_NUMBER && is_odd(total) == odd)
}

/// Parses two holdings, `2,3`.
pub(crate) fn read_holdings(reader: &mut Reader<'_>) -> Result<[u64; 2], NotationError> {
    let first = reader.number()?;
    if !reader.take(b',') {
        return reader.error(Expected::Holding);
    }
    Ok([first, reader.number()?])
}
