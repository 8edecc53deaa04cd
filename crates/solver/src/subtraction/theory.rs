//! The safe heaps, and the reasons.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::outcomes::Outcomes;
use super::{Heap, Subtraction, Values};
use crate::r#move::alphabetical;
use crate::period::Period;
use crate::{Explanation, Game, Move, Outcome, Reason, Theory};

impl Subtraction {
    /// For the set 1 to k: the modulus k + 1 and the remainder of the safe heaps.
    fn multiples(&self) -> Option<(u64, u64)> {
        let modulus = self.set.run()? + 1;
        Some((modulus, self.ending.is_misere().into()))
    }

    /// The least period and the least pre-period of the outcomes, in stones, with the largest
    /// number of the set as the window. `None` if no table of [`super::LONGEST_TABLE`] entries
    /// proves it, and for the Fibonacci numbers.
    ///
    /// It is searched for in the table, for 1 to k as well.
    #[must_use]
    pub fn period(&self) -> Option<Period> {
        self.set.largest()?;
        Outcomes::up_to(self, u64::MAX).period
    }

    /// Whether each of these heaps is safe, from one table for all of them. Heaps beyond
    /// [`super::LARGEST_UNPROVED`] count as unsafe if no period is proved.
    #[must_use]
    pub fn safe_among(&self, heaps: RangeInclusive<u64>) -> Vec<bool> {
        let outcomes = Outcomes::up_to(self, *heaps.end());
        heaps.map(|heap| outcomes.is_safe(heap)).collect()
    }

    /// The Grundy value under normal play: for 1 to k the remainder by k + 1, else from [`Values`].
    /// `None` under misère play, which has none, and if the table is too short.
    #[must_use]
    pub fn grundy(&self, heap: &Heap) -> Option<u64> {
        if self.ending.is_misere() {
            return None;
        }
        match self.multiples() {
            Some((modulus, _)) => Some(heap.0 % modulus),
            None => Values::up_to(self.set, heap.0)?.of(heap.0),
        }
    }

    /// The numbers that leave a safe heap, ascending.
    fn winning_takes(&self, heap: u64) -> Vec<u64> {
        if self.end(&Heap(heap)).is_some() {
            return Vec::new();
        }
        let Some((modulus, safe)) = self.multiples() else {
            let outcomes = Outcomes::up_to(self, heap);
            let safe = |&take: &u64| outcomes.is_safe(heap - take);
            return self.set.numbers(heap).filter(safe).collect();
        };
        // The heap is at least 1 while the game is not over, so 1 can be left in misère play.
        match (heap - safe) % modulus {
            0 => Vec::new(),
            take => vec![take],
        }
    }
}

impl Theory for Subtraction {
    fn outcome(&self, heap: &Heap) -> Outcome {
        if let Some(outcome) = self.end(heap) {
            return outcome;
        }
        Outcome::safe_if(match self.multiples() {
            Some((modulus, safe)) => heap.0 % modulus == safe,
            None => Outcomes::up_to(self, heap.0).is_safe(heap.0),
        })
    }

    fn winning_moves(&self, heap: &Heap) -> Vec<Move> {
        let takes = self.winning_takes(heap.0);
        let mut moves: Vec<Move> = takes.into_iter().map(Move::Take).collect();
        alphabetical(&mut moves);
        moves
    }

    fn explain(&self, heap: &Heap) -> Explanation {
        let outcome = self.outcome(heap);
        let ending = self.ending;
        let steps = if self.end(heap).is_some() {
            vec![Reason::Over { ending }]
        } else {
            match self.multiples() {
                Some((modulus, safe)) => self.multiple_steps(heap.0, modulus, safe),
                None => self.table_steps(heap.0),
            }
        };
        Explanation { steps, outcome }
    }
}

impl Subtraction {
    /// The steps for 1 to k: the remainder, and the winning take.
    fn multiple_steps(&self, heap: u64, modulus: u64, safe: u64) -> Vec<Reason> {
        let mut steps = vec![Reason::SafeResidues {
            heap,
            modulus,
            residue: heap % modulus,
            safe: vec![safe],
        }];
        let winning = self.winning_takes(heap);
        steps.extend(winning.into_iter().map(|take| Reason::Leave {
            take,
            heap: heap - take,
            residue: Some(safe),
        }));
        steps
    }

    /// The steps for other sets: the period if the heap is beyond the first one, then the heap
    /// after each relevant take: the winning ones, or from a safe heap all, with the replies to
    /// them.
    fn table_steps(&self, heap: u64) -> Vec<Reason> {
        let outcomes = Outcomes::up_to(self, heap);
        let safe = outcomes.is_safe(heap);
        let mut steps = Vec::new();
        if let Some(period) = outcomes.period
            && period.place(heap) != heap
        {
            steps.push(Reason::Repeats {
                heap,
                period,
                like: period.place(heap),
            });
        }
        steps.push(Reason::Tabled { heap, safe });
        for take in self.set.numbers(heap) {
            let left = heap - take;
            if outcomes.is_safe(left) {
                steps.push(Reason::Leave {
                    take,
                    heap: left,
                    residue: None,
                });
            } else if safe {
                let replies = self.set.numbers(left);
                let reply = { replies }.find(|&reply| outcomes.is_safe(left - reply));
                steps.push(Reason::Answered { take, reply });
            }
        }
        steps
    }
}
