//! The work as tables: the divisions one by one, and all sums of different terms.
use crate::{Cell, Table};
use nian_lessons::Numeral;
use nian_solver::numerals::What;
use nian_words::Language;

/// The most divisions listed; of more, the newest are.
const MOST_ROWS: usize = 8;

/// The divisions made so far, with rows for all of them; `None` if there are none.
pub(super) fn divisions(language: Language, numeral: &Numeral) -> Option<Table> {
    let writing = &*numeral.writing;
    // The last stage uses the rest without division.
    let all = writing.steps().checked_sub(1).filter(|&all| all > 0)?;
    let made = numeral.done.min(all);
    let last = made.max(all.min(MOST_ROWS));
    let first = (last + 1).saturating_sub(MOST_ROWS).max(1);
    let mut rows = Vec::new();
    for number in first..=last {
        let mut row = empty(4);
        if let What::Divide(step) = &writing.stages[number].what
            && number <= made
        {
            let numbers = [step.value, step.base, step.quotient, step.digit];
            for (cell, number) in row.iter_mut().zip(numbers) {
                cell.text = number.to_string();
            }
        }
        for cell in &mut row {
            cell.lit = number == numeral.done;
        }
        rows.push(row);
    }
    let words = language.picture();
    Some(Table {
        caption: words.divisions().to_string(),
        head: Cell::texts(&words.division()),
        rows,
    })
}

/// All sums of different terms, or the first ones, as digits and as sums; `None` if there is only
/// one.
///
/// The first is listed as soon as it is found, the others at their stage.
pub(super) fn sums(language: Language, numeral: &Numeral) -> Option<Table> {
    let writing = &*numeral.writing;
    let length = writing.sums.first()?.first()? + 1;
    if writing.sums.len() < 2 {
        return None;
    }
    let shown = match writing.steps() - numeral.done {
        0 => writing.sums.len(),
        1 => 1,
        _ => 0,
    };
    let mut rows = Vec::new();
    for (index, places) in writing.sums.iter().enumerate() {
        if index >= shown {
            rows.push(empty(2));
            continue;
        }
        // Numerals of different lengths are right-aligned: figure spaces are as wide as digits.
        let mut digits = String::new();
        for place in (0..length).rev() {
            digits.push(if places.contains(&place) {
                '1'
            } else if digits.contains('1') {
                '0'
            } else {
                '\u{2007}'
            });
        }
        let mut sum = String::new();
        for &place in places {
            if !sum.is_empty() {
                sum.push_str(" + ");
            }
            sum.push_str(&writing.places[place].to_string());
        }
        rows.push(vec![Cell::text(digits), Cell::text(sum)]);
    }
    let words = language.picture();
    Some(Table {
        caption: words.all_sums().to_string(),
        head: Cell::texts(&words.digits_and_sum()),
        rows,
    })
}

/// An empty row of the same height: a figure space is as high as a digit.
fn empty(cells: usize) -> Vec<Cell> {
    let mut row = vec![Cell::default(); cells];
    row[0].text.push('\u{2007}');
    row
}
