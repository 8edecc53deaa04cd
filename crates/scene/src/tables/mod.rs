//! Tables of whole ranges, for `nian-table` and for the frames that show one.
mod axes;
mod dynamic;
mod euclid;
mod grundy;
mod holding;
mod subtraction;
mod sums;

pub use axes::axes_table;
pub use dynamic::{count_starts, starts_table};
pub use euclid::euclid_table;
pub use grundy::{grundy_dynamic, grundy_euclid, grundy_nim, grundy_wythoff};
pub use holding::{parity_heaps, parity_rules, sides_heaps, sides_rules};
pub use subtraction::subtraction_table;
pub use sums::{sums_rows, sums_table};

use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::dice::safe_faces;
use nian_solver::fibonacci::{trailing_zeros, zeckendorf};
use nian_solver::{Ending, Outcome, wythoff};
use nian_words::Language;

/// The names of the numbers of a safe pair.
pub(crate) const LOWER: &str = "aₙ";
pub(crate) const UPPER: &str = "bₙ";
pub(crate) const INDEX: &str = "n";

/// The Wythoff pairs with these indices n (1-based): n, aₙ, bₙ.
///
/// Pairs with a number beyond the solver's limit are left out.
#[must_use]
pub fn wythoff_table(language: Language, indices: RangeInclusive<u64>) -> Table {
    let caption = language.picture().safe_pairs();
    pair_table(caption, &[INDEX, LOWER, UPPER], indices, false)
}

/// The same pairs with their standard forms (Zeckendorf representations), whose trailing zeros are
/// set off: an even number of them for aₙ, an odd one for bₙ.
#[must_use]
pub fn fibonacci_table(language: Language, indices: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let form = words.standard_form();
    let head = [INDEX, LOWER, form, UPPER, form];
    pair_table(words.safe_pairs_standard_forms(), &head, indices, true)
}

/// The table of the pairs with these indices, with their `forms` or without.
fn pair_table(caption: &str, head: &[&str], indices: RangeInclusive<u64>, forms: bool) -> Table {
    let mut rows = Vec::new();
    for n in indices {
        let Some((lower, upper)) = wythoff::pair(n) else {
            continue;
        };
        let mut row = vec![Cell::number(n)];
        for number in [lower, upper] {
            row.push(Cell::number(number));
            if forms {
                row.push(numeral(number));
            }
        }
        rows.push(row);
    }
    Table {
        caption: caption.to_string(),
        head: Cell::texts(head),
        rows,
    }
}

/// The dice game's table: a row for each heap, a column for each face, the safe cells marked.
#[must_use]
pub fn dice_table(language: Language, ending: Ending, heaps: RangeInclusive<u64>) -> Table {
    let mut rows = Vec::new();
    for heap in heaps {
        rows.push(face_row(ending, heap, true));
    }
    Table {
        caption: language.picture().safe_faces().to_string(),
        head: face_head(language),
        rows,
    }
}

/// The standard form of `value`, as digits.
fn numeral(value: u64) -> Cell {
    let parts = zeckendorf(value);
    let digits = parts.first().map_or(0, |&first| first);
    let mut text = String::new();
    for k in (0..=digits).rev() {
        text.push_str(if parts.contains(&k) { "1" } else { "0" });
    }
    let mut cell = Cell::text(text);
    cell.tail = trailing_zeros(value).into();
    cell
}

/// The header row: stones, then the faces.
pub(crate) fn face_head(language: Language) -> Vec<Cell> {
    let stones = language.picture().stones();
    Cell::texts(&[stones, "1", "2", "3", "4", "5", "6"])
}

/// A heap and, if answers are visible, its safe faces.
pub(crate) fn face_row(ending: Ending, heap: u64, answers: bool) -> Vec<Cell> {
    let safe = if answers {
        safe_faces(ending, heap)
    } else {
        Vec::new()
    };
    let mut row = vec![Cell::number(heap)];
    for face in 1..=6 {
        let mark = safe.contains(&face).then_some(Outcome::Safe);
        row.push(Cell {
            mark,
            ..Cell::default()
        });
    }
    row
}
