//! Subtraction games, heap by heap.

use nian_solver::subtraction::{LARGEST_UNPROVED, Outcomes, Subtraction, Values};
use nian_solver::{MAX_NUMBER, Outcome};

use super::{Cell, Order, Sheet, fits};

/// The default last heap.
const TO: u64 = 30;

/// For each heap its outcome, its Grundy value under normal play, and the winning takes.
pub(super) fn table(rules: &Subtraction, asked: &Order) -> Result<Sheet, String> {
    asked.no_columns()?;
    asked.no_choice()?;
    let proved = rules.heap(MAX_NUMBER).is_some();
    let most = if proved { MAX_NUMBER } else { LARGEST_UNPROVED };
    let lines = asked.lines(TO, most)?;
    fits(lines, 4)?;
    let misere = rules.ending.is_misere();
    let head = ["heap", "outcome", "takes", "grundy"];
    let mut table = Sheet::new(&head[..if misere { 3 } else { 4 }]);
    let values = Values::up_to(rules.set, lines.to).filter(|_| !misere);
    let outcomes = Outcomes::up_to(rules, lines.to);
    for heap in lines.numbers() {
        let mut line = vec![
            Cell::Number(heap),
            outcomes.outcome(heap).map_or(Cell::None, Cell::outcome),
            Cell::Numbers(winning(rules, &outcomes, heap)),
        ];
        if !misere {
            line.push(Cell::number(values.as_ref().and_then(|v| v.of(heap))));
        }
        table.lines.push(line);
    }
    Ok(table)
}

fn winning(rules: &Subtraction, outcomes: &Outcomes, heap: u64) -> Vec<u64> {
    let wins = |&take: &u64| outcomes.outcome(heap - take) == Some(Outcome::Safe);
    rules.set.numbers(heap).filter(wins).collect()
}
