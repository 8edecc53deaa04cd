//! One heap, from which certain numbers may be taken.

use nian_oracle::Oracle;
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{AnyPosition, Ending};

use crate::numerals::fibonacci;
use crate::search::{Found, Search};

/// Compares every heap up to so many stones with a statement on it.
fn compare(
    rules: Subtraction,
    most: u64,
    search: &mut Search<'_>,
    said: impl Fn(u64) -> bool,
) -> Found {
    let mut oracle = Oracle::new(rules);
    for stones in 0..=most {
        if let Some(heap) = rules.heap(stones) {
            let safe = said(stones);
            search.outcome(&mut oracle, AnyPosition::Subtraction, rules, heap, safe)?;
        }
    }
    Ok(())
}

/// For each k up to `most`, heaps of up to five periods: the safe ones have the remainder `rest` by k + 1.
fn up_to_k(most: u64, ending: Ending, rest: u64, search: &mut Search<'_>) -> Found {
    for k in 1..=most {
        search.progress(k, most);
        if let Some(set) = Set::up_to(k) {
            let rules = Subtraction { set, ending };
            compare(rules, 5 * (k + 1), search, |stones| {
                stones % (k + 1) == rest
            })?;
        }
    }
    Ok(())
}

/// Taking 1 to k: the multiples of k + 1 are safe.
pub(crate) fn normal(most: u64, search: &mut Search<'_>) -> Found {
    up_to_k(most, Ending::Normal, 0, search)
}

/// The same in misère play: one more than these.
pub(crate) fn misere(most: u64, search: &mut Search<'_>) -> Found {
    up_to_k(most, Ending::Misere, 1, search)
}

/// Fibonacci numbers two by two from the first on, (1, 2), (3, 5), (8, 13), …, so many pairs of
/// them: each is safe in Wythoff's game, and the last of one with the first of the next is not. But
/// not only these: (4, 7) is safe too. And taking 1 or 2 of 3, 4, 5 stones.
pub(crate) fn families(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(2 * most as usize);
    let rules = Wythoff::default();
    let mut oracle = Oracle::new(rules);
    let mut pairs = vec![(4, 7, true)];
    for (place, two) in numbers.windows(2).enumerate() {
        pairs.push((two[0], two[1], place.is_multiple_of(2)));
    }
    for (done, (a, b, safe)) in pairs.into_iter().enumerate() {
        search.progress(done as u64, 2 * most);
        if let Some(pair) = Pair::new([a, b]) {
            search.outcome(&mut oracle, AnyPosition::Wythoff, rules, pair, safe)?;
        }
    }
    let Some(set) = Set::up_to(2) else {
        return Ok(());
    };
    let ending = Ending::Normal;
    compare(Subtraction { set, ending }, 5, search, |stones| {
        stones % 3 == 0
    })
}

/// The safe heaps up to 66 when Fibonacci numbers are taken.
const SAFE: [u64; 14] = [0, 4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60, 66];

/// These and no others, up to `most`.
pub(crate) fn taking_fibonacci(most: u64, search: &mut Search<'_>) -> Found {
    let rules = Subtraction {
        set: Set::FIBONACCI,
        ending: Ending::Normal,
    };
    compare(rules, most, search, |stones| SAFE.contains(&stones))
}
