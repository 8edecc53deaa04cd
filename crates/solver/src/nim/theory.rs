//! Bouton's rules: the safe positions, and the reasons.

use alloc::vec;
use alloc::vec::Vec;

use super::{Nim, Rows, column_sums, nim_sum};
use crate::{Explanation, Game, Move, Outcome, Reason, Theory};

/// The rule of Bouton's that applies to a position.
enum Phase {
    /// Make the nim-sum 0.
    NimSum,
    /// Misère with one row of two coins or more, and so many single coins beside it.
    OneLarge { row: u8, heap: u64, singles: u8 },
    /// Misère with so many single coins and nothing else.
    Singles(u8),
}

impl Nim {
    fn phase(&self, rows: &Rows) -> Phase {
        if !self.ending.is_misere() {
            return Phase::NimSum;
        }
        let mut singles = 0;
        let mut first_large = None;
        for (row, &heap) in (0..).zip(rows.heaps()) {
            match (heap, first_large) {
                (0, _) => {}
                (1, _) => singles += 1,
                (_, None) => first_large = Some((row, heap)),
                (_, Some(_)) => return Phase::NimSum,
            }
        }
        match first_large {
            None => Phase::Singles(singles),
            Some((row, heap)) => Phase::OneLarge { row, heap, singles },
        }
    }
}

impl Theory for Nim {
    fn outcome(&self, rows: &Rows) -> Outcome {
        Outcome::safe_if(match self.phase(rows) {
            Phase::NimSum => nim_sum(rows.heaps()) == 0,
            Phase::OneLarge { .. } => false,
            Phase::Singles(singles) => is_odd(singles),
        })
    }

    fn winning_moves(&self, rows: &Rows) -> Vec<Move> {
        match self.phase(rows) {
            Phase::NimSum => {
                let sum = nim_sum(rows.heaps());
                reduce_each(rows.heaps(), Some(sum))
            }
            Phase::OneLarge { row, heap, singles } => {
                let take = heap - u64::from(left_of_large(singles));
                vec![Move::Row { row, take }]
            }
            Phase::Singles(singles) if is_odd(singles) => Vec::new(),
            Phase::Singles(_) => reduce_each(rows.heaps(), None),
        }
    }

    fn explain(&self, rows: &Rows) -> Explanation {
        if self.end(rows).is_some() {
            return Explanation::over(self.ending);
        }
        let mut steps = Vec::new();
        if self.ending.is_misere() {
            let (large, single) = sizes(rows.heaps());
            steps.push(Reason::Sizes { large, single });
        }
        match self.phase(rows) {
            Phase::NimSum => nim_sum_steps(rows.heaps(), &mut steps),
            Phase::OneLarge { row, heap, singles } => {
                let to = left_of_large(singles);
                steps.push(Reason::LeaveSingles {
                    row,
                    from: heap,
                    to: to.into(),
                    singles: singles + to,
                });
            }
            Phase::Singles(singles) if is_odd(singles) => {}
            Phase::Singles(singles) => steps.push(Reason::TakeSingle {
                singles: singles - 1, // an even number, and not 0 since the game is not over
            }),
        }
        Explanation {
            steps,
            outcome: self.outcome(rows),
        }
    }
}

/// The number of rows with two coins or more, and of rows with exactly one.
fn sizes(heaps: &[u64]) -> (u8, u8) {
    let count = |kind: fn(&&u64) -> bool| heaps.iter().filter(kind).count() as u8;
    (count(|&&heap| heap > 1), count(|&&heap| heap == 1))
}

fn is_odd(number: u8) -> bool {
    number % 2 == 1
}

/// The number of coins, 0 or 1, to leave of the only large row, so that an odd number of single
/// coins is left.
fn left_of_large(singles: u8) -> u8 {
    u8::from(!is_odd(singles))
}

/// The moves that flip a row's digits in the columns of `flip`, or empty the row if that is `None`,
/// for every row that then has fewer coins.
fn reduce_each(heaps: &[u64], flip: Option<u64>) -> Vec<Move> {
    let mut moves = Vec::with_capacity(heaps.len());
    for (row, &heap) in (0..).zip(heaps) {
        let target = flip.map_or(0, |columns| heap ^ columns);
        if target < heap {
            let take = heap - target;
            moves.push(Move::Row { row, take });
        }
    }
    moves
}

/// The columns and, if one is odd, the rows to take from, with the coins to leave in each.
fn nim_sum_steps(heaps: &[u64], steps: &mut Vec<Reason>) {
    let nim_sum = nim_sum(heaps);
    steps.push(Reason::Columns {
        heaps: heaps.to_vec(),
        sums: column_sums(heaps),
        nim_sum,
    });
    let Some(power) = nim_sum.checked_ilog2() else {
        return;
    };
    let has_digit = |&(_, heap): &(u8, u64)| heap >> power & 1 == 1;
    let able: Vec<(u8, u64)> = (0..).zip(heaps.iter().copied()).filter(has_digit).collect();
    steps.push(Reason::LeftmostOdd {
        power: power as u8,
        rows: able.iter().map(|&(row, _)| row).collect(),
    });
    steps.extend(able.iter().map(|&(row, from)| Reason::Flip {
        row,
        from,
        to: from ^ nim_sum,
        flipped: nim_sum,
    }));
}
