//! Wythoff's game: a square of pairs up to {5, 5}; those of Example 3 are marked.

use nian_solver::Ending;
use nian_solver::wythoff::{Pair, Wythoff};

use super::ground::{Arrangement, Ground, Plan};
use super::guess::{Finding, Refuter};
use super::{Board, Progress};

pub(super) const BOARD: Board = Board {
    name: "pairs",
    numbers: &[[1, MOST], [1, MOST]],
    remainder: false,
    plan,
    judge,
};

/// The greatest number on the board.
const LAST: u64 = 5;
/// The most coins in a row that a guess at the next safe pair may name.
const MOST: u64 = 40;

fn ground() -> Ground<Wythoff> {
    Ground {
        rules: Wythoff {
            ending: Ending::Normal,
        },
        fold: |pair| {
            let &[a, b] = pair.heaps();
            Pair::new([a.min(b), a.max(b)]).unwrap_or(pair)
        },
        name: |pair| pair.heaps().to_vec(),
    }
}

fn plan() -> Option<Plan> {
    let lines: Vec<Vec<Pair>> = (0..=LAST)
        .map(|b| (0..=b).filter_map(|a| Pair::new([a, b])).collect())
        .collect();
    let at_once = |pair: &&Pair| {
        let [a, b] = *pair.heaps();
        a == 0 || a == b
    };
    let given = lines.iter().flatten().filter(at_once).copied().collect();
    Some(ground().plan(&Arrangement {
        lines,
        more: Vec::new(),
        given,
    }))
}

fn judge(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let guess = (ground().fold)(Pair::new([guess[0], guess[1]])?);
    let rest = (LAST + 1..=MOST).flat_map(|b| (1..=b).filter_map(move |a| Pair::new([a, b])));
    Some(Refuter::new(ground()).next(&guess, &rest.collect::<Vec<_>>(), tell))
}
