//! The odd-even game: an odd number of stones, and the odd (or the even) holder wins.

use nian_oracle::Oracle;
use nian_solver::AnyPosition;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{Parity, State};

use crate::holding::{is_safe, modulus, shares};
use crate::search::{Counterexample, Found, Search};

/// Every position with a total beyond two rounds, against the remainders.
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

/// For totals up to two rounds and a bit, whether the first player wins.
fn first_wins(s: u64, winner: Side, search: &mut Search<'_>, said: impl Fn(u64) -> bool) -> Found {
    let Some(takes) = UpTo::new(s) else {
        return Ok(());
    };
    let rules = Parity { takes, winner };
    for total in (1..=2 * modulus(s) + 3).step_by(2) {
        // Nothing is shared between totals; so each has its own memory, and gives it back.
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
