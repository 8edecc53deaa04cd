//! The states that are safe to leave, as a table: a few rows are enough, modulo one number.
use crate::{Cell, Table, View};
use nian_solver::AnyPosition;
use nian_solver::holding::{Side, UpTo};
use nian_solver::sides::{self, Class, Sides};
use nian_words::Language;

const SIDES: [Side; 2] = [Side::Odd, Side::Even];

/// The table for the game of `position`, the present state lit; `None` while answers are hidden.
pub(super) fn table(view: &View<'_>, position: &AnyPosition) -> Option<Table> {
    if !view.answers {
        return None;
    }
    Some(match position {
        AnyPosition::Parity(rules, state) => {
            let holding = state.other();
            let here = (holding % 2, state.heap());
            parity_table(view.language, rules.takes, rules.winner, here)
        }
        AnyPosition::Sides(rules, state) => sides_table(view.language, *rules, state),
        _ => return None,
    })
}

fn caption(language: Language, modulo: &str) -> String {
    let words = language.picture();
    let mut caption = words.safe_to_leave().to_string();
    caption.push_str(words.semicolon());
    caption.push_str(modulo);
    caption
}

/// The odd-even game: the remainders that may be left with an odd and with an even holding.
fn parity_table(language: Language, takes: UpTo, winner: Side, here: (u64, u64)) -> Table {
    let words = language.picture();
    let modulus = takes.modulus();
    let mut rows = Vec::new();
    for parity in [1, 0] {
        let mut row = vec![Cell::text(words.parities()[parity as usize].to_string())];
        row[0].lit = here.0 == parity;
        let mut cell = Cell::default();
        for residue in takes.safe_residues(winner.wants(parity)) {
            if !cell.text.is_empty() {
                cell.text.push_str(", ");
            }
            cell.text.push_str(&residue.to_string());
            cell.lit |= here.0 == parity && here.1 % modulus == residue;
        }
        row.push(cell);
        rows.push(row);
    }
    Table {
        caption: caption(language, &words.modulo(modulus)),
        head: Cell::texts(&[words.holding(), words.leaves()]),
        rows,
    }
}

/// The two-sided game: for each remainder, the holdings with which the odd side, and the even
/// side, may leave it, as (odd, even, left) modulo 2 and the modulus.
fn sides_table(language: Language, rules: Sides, state: &sides::State) -> Table {
    let words = language.picture();
    let modulus = rules.takes.modulus();
    let mut residues = rules.takes.safe_residues(true);
    residues.extend(rules.takes.safe_residues(false));
    let mut rows = Vec::new();
    for residue in residues {
        let mut row = vec![Cell::number(residue)];
        row[0].lit = state.heap() % modulus == residue;
        for side in SIDES {
            row.push(state_cell(rules.takes, side, residue, state));
        }
        rows.push(row);
    }
    let [odd, even] = words.side_names();
    let mut caption = caption(language, &words.sides_modulo(modulus));
    caption.push_str(words.semicolon());
    caption.push_str(words.classes()[class_number(rules.class(state))]);
    Table {
        caption,
        head: Cell::texts(&[words.residue(), odd, even]),
        rows,
    }
}

/// The state that a side may leave with this remainder: the parity of its own holding follows from
/// the safe remainders, that of the other's from the even total.
fn state_cell(takes: UpTo, side: Side, residue: u64, state: &sides::State) -> Cell {
    let own = if takes.is_safe(residue, side.wants(1)) {
        1
    } else {
        0
    };
    let other = (own + residue) % 2;
    let [odd, even] = match side {
        Side::Odd => [own, other],
        Side::Even => [other, own],
    };
    let mut text = String::from("(");
    for number in [odd, even, residue] {
        if text.len() > 1 {
            text.push_str(", ");
        }
        text.push_str(&number.to_string());
    }
    text.push(')');
    let mut cell = Cell::text(text);
    cell.lit = state.heap() % takes.modulus() == residue
        && state.holding(Side::Odd) % 2 == odd
        && state.holding(Side::Even) % 2 == even;
    cell
}

/// The index of a class among the words for them.
fn class_number(class: Class) -> usize {
    match class {
        Class::Absolutely(Side::Odd) => 0,
        Class::Absolutely(Side::Even) => 1,
        Class::SafeToLeave => 2,
        Class::WinToMove => 3,
    }
}
