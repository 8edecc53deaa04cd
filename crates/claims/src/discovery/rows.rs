//! Nim: rows of at most three coins, all positions that can follow 1, 2, 3.

use nian_solver::Ending;
use nian_solver::nim::{Nim, Rows};

use super::ground::{Arrangement, Ground, Plan};
use super::guess::{Finding, Refuter};
use super::{Board, Progress};

pub(super) const BOARD: Board = Board {
    name: "rows",
    numbers: &[[1, 4]],
    remainder: false,
    plan,
    judge,
};

/// The most coins in a row for checking a guess: all binary stacks of up to 8 occur.
const MOST: u64 = 15;

fn ground() -> Ground<Nim> {
    Ground {
        rules: Nim {
            ending: Ending::Normal,
        },
        fold: |rows| {
            let mut heaps = rows.heaps().to_vec();
            heaps.sort_unstable();
            Rows::new(heaps).unwrap_or(rows)
        },
        name: |rows| {
            rows.heaps()
                .iter()
                .copied()
                .filter(|&heap| heap > 0)
                .collect()
        },
    }
}

fn three(rows: [u64; 3]) -> Option<Rows> {
    Rows::new(rows.to_vec())
}

/// All rows of at most so many coins, by their total.
fn all_rows(most: u64) -> Vec<Rows> {
    let mut all = Vec::new();
    for low in 0..=most {
        for middle in low..=most {
            all.extend((middle..=most).filter_map(|high| three([low, middle, high])));
        }
    }
    all.sort_by_key(|rows| rows.heaps().iter().sum::<u64>());
    all
}

fn plan() -> Option<Plan> {
    let ground = ground();
    // The positions that can follow 1, 2, 3, the smallest first.
    let mut found = vec![three([1, 2, 3])?];
    let mut at = 0;
    while let Some(rows) = found.get(at) {
        for follower in ground.followers(rows) {
            if !found.contains(&follower) {
                found.push(follower);
            }
        }
        at += 1;
    }
    let key = |rows: &Rows| {
        let heaps = rows.heaps();
        (
            heaps.iter().sum::<u64>(),
            heaps.iter().filter(|&&heap| heap > 0).count(),
            heaps.to_vec(),
        )
    };
    found.sort_by_key(key);
    let given = vec![three([0, 0, 0])?];
    Some(ground.plan(&Arrangement {
        lines: vec![found],
        more: Vec::new(),
        given,
    }))
}

/// Whether a guess calls the rows safe. The guesses: just two rows, and equal; an even number of coins; the longest row
/// as long as the others together; an even number of stacks of each size 1, 2, 4, 8.
fn says(guess: u64, rows: &Rows) -> bool {
    let &[low, middle, high] = rows.heaps() else {
        return false;
    };
    match guess {
        1 => low == 0 && middle == high && high > 0,
        2 => (low + middle + high) % 2 == 0,
        3 => low + middle == high,
        _ => low ^ middle ^ high == 0,
    }
}

fn judge(guess: &[u64], tell: Progress<'_>) -> Option<Finding> {
    let said = |rows: &Rows| says(guess[0], rows);
    Some(Refuter::new(ground()).all(MOST, &all_rows(MOST), said, tell))
}
