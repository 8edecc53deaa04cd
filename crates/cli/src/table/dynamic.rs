//! Dynamic nim: least winning limits, safe starts, Grundy values.

use nian_solver::dynamic::{
    Dynamic, GRUNDY_REACH, Grundy, Heaps, least_common_limits, least_winning_limit, parts, starts,
};
use nian_solver::{AnyPosition, MAX_NUMBER};

use super::{Cell, Content, Order, Sheet, Span, fits};

/// The default last heap, with one heap and with two.
const TO: u64 = 34;
const TO_OF_TWO: u64 = 15;

pub(super) fn table(rules: Dynamic, asked: &Order) -> Result<Sheet, String> {
    let possible: &[Content] = match rules.heaps() {
        Heaps::One => &[Content::Limits, Content::Starts, Content::Grundy],
        Heaps::Local => &[Content::Grundy],
        Heaps::Global => &[Content::Limits],
    };
    match (asked.show(possible)?, rules.heaps()) {
        (Content::Grundy, _) => grundy(rules, asked),
        (Content::Starts, _) => safe_starts(rules, asked),
        (_, Heaps::Global) => two_heaps(rules, asked),
        _ => one_heap(rules, asked),
    }
}

/// For each heap its least winning limit, its parts, and the outcome and winning takes of an
/// opening.
fn one_heap(rules: Dynamic, asked: &Order) -> Result<Sheet, String> {
    asked.no_columns()?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let head = ["heap", "opening", "takes", "least_limit", "parts"];
    fits(lines, head.len() as u64)?;
    let mut table = Sheet::new(&head);
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
fn safe_starts(rules: Dynamic, asked: &Order) -> Result<Sheet, String> {
    asked.no_columns()?;
    let lines = asked.lines(1000, MAX_NUMBER)?;
    let mut table = Sheet::new(&["index", "start"]);
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
fn grundy(rules: Dynamic, asked: &Order) -> Result<Sheet, String> {
    let lines = asked.lines(TO_OF_TWO, GRUNDY_REACH)?;
    let limits = asked.columns(lines, MAX_NUMBER)?;
    fits(lines, limits.count())?;
    let values = Grundy::new(rules.multiplier(), lines.to);
    Sheet::grid("heap/limit", lines, limits, |heap, limit| {
        Cell::number(values.value(heap, limit))
    })
}

/// Heap against heap: the least common limit that wins.
fn two_heaps(rules: Dynamic, asked: &Order) -> Result<Sheet, String> {
    let lines = asked.lines(TO_OF_TWO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    let limits = least_common_limits(rules.multiplier(), &[lines.to, columns.to]);
    let limits = limits.ok_or_else(|| too_large(lines, columns))?;
    Sheet::grid("a/b", lines, columns, |a, b| {
        let limit = limits.get((a + (lines.to + 1) * b) as usize).copied();
        Cell::number(limit.filter(|&limit| limit < u64::MAX))
    })
}

fn too_large(lines: Span, columns: Span) -> String {
    let (a, b) = (lines.to, columns.to);
    format!(
        "heaps of {a} and {b} are beyond the table of this game: fewer or smaller ones are needed"
    )
}
