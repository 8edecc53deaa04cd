//! The table of Wythoff pairs as it grows, and the numbers used up in it.
use crate::tables::{INDEX, LOWER, UPPER};
use crate::{Cell, Panel, Strip, Table, View};
use nian_solver::fibonacci::trailing_zeros;
use nian_solver::wythoff::pair;

/// From this width on the pairs stand side by side, else below one another.
const WIDE: f32 = 560.0;
/// Pairs side by side, and below one another.
const MOST_WIDE: u64 = 12;
const MOST_NARROW: u64 = 10;
/// Numbers in the strip.
const MOST_NUMBERS: u64 = 42;

/// The table with `found` pairs, with room for `of`, and the strip of numbers below it.
///
/// The room is there from the first step on, so that nothing moves as the table fills.
pub(crate) fn panels(view: &View<'_>, found: u64, of: u64) -> Vec<Panel> {
    let wide = view.width >= WIDE;
    let columns = columns(found, of, if wide { MOST_WIDE } else { MOST_NARROW });
    let rows = if wide { columns } else { turned(columns) };
    let mut rows = rows.into_iter();
    let head = rows.next().unwrap_or_default();
    let words = view.language.picture();
    let table = Table {
        caption: words.safe_pairs().to_string(),
        head,
        rows: rows.collect(),
    };
    let strip = Strip {
        caption: words.used_numbers().to_string(),
        numbers: numbers(found, of),
    };
    vec![Panel::Table(table), Panel::Strip(strip)]
}

/// Three rows: the indices, the smaller and the larger numbers; the newest pair is lit.
fn columns(found: u64, of: u64, most: u64) -> Vec<Vec<Cell>> {
    let last = of.min(found.max(most));
    let first = (last + 1).saturating_sub(most).max(1);
    let mut rows = [INDEX, LOWER, UPPER].map(|name| vec![Cell::text(name)]);
    for n in first..=last {
        let pair = if n <= found { pair(n) } else { None };
        let texts = [
            Some(n),
            pair.map(|(lower, _)| lower),
            pair.map(|(_, upper)| upper),
        ];
        for (row, number) in rows.iter_mut().zip(texts) {
            let text = number.map_or(String::new(), |number| number.to_string());
            row.push(Cell {
                text,
                lit: n == found,
                ..Cell::default()
            });
        }
    }
    rows.to_vec()
}

/// The same cells, rows for columns.
fn turned(rows: Vec<Vec<Cell>>) -> Vec<Vec<Cell>> {
    let columns = rows.first().map_or(0, Vec::len);
    (0..columns)
        .map(|i| rows.iter().filter_map(|row| row.get(i).cloned()).collect())
        .collect()
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
    (first..first.saturating_add(most))
        .map(|number| {
            // Each number is in exactly one pair; its Fibonacci form says on which side.
            let last = if trailing_zeros(number).is_multiple_of(2) {
                lower
            } else {
                upper
            };
            (
                number,
                number <= last,
                found > 0 && (number == lower || number == upper),
            )
        })
        .collect()
}
