//! The table of Wythoff pairs as it grows, and the numbers used up in it.
use crate::tables::{INDEX, LOWER, UPPER};
use crate::{Cell, Panel, Sieve, Table, View};
use nian_solver::fibonacci::trailing_zeros;
use nian_solver::wythoff::pair;

/// From this width on the pairs stand side by side, else below one another.
const WIDE: f32 = 560.0;
/// Pairs side by side, and below one another.
const MOST_WIDE: u64 = 12;
const MOST_NARROW: u64 = 8;
/// Numbers in the strip.
const MOST_NUMBERS: u64 = 42;

/// The table with `found` pairs, with room for `of`, and the strip of numbers below it.
///
/// The room is there from the first step on, so that nothing moves as the table fills.
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

/// Indices, smaller and larger numbers; the newest pair is lit. A pair stands in a column of
/// three rows if `wide`, else in a row.
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

/// The same cells, rows for columns, of which there are three.
fn turned(rows: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let mut turned = vec![Vec::new(), Vec::new(), Vec::new()];
    for row in rows {
        for (column, cell) in turned.iter_mut().zip(row) {
            column.push(cell);
        }
    }
    turned
}

/// The numbers about the newest pair: which are used by the first `found`, and which by the last.
fn numbers(found: u64, of: u64) -> Vec<(u64, bool, bool)> {
    let (lower, upper) = pair(found).unwrap_or_default();
    let most = pair(of).map_or(MOST_NUMBERS, |(_, upper)| upper.clamp(1, MOST_NUMBERS));
    // Where not all fit, the least number not used yet stays in sight.
    let all = pair(of).is_some_and(|(_, upper)| upper <= MOST_NUMBERS);
    let first = if all {
        1
    } else {
        lower.saturating_sub(most / 3).max(1)
    };
    let mut numbers = Vec::new();
    for number in first..first.saturating_add(most) {
        // Each number is in exactly one pair; its Fibonacci form says on which side.
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
