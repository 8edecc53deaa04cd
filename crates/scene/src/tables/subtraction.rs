//! Heaps of a subtraction game: outcomes and Grundy values.
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::Theory;
use nian_solver::subtraction::{Subtraction, Values};
use nian_words::Language;

/// The most numbers of a set that are written out.
const WRITTEN: usize = 8;

/// These heaps: whether they are safe, and in normal play their Grundy values.
///
/// Heaps beyond the solver's reach are left out.
#[must_use]
pub fn subtraction_table(
    language: Language,
    rules: Subtraction,
    heaps: RangeInclusive<u64>,
) -> Table {
    let words = language.picture();
    let normal = !rules.ending.is_misere();
    let values = if normal {
        Values::up_to(rules.set, *heaps.end())
    } else {
        None
    };
    let mut rows = Vec::new();
    for stones in heaps {
        let Some(heap) = rules.heap(stones) else {
            break;
        };
        let mut outcome = Cell::default();
        outcome.mark = Some(rules.outcome(&heap));
        let mut row = vec![Cell::number(stones), outcome];
        if normal {
            let value = values.as_ref().and_then(|values| values.of(stones));
            row.push(value.map_or_else(Cell::default, Cell::number));
        }
        rows.push(row);
    }
    let mut head = Cell::texts(&[words.stones(), words.outcome()]);
    if normal {
        head.push(Cell::text(words.grundy_value().to_string()));
    }
    let mut caption = words.subtraction_heaps(&set(rules, words.comma()));
    if let Some(period) = rules.period() {
        caption.push_str(&words.period(period.start, period.length));
    }
    Table {
        caption,
        head,
        rows,
    }
}

/// The numbers that may be taken: `1–3`, `1, 3, 4`, `1, 2, 3, 5, 8, 13, 21, 34, …`.
fn set(rules: Subtraction, comma: &str) -> String {
    let mut text = String::new();
    match rules.set.run() {
        Some(most) if most > 1 => {
            text.push_str("1–");
            text.push_str(&most.to_string());
        }
        _ => {
            let largest = rules.set.largest().unwrap_or(u64::MAX);
            for (i, number) in rules.set.numbers(largest).take(WRITTEN + 1).enumerate() {
                if i > 0 {
                    text.push_str(comma);
                }
                if i < WRITTEN {
                    text.push_str(&number.to_string());
                } else {
                    text.push('…');
                }
            }
        }
    }
    text
}
