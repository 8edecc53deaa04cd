//! Nim: Bouton's test, how a move breaks and restores it, and misère play.

use std::collections::HashMap;

use nian_oracle::Oracle;
use nian_solver::nim::{Nim, Rows};
use nian_solver::{AnyPosition, Ending, Game, Move};

use crate::search::{Counterexample, Found, Search};

/// Four rows, empty ones among them.
type Four = [u64; 4];

/// Whether each choice of four rows is safe, from the rules alone. The order of the rows makes no
/// difference, so they are kept in ascending order.
struct Table {
    rules: Nim,
    safe: HashMap<Four, bool>,
}

impl Table {
    /// Searches all rows up to `most`, followers first.
    fn new(ending: Ending, most: u64, search: &mut Search<'_>) -> Self {
        let mut table = Self {
            rules: Nim { ending },
            safe: HashMap::new(),
        };
        for rows in all_rows(most) {
            search.progress(rows[3], most);
            let Some(position) = Rows::new(rows.to_vec()) else {
                continue;
            };
            let safe = match table.rules.end(&position) {
                Some(outcome) => outcome.is_safe(),
                None => table.winning(&position).is_empty(),
            };
            table.safe.insert(rows, safe);
        }
        table
    }

    /// Every move to a safe position: the row, and the coins left in it.
    fn winning(&self, position: &Rows) -> Vec<(u8, u64)> {
        let mut winning = Vec::new();
        for mv in self.rules.moves(position) {
            let (Move::Row { row, .. }, Ok(next)) = (mv, self.rules.play(position, mv)) else {
                continue;
            };
            if self.is_safe(next.heaps()) {
                winning.push((row, next.heaps()[usize::from(row)]));
            }
        }
        winning
    }

    fn is_safe(&self, rows: &[u64]) -> bool {
        let mut four: Four = [0; 4];
        for (place, &row) in four.iter_mut().zip(rows) {
            *place = row;
        }
        four.sort_unstable();
        self.safe.get(&four) == Some(&true)
    }

    /// Compares all rows up to `most` with a statement on them.
    fn compare(&self, most: u64, search: &mut Search<'_>, said: impl Fn(&Four) -> bool) -> Found {
        for rows in all_rows(most) {
            let agrees = self.is_safe(&rows) == said(&rows);
            search.case(agrees, || self.counterexample(&rows))?;
        }
        Ok(())
    }

    fn counterexample(&self, rows: &[u64]) -> Counterexample {
        match Rows::new(rows.to_vec()) {
            Some(position) => Counterexample::at(&AnyPosition::Nim(self.rules, position), rows),
            None => Counterexample::of(rows),
        }
    }
}

/// All combinations of four rows up to `most`, ascending; followers first.
fn all_rows(most: u64) -> Vec<Four> {
    let mut all = Vec::new();
    for d in 0..=most {
        for c in 0..=d {
            for b in 0..=c {
                all.extend((0..=b).map(|a| [a, b, c, d]));
            }
        }
    }
    all
}

/// The binary columns with an odd number of ones, as a number with a 1 in each; counted digit by
/// digit.
fn odd_columns(rows: &[u64]) -> u64 {
    let is_odd = |column: &u32| rows.iter().filter(|&&row| row >> column & 1 == 1).count() % 2 == 1;
    (0..u64::BITS)
        .filter(is_odd)
        .map(|column| 1 << column)
        .sum()
}

/// Four rows are safe exactly if no column sum is odd.
pub(crate) fn columns(most: u64, search: &mut Search<'_>) -> Found {
    let table = Table::new(Ending::Normal, most, search);
    table.compare(most, search, |rows| odd_columns(rows) == 0)
}

/// From four rows with even sums, each move makes exactly those columns odd whose digits it changes
/// in its row; and the position after it is unsafe.
pub(crate) fn breaks(most: u64, search: &mut Search<'_>) -> Found {
    let table = Table::new(Ending::Normal, most, search);
    for rows in all_rows(most) {
        if odd_columns(&rows) != 0 {
            continue;
        }
        for row in 0..rows.len() {
            for left in 0..rows[row] {
                let mut after = rows;
                after[row] = left;
                let changed = odd_columns(&[rows[row], left]);
                let broken = changed != 0 && odd_columns(&after) == changed;
                search.case(broken && !table.is_safe(&after), || {
                    table.counterexample(&after)
                })?;
            }
        }
    }
    Ok(())
}

/// The coins that the article's algorithm leaves in each row it may choose: a row with a 1 in the
/// leftmost odd column has its digits flipped in all odd columns.
fn mended(rows: &[u64]) -> Vec<(u8, u64)> {
    let odd = odd_columns(rows);
    let leftmost = odd.checked_ilog2().map_or(0, |place| 1 << place);
    let rows = (0..).zip(rows);
    rows.filter(|&(_, row)| row & leftmost != 0)
        .map(|(place, row)| (place, row ^ odd))
        .collect()
}

/// The winning moves are exactly those of the algorithm: one for each row it may choose. From {14,
/// 15, 18, 22} there are three.
pub(crate) fn mends(most: u64, search: &mut Search<'_>) -> Found {
    let table = Table::new(Ending::Normal, most, search);
    for rows in all_rows(most) {
        let Some(position) = Rows::new(rows.to_vec()) else {
            continue;
        };
        let winning = table.winning(&position);
        search.case(winning == mended(&rows), || table.counterexample(&rows))?;
        if rows == [14, 15, 18, 22] {
            let three = winning == [(0, 11), (1, 10), (3, 19)];
            search.case(three, || table.counterexample(&rows))?;
        }
    }
    Ok(())
}

/// Misère: four rows are safe exactly if no column sum is odd, provided that some row has two
/// coins; else if the number of coins is odd. And where exactly one row has two coins or more,
/// leaving 0 or 1 of them, so that an odd number of single coins is left, wins.
pub(crate) fn misere(most: u64, search: &mut Search<'_>) -> Found {
    let table = Table::new(Ending::Misere, most, search);
    table.compare(most, search, |rows| {
        if rows[3] >= 2 {
            odd_columns(rows) == 0
        } else {
            rows.iter().sum::<u64>() % 2 == 1
        }
    })?;
    for rows in all_rows(most) {
        if rows[3] >= 2 && rows[2] < 2 {
            let single: u64 = rows[..3].iter().sum();
            let after = [rows[0], rows[1], rows[2], (single + 1) % 2];
            search.case(table.is_safe(&after), || table.counterexample(&rows))?;
        }
    }
    Ok(())
}

/// Two rows are safe exactly if they are equal; and a take from one of two equal rows can be
/// repeated in the other, which leaves them equal.
pub(crate) fn two_rows(most: u64, search: &mut Search<'_>) -> Found {
    let rules = Nim {
        ending: Ending::Normal,
    };
    let mut oracle = Oracle::new(rules);
    for a in 0..=most {
        search.progress(a, most);
        for b in a..=most {
            if let Some(rows) = Rows::new(vec![a, b]) {
                search.outcome(&mut oracle, AnyPosition::Nim, rules, rows, a == b)?;
            }
        }
        let Some(equal) = Rows::new(vec![a, a]) else {
            continue;
        };
        for mv in rules.moves(&equal) {
            let mirrored = match mv {
                Move::Row { row, take } => Move::Row { row: 1 - row, take },
                other => other,
            };
            let after = rules
                .play(&equal, mv)
                .and_then(|left| rules.play(&left, mirrored));
            let equal_again = after.is_ok_and(|left| left.heaps()[0] == left.heaps()[1]);
            search.case(equal_again, || Counterexample::of(&[a]))?;
        }
    }
    Ok(())
}
