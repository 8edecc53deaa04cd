//! The safe starts of dynamic nim, each with the two it is the sum of.
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::dynamic::starts;
use nian_words::Language;

/// The number of safe starts, within the solver's limit of numbers.
#[must_use]
pub fn count_starts(multiplier: u8) -> u64 {
    starts(multiplier).count() as u64
}

/// The safe starts Hₖ with these indices k (1-based): k, Hₖ, its sum Hₖ₋₁ + Hⱼ, j, and the reason
/// for Hⱼ: it is the first one that is at least one m-th of Hₖ₋₁.
#[must_use]
pub fn starts_table(language: Language, multiplier: u8, numbers: RangeInclusive<u64>) -> Table {
    let mut known = Vec::new();
    let mut rows = Vec::new();
    for (k, start) in (1..=*numbers.end()).zip(starts(multiplier)) {
        let row = numbers.contains(&k).then(|| {
            let mut row = vec![Cell::number(k), Cell::number(start)];
            row.extend(sum(&known, multiplier.into(), start));
            row
        });
        rows.extend(row);
        known.push(start);
    }
    let index = "k";
    let head = [index, "Hₖ", "Hₖ₋₁ + Hⱼ", "j", "m·Hⱼ ≥ Hₖ₋₁"];
    Table {
        caption: language.picture().safe_starts(multiplier.into()),
        head: Cell::texts(&head),
        rows,
    }
}

/// The sum for a start: the cells for the sum, for j, and for the comparison.
fn sum(known: &[u64], multiplier: u64, start: u64) -> [Cell; 3] {
    let Some(&last) = known.last() else {
        return Default::default();
    };
    let earlier = start - last;
    let j = known.partition_point(|&known| known < earlier);
    let mut text = last.to_string();
    text.push_str(" + ");
    text.push_str(&earlier.to_string());
    let mut why = product(multiplier, earlier);
    why.push_str(" ≥ ");
    why.push_str(&last.to_string());
    if let Some(&smaller) = j.checked_sub(1).and_then(|i| known.get(i)) {
        why.push_str(" > ");
        why.push_str(&product(multiplier, smaller));
    }
    [
        Cell::text(text),
        Cell::number(j as u64 + 1),
        Cell::text(why),
    ]
}

/// `3·6`.
fn product(multiplier: u64, start: u64) -> String {
    let mut text = multiplier.to_string();
    text.push('·');
    text.push_str(&start.to_string());
    text
}
