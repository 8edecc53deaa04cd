//! The games with several dice: heap × the axes they lie on.
use crate::dice_several::axis_name;
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::Outcome;
use nian_solver::several_dice::{Faces, SafeTable, SeveralDice, axis_rule, ruled_from};
use nian_words::Language;

/// A row for each of these heaps with so many dice, 2 to 4, and a column for each distribution of the dice over the
/// axes. A cell is marked if all faces on these axes are safe; if only some are, it lists them, or with more than two
/// dice counts them.
#[must_use]
pub fn axes_table(
    language: Language,
    rules: SeveralDice,
    dice: u8,
    heaps: RangeInclusive<u64>,
) -> Table {
    let words = language.picture();
    // Smaller heaps follow no rule, and are looked up in a table.
    let small = ruled_from(rules, dice);
    let table = (*heaps.start() < small)
        .then(|| SafeTable::new(rules, dice, small as usize))
        .flatten();
    let columns = columns(dice);
    let mut rows = Vec::new();
    for heap in heaps {
        let mut row = vec![Cell::number(heap)];
        for &axes in &columns {
            row.push(cell(axes, |faces| match axis_rule(rules, dice, heap) {
                Some(rule) => rule.holds(axes),
                None => table.as_ref().and_then(|table| table.is_safe(heap, faces)) == Some(true),
            }));
        }
        rows.push(row);
    }
    let mut head = vec![Cell::text(words.stones().to_string())];
    for &axes in &columns {
        head.push(Cell::text(name(axes)));
    }
    Table {
        caption: words.safe_axes().to_string(),
        head,
        rows,
    }
}

/// All distributions of the dice over the axes 1–6, 2–5 and 3–4, those with most dice on one axis first.
fn columns(dice: u8) -> Vec<[u8; 3]> {
    let mut columns = Vec::new();
    for most in (1..=dice).rev() {
        for first in (0..=most).rev() {
            for second in (0..=most.min(dice - first)).rev() {
                let axes = [first, second, dice - first - second];
                if axes.iter().max() == Some(&most) {
                    columns.push(axes);
                }
            }
        }
    }
    columns
}

/// The axes with dice on them, and the number of dice if there are more than one: `1–6 ×2, 2–5`.
fn name(axes: [u8; 3]) -> String {
    let mut text = String::new();
    for (lower, dice) in (1..).zip(axes).filter(|&(_, dice)| dice > 0) {
        if !text.is_empty() {
            text.push_str(", ");
        }
        // No line break after the dash.
        text.push_str(&axis_name(lower).replace('–', "–\u{2060}"));
        if dice > 1 {
            text.push_str("\u{a0}×");
            text.push(char::from(b'0' + dice));
        }
    }
    text
}

/// All faces that dice on these axes can show, each in ascending order of the axes.
fn shown([a, b, c]: [u8; 3]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for high in (0..=a).flat_map(|i| (0..=b).flat_map(move |j| (0..=c).map(move |k| [i, j, k]))) {
        let mut up = Vec::new();
        for ((lower, dice), high) in (1..).zip([a, b, c]).zip(high) {
            up.extend((0..dice).map(|die| if die < dice - high { lower } else { 7 - lower }));
        }
        all.push(up);
    }
    all
}

/// Whether all faces on these axes are safe, or which, or how many.
fn cell(axes: [u8; 3], is_safe: impl Fn(Faces) -> bool) -> Cell {
    let all = shown(axes);
    let mut safe = all.clone();
    safe.retain(|up| Faces::new(up).is_some_and(&is_safe));
    if safe.len() == all.len() {
        return Cell {
            mark: Some(Outcome::Safe),
            ..Cell::default()
        };
    }
    let mut text = String::new();
    if axes.iter().sum::<u8>() > 2 && !safe.is_empty() {
        text = [safe.len().to_string(), "/".into(), all.len().to_string()].concat();
        safe.clear();
    }
    for up in safe {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push(char::from(b'0' + up[0]));
        text.push('+');
        text.push(char::from(b'0' + up[1]));
    }
    Cell::text(text)
}
