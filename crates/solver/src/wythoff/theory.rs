//! The safe positions of Wythoff's game, and the reasons.

use alloc::vec;
use alloc::vec::Vec;

use super::{Pair, Wythoff, pair, partner};
use crate::fibonacci::zeckendorf;
use crate::{Ending, Explanation, Game, Move, Outcome, Reason, Theory};

/// Misère play changes the safe pairs with a difference below this one.
const MISERE_LIKE_NORMAL_FROM: u64 = 2;

impl Wythoff {
    /// The number that makes a safe pair with `x`; every number has exactly one.
    fn safe_with(&self, x: u64) -> Option<u64> {
        match (self.ending, x) {
            (Ending::Misere, 0) => Some(1),
            (Ending::Misere, 1) => Some(0),
            (Ending::Misere, 2) => Some(2),
            _ => partner(x),
        }
    }

    /// The safe pair with this difference, the smaller number first; every difference has
    /// exactly one.
    fn safe_apart(&self, difference: u64) -> Option<(u64, u64)> {
        match (self.ending, difference) {
            (Ending::Misere, 0) => Some((2, 2)),
            (Ending::Misere, 1) => Some((0, 1)),
            _ => pair(difference),
        }
    }
}

/// The smaller and the larger row.
fn ordered(position: &Pair) -> (u64, u64) {
    let [a, b] = *position.heaps();
    (a.min(b), a.max(b))
}

impl Theory for Wythoff {
    fn outcome(&self, position: &Pair) -> Outcome {
        let (lower, upper) = ordered(position);
        Outcome::safe_if(self.safe_apart(upper - lower) == Some((lower, upper)))
    }

    fn winning_moves(&self, position: &Pair) -> Vec<Move> {
        let [a, b] = *position.heaps();
        let (lower, upper) = ordered(position);
        // On each line, how far its only safe pair is, if it lies ahead.
        let in_a = self.safe_with(b).and_then(|left| a.checked_sub(left));
        let in_b = self.safe_with(a).and_then(|left| b.checked_sub(left));
        let in_both = self
            .safe_apart(upper - lower)
            .and_then(|(left, _)| lower.checked_sub(left));
        let moves = [
            in_a.map(|take| (take, Move::Row { row: 0, take })),
            in_both.map(|take| (take, Move::Both { take })),
            in_b.map(|take| (take, Move::Row { row: 1, take })),
        ];
        let ahead = moves.into_iter().flatten().filter(|&(take, _)| take > 0);
        ahead.map(|(_, mv)| mv).collect()
    }

    fn explain(&self, position: &Pair) -> Explanation {
        if self.end(position).is_some() {
            return Explanation::over(self.ending);
        }
        let outcome = self.outcome(position);
        let mut steps = vec![self.place(position, outcome)];
        steps.extend(self.digits(position));
        steps.extend(self.lines(position));
        Explanation { steps, outcome }
    }
}

impl Wythoff {
    /// The place of the rows among the safe pairs.
    fn place(&self, position: &Pair, outcome: Outcome) -> Reason {
        let (lower, upper) = ordered(position);
        let difference = upper - lower;
        match (outcome, self.ending) {
            (Outcome::Unsafe, _) => Reason::NotPair {
                difference,
                lower: self.safe_apart(difference).map(|(lower, _)| lower),
            },
            (Outcome::Safe, Ending::Misere) if difference < MISERE_LIKE_NORMAL_FROM => {
                Reason::SmallPair { lower, upper }
            }
            (Outcome::Safe, _) => Reason::Pair {
                index: difference,
                lower,
                upper,
            },
        }
    }

    /// The rows in Zeckendorf representation, if it determines their partners: 0 has no digits, and
    /// misère play gives 1 and 2 other partners.
    fn digits(&self, position: &Pair) -> impl Iterator<Item = Reason> {
        let (lower, upper) = ordered(position);
        let from = if self.ending.is_misere() { 3 } else { 1 };
        let values = [lower, upper].into_iter().filter(move |&v| v >= from);
        values.map(|value| {
            let parts = zeckendorf(value);
            let zeros = parts.last().copied().unwrap_or(0);
            Reason::Fibonacci {
                value,
                parts,
                zeros,
            }
        })
    }

    /// The winning moves, and the positions after them.
    fn lines(&self, position: &Pair) -> impl Iterator<Item = Reason> {
        self.winning_moves(position).into_iter().filter_map(|mv| {
            let to = *self.play(position, mv).ok()?.heaps();
            let index = to[0].abs_diff(to[1]);
            Some(Reason::Line { mv, index, to })
        })
    }
}
