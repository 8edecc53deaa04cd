//! The doubling game with several heaps.

use nian_oracle::Oracle;
use nian_solver::AnyPosition;
use nian_solver::dynamic::{Dynamic, Heaps};

use crate::dynamic::smallest_part;
use crate::numerals::fibonacci;
use crate::search::{Counterexample, Found, Search};

/// The Grundy values in the article's table: heaps of 1 to 8 down, limits of 1 to 8 across.
const VALUES: [[u64; 8]; 8] = [
    [1, 1, 1, 1, 1, 1, 1, 1],
    [0, 2, 2, 2, 2, 2, 2, 2],
    [0, 0, 3, 3, 3, 3, 3, 3],
    [1, 1, 3, 3, 3, 3, 3, 3],
    [0, 0, 0, 0, 4, 4, 4, 4],
    [1, 1, 1, 1, 4, 4, 4, 4],
    [0, 2, 2, 2, 4, 4, 4, 4],
    [0, 0, 0, 0, 0, 0, 0, 5],
];

/// The Grundy values of one heap up to `most` with each limit, by search: 0 exactly if the limit is
/// less than the smallest part, and as in the table.
fn values(most: u64, search: &mut Search<'_>) -> Result<Vec<Vec<u64>>, Counterexample> {
    let Some(rules) = Dynamic::new(2, Heaps::One) else {
        return Ok(Vec::new());
    };
    let mut oracle = Oracle::new(rules);
    let numbers = fibonacci(40);
    let mut values = Vec::new();
    for heap in 1..=most {
        let mut row = Vec::new();
        for limit in 1..=heap {
            let state = rules.state(vec![heap], vec![limit]);
            let value = state
                .and_then(|state| oracle.grundy(&state))
                .unwrap_or(u64::MAX);
            let safe = limit < smallest_part(heap, &numbers);
            search.case((value == 0) == safe, || {
                Counterexample::of(&[heap, limit, value])
            })?;
            let listed = VALUES.get(heap as usize - 1);
            if let Some(&listed) = listed.and_then(|row| row.get(limit as usize - 1)) {
                search.case(value == listed, || {
                    Counterexample::of(&[heap, limit, value])
                })?;
            }
            row.push(value);
        }
        values.push(row);
    }
    Ok(values)
}

/// Two heaps up to `most`, each with a limit of its own: safe exactly if the nim-sum of the two
/// values is 0.
pub(crate) fn own_limits(most: u64, search: &mut Search<'_>) -> Found {
    let values = values(most, search)?;
    let Some(rules) = Dynamic::new(2, Heaps::Local) else {
        return Ok(());
    };
    let mut oracle = Oracle::new(rules);
    for a in 1..=most {
        search.progress(a, most);
        for b in 1..=a {
            for (limit_a, limit_b) in (1..=a).flat_map(|x| (1..=b).map(move |y| (x, y))) {
                let value = |heap: u64, limit: u64| values[heap as usize - 1][limit as usize - 1];
                let safe = value(a, limit_a) ^ value(b, limit_b) == 0;
                if let Some(state) = rules.state(vec![a, b], vec![limit_a, limit_b]) {
                    search.outcome(&mut oracle, AnyPosition::Dynamic, rules, state, safe)?;
                }
            }
        }
    }
    Ok(())
}

/// The least winning limits for two heaps of 1 to 8 with one limit for both; 0 for none.
const LEAST: [[u64; 8]; 8] = [
    [0, 1, 1, 3, 1, 5, 1, 1],
    [1, 0, 1, 1, 2, 1, 5, 1],
    [1, 1, 0, 1, 2, 2, 1, 3],
    [3, 1, 1, 0, 1, 2, 2, 1],
    [1, 2, 2, 1, 0, 1, 2, 3],
    [5, 1, 2, 2, 1, 0, 1, 1],
    [1, 5, 1, 2, 2, 1, 0, 1],
    [1, 1, 3, 1, 3, 1, 1, 0],
];

/// Two heaps up to `most` with one limit for both: a limit above a winning one wins, too; two equal
/// heaps are safe with any limit; and the least winning limits are those of the table.
pub(crate) fn one_limit(most: u64, search: &mut Search<'_>) -> Found {
    let Some(rules) = Dynamic::new(2, Heaps::Global) else {
        return Ok(());
    };
    let mut oracle = Oracle::new(rules);
    for a in 1..=most {
        search.progress(a, most);
        for b in 1..=a {
            let mut least = 0;
            for limit in 1..=a {
                let Some(state) = rules.state(vec![a, b], vec![limit]) else {
                    continue;
                };
                let wins = !oracle.outcome(&state).is_safe();
                if wins && least == 0 {
                    least = limit;
                }
                let as_said = wins == (least > 0) && !(wins && a == b);
                search.case(as_said, || {
                    Counterexample::at(&AnyPosition::Dynamic(rules, state), &[a, b, limit])
                })?;
            }
            // The order of the heaps does not matter.
            for [row, column] in [[a, b], [b, a]] {
                let listed = LEAST.get(row as usize - 1);
                let listed = listed.and_then(|row| row.get(column as usize - 1));
                if let Some(&listed) = listed {
                    search.case(least == listed, || {
                        Counterexample::of(&[row, column, least])
                    })?;
                }
            }
        }
    }
    Ok(())
}
