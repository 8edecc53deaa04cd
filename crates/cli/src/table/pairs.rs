//! Nim with two rows, Wythoff's game and Euclid's: row against row.

use nian_solver::euclid::{Euclid, Numbers};
use nian_solver::nim::{Nim, Rows, nim_sum};
use nian_solver::wythoff::{GRUNDY_REACH, GrundyTable, Pair, Wythoff};
use nian_solver::{Ending, MAX_NUMBER, Theory};

use super::{Asked, Cell, Show, Table};

/// The last number in each direction if nothing is said.
const TO: u64 = 15;

/// What can be shown; there are no Grundy values under misère play.
fn possible(ending: Ending) -> &'static [Show] {
    if ending.is_misere() {
        &[Show::Outcomes]
    } else {
        &[Show::Grundy, Show::Outcomes]
    }
}

pub(super) fn nim(rules: Nim, asked: &Asked) -> Result<Table, String> {
    let show = asked.show(possible(rules.ending))?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    Table::grid("a/b", lines, columns, |a, b| {
        let outcome = |rows: Rows| Cell::outcome(rules.outcome(&rows));
        match show {
            Show::Grundy => Cell::Number(nim_sum(&[a, b])),
            _ => Rows::new(vec![a, b]).map_or(Cell::None, outcome),
        }
    })
}

pub(super) fn wythoff(rules: Wythoff, asked: &Asked) -> Result<Table, String> {
    let show = asked.show(possible(rules.ending))?;
    let most = if show == Show::Grundy {
        GRUNDY_REACH as u64
    } else {
        MAX_NUMBER
    };
    let lines = asked.lines(TO, most)?;
    let columns = asked.columns(lines, most)?;
    let values =
        (show == Show::Grundy).then(|| GrundyTable::new(lines.to.max(columns.to) as usize));
    Table::grid("a/b", lines, columns, |a, b| match &values {
        Some(values) => Cell::number(values.value(a as usize, b as usize).map(u64::from)),
        None => Pair::new([a, b]).map_or(Cell::None, |pair| Cell::outcome(rules.outcome(&pair))),
    })
}

pub(super) fn euclid(asked: &Asked) -> Result<Table, String> {
    let show = asked.show(possible(Ending::Normal))?;
    let lines = asked.lines(TO, MAX_NUMBER)?;
    let columns = asked.columns(lines, MAX_NUMBER)?;
    let cell = |numbers: Numbers| match show {
        Show::Grundy => Cell::Number(Euclid.grundy(&numbers)),
        _ => Cell::outcome(Euclid.outcome(&numbers)),
    };
    Table::grid("a/b", lines, columns, |a, b| {
        Numbers::new([a, b]).map_or(Cell::None, cell)
    })
}
