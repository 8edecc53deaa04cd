//! Explanations of positions of Nim.

use super::fill::Arg;
use super::lists::list;
use super::text::digits;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::Reason;

/// The most odd columns that are named; more are counted.
const NAMED_COLUMNS: usize = 3;

/// The sentences for the reasons of a position with these rows.
pub(super) fn explain(words: &Words, heaps: &[u64], reasons: &[Reason]) -> String {
    match reasons {
        [Reason::Columns { sums, nim_sum, .. }, rest @ ..] => {
            few_rows(words, heaps).unwrap_or_else(|| columns(words, sums, *nim_sum, rest))
        }
        _ => misere(words, reasons),
    }
}

/// The effect of a reply that led to these rows, from the reasons of the position before it: the columns that were odd.
/// `None` if a shorter reason applies.
pub(super) fn mended(words: &Words, left: &[u64], reasons: &[Reason]) -> Option<String> {
    let odd = match reasons {
        [Reason::Columns { nim_sum, .. }, ..] if few_rows(words, left).is_none() => *nim_sum,
        [Reason::Sizes { .. }, Reason::Columns { nim_sum, .. }, ..] => *nim_sum,
        _ => return None,
    };
    let mut columns = Vec::new();
    for power in (0..u64::BITS).rev().filter(|power| odd >> power & 1 == 1) {
        columns.push(digits(1 << power));
    }
    let template = words.nim.mended[usize::from(columns.len() > 1)];
    let mut and = words.forms.and;
    if columns.len() > NAMED_COLUMNS {
        columns.truncate(NAMED_COLUMNS);
        columns.push("…".into());
        and = words.forms.comma;
    }
    let columns = list(&columns, words.forms.comma, and);
    Some(words.fill(template, &[Arg::Text(&columns)]))
}

/// Nim with one or two rows left needs no binary numbers.
fn few_rows(words: &Words, heaps: &[u64]) -> Option<String> {
    let mut rows = (0..).zip(heaps).filter(|&(_, &heap)| heap > 0);
    match (rows.next()?, rows.next(), rows.next()) {
        ((row, _), None, _) => Some(words.fill(words.moves.one_row, &[Arg::Row(row)])),
        ((_, a), Some((_, b)), None) if a == b => Some(words.nim.equal.into()),
        ((first, a), Some((second, b)), None) => {
            let larger = if a > b { first } else { second };
            let args = [Arg::Row(larger), Arg::Number(a.abs_diff(*b))];
            Some(words.fill(words.nim.level, &args))
        }
        _ => None,
    }
}

/// The columns (ones first), and `rest`: the rows that one can take from, with their coins after the move.
fn columns(words: &Words, sums: &[u8], nim_sum: u64, rest: &[Reason]) -> String {
    let [Reason::LeftmostOdd { power, rows }, flips @ ..] = rest else {
        return words.nim.paired.into();
    };
    let what = match flips {
        [Reason::Flip { row, from, to, .. }] => {
            let args = [Arg::Row(*row), Arg::Number(from - to), Arg::Number(*to)];
            words.fill(words.nim.mend, &args)
        }
        _ => choose(words, nim_sum, 1 << power, rows),
    };
    words.then(odd(words, sums, nim_sum), &what)
}

/// That several rows have a stack in the leftmost odd column, which is named unless it is the only odd one.
fn choose(words: &Words, nim_sum: u64, leftmost: u64, rows: &[u8]) -> String {
    let mut named = Vec::new();
    for &row in rows {
        named.push(words.row(row));
    }
    let rows = list(&named, words.forms.comma, words.forms.any);
    if nim_sum == leftmost {
        words.fill(words.nim.choose, &[Arg::Text(&rows)])
    } else {
        words.fill(
            words.nim.choose_leftmost,
            &[Arg::Number(leftmost), Arg::Text(&rows)],
        )
    }
}

/// The odd columns, the largest first: those in which `nim_sum` has a 1.
fn odd(words: &Words, sums: &[u8], nim_sum: u64) -> String {
    let columns = nim_sum.count_ones();
    if columns as usize > NAMED_COLUMNS {
        return words.fill(words.nim.many_odd, &[Arg::Count(columns as u8)]);
    }
    let mut named = Vec::new();
    for (power, &sum) in sums.iter().enumerate().rev() {
        let column = 1 << power;
        if nim_sum & column != 0 {
            let template = if named.is_empty() {
                words.nim.first_odd
            } else {
                words.nim.next_odd
            };
            named.push(words.fill(template, &[Arg::Number(column), Arg::Count(sum)]));
        }
    }
    let [comma, and] = words.nim.odd_commas;
    words.fill(words.nim.odd, &[Arg::Text(&list(&named, comma, and))])
}

/// Misère Nim: the sizes of the rows, and what follows from them.
fn misere(words: &Words, reasons: &[Reason]) -> String {
    let nim = &words.nim;
    match *reasons {
        [_, Reason::TakeSingle { singles: 1 }] => nim.two_singles.into(),
        [_, Reason::TakeSingle { singles }] => {
            let args = [Arg::Count(singles + 1), Arg::Count(singles)];
            words.fill(nim.even_singles, &args)
        }
        [
            _,
            Reason::LeaveSingles {
                row, to, singles, ..
            },
        ] => {
            let templates = if singles == 1 {
                nim.leave_one.map(Template::among)
            } else {
                nim.leave_more
            };
            let template = templates[usize::from(to > 0)];
            words.fill(template, &[Arg::Row(row), Arg::Count(singles)])
        }
        [
            Reason::Sizes { large, .. },
            Reason::Columns {
                ref sums, nim_sum, ..
            },
            ref rest @ ..,
        ] => {
            let leads = words.fill(nim.as_usual, &[Arg::Count(large)]);
            match rest {
                [] => words.then(leads, nim.paired_misere),
                _ => words.then(leads, &columns(words, sums, nim_sum, rest)),
            }
        }
        [Reason::Sizes { single: 1, .. }] => words.moves.lone_coin.into(),
        [Reason::Sizes { single, .. }] => words.fill(nim.odd_singles, &[Arg::Count(single)]),
        _ => String::new(),
    }
}
