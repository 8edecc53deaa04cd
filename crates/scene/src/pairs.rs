//! The table of Wythoff pairs while it is filled, and the numbers used in it.
use crate::tables::{INDEX, LOWER, UPPER};
use crate::{Cell, Panel, Sieve, Table, View};
use nian_solver::fibonacci::trailing_zeros;
use nian_solver::wythoff::pair;

/// From this width on the pairs are columns, else rows.
const WIDE: f32 = 560.0;
/// The most pairs as columns, and as rows.
const MOST_WIDE: u64 = 12;
const MOST_NARROW: u64 = 8;
/// The most numbers in the strip.
const MOST_NUMBERS: u64 = 42;

/// The table of `of` pairs, the first `found` of them filled in, and the strip of numbers below it.
///
/// It has its full height from the first step on, so that nothing moves as it is filled.
pub(crate) fn panels(view: &View<'_>, found: u64, of: u64) -> Vec<Panel> {
    let wide = view.width >= WIDE;
    let mut rows = rows(found, of, wide);
    let words = view.language.picture();
    let table = Table {
        caption: words.safe_pairs().to_string(),
        head: rows.remove(0),
        rows,
    };
    let sieve = Sieve {
        caption: words.used_numbers().to_string(),
        numbers: numbers(found, of),
    };
    vec![Panel::Table(table), Panel::Sieve(sieve)]
}

/// Indices, smaller and larger numbers; the newest pair is lit. A pair is a column if `wide`, else
/// a row.
fn rows(found: u64, of: u64, wide: bool) -> Vec<Vec<Cell>> {
    let most = if wide { MOST_WIDE } else { MOST_NARROW };
    let last = of.min(found.max(most));
    let first = (last + 1).saturating_sub(most).max(1);
    let mut rows = vec![Cell::texts(&[INDEX, LOWER, UPPER])];
    for n in first..=last {
        let mut cells = vec![Cell::number(n)];
        match pair(n).filter(|_| n <= found) {
            Some((lower, upper)) => cells.extend([Cell::number(lower), Cell::number(upper)]),
            None => cells.extend([Cell::default(), Cell::default()]),
        }
        for cell in &mut cells {
            cell.lit = n == found;
        }
        rows.push(cells);
    }
    if wide { turned(rows) } else { rows }
}

/// The transpose of a table with three columns.
fn turned(rows: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let mut turned = vec![Vec::new(), Vec::new(), Vec::new()];
    for row in rows {
        for (column, cell) in turned.iter_mut().zip(row) {
            column.push(cell);
        }
    }
    turned
}

/// The numbers near the newest pair: each with whether the first `found` pairs use it, and whether
/// the last of them does.
fn numbers(found: u64, of: u64) -> Vec<(u64, bool, bool)> {
    let (lower, upper) = pair(found).unwrap_or_default();
    let most = pair(of).map_or(MOST_NUMBERS, |(_, upper)| upper.clamp(1, MOST_NUMBERS));
    // If not all fit, the least unused number stays visible.
    let all = pair(of).is_some_and(|(_, upper)| upper <= MOST_NUMBERS);
    let first = if all {
        1
    } else {
        lower.saturating_sub(most / 3).max(1)
    };
    let mut numbers = Vec::new();
    for number in first..first.saturating_add(most) {
        // Each number is in exactly one pair; its Fibonacci form tells which of the two it is.
        let last = if trailing_zeros(number).is_multiple_of(2) {
            lower
        } else {
            upper
        };
        let new = found > 0 && (number == lower || number == upper);
        numbers.push((number, number <= last, new));
    }
    numbers
}
