//! The safe positions of Euclid's game.
use super::grundy::filled;
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::euclid::{Euclid, Numbers};
use nian_solver::{Outcome, Theory};
use nian_words::Language;

/// The last column.
const LAST: u64 = 20;

/// Two numbers: these for the first, 1 to 20 for the second. Safe ones are marked.
#[must_use]
pub fn euclid_table(language: Language, first: RangeInclusive<u64>) -> Table {
    let caption = language.picture().safe_numbers().to_string();
    filled(caption, "a \\ b".to_string(), first, 1..=LAST, &|a, b| {
        let numbers = Numbers::new([a, b]);
        let safe = numbers.is_some_and(|numbers| Euclid.outcome(&numbers).is_safe());
        Cell {
            mark: safe.then_some(Outcome::Safe),
            ..Cell::default()
        }
    })
}
