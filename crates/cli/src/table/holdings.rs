//! The odd-even games: heap and parities of the holdings.

use nian_solver::holding::{Side, UpTo};
use nian_solver::parity::{self, Parity};
use nian_solver::sides::{self, Class, Sides};
use nian_solver::{AnyPosition, MAX_NUMBER};

use super::{Cell, Order, Sheet, Span, fits};

/// The largest heap: with holdings of 0 or 1, which stand for all others, the sum must not exceed
/// the limit.
const MOST: u64 = MAX_NUMBER - 2;

/// The range of heaps: by default one modulus of them.
fn lines(takes: UpTo, asked: &Order) -> Result<Span, String> {
    asked.no_columns()?;
    asked.no_choice()?;
    asked.lines(takes.modulus() - 1, MOST)
}

/// For each heap and its remainder, for an odd and an even holding of the player who has just
/// moved: who wins, and by which takes.
pub(super) fn parity(rules: Parity, asked: &Order) -> Result<Sheet, String> {
    let lines = lines(rules.takes, asked)?;
    let head = [
        "heap",
        "residue",
        "last_odd",
        "last_odd_takes",
        "last_even",
        "last_even_takes",
    ];
    fits(lines, head.len() as u64)?;
    let mut table = Sheet::new(&head);
    for heap in lines.numbers() {
        let mut line = vec![
            Cell::Number(heap),
            Cell::Number(heap % rules.takes.modulus()),
        ];
        for last in [1, 0] {
            // The sum of the heap and the holdings is odd.
            let mover = (heap + last + 1) % 2;
            let state = parity::State::new(heap, mover, last);
            let position = state.map(|state| AnyPosition::Parity(rules, state));
            line.push(
                position
                    .as_ref()
                    .map_or(Cell::None, |p| Cell::outcome(p.outcome())),
            );
            line.push(position.as_ref().map_or(Cell::None, Cell::winning));
        }
        table.lines.push(line);
    }
    Ok(table)
}

/// For each heap and its remainder, for both parities of the holdings: for whom the state is safe,
/// and how each side wins if it is to move.
pub(super) fn sides(rules: Sides, asked: &Order) -> Result<Sheet, String> {
    let lines = lines(rules.takes, asked)?;
    let head = [
        "heap",
        "residue",
        "odd_side_holds",
        "even_side_holds",
        "safe_for",
        "odd_side_takes",
        "even_side_takes",
    ];
    fits(lines, 2 * head.len() as u64)?;
    let mut table = Sheet::new(&head);
    for heap in lines.numbers() {
        for odd in [0, 1] {
            // The sum of the heap and the holdings is even.
            let even = (heap + odd) % 2;
            let state = |side| sides::State::new(heap, odd, even, side);
            let takes = |side| {
                let position = state(side).map(|state| AnyPosition::Sides(rules, state));
                position.as_ref().map_or(Cell::None, Cell::winning)
            };
            let class = state(Side::Odd).map(|state| rules.class(&state));
            table.lines.push(vec![
                Cell::Number(heap),
                Cell::Number(heap % rules.takes.modulus()),
                parity_of(odd),
                parity_of(even),
                class.map_or(Cell::None, |class| Cell::Word(safe_for(class))),
                takes(Side::Odd),
                takes(Side::Even),
            ]);
        }
    }
    Ok(table)
}

fn parity_of(holding: u64) -> Cell {
    Cell::Word(if holding % 2 == 1 { "odd" } else { "even" })
}

/// The player for whom a state is safe.
fn safe_for(class: Class) -> &'static str {
    match class {
        Class::Absolutely(Side::Odd) => "odd",
        Class::Absolutely(Side::Even) => "even",
        Class::SafeToLeave => "both",
        Class::WinToMove => "neither",
    }
}
