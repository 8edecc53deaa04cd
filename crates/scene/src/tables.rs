//! Tables of whole ranges, for `nian-table` and for the frames that show one.
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::dice::safe_faces;
use nian_solver::fibonacci::{trailing_zeros, zeckendorf};
use nian_solver::{Ending, Outcome, wythoff};
use nian_words::Language;

/// The names of the two numbers of a safe pair.
pub(crate) const LOWER: &str = "aₙ";
pub(crate) const UPPER: &str = "bₙ";
pub(crate) const INDEX: &str = "n";

/// The Wythoff pairs with these indices n (1-based): n, aₙ, bₙ.
///
/// Pairs with a number beyond the solver's limit are left out.
#[must_use]
pub fn wythoff_table(language: Language, indices: RangeInclusive<u64>) -> Table {
    let pairs = indices.filter_map(|n| Some((n, wythoff::pair(n)?)));
    let rows = pairs.map(|(n, (lower, upper))| [n, lower, upper].map(Cell::number).to_vec());
    let head = [INDEX, LOWER, UPPER].map(Cell::text).to_vec();
    Table {
        caption: language.picture().safe_pairs().to_string(),
        head,
        rows: rows.collect(),
    }
}

/// The same pairs with their standard forms (Zeckendorf representations), whose zeros at the
/// end are set off: an even number of them for aₙ, an odd one for bₙ.
#[must_use]
pub fn fibonacci_table(language: Language, indices: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let pairs = indices.filter_map(|n| Some((n, wythoff::pair(n)?)));
    let rows = pairs.map(|(n, (lower, upper))| {
        vec![
            Cell::number(n),
            Cell::number(lower),
            numeral(lower),
            Cell::number(upper),
            numeral(upper),
        ]
    });
    let form = words.standard_form();
    let head = [INDEX, LOWER, form, UPPER, form].map(Cell::text).to_vec();
    Table {
        caption: words.safe_pairs_standard_forms().to_string(),
        head,
        rows: rows.collect(),
    }
}

/// The dice game's table: a row for each heap, a column for each face, the safe cells marked.
#[must_use]
pub fn dice_table(language: Language, ending: Ending, heaps: RangeInclusive<u64>) -> Table {
    let rows = heaps.map(|heap| face_row(ending, heap, true)).collect();
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
    let text = (0..=digits)
        .rev()
        .map(|k| if parts.contains(&k) { '1' } else { '0' })
        .collect();
    Cell {
        text,
        tail: trailing_zeros(value).into(),
        ..Cell::default()
    }
}

/// The header row: stones, then the faces.
pub(crate) fn face_head(language: Language) -> Vec<Cell> {
    let mut head = vec![Cell::text(language.picture().stones())];
    head.extend((1..=6).map(Cell::number));
    head
}

/// A heap and, if they may be seen, the faces it is safe with.
pub(crate) fn face_row(ending: Ending, heap: u64, answers: bool) -> Vec<Cell> {
    let safe = if answers {
        safe_faces(ending, heap)
    } else {
        Vec::new()
    };
    let faces = (1..=6u8).map(|face| {
        let mark = safe.contains(&face).then_some(Outcome::Safe);
        Cell {
            mark,
            ..Cell::default()
        }
    });
    core::iter::once(Cell::number(heap)).chain(faces).collect()
}
