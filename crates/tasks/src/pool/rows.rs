//! Nim: rows of coins, ascending.

use core::ops::RangeInclusive;

use nian_solver::nim::nim_sum;

use super::See;
use crate::TaskKind::{
    Ending, Equal, Five, Flip, Four, ManyMoves, MoreOdd, NoneOdd, OddApart, OddBeside, OddFours,
    OddOnes, OddTwos, OneColumn, OneMove, OneOdd, SeveralColumns, Singles, Sum, Three, ThreeMoves,
    TwoOdd, Unlike,
};
use crate::{Level, TaskKind};

/// The most rows, unless all are single coins.
const MOST_ROWS: usize = 5;

/// The most single coins.
const MOST_SINGLES: usize = 9;

/// Calls back with all combinations of so many rows of 1 to `most` coins, ascending; each row is larger than the one
/// before by at least `step`, 0 or 1.
pub(super) fn choices(
    counts: RangeInclusive<usize>,
    most: u64,
    step: u64,
    tell: &mut dyn FnMut(&[u64]),
) {
    for count in counts {
        let mut room = [1; MOST_ROWS];
        let Some(rows) = room.get_mut(..count) else {
            return;
        };
        ascend(rows, 1, step);
        loop {
            tell(rows);
            // The next combination in lexicographic order: one row grows, those after it become as small as possible.
            let mut highest = most + step;
            let grows = rows.iter().rposition(|&row| {
                highest -= step;
                row < highest
            });
            let Some(at) = grows else { break };
            let grown = rows[at] + 1;
            ascend(&mut rows[at..], grown, step);
        }
    }
}

/// Fills rows from `first` on.
fn ascend(rows: &mut [u64], first: u64, step: u64) {
    let mut next = first;
    for row in rows {
        *row = next;
        next += step;
    }
}

/// The number of rows that equal the next one.
pub(super) fn equal_neighbours(rows: &[u64]) -> usize {
    rows.windows(2).filter(|pair| pair[0] == pair[1]).count()
}

/// The largest row, and the sum of the others.
fn largest_and_rest(rows: &[u64]) -> (u64, u64) {
    let largest = rows.last().copied().unwrap_or(0);
    (largest, rows.iter().sum::<u64>() - largest)
}

pub(super) fn outcome_turn(misere: bool, level: Level) -> &'static [TaskKind] {
    match (level, misere) {
        (Level::One, false) => &[Equal, Unlike],
        (Level::One, true) => &[Equal, Unlike, Equal, Unlike, Singles],
        (Level::Two, false) => &[Equal, Sum, Three, Four],
        (Level::Two, true) => &[Equal, Sum, Three, Four, Singles],
        (Level::Three, false) => &[Equal, Sum, Four, Five],
        (Level::Three, true) => &[Equal, Sum, Four, Five, Singles],
    }
}

/// Positions for the question of safe or unsafe. Unsafe ones are one or two coins away from a safe one; from level 2 on
/// two coins, so that all totals are even, and no row is larger than all others together.
pub(super) fn outcomes(misere: bool, level: Level, see: See<'_>) {
    let first = level == Level::One;
    let mut tell = |rows: &[u64]| {
        let sum = nim_sum(rows);
        // Only with such nim-sums can a row be one or two coins away from its right size; this test comes first, as
        // most rows fail it.
        if !(sum + 1).is_power_of_two() && !(sum + 2).is_power_of_two() {
            return;
        }
        let total: u64 = rows.iter().sum();
        let (largest, rest) = largest_and_rest(rows);
        // With exactly one row of two coins or more the misère game has another rule.
        let large = rows.iter().filter(|&&row| row > 1).count();
        if misere && large < 2 || !first && (total % 2 == 1 || largest > rest) {
            return;
        }
        // A move of so few coins leads to a safe position.
        let near = |&row: &u64| (row ^ sum).abs_diff(row) <= 2;
        if sum != 0 && !rows.iter().any(near) {
            return;
        }
        let equal = equal_neighbours(rows);
        let kind = match (level, rows.len(), equal) {
            (Level::One, _, 0) => Unlike,
            // Three rows are never safe with two equal ones, four only with two pairs of equal ones.
            (Level::One, _, 1) | (Level::Two, 4, 1) | (Level::Three, 5, 1) => Equal,
            (Level::One | Level::Two, 4, 2) if rows[1] < rows[2] => Equal,
            (Level::Two | Level::Three, _, 0) if largest == rest => Sum,
            (Level::Two, 3, 0) => Three,
            (Level::Two | Level::Three, 4, 0) => Four,
            (Level::Three, 5, 0) => Five,
            _ => return,
        };
        see(rows, sum == 0, kind);
    };
    match level {
        Level::One => choices(2..=4, 7, 0, &mut tell),
        Level::Two => choices(3..=4, 15, 0, &mut tell),
        Level::Three => {
            choices(4..=5, 15, 1, &mut tell);
            // Two equal rows and three others.
            choices(4..=4, 15, 1, &mut |rows| {
                for at in 0..rows.len() {
                    let mut doubled = [0; 5];
                    doubled[..=at].copy_from_slice(&rows[..=at]);
                    doubled[at + 1..].copy_from_slice(&rows[at..]);
                    tell(&doubled);
                }
            });
        }
    }
    if misere {
        for count in 2..=MOST_SINGLES {
            see(&[1; MOST_SINGLES][..count], count % 2 == 1, Singles);
        }
    }
}

pub(super) fn winning_turn(misere: bool, level: Level) -> &'static [TaskKind] {
    match (level, misere) {
        (Level::Three, false) => &[OneMove, ThreeMoves, ManyMoves],
        (Level::Three, true) => &[OneMove, ThreeMoves, ManyMoves, Ending],
        (_, false) => &[OneColumn, SeveralColumns, Flip],
        (_, true) => &[OneColumn, SeveralColumns, Flip, Ending],
    }
}

/// Positions for the question of winning moves: at level 1 there is just one, at level 2 none in a largest row, at
/// level 3 all are asked for.
pub(super) fn winning(misere: bool, level: Level, see: See<'_>) {
    let (counts, most) = match level {
        Level::One => (2..=4, 7),
        Level::Two => (3..=4, 15),
        Level::Three => (4..=5, 15),
    };
    // Equal rows are easy; with small numbers there are too few positions without them.
    let step = u64::from(level != Level::One);
    choices(counts, most, step, &mut |rows| {
        moves_from(rows, misere, level, see);
    });
    if misere {
        // Fewer single coins are easier.
        for singles in level as usize..MOST_ROWS {
            for large in 2..=most {
                let mut rows = [1; MOST_ROWS];
                rows[singles] = large;
                see(&rows[..=singles], false, Ending);
            }
        }
    }
}

/// Calls `see` with rows for the question of winning moves, if they fit the level.
fn moves_from(rows: &[u64], misere: bool, level: Level, see: See<'_>) {
    let sum = nim_sum(rows);
    let large = rows.iter().filter(|&&row| row > 1).count();
    if sum == 0 || misere && large < 2 || equal_neighbours(rows) > 1 {
        return;
    }
    let wins = |row: u64| row ^ sum < row;
    let moves = rows.iter().filter(|&&row| wins(row)).count();
    let (largest, _) = largest_and_rest(rows);
    let kind = match level {
        Level::Three => match moves {
            1 => OneMove,
            3 => ThreeMoves,
            _ => ManyMoves,
        },
        Level::One if moves > 1 => return,
        Level::Two if wins(largest) => return,
        _ if sum.is_power_of_two() => OneColumn,
        _ if rows.iter().any(|&row| wins(row) && row & sum != sum) => Flip,
        _ => SeveralColumns,
    };
    see(rows, false, kind);
}

pub(super) fn columns_turn(level: Level) -> &'static [TaskKind] {
    match level {
        Level::One => &[OddOnes, OddTwos, OddFours],
        Level::Two => &[OddBeside, OddApart],
        Level::Three => &[TwoOdd, OneOdd, MoreOdd, NoneOdd, TwoOdd],
    }
}

/// Rows for the question of odd columns.
pub(super) fn columns(level: Level, see: See<'_>) {
    let (counts, most) = match level {
        Level::One => (2..=4, 7),
        Level::Two => (3..=3, 15),
        Level::Three => (4..=5, 15),
    };
    let step = u64::from(level != Level::One);
    choices(counts, most, step, &mut |rows| columns_of(rows, level, see));
}

/// Calls `see` with rows for the question of odd columns, if they fit the level.
fn columns_of(rows: &[u64], level: Level, see: See<'_>) {
    // Equal rows cancel at sight; with small numbers there are too few positions without them.
    let cancel = usize::from(level == Level::One && rows.len() == 3);
    if equal_neighbours(rows) > cancel {
        return;
    }
    let sum = nim_sum(rows);
    let kind = match (level, sum.count_ones()) {
        (Level::One, 1) => match sum {
            1 => OddOnes,
            2 => OddTwos,
            _ => OddFours,
        },
        (Level::Two, 2) if sum & sum << 1 != 0 => OddBeside,
        (Level::Two, 2) => OddApart,
        (Level::Three, 0) => NoneOdd,
        (Level::Three, 1) => OneOdd,
        (Level::Three, 2) => TwoOdd,
        (Level::Three, _) => MoreOdd,
        _ => return,
    };
    see(rows, false, kind);
}

/// Large rows for the hardest questions of version 2: some of all combinations, as there are too many to try each.
pub(super) fn large(columns: bool, see: See<'_>) {
    const LARGE: RangeInclusive<u64> = 16..=31;
    const OF_EACH_COUNT: u64 = 800;
    let counts = if columns { 4..=5 } else { 3..=4 };
    for count in counts {
        spread(
            count,
            *LARGE.end(),
            OF_EACH_COUNT,
            &mut |rows| match (rows.last(), columns) {
                (Some(largest), _) if !LARGE.contains(largest) => {}
                (_, true) => columns_of(rows, Level::Three, see),
                (_, false) => moves_from(rows, false, Level::Three, see),
            },
        );
    }
}

/// Calls back with `wanted` combinations of so many unlike rows of 1 to `most` coins, ascending, at equal distances in
/// lexicographic order.
fn spread(count: usize, most: u64, wanted: u64, tell: &mut dyn FnMut(&[u64])) {
    let mut room = [0; MOST_ROWS];
    let Some(rows) = room.get_mut(..count) else {
        return;
    };
    let all = combinations(most, count as u64);
    let step = (all / wanted).max(1);
    for nth in 0..wanted.min(all) {
        // The combinations before those that begin with `next` are passed over, row by row.
        let (mut before, mut next) = (nth * step, 1);
        for (at, row) in rows.iter_mut().enumerate() {
            loop {
                let these = combinations(most - next, (count - at - 1) as u64);
                if before < these || next == most {
                    break;
                }
                before -= these;
                next += 1;
            }
            *row = next;
            next += 1;
        }
        tell(rows);
    }
}

/// The number of ways to choose so many of a number of things.
fn combinations(of: u64, chosen: u64) -> u64 {
    (0..chosen).fold(1, |ways, at| ways * of.saturating_sub(at) / (at + 1))
}
