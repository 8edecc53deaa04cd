//! The doubling game and the tripling game.

use nian_oracle::Oracle;
use nian_solver::dynamic::{Dynamic, Heaps, State};
use nian_solver::{AnyPosition, Game, Move};

use crate::numerals::{fibonacci, greedy_places};
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

/// A game with one heap, and a search that knows only its rules.
struct Table {
    rules: Dynamic,
    oracle: Oracle<Dynamic>,
}

impl Table {
    /// `None` if there is no game with this multiplier.
    fn new(multiplier: u8) -> Option<Self> {
        let rules = Dynamic::new(multiplier, Heaps::One)?;
        let oracle = Oracle::new(rules);
        Some(Self { rules, oracle })
    }

    fn state(&self, heap: u64, limit: u64) -> Option<State> {
        self.rules.state(vec![heap], vec![limit])
    }

    /// Compares a heap with a limit with a statement on it.
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

/// The smallest part of a heap, by repeatedly subtracting the largest number of the sequence that fits.
pub(crate) fn smallest_part(heap: u64, sequence: &[u64]) -> u64 {
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

/// Whether a take that leaves something wins, according to the article on all winning moves: it is the sum of some of
/// the smallest parts, and less than half of the smallest part left.
fn takes_smallest_parts(heap: u64, take: u64, numbers: &[u64]) -> bool {
    let mut parts: Vec<u64> = (greedy_places(heap, numbers).iter())
        .map(|&place| numbers[place])
        .collect();
    let mut left = take;
    while let Some(part) = parts.pop_if(|part| *part <= left) {
        left -= part;
    }
    left == 0 && parts.last().is_some_and(|&part| 2 * take < part)
}

/// The player to move wins exactly when the limit is not below the smallest part: by taking everything, or the sum of
/// some of the smallest parts, and by nothing else. The smallest part alone always wins.
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
            let Some(state) = table.state(heap, limit) else {
                continue;
            };
            for take in 1..=limit {
                let said = take == heap || takes_smallest_parts(heap, take, &numbers);
                let wins = table.wins(&state, take);
                search.case(wins == said && (wins || take != part), || {
                    let position = AnyPosition::Dynamic(table.rules, state.clone());
                    Counterexample::at(&position, &[take])
                })?;
            }
        }
    }
    Ok(())
}

/// The safe starts up to `most` and one more: each is the last, plus the earliest that, times the
/// multiplier, is not less than the last.
fn starts_of(multiplier: u8, most: u64) -> Vec<u64> {
    let mut starts: Vec<u64> = vec![1];
    while let Some(&last) = starts.last().filter(|&&last| last <= most) {
        let mut earlier = starts.iter();
        let earliest = earlier.find(|&&start| u64::from(multiplier) * start >= last);
        starts.push(last + earliest.unwrap_or(&last));
    }
    starts
}

/// The safe starts are these, and the player to move wins exactly when the limit is not below the
/// smallest part made with them.
fn by_starts(table: &mut Table, starts: &[u64], most: u64, search: &mut Search<'_>) -> Found {
    for heap in 2..=most {
        search.progress(heap, most);
        table.compare(heap, heap - 1, starts.contains(&heap), search)?;
        let part = smallest_part(heap, starts);
        for limit in 1..=heap {
            table.compare(heap, limit, limit < part, search)?;
        }
    }
    Ok(())
}

/// The safe starts with multiplier 4, as far as the article lists them.
const BY_FOUR: [u64; 18] = [
    1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 31, 40, 52, 67, 86, 110, 141,
];

/// For each multiplier up to `most`, heaps up to 60: the same rule; with 1 the safe starts are the
/// powers of two, with 2 the Fibonacci numbers, with 4 those of the text.
pub(crate) fn multipliers(most: u64, search: &mut Search<'_>) -> Found {
    for multiplier in 1..=most {
        let multiplier = multiplier as u8;
        let starts = starts_of(multiplier, 150);
        let listed = match multiplier {
            1 => starts.iter().all(|start| start.is_power_of_two()),
            2 => fibonacci(40).starts_with(&starts),
            4 => starts.starts_with(&BY_FOUR),
            _ => true,
        };
        search.case(listed, || Counterexample::of(&[multiplier.into()]))?;
        if let Some(mut table) = Table::new(multiplier) {
            by_starts(&mut table, &starts, 60, search)?;
        }
    }
    Ok(())
}

/// In the tripling game the safe starts are these; the limit decides as in the doubling game; and
/// from 100 only 3 and 24 win.
pub(crate) fn tripling(most: u64, search: &mut Search<'_>) -> Found {
    let starts = starts_of(3, most);
    let Some(mut table) = Table::new(3) else {
        return Ok(());
    };
    by_starts(&mut table, &starts, most, search)?;
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
