//! The safe states of the odd-even games: for every k by their remainders, and for one k heap by
//! heap.
use crate::{Cell, Table};
use core::ops::RangeInclusive;
use nian_solver::Outcome;
use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::Parity;
use nian_solver::sides::{Class, Sides, State};
use nian_words::Language;

/// The odd-even game for these k: the modulus M, the remainders that are safe to leave for a player
/// who then holds an odd number and for one who holds an even number, and the totals with which the
/// first player loses.
#[must_use]
pub fn parity_rules(language: Language, ks: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let mut rows = Vec::new();
    for takes in ks.filter_map(UpTo::new) {
        let mut row = vec![Cell::number(takes.k()), Cell::number(takes.modulus())];
        for has in [true, false] {
            row.push(list(&takes.safe_residues(has)));
        }
        // Before the first move the other player holds nothing, which is even, of an odd total.
        let mut losing = takes.safe_residues(false);
        losing.retain(|total| total % 2 == 1);
        row.push(list(&losing));
        rows.push(row);
    }
    let head = [
        "k",
        "M",
        words.holds_odd(),
        words.holds_even(),
        words.first_loses(),
    ];
    Table {
        caption: words.parity_rules().to_string(),
        head: Cell::texts(&head),
        rows,
    }
}

/// These heaps of an odd-even game: the remainder, and whether the heap is safe to leave with an
/// odd and with an even holding.
#[must_use]
pub fn parity_heaps(language: Language, rules: Parity, heaps: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let modulus = rules.takes.modulus();
    let mut rows = Vec::new();
    for heap in heaps {
        let mut row = vec![Cell::number(heap), Cell::number(heap % modulus)];
        for holding in [1, 0] {
            let mut cell = Cell::default();
            if rules.takes.is_safe(heap, rules.winner.wants(holding)) {
                cell.mark = Some(Outcome::Safe);
            }
            row.push(cell);
        }
        rows.push(row);
    }
    let remainder = modulo(modulus);
    let head = [
        words.stones(),
        &remainder,
        words.holds_odd(),
        words.holds_even(),
    ];
    Table {
        caption: words.parity_heaps(rules.takes.k()),
        head: Cell::texts(&head),
        rows,
    }
}

/// Holdings of the odd and of the even side, modulo 2.
const HOLDINGS: [[u64; 2]; 4] = [[0, 0], [1, 1], [0, 1], [1, 0]];

/// The two-sided game for these k: the modulus M, and for the odd side, for the even side and for
/// both the remainders that are safe to leave with these holdings, modulo 2.
#[must_use]
pub fn sides_rules(language: Language, ks: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let [odd, even, both] = words.sides();
    // (0, 1) and (1, 0) are equivalent for both sides.
    let columns = [
        (odd, Side::Odd, HOLDINGS[0]),
        (odd, Side::Odd, HOLDINGS[1]),
        (even, Side::Even, HOLDINGS[0]),
        (even, Side::Even, HOLDINGS[1]),
        (both, Side::Odd, HOLDINGS[2]),
        (both, Side::Odd, HOLDINGS[3]),
    ];
    let mut head = Cell::texts(&["k", "M"]);
    for (name, _, holdings) in columns {
        let mut text = name.to_string();
        text.push(' ');
        text.push_str(&pair(holdings));
        head.push(Cell::text(text));
    }
    let mut rows = Vec::new();
    for takes in ks.filter_map(UpTo::new) {
        let mut row = vec![Cell::number(takes.k()), Cell::number(takes.modulus())];
        for (_, side, [a, b]) in columns {
            let holding = if side == Side::Odd { a } else { b };
            let mut safe = takes.safe_residues(side.wants(holding));
            // The sum of heap and holdings is even.
            safe.retain(|residue| (residue + a + b) % 2 == 0);
            row.push(list(&safe));
        }
        rows.push(row);
    }
    Table {
        caption: words.sides_rules().to_string(),
        head,
        rows,
    }
}

/// These heaps of a two-sided game: the remainder, and the outcome for the sides with each of their
/// holdings, modulo 2.
#[must_use]
pub fn sides_heaps(language: Language, rules: Sides, heaps: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let modulus = rules.takes.modulus();
    let mut head = vec![
        Cell::text(words.stones().to_string()),
        Cell::text(modulo(modulus)),
    ];
    for holdings in HOLDINGS {
        head.push(Cell::text(pair(holdings)));
    }
    let mut rows = Vec::new();
    for heap in heaps {
        let mut row = vec![Cell::number(heap), Cell::number(heap % modulus)];
        for [a, b] in HOLDINGS {
            let state = State::new(heap, a, b, Side::Odd);
            row.push(
                state.map_or_else(Cell::default, |state| class(language, rules.class(&state))),
            );
        }
        rows.push(row);
    }
    Table {
        caption: words.sides_heaps(rules.takes.k()),
        head,
        rows,
    }
}

fn class(language: Language, class: Class) -> Cell {
    let [odd, even] = language.picture().side_wins();
    let (text, mark) = match class {
        Class::Absolutely(Side::Odd) => (odd, None),
        Class::Absolutely(Side::Even) => (even, None),
        Class::SafeToLeave => ("", Some(Outcome::Safe)),
        Class::WinToMove => ("", Some(Outcome::Unsafe)),
    };
    Cell {
        mark,
        ..Cell::text(text.to_string())
    }
}

/// Numbers with commas, or a dash.
fn list(numbers: &[u64]) -> Cell {
    let mut text = String::new();
    for number in numbers {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&number.to_string());
    }
    if text.is_empty() {
        text.push('–');
    }
    Cell::text(text)
}

fn pair([a, b]: [u64; 2]) -> String {
    let mut text = String::from("(");
    text.push_str(&a.to_string());
    // Without a space, so that it is not wrapped.
    text.push(',');
    text.push_str(&b.to_string());
    text.push(')');
    text
}

/// The header of remainders: `mod 8`.
pub(super) fn modulo(modulus: u64) -> String {
    let mut text = String::from("mod ");
    text.push_str(&modulus.to_string());
    text
}
