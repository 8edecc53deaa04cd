//! Grundy values of two rows, or of a heap with a limit.
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::dynamic::Grundy;
use nian_solver::euclid::{Euclid, Numbers};
use nian_solver::nim::nim_sum;
use nian_solver::wythoff::GrundyTable;
use nian_words::Language;

/// The last column; the first is 0, or 1 for limits.
const LAST: u64 = 12;

/// Two rows of Wythoff's game: these in the first one, 0 to 12 in the second. Safe ones are lit.
#[must_use]
pub fn grundy_wythoff(language: Language, rows: RangeInclusive<u64>) -> Table {
    let most = (*rows.end()).max(LAST) as usize;
    let table = GrundyTable::new(most);
    square(language.picture().grundy_rows(), rows, &|a, b| {
        table.value(a as usize, b as usize).map(u64::from)
    })
}

/// Two rows of Nim: the nim-sum.
#[must_use]
pub fn grundy_nim(language: Language, rows: RangeInclusive<u64>) -> Table {
    let caption = language.picture().grundy_rows();
    square(caption, rows, &|a, b| Some(nim_sum(&[a, b])))
}

/// Heaps of dynamic nim, with limits from 1 to 12.
#[must_use]
pub fn grundy_dynamic(language: Language, multiplier: u8, heaps: RangeInclusive<u64>) -> Table {
    let table = Grundy::new(multiplier, *heaps.end());
    let words = language.picture();
    let mut corner = words.heap().to_string();
    corner.push_str(" \\ ");
    corner.push_str(words.limits());
    let columns = 1..=LAST;
    filled(
        words.grundy_limits(multiplier.into()),
        corner,
        heaps,
        columns,
        &|heap, limit| valued(table.value(heap, limit)),
    )
}

/// Euclid's game: the first number in its row, the second in its column.
#[must_use]
pub fn grundy_euclid(language: Language, rows: RangeInclusive<u64>) -> Table {
    square(language.picture().grundy_numbers(), rows, &|a, b| {
        Numbers::new([a, b]).map(|numbers| Euclid.grundy(&numbers))
    })
}

fn square(
    caption: &str,
    rows: RangeInclusive<u64>,
    value: &dyn Fn(u64, u64) -> Option<u64>,
) -> Table {
    filled(
        caption.to_string(),
        "a \\ b".to_string(),
        rows,
        0..=LAST,
        &|a, b| valued(value(a, b)),
    )
}

/// A value; zeros are lit.
fn valued(value: Option<u64>) -> Cell {
    let mut cell = value.map_or_else(Cell::default, Cell::number);
    cell.lit = value == Some(0);
    cell
}

/// A table with a row for each of `lines` and a column for each of `columns`.
pub(super) fn filled(
    caption: String,
    corner: String,
    lines: RangeInclusive<u64>,
    columns: RangeInclusive<u64>,
    cell: &dyn Fn(u64, u64) -> Cell,
) -> Table {
    let mut head = vec![Cell::text(corner)];
    for column in columns.clone() {
        head.push(Cell::number(column));
    }
    let mut rows = Vec::new();
    for line in lines {
        let mut row = vec![Cell::number(line)];
        for column in columns.clone() {
            row.push(cell(line, column));
        }
        rows.push(row);
    }
    Table {
        caption,
        head,
        rows,
    }
}
