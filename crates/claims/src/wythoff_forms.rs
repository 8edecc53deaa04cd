//! Wythoff's pairs by their standard forms, and by formulas with roots.

use std::cmp::Ordering;

use nian_oracle::Oracle;
use nian_solver::fibonacci::{append_zero, drop_zero, trailing_zeros};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{AnyPosition, Ending, Game, Move};

use crate::numerals::{fibonacci, greedy_places};
use crate::search::{Counterexample, Found, Search};
use crate::wythoff::pairs;

const RULES: Wythoff = Wythoff {
    ending: Ending::Normal,
};

fn even_zeros(number: u64) -> bool {
    trailing_zeros(number).is_multiple_of(2)
}

/// {x, y} is safe exactly when x ends in an even number of zeros and y is x with a 0 appended;
/// and the empty table is. All x ≤ y up to `most`.
pub(crate) fn table(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(RULES);
    for x in 0..=most {
        search.progress(x, most);
        for y in x..=most {
            let said = match x {
                0 => y == 0,
                x => even_zeros(x) && append_zero(x) == Some(y),
            };
            if let Some(pair) = Pair::new([x, y]) {
                search.outcome(&mut oracle, AnyPosition::Wythoff, RULES, pair, said)?;
            }
        }
    }
    Ok(())
}

/// With the numbers that end in an even number of zeros, in order, and each with a 0 appended, the
/// differences are 1, 2, 3, …; and a number x is the difference of the pair made from its own form.
pub(crate) fn differences(most: u64, search: &mut Search<'_>) -> Found {
    let mut a = 0;
    for n in 1..=most {
        if n % 1024 == 0 {
            search.progress(n, most);
        }
        a += 1;
        while !even_zeros(a) {
            a += 1;
        }
        let b = append_zero(a).unwrap_or(0);
        search.case(b == a + n, || Counterexample::of(&[n, a, b]))?;
        let shifted = append_zero(n).unwrap_or(0);
        let made = if even_zeros(n) { shifted - 1 } else { shifted };
        search.case(made == a, || Counterexample::of(&[n, made, a]))?;
    }
    Ok(())
}

/// The article's construction of (aₙ, bₙ) from the standard form of n.
///
/// If n ends in an odd number of zeros, one and two zeros are appended. If it ends in an even
/// number 2m, the higher digits are shifted and f₂ₘ is replaced by f₂ₘ + f₂ₘ₋₂ + … + f₀, for bₙ one
/// place higher.
fn constructed(n: u64) -> (u64, u64) {
    let numbers = fibonacci(60);
    let mut places = greedy_places(n, &numbers);
    let (mut a, mut b) = (0, 0);
    let last = places.last().copied().unwrap_or(0);
    if last.is_multiple_of(2) {
        places.pop();
        for place in (0..=last).step_by(2) {
            a += numbers[place];
            b += numbers[place + 1];
        }
    }
    for place in places {
        a += numbers[place + 1];
        b += numbers[place + 2];
    }
    (a, b)
}

/// The construction gives the n-th safe pair found by search.
pub(crate) fn construction(most: u64, search: &mut Search<'_>) -> Found {
    compare(most, search, constructed)
}

/// The move that the standard forms name for {x, y}, x ≤ y, the second row being y; `None` if they
/// call the position safe.
fn named_move(x: u64, y: u64) -> Option<Move> {
    let keep = |keep: u64| Move::Row {
        row: 1,
        take: y - keep,
    };
    if x == 0 {
        return (y > 0).then(|| keep(0));
    }
    if x == y {
        return Some(Move::Both { take: x });
    }
    if !even_zeros(x) {
        return drop_zero(x).map(keep);
    }
    let partner = append_zero(x)?;
    match y.cmp(&partner) {
        Ordering::Equal => None,
        Ordering::Greater => Some(keep(partner)),
        Ordering::Less => Some(Move::Both {
            take: x - constructed(y - x).0,
        }),
    }
}

/// All x ≤ y up to `most`: the standard forms call it safe, and it is; or they name a move, and it
/// wins.
pub(crate) fn decision(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(RULES);
    for x in 0..=most {
        search.progress(x, most);
        for y in x..=most {
            let Some(pair) = Pair::new([x, y]) else {
                continue;
            };
            let right = match named_move(x, y) {
                None => oracle.outcome(&pair).is_safe(),
                Some(mv) => {
                    let next = RULES.play(&pair, mv);
                    next.is_ok_and(|next| oracle.outcome(&next).is_safe())
                }
            };
            search.case(right, || {
                Counterexample::at(&AnyPosition::Wythoff(RULES, pair), &[x, y])
            })?;
        }
    }
    Ok(())
}

/// The formula's numbers for index n.
type Formula = fn(n: u64) -> (u64, u64);

/// Compares a formula with the first `most` safe pairs found by search.
fn compare(most: u64, search: &mut Search<'_>, formula: Formula) -> Found {
    let mut oracle = Oracle::new(RULES);
    let mut smaller = 0;
    for n in 1..=most {
        search.progress(n, most);
        // The n-th pair is the next safe one, with rows so far apart that no earlier one was
        // skipped. Every row is tried.
        let pair = next_safe(&mut oracle, smaller + 1);
        smaller = pair.0;
        let said = formula(n);
        search.case(said == pair, || {
            let position =
                Pair::new([pair.0, pair.1]).map(|pair| AnyPosition::Wythoff(RULES, pair));
            let numbers = [n, said.0, said.1, pair.0, pair.1];
            match position {
                Some(position) => Counterexample::at(&position, &numbers),
                None => Counterexample::of(&numbers),
            }
        })?;
    }
    Ok(())
}

/// The safe pair with the least smaller number from `x` on. Each number is in one pair, so only
/// larger numbers of pairs are skipped.
fn next_safe(oracle: &mut Oracle<Wythoff>, from: u64) -> (u64, u64) {
    let mut x = from;
    loop {
        // The partner of x is searched among rows up to three times as large.
        for y in 0..=3 * x {
            let safe = Pair::new([x, y]).is_some_and(|pair| oracle.outcome(&pair).is_safe());
            if safe && y > x {
                return (x, y);
            }
            if safe {
                break;
            }
        }
        x += 1;
    }
}

/// The integer part of n√5.
fn root5(n: u64) -> u64 {
    (5 * n * n).isqrt()
}

/// ⌊n(√5 − 1)/2⌋ and ⌊n(√5 + 1)/2⌋. Half of a number and half of its integer part have the same
/// integer part.
pub(crate) fn formula_as_printed(most: u64, search: &mut Search<'_>) -> Found {
    compare(most, search, |n| ((root5(n) - n) / 2, (root5(n) + n) / 2))
}

/// ⌊nφ⌋ and ⌊nφ²⌋, φ = (1 + √5)/2. And the number of pairs with a smaller number up to x differs
/// from ⌊x/φ⌋ by 1 at most.
pub(crate) fn formula(most: u64, search: &mut Search<'_>) -> Found {
    compare(most, search, |n| {
        ((root5(n) + n) / 2, (root5(n) + 3 * n) / 2)
    })?;
    for x in 1..=most {
        let pairs = pairs(x).len() as u64;
        let about = (root5(x) - x) / 2;
        search.case(pairs.abs_diff(about) <= 1, || {
            Counterexample::of(&[x, pairs, about])
        })?;
    }
    Ok(())
}
