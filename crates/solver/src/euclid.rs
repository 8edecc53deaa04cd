//! Euclid's game.
//!
//! **Rules.** Two numbers, not both 0. In turn, take from the larger one a multiple of the smaller one, at
//! least once that number and no more than there is; of two equal numbers, take from either. When one of
//! them is 0 nothing can be taken any more: whoever then has to move has lost. The greatest common divisor
//! stays the same throughout, so the other number is then that, as in Euclid's algorithm.
//!
//! **Closed form** (A. J. Cole and A. J. T. Davie, *A game based on the Euclidean algorithm and a winning
//! strategy for it*, Mathematical Gazette 53, 1969, pp. 354–357). With a ≥ b > 0 a position is safe exactly
//! when b < a < φb, φ = (1 + √5) / 2. As φ² = φ + 1, in whole numbers a < φb says that
//! a(a − b) < b² ([`is_below_golden`]). There are two cases:
//!
//! - b goes once into a = b + r, and not twice: there is just one move, to {b, r}. It leads from below φ to
//!   above it, and from above to below, as a / b = 1 + r / b and φ = 1 + 1 / φ.
//! - b goes in more than once: one can leave {b, r} or {b + r, b}, and from the second there is just the
//!   move to the first. So one of them is safe, whichever it is. Where r is 0 the first ends the game.
//!
//! No other move wins: what it leaves is of the second kind itself.
//!
//! **Grundy values.** With g the value of {b, r}, or 0 where r is 0, the values of {b + r, b}, {2b + r, b}, …
//! are 0, 1, 2, … without g, since each leads to all before it: [`Euclid::grundy`].
//!
//! Misère play is not offered: it differs in equal numbers only, which are then safe (V. Gurvich, *On the
//! misère version of game Euclid and miserable games*, Discrete Mathematics 307, 2007, pp. 1199–1204).

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::{Notation, write_heaps};
use crate::reader::Reader;
use crate::{
    Ending, Expected, Explanation, Game, MAX_NUMBER, Move, NotationError, Outcome, PlayError,
    Reason, Theory,
};

/// The rules of Euclid's game; there is only one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Euclid;

/// Two numbers of at most 2⁶³−1, not both 0, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Numbers([u64; 2]);

impl Numbers {
    /// These numbers; `None` if both are 0, or one is greater than [`MAX_NUMBER`].
    #[must_use]
    pub fn new(numbers: [u64; 2]) -> Option<Self> {
        let valid = numbers != [0, 0] && numbers.iter().all(|&number| number <= MAX_NUMBER);
        valid.then_some(Self(numbers))
    }

    /// The two numbers, in their order.
    #[must_use]
    pub fn heaps(&self) -> &[u64; 2] {
        &self.0
    }

    /// The larger number and the smaller one.
    #[must_use]
    pub fn ordered(&self) -> [u64; 2] {
        let [a, b] = self.0;
        [a.max(b), a.min(b)]
    }

    /// The most that can be taken from each number: a multiple of the other one.
    #[must_use]
    pub fn most(&self) -> [u64; 2] {
        let [a, b] = self.0;
        let most = |from: u64, by: u64| from.checked_rem(by).map_or(0, |rest| from - rest);
        [most(a, b), most(b, a)]
    }
}

/// Whether `larger` < φ · `smaller`, of two numbers of which the first is not the smaller one and neither
/// is 0.
///
/// Each step of Euclid's algorithm with quotient 1 leads from one side of φ to the other, so the parity of their number
/// decides: no products of 128 bits are needed.
#[must_use]
pub fn is_below_golden(mut larger: u64, mut smaller: u64) -> bool {
    let mut below = false;
    while larger.checked_div(smaller) == Some(1) {
        (larger, smaller) = (smaller, larger - smaller);
        below = !below;
    }
    below
}

impl Euclid {
    /// The Grundy value, with as many divisions as Euclid's algorithm needs.
    #[must_use]
    pub fn grundy(&self, numbers: &Numbers) -> u64 {
        // A number of 63 bits takes less than a hundred steps.
        fn value([larger, smaller]: [u64; 2]) -> u64 {
            let Some(quotient) = larger.checked_div(smaller) else {
                return 0;
            };
            let rest = value([smaller, larger - quotient * smaller]);
            quotient - u64::from(rest >= quotient)
        }
        value(numbers.ordered())
    }
}

impl Game for Euclid {
    type Position = Numbers;

    fn moves(&self, numbers: &Numbers) -> impl Iterator<Item = Move> {
        let ([a, b], [in_a, in_b]) = (numbers.0, numbers.most());
        let times = |most: u64, by: u64| most.checked_div(by).unwrap_or(0);
        let (from_a, from_b) = (times(in_a, b), times(in_b, a));
        (0..from_a + from_b).map(move |i| {
            let (row, time, by) = if i < from_a {
                (0, i, b)
            } else {
                (1, i - from_a, a)
            };
            let take = (time + 1) * by;
            Move::Row { row, take }
        })
    }

    fn play(&self, numbers: &Numbers, mv: Move) -> Result<Numbers, PlayError> {
        if self.end(numbers).is_some() {
            return Err(PlayError::Over);
        }
        let (row, take) = match mv {
            Move::Row { row: 0, take } => (0, take),
            Move::Row { row: 1, take } => (1, take),
            Move::Row { .. } => return Err(PlayError::NoSuchRow { rows: 2 }),
            Move::Both { .. } | Move::Take(_) | Move::Turn { .. } | Move::TurnAll(_) => {
                return Err(PlayError::OtherKind);
            }
        };
        let most = numbers.most()[row];
        if take == 0 {
            return Err(PlayError::TakeNone);
        }
        if take > most {
            return Err(PlayError::TooMany { most });
        }
        if !take.is_multiple_of(numbers.0[1 - row]) {
            return Err(PlayError::NotInSet);
        }
        let mut left = numbers.0;
        left[row] -= take;
        Ok(Numbers(left))
    }

    fn end(&self, numbers: &Numbers) -> Option<Outcome> {
        (numbers.0.contains(&0)).then_some(Outcome::Safe)
    }
}

impl Theory for Euclid {
    fn outcome(&self, numbers: &Numbers) -> Outcome {
        let [larger, smaller] = numbers.ordered();
        let below = larger > smaller && is_below_golden(larger, smaller);
        Outcome::safe_if(smaller == 0 || below)
    }

    fn winning_moves(&self, numbers: &Numbers) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.outcome(numbers).is_safe() {
            return moves;
        }
        let [larger, smaller] = numbers.ordered();
        let rest = larger.checked_rem(smaller).unwrap_or(0);
        // One can leave {smaller, rest}, unless that is unsafe.
        let safe = rest == 0 || is_below_golden(smaller, rest);
        let take = larger - rest - if safe { 0 } else { smaller };
        for (row, &number) in (0..).zip(&numbers.0) {
            if number == larger {
                moves.push(Move::Row { row, take });
            }
        }
        moves
    }

    fn explain(&self, numbers: &Numbers) -> Explanation {
        let [larger, smaller] = numbers.ordered();
        let Some(rest) = larger.checked_rem(smaller) else {
            return Explanation::over(Ending::Normal);
        };
        let steps = if rest == 0 {
            vec![Reason::Multiple { larger, smaller }]
        } else if larger - rest == smaller {
            let left = [smaller, rest];
            vec![golden([larger, smaller]), Reason::OneWay { left }]
        } else {
            let ways = [[smaller, rest], [smaller + rest, smaller]];
            let choice = Reason::TwoWays {
                larger,
                smaller,
                ways,
            };
            vec![choice, golden(ways[0])]
        };
        Explanation {
            steps,
            outcome: self.outcome(numbers),
        }
    }
}

/// The ratio of two numbers, compared with the golden ratio, and the reason.
fn golden([larger, smaller]: [u64; 2]) -> Reason {
    let difference = larger - smaller;
    let told = larger <= u32::MAX.into();
    Reason::Golden {
        larger,
        smaller,
        difference,
        products: told.then(|| (larger * difference, smaller * smaller)),
        below: is_below_golden(larger, smaller),
    }
}

impl Notation for Euclid {
    const NAME: &'static str = "euclid";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        if reader.take(b':') {
            return Ok(Self);
        }
        reader.error(Expected::Colon)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<Numbers, NotationError> {
        reader.checked(Expected::NotBothZero, |reader| {
            Ok(match reader.heaps(2, 2)?[..] {
                [a, b] => Numbers::new([a, b]),
                _ => None,
            })
        })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        reader.row_move()
    }

    fn write_rules(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    fn write_state(numbers: &Numbers, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_heaps(&numbers.0, f)
    }
}
