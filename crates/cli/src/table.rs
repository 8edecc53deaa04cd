//! `nian table RULES`: a game's outcomes and values over a range.

mod dice;
mod dynamic;
mod holdings;
mod options;
mod pairs;
mod rules;
mod subtraction;
mod write;

use std::io::{self, Write};

use nian_solver::{AnyPosition, Outcome};
use serde::Serialize;

use crate::size;

pub(crate) use options::{Content, Order, Span};
pub(crate) use write::Format;

/// The most cells of a table.
const MOST_CELLS: u64 = 1_000_000;

/// Column heads, and lines with a cell for each.
pub(crate) struct Sheet {
    head: Vec<String>,
    lines: Vec<Vec<Cell>>,
}

/// The value of a cell, as in JSON.
#[derive(Clone, Serialize)]
#[serde(untagged)]
enum Cell {
    Number(u64),
    Numbers(Vec<u64>),
    Word(&'static str),
    Outcome(&'static str),
    Moves(Vec<String>),
    /// No value applies.
    None,
}

impl Cell {
    fn outcome(outcome: Outcome) -> Self {
        Self::Outcome(match outcome {
            Outcome::Safe => "safe",
            Outcome::Unsafe => "unsafe",
        })
    }

    fn number(number: Option<u64>) -> Self {
        number.map_or(Self::None, Self::Number)
    }

    /// The winning moves; empty in a safe position.
    fn winning(position: &AnyPosition) -> Self {
        let moves = size::winning(position);
        Self::Moves(moves.iter().map(ToString::to_string).collect())
    }
}

impl Sheet {
    fn new(head: &[&str]) -> Self {
        let head = head.iter().map(ToString::to_string).collect();
        let lines = Vec::new();
        Self { head, lines }
    }

    /// A line for each number of `down`, with a cell for each of `across`.
    fn grid(
        corner: &str,
        down: Span,
        across: Span,
        cell: impl Fn(u64, u64) -> Cell,
    ) -> Result<Self, String> {
        fits(down, across.count())?;
        let mut table = Self::new(&[corner]);
        table.head.extend(across.numbers().map(|n| n.to_string()));
        for line in down.numbers() {
            let mut cells = vec![Cell::Number(line)];
            cells.extend(across.numbers().map(|column| cell(line, column)));
            table.lines.push(cells);
        }
        Ok(table)
    }
}

/// Checks that a table is not too large.
fn fits(down: Span, across: u64) -> Result<(), String> {
    let cells = down.count().saturating_mul(across);
    if cells <= MOST_CELLS {
        return Ok(());
    }
    Err(format!(
        "that would be {cells} cells; at most {MOST_CELLS} are written at once"
    ))
}

/// Computes the table of these rules; the error is an English message.
pub(crate) fn of(text: &str, asked: &Order) -> Result<Sheet, String> {
    let position = rules::read(text, asked.dice)?;
    if asked.dice.is_some() && !matches!(position, AnyPosition::SeveralDice(..)) {
        return Err("--dice is for the games dice.one, dice.both and dice.one-sum".into());
    }
    match position {
        AnyPosition::Nim(rules, _) => pairs::nim(rules, asked),
        AnyPosition::Wythoff(rules, _) => pairs::wythoff(rules, asked),
        AnyPosition::Subtraction(rules, _) => subtraction::table(&rules, asked),
        AnyPosition::Parity(rules, _) => holdings::parity(rules, asked),
        AnyPosition::Sides(rules, _) => holdings::sides(rules, asked),
        AnyPosition::Dice(rules, _) => dice::one(rules, asked),
        AnyPosition::SeveralDice(rules, state) => dice::several(rules, state.faces().dice(), asked),
        AnyPosition::Euclid(..) => pairs::euclid(asked),
        AnyPosition::Dynamic(rules, _) => dynamic::table(rules, asked),
    }
}

/// Writes a table.
pub(crate) fn write(table: &Sheet, format: Format, output: &mut impl Write) -> io::Result<()> {
    match format {
        Format::Text => write::text(table, output),
        Format::Csv => write::csv(table, output),
        Format::Json => write::json(table, output),
    }
}
