//! The doubling game and the tripling game.

use nian_oracle::Oracle;
use nian_solver::dynamic::{Dynamic, Heaps, State};
use nian_solver::{AnyPosition, Game, Move};

use crate::numerals::fibonacci;
use crate::search::{Counterexample, Found, Search};

/// fₙ < fₙ₊₁ < 2fₙ for n from 1 on.
pub(crate) fn neighbours(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(most as usize + 2);
    for n in 1..=most as usize {
        let (this, next) = (numbers[n], numbers[n + 1]);
        search.case(this < next && next < 2 * this, || {
            Counterexample::of(&[n as u64, this, next])
        })?;
    }
    Ok(())
}

/// A game with one heap, and the search that knows only its rules.
struct Table {
    rules: Dynamic,
    oracle: Oracle<Dynamic>,
}

impl Table {
    /// `None` for a multiplier that there is no game for.
    fn new(multiplier: u8) -> Option<Self> {
        let rules = Dynamic::new(multiplier, Heaps::One)?;
        let oracle = Oracle::new(rules);
        Some(Self { rules, oracle })
    }

    fn state(&self, heap: u64, limit: u64) -> Option<State> {
        self.rules.state(vec![heap], vec![limit])
    }

    /// Compares a heap with a limit with what is said of it.
    fn compare(&mut self, heap: u64, limit: u64, safe: bool, search: &mut Search<'_>) -> Found {
        match self.state(heap, limit) {
            Some(state) => search.outcome(
                &mut self.oracle,
                AnyPosition::Dynamic,
                self.rules,
                state,
                safe,
            ),
            None => Ok(()),
        }
    }

    /// Whether a move may be played and leaves a safe position.
    fn wins(&mut self, state: &State, take: u64) -> bool {
        let after = self.rules.play(state, Move::Take(take));
        after.is_ok_and(|after| self.oracle.outcome(&after).is_safe())
    }
}

/// The smallest part of a heap, the largest number of the sequence that fits being taken off
/// again and again.
fn smallest_part(heap: u64, sequence: &[u64]) -> u64 {
    let (mut left, mut part) = (heap, heap);
    for &number in sequence.iter().rev() {
        if number <= left {
            left -= number;
            part = number;
        }
    }
    part
}

/// A limit below the smallest part is safe to leave.
pub(crate) fn small_limits(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(40);
    let Some(mut table) = Table::new(2) else {
        return Ok(());
    };
    for heap in 2..=most {
        search.progress(heap, most);
        for limit in 1..smallest_part(heap, &numbers) {
            table.compare(heap, limit, true, search)?;
        }
    }
    Ok(())
}

/// The safe starts are the Fibonacci numbers.
pub(crate) fn starts(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(40);
    let Some(mut table) = Table::new(2) else {
        return Ok(());
    };
    for heap in 2..=most {
        search.progress(heap, most);
        table.compare(heap, heap - 1, numbers.contains(&heap), search)?;
    }
    Ok(())
}

/// The player to move wins exactly when the limit is not below the smallest part; by taking
/// everything, or else that part.
pub(crate) fn strategy(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(40);
    let Some(mut table) = Table::new(2) else {
        return Ok(());
    };
    for heap in 1..=most {
        search.progress(heap, most);
        let part = smallest_part(heap, &numbers);
        for limit in 1..=heap {
            table.compare(heap, limit, limit < part, search)?;
            let take = if limit >= heap { heap } else { part };
            let Some(state) = table.state(heap, limit).filter(|_| limit >= part) else {
                continue;
            };
            let wins = table.wins(&state, take);
            search.case(wins, || {
                Counterexample::at(&AnyPosition::Dynamic(table.rules, state), &[take])
            })?;
        }
    }
    Ok(())
}

/// The safe starts of the tripling game: each is the last, plus the earliest of which three times
/// is not less than the last.
fn tripling_starts(most: u64) -> Vec<u64> {
    let mut starts: Vec<u64> = vec![1];
    while let Some(&last) = starts.last().filter(|&&last| last <= most) {
        let earliest = starts.iter().find(|&&start| 3 * start >= last);
        starts.push(last + earliest.unwrap_or(&last));
    }
    starts
}

/// In the tripling game the safe starts are these; the limit decides as in the doubling game; and
/// from 100 only 3 and 24 win.
pub(crate) fn tripling(most: u64, search: &mut Search<'_>) -> Found {
    let starts = tripling_starts(most);
    let Some(mut table) = Table::new(3) else {
        return Ok(());
    };
    for heap in 2..=most {
        search.progress(heap, most);
        table.compare(heap, heap - 1, starts.contains(&heap), search)?;
        let part = smallest_part(heap, &starts);
        for limit in 1..=heap {
            table.compare(heap, limit, limit < part, search)?;
        }
    }
    for take in 1..=99 {
        let Some(state) = table.state(100, 99).filter(|_| most >= 100) else {
            continue;
        };
        let wins = table.wins(&state, take);
        search.case(wins == matches!(take, 3 | 24), || {
            Counterexample::at(&AnyPosition::Dynamic(table.rules, state), &[take])
        })?;
    }
    Ok(())
}
