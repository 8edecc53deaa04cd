//! Dynamic nim: least winning limits, safe starts, Grundy values.

use nian_solver::dynamic::{
    Dynamic, GRUNDY_REACH, Grundy, Heaps, least_common_limits, least_winning_limit, parts, starts,
};
use nian_solver::{AnyPosition, MAX_NUMBER};

use super::{Asked, Cell, Range, Show, Table, fits};

/// The last heap if nothing is said, with one heap and with two.
const TO: u64 = 34;
const TO_OF_TWO: u64 = 15;

pub(super) fn table(rules: Dynamic, asked: &Asked) -> Result<Table, String> {
    let possible: &[Show] = match rules.heaps() {
        Heaps::One => &[Show::Limits, Show::Starts, Show::Grundy],
        Heaps::Local => &[Show::Grundy],
        Heaps::Global => &[Show::Limits],
    };
    match (asked.show(possible)?, rules.heaps()) {
        (Show::Grundy, _) => grundy(rules, asked),
        (Show::Starts, _) => safe_starts(rules, asked),
        (_, Heaps::Global) => two_heaps(rules, asked),
        _ => one_heap(rules, asked),
    }
}

/// Each heap with its least winning limit, its parts, and the outcome and winning takes of an
/// opening.
fn one_heap(rules: Dynamic, asked: &Asked) -> Result<Table, String> {
    asked.no_columns()?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let head = ["heap", "opening", "takes", "least_limit", "parts"];
    fits(lines, head.len() as u64)?;
    let mut table = Table::new(&head);
    for heap in lines.numbers() {
        let state = rules.state(vec![heap], vec![heap.saturating_sub(1)]);
        let opening = state.map(|state| AnyPosition::Dynamic(rules, state));
        table.lines.push(vec![
            Cell::Number(heap),
            opening
                .as_ref()
                .map_or(Cell::None, |p| Cell::outcome(p.outcome())),
            opening.as_ref().map_or(Cell::None, Cell::winning),
            Cell::number(least_winning_limit(rules.multiplier(), heap)),
            Cell::Numbers(parts(rules.multiplier(), heap)),
        ]);
    }
    Ok(table)
}

/// The safe starts in the range, with their indices.
fn safe_starts(rules: Dynamic, asked: &Asked) -> Result<Table, String> {
    asked.no_columns()?;
    let lines = asked.lines(1000, MAX_NUMBER)?;
    let mut table = Table::new(&["index", "start"]);
    for (index, start) in (1..).zip(starts(rules.multiplier())) {
        if start > lines.to {
            break;
        }
        if start >= lines.from {
            table
                .lines
                .push(vec![Cell::Number(index), Cell::Number(start)]);
        }
    }
    Ok(table)
}

/// Heap against limit.
fn grundy(rules: Dynamic, asked: &Asked) -> Result<Table, String> {
    let lines = asked.lines(TO_OF_TWO, GRUNDY_REACH)?;
    let limits = asked.columns(lines, MAX_NUMBER)?;
    fits(lines, limits.count())?;
    let values = Grundy::new(rules.multiplier(), lines.to);
    Table::grid("heap/limit", lines, limits, |heap, limit| {
        Cell::number(values.value(heap, limit))
    })
}

/// Heap against heap: the least common limit that wins.
fn two_heaps(rules: Dynamic, asked: &Asked) -> Result<Table, String> {
    let lines = asked.lines(TO_OF_TWO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    let limits = least_common_limits(rules.multiplier(), &[lines.to, columns.to]);
    let limits = limits.ok_or_else(|| too_large(lines, columns))?;
    Table::grid("a/b", lines, columns, |a, b| {
        let limit = limits.get((a + (lines.to + 1) * b) as usize).copied();
        Cell::number(limit.filter(|&limit| limit < u64::MAX))
    })
}

fn too_large(lines: Range, columns: Range) -> String {
    let (a, b) = (lines.to, columns.to);
    format!(
        "heaps of {a} and {b} are beyond the table of this game: fewer or smaller ones are needed"
    )
}
