//! Nim with two rows, Wythoff's game and Euclid's: row against row.

use nian_solver::euclid::{Euclid, Numbers};
use nian_solver::nim::{Nim, Rows, nim_sum};
use nian_solver::wythoff::{GRUNDY_REACH, GrundyTable, Pair, Wythoff};
use nian_solver::{Ending, MAX_NUMBER, Theory};

use super::{Cell, Content, Order, Sheet};

/// The default last number in each direction.
const TO: u64 = 15;

/// The possible contents; misère play has no Grundy values.
fn possible(ending: Ending) -> &'static [Content] {
    if ending.is_misere() {
        &[Content::Outcomes]
    } else {
        &[Content::Grundy, Content::Outcomes]
    }
}

pub(super) fn nim(rules: Nim, asked: &Order) -> Result<Sheet, String> {
    let show = asked.show(possible(rules.ending))?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    Sheet::grid("a/b", lines, columns, |a, b| {
        let outcome = |rows: Rows| Cell::outcome(rules.outcome(&rows));
        match show {
            Content::Grundy => Cell::Number(nim_sum(&[a, b])),
            _ => Rows::new(vec![a, b]).map_or(Cell::None, outcome),
        }
    })
}

pub(super) fn wythoff(rules: Wythoff, asked: &Order) -> Result<Sheet, String> {
    let show = asked.show(possible(rules.ending))?;
    let most = if show == Content::Grundy {
        GRUNDY_REACH as u64
    } else {
        MAX_NUMBER
    };
    let lines = asked.lines(TO, most)?;
    let columns = asked.columns(lines, most)?;
    let values =
        (show == Content::Grundy).then(|| GrundyTable::new(lines.to.max(columns.to) as usize));
    Sheet::grid("a/b", lines, columns, |a, b| match &values {
        Some(values) => Cell::number(values.value(a as usize, b as usize).map(u64::from)),
        None => Pair::new([a, b]).map_or(Cell::None, |pair| Cell::outcome(rules.outcome(&pair))),
    })
}

pub(super) fn euclid(asked: &Order) -> Result<Sheet, String> {
    let show = asked.show(possible(Ending::Normal))?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    let cell = |numbers: Numbers| match show {
        Content::Grundy => Cell::Number(Euclid.grundy(&numbers)),
        _ => Cell::outcome(Euclid.outcome(&numbers)),
    };
    Sheet::grid("a/b", lines, columns, |a, b| {
        Numbers::new([a, b]).map_or(Cell::None, cell)
    })
}
