//! Wythoff's game: the pairs, and the two halves of Theorem 1.
//!
//! The pairs are computed from their definition here, never by a formula.

use nian_oracle::Oracle;
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{AnyPosition, Game, Move};

use crate::search::{Counterexample, Found, Search};

const RULES: Wythoff = Wythoff {
    ending: nian_solver::Ending::Normal,
};

/// The pairs with smaller numbers up to `most`, by definition: the least number not used yet, and
/// that number plus the pair's index.
pub(crate) fn pairs(most: u64) -> Vec<(u64, u64)> {
    let mut used = vec![false; most as usize * 3 + 3];
    let mut pairs = Vec::new();
    let mut a = 1;
    while a <= most {
        let b = a + pairs.len() as u64 + 1;
        for number in [a, b] {
            if let Some(used) = used.get_mut(number as usize) {
                *used = true;
            }
        }
        pairs.push((a, b));
        while used.get(a as usize) == Some(&true) {
            a += 1;
        }
    }
    pairs
}

/// (a) Both sequences increase and differ by the index. (b) Each number up to `most` is in exactly
/// one of them. So a pair has only one index.
pub(crate) fn properties(most: u64, search: &mut Search<'_>) -> Found {
    let pairs = pairs(most);
    let mut times = vec![0_u8; most as usize + 1];
    for (index, &(a, b)) in pairs.iter().enumerate() {
        let n = index as u64 + 1;
        let grows = index == 0 || (pairs[index - 1].0 < a && pairs[index - 1].1 < b);
        search.case(grows && b == a + n, || Counterexample::of(&[n, a, b]))?;
        for number in [a, b] {
            if let Some(times) = times.get_mut(number as usize) {
                *times += 1;
            }
        }
    }
    search.progress(1, 2);
    for number in 1..=most {
        let once = times[number as usize] == 1;
        search.case(once, || Counterexample::of(&[number]))?;
    }
    Ok(())
}

/// The position after a move; `None` if the move is illegal.
fn after(rows: [u64; 2], mv: Move) -> Option<[u64; 2]> {
    let next = RULES.play(&Pair::new(rows)?, mv).ok()?;
    Some(*next.heaps())
}

/// The pairs with both numbers up to `most`; with the empty table as pair number 0.
fn all_pairs(most: u64) -> Vec<(u64, u64)> {
    let mut all = vec![(0, 0)];
    all.extend(pairs(most).into_iter().filter(|&(_, b)| b <= most));
    all
}

/// Calls back for every pair with the position after each legal move.
fn each_move(
    most: u64,
    search: &mut Search<'_>,
    agrees: impl Fn([u64; 2], [u64; 2], &[(u64, u64)]) -> bool,
) -> Found {
    let pairs = all_pairs(most);
    for (index, &(a, b)) in pairs.iter().enumerate() {
        search.progress(index as u64, pairs.len() as u64);
        let Some(pair) = Pair::new([a, b]) else {
            continue;
        };
        for mv in RULES.moves(&pair) {
            let Some(next) = after([a, b], mv) else {
                continue;
            };
            search.case(agrees([a, b], next, &pairs), || {
                Counterexample::at(
                    &AnyPosition::Wythoff(RULES, pair),
                    &[a, b, next[0], next[1]],
                )
            })?;
        }
    }
    Ok(())
}

/// An assumption of the proof: the smaller row stays the smaller one, so that a move could lead
/// from a pair only to a pair in the same order.
pub(crate) fn rows_keep_their_order(most: u64, search: &mut Search<'_>) -> Found {
    each_move(most, search, |_, next, _| next[0] <= next[1])
}

/// No move leads from a pair to a pair, in whichever order.
pub(crate) fn pairs_lead_to_none(most: u64, search: &mut Search<'_>) -> Found {
    each_move(most, search, |_, next, pairs| {
        let pair = (next[0].min(next[1]), next[0].max(next[1]));
        pairs.binary_search(&pair).is_err()
    })
}

/// The move that the proof names for {x, y}, x ≤ y, the second row being y; `None` if none of its
/// three cases applies.
fn named_move(x: u64, y: u64, pairs: &[(u64, u64)]) -> Option<Move> {
    let from_second = |keep: u64| Move::Row {
        row: 1,
        take: y - keep,
    };
    for &(a, b) in pairs {
        if x == b {
            return Some(from_second(a));
        }
        if x == a && y > b {
            return Some(from_second(b));
        }
        if x == a && y < b {
            let k = (y - x).checked_sub(1)?;
            let (a, _) = pairs.get(k as usize)?;
            return Some(Move::Both { take: x - a });
        }
    }
    None
}

/// The same, with the two cases that the proof omits.
fn mended_move(x: u64, y: u64, pairs: &[(u64, u64)]) -> Option<Move> {
    match (x, y) {
        (0, y) => Some(Move::Row { row: 1, take: y }),
        (x, y) if x == y => Some(Move::Both { take: x }),
        (x, y) => named_move(x, y, pairs),
    }
}

/// A function that names a move for {x, y}, given the pairs.
type Name = fn(x: u64, y: u64, pairs: &[(u64, u64)]) -> Option<Move>;

/// The named move leads from every {x, y} that is no pair, and not the empty table, to a safe
/// position.
fn mended(most: u64, search: &mut Search<'_>, name: Name) -> Found {
    let pairs = pairs(most);
    let mut oracle = Oracle::new(RULES);
    for x in 0..=most {
        search.progress(x, most);
        for y in x..=most {
            if y == 0 || pairs.contains(&(x, y)) {
                continue;
            }
            let next = name(x, y, &pairs)
                .and_then(|mv| after([x, y], mv))
                .and_then(Pair::new);
            let safe = next.is_some_and(|next| oracle.outcome(&next).is_safe());
            search.case(safe, || match Pair::new([x, y]) {
                Some(pair) => Counterexample::at(&AnyPosition::Wythoff(RULES, pair), &[x, y]),
                None => Counterexample::of(&[x, y]),
            })?;
        }
    }
    Ok(())
}

/// With the three cases of the proof.
pub(crate) fn three_cases(most: u64, search: &mut Search<'_>) -> Found {
    mended(most, search, named_move)
}

/// With these and the two omitted ones.
pub(crate) fn five_cases(most: u64, search: &mut Search<'_>) -> Found {
    mended(most, search, mended_move)
}

/// Compares all {x, y} with x ≤ y up to `most` with a statement on them.
fn compare(
    rules: Wythoff,
    most: u64,
    search: &mut Search<'_>,
    said: impl Fn(u64, u64) -> bool,
) -> Found {
    let mut oracle = Oracle::new(rules);
    for x in 0..=most {
        search.progress(x, most);
        for y in x..=most {
            if let Some(pair) = Pair::new([x, y]) {
                let safe = said(x, y);
                search.outcome(&mut oracle, AnyPosition::Wythoff, rules, pair, safe)?;
            }
        }
    }
    Ok(())
}

/// The pairs and the empty table are safe, and nothing else is.
pub(crate) fn only_pairs(most: u64, search: &mut Search<'_>) -> Found {
    let pairs = all_pairs(most);
    compare(RULES, most, search, |x, y| {
        pairs.binary_search(&(x, y)).is_ok()
    })
}

/// {0, n} and {n, n} are unsafe, as one move takes everything.
pub(crate) fn one_move_away(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(RULES);
    for n in 1..=most {
        search.progress(n, most);
        let all = [
            ([0, n], Move::Row { row: 1, take: n }),
            ([n, n], Move::Both { take: n }),
        ];
        for (rows, mv) in all {
            let ends = after(rows, mv) == Some([0, 0]);
            search.case(ends, || Counterexample::of(&rows))?;
            if let Some(pair) = Pair::new(rows) {
                search.outcome(&mut oracle, AnyPosition::Wythoff, RULES, pair, false)?;
            }
        }
    }
    Ok(())
}

/// Misère: the safe positions are {0, 1}, {2, 2}, and the pairs from the second on.
pub(crate) fn misere(most: u64, search: &mut Search<'_>) -> Found {
    let rules = Wythoff {
        ending: nian_solver::Ending::Misere,
    };
    let pairs = pairs(most);
    compare(rules, most, search, |x, y| {
        let later = || pairs.iter().skip(1).any(|&pair| pair == (x, y));
        matches!((x, y), (0, 1) | (2, 2)) || later()
    })
}

/// On every line of positions with x coins in one row and any number in the other, exactly one is
/// safe; and the empty table is the only safe position with equal rows.
pub(crate) fn one_on_each_line(most: u64, search: &mut Search<'_>) -> Found {
    let mut oracle = Oracle::new(RULES);
    for x in 0..=most {
        search.progress(x, most);
        // A partner is at most twice as large, so a second one would be in this range.
        let mut safe = |rows| Pair::new(rows).is_some_and(|pair| oracle.outcome(&pair).is_safe());
        let level = (0..=3 * x).filter(|&y| safe([x, y])).count();
        let upright = (0..=3 * x).filter(|&y| safe([y, x])).count();
        search.case(level == 1 && upright == 1, || {
            Counterexample::of(&[x, level as u64, upright as u64])
        })?;
    }
    Ok(())
}
