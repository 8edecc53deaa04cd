//! The game with two dice: heap × the axes they lie on.
use crate::dice_several::axis_name;
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::Outcome;
use nian_solver::several_dice::{Faces, SeveralDice, Table as Rows, axis_rule, ruled_from};
use nian_words::Language;

/// The two axes of each column, by their lower faces.
const AXES: [[u8; 2]; 6] = [[1, 1], [2, 2], [3, 3], [1, 2], [1, 3], [2, 3]];

/// These heaps with two dice, a column for each pair of axes. A cell is marked where all faces
/// on these axes are safe; where only some are, it names them.
#[must_use]
pub fn two_dice_table(language: Language, rules: SeveralDice, heaps: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    // Below this heap there is no rule, and a table answers.
    let small = ruled_from(rules, 2);
    let table = (*heaps.start() < small)
        .then(|| Rows::new(rules, 2, small as usize))
        .flatten();
    let mut rows = Vec::new();
    for heap in heaps {
        let mut row = vec![Cell::number(heap)];
        for axes in AXES {
            row.push(cell(axes, |faces| match axis_rule(rules, 2, heap) {
                Some(rule) => rule.holds(faces.axes()),
                None => table.as_ref().and_then(|table| table.is_safe(heap, faces)) == Some(true),
            }));
        }
        rows.push(row);
    }
    let mut head = vec![Cell::text(words.stones().to_string())];
    for [a, b] in AXES {
        let mut text = axis(a);
        text.push_str(", ");
        text.push_str(&axis(b));
        head.push(Cell::text(text));
    }
    Table {
        caption: words.safe_axes().to_string(),
        head,
        rows,
    }
}

/// The name of an axis, not to be broken at its dash.
fn axis(lower: u8) -> String {
    axis_name(lower).replace('–', "–\u{2060}")
}

/// Whether all faces on two axes are safe, or which.
fn cell([a, b]: [u8; 2], is_safe: impl Fn(Faces) -> bool) -> Cell {
    let mut text = String::new();
    let mut all = true;
    for first in [a, 7 - a] {
        for second in [b, 7 - b] {
            // Which die shows which face makes no difference.
            if a == b && first > second {
                continue;
            }
            let safe = Faces::new(&[first, second]).is_some_and(&is_safe);
            all &= safe;
            if safe {
                if !text.is_empty() {
                    text.push_str(", ");
                }
                text.push(char::from(b'0' + first));
                text.push('+');
                text.push(char::from(b'0' + second));
            }
        }
    }
    if all {
        Cell {
            mark: Some(Outcome::Safe),
            ..Cell::default()
        }
    } else {
        Cell::text(text)
    }
}
