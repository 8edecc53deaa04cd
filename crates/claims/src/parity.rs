//! The odd-even game: an odd number of stones, and the odd (or the even) holder wins.

use nian_oracle::Oracle;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{Parity, State};
use nian_solver::{AnyPosition, Move};

use crate::holding::{is_safe, modulus, shares};
use crate::search::{Counterexample, Found, Search};

/// Compares every position with a total of two periods and 3 stones with the remainders.
fn remainders(s: u64, winner: Side, search: &mut Search<'_>) -> Found {
    let Some(takes) = UpTo::new(s) else {
        return Ok(());
    };
    let rules = Parity { takes, winner };
    let mut oracle = Oracle::new(rules);
    for (heap, mover, other) in shares(2 * modulus(s) + 3) {
        if let Some(state) = State::new(heap, mover, other) {
            let safe = is_safe(s, heap, winner.wants(other));
            search.outcome(&mut oracle, AnyPosition::Parity, rules, state, safe)?;
        }
    }
    Ok(())
}

fn for_each(
    first: u64,
    step: usize,
    most: u64,
    search: &mut Search<'_>,
    check: impl Fn(u64, &mut Search<'_>) -> Found,
) -> Found {
    for s in (first..=most).step_by(step) {
        search.progress(s, most);
        check(s, search)?;
    }
    Ok(())
}

/// Theorem 1: each odd s up to `most`.
pub(crate) fn odd_most(most: u64, search: &mut Search<'_>) -> Found {
    for_each(1, 2, most, search, |s, search| {
        remainders(s, Side::Odd, search)
    })
}

/// Theorem 2: each even s up to `most`.
pub(crate) fn even_most(most: u64, search: &mut Search<'_>) -> Found {
    for_each(2, 2, most, search, |s, search| {
        remainders(s, Side::Odd, search)
    })
}

/// Compares whether the first player wins, for totals up to two periods and 3 stones.
fn first_wins(s: u64, winner: Side, search: &mut Search<'_>, said: impl Fn(u64) -> bool) -> Found {
    let Some(takes) = UpTo::new(s) else {
        return Ok(());
    };
    let rules = Parity { takes, winner };
    for total in (1..=2 * modulus(s) + 3).step_by(2) {
        // Totals share no positions; so each has a search of its own, whose memory is freed.
        let mut oracle = Oracle::new(rules);
        if let Some(state) = State::new(total, 0, 0) {
            let wins = !oracle.outcome(&state).is_safe();
            search.case(wins == said(total), || {
                Counterexample::at(&AnyPosition::Parity(rules, state), &[s, total])
            })?;
        }
    }
    Ok(())
}

/// Theorem 3: the first player loses exactly at one remainder.
pub(crate) fn first_player(most: u64, search: &mut Search<'_>) -> Found {
    for_each(1, 1, most, search, |s, search| {
        let loses = if s % 2 == 1 { s + 2 } else { s + 1 };
        first_wins(s, Side::Odd, search, |total| total % modulus(s) != loses)
    })
}

/// The abstract: the first player wins exactly at s + 1.
pub(crate) fn abstract_as_printed(most: u64, search: &mut Search<'_>) -> Found {
    for_each(2, 1, most, search, |s, search| {
        first_wins(s, Side::Odd, search, |total| total % modulus(s) == s + 1)
    })
}

/// If an even holding wins: the same with odd and even changed, and the first player loses exactly
/// at 1.
pub(crate) fn even_holder(most: u64, search: &mut Search<'_>) -> Found {
    for_each(1, 1, most, search, |s, search| {
        remainders(s, Side::Even, search)?;
        first_wins(s, Side::Even, search, |total| total % modulus(s) != 1)
    })
}

/// With takes of 1 to 3: the only winning first move from so many stones.
fn only_first_move(total: u64, only: u64, search: &mut Search<'_>) -> Found {
    let Some(takes) = UpTo::new(3) else {
        return Ok(());
    };
    let rules = Parity {
        takes,
        winner: Side::Odd,
    };
    let mut oracle = Oracle::new(rules);
    let Some(state) = State::new(total, 0, 0) else {
        return Ok(());
    };
    let winning = oracle.winning_moves(&state);
    search.case(winning == [Move::Take(only)], || {
        Counterexample::at(&AnyPosition::Parity(rules, state), &[total])
    })
}

/// With takes of 1 to 3 and totals up to `most`: what may be left with an odd holding and with an
/// even one, by the remainder of 8; and the first player loses exactly at 8n + 5.
fn three(most: u64, search: &mut Search<'_>) -> Found {
    let Some(takes) = UpTo::new(3) else {
        return Ok(());
    };
    let rules = Parity {
        takes,
        winner: Side::Odd,
    };
    for total in (1..=most).step_by(2) {
        search.progress(total, most);
        let mut oracle = Oracle::new(rules);
        for (heap, mover, other) in shares(total) {
            let safe = match other % 2 {
                1 => matches!(heap % 8, 0 | 1),
                _ => matches!(heap % 8, 4 | 5),
            };
            if let Some(state) = State::new(heap, mover, other) {
                search.outcome(&mut oracle, AnyPosition::Parity, rules, state, safe)?;
            }
        }
    }
    Ok(())
}

/// From 17 stones only a first move of 1 wins.
pub(crate) fn seventeen(most: u64, search: &mut Search<'_>) -> Found {
    only_first_move(17, 1, search)?;
    three(most, search)
}

/// From 15 stones only a first move of 2 wins.
pub(crate) fn fifteen(most: u64, search: &mut Search<'_>) -> Found {
    only_first_move(15, 2, search)?;
    three(most, search)
}

/// Each k up to `most`, whether an odd or an even holding wins: the heap's remainder by 2k + 2 or
/// k + 2 decides.
pub(crate) fn either_holder(most: u64, search: &mut Search<'_>) -> Found {
    for_each(1, 1, most, search, |k, search| {
        remainders(k, Side::Odd, search)?;
        remainders(k, Side::Even, search)
    })
}
