//! Compares the facts that an example states with the solver.

use nian_solver::numerals::written;
use nian_solver::{AnyPosition, dice, nim, wythoff};

use crate::error::Faults;
use crate::example::Stated;
use crate::{Fact, Problem, Subject};

/// Stands for an empty list, and for a fact that does not apply to what is shown.
const NOTHING: &str = "—";

/// Reports the statements about `subject` that are not true.
pub(crate) fn check(subject: &Subject, stated: &[Stated], faults: &mut Faults) {
    for Stated { fact, text } in stated {
        let found = true_value(subject, *fact);
        if found.as_ref() != Some(text) {
            let problem = Problem::Expect {
                fact: *fact,
                stated: text.clone(),
                found: found.unwrap_or_else(|| NOTHING.into()),
            };
            faults.report("expect", problem);
        }
    }
}

/// The true value of a fact about `subject`, as text; `None` if the fact does not apply.
fn true_value(subject: &Subject, fact: Fact) -> Option<String> {
    match (fact, subject) {
        (Fact::Position, Subject::Position(position)) => Some(position.to_string()),
        (Fact::Outcome, Subject::Position(position)) => Some(position.outcome().to_string()),
        (Fact::Winning, Subject::Position(position)) => Some(list(&position.winning_moves())),
        (Fact::Sums, Subject::Position(AnyPosition::Nim(_, rows))) => {
            let mut sums = nim::column_sums(rows.heaps());
            sums.reverse();
            Some(list(&sums))
        }
        (Fact::Faces, Subject::Position(AnyPosition::Dice(rules, state))) => {
            Some(list(&dice::safe_faces(rules.ending, state.heap())))
        }
        (Fact::Pair, Subject::Pairs { found, .. }) => {
            let (lower, upper) = wythoff::pair(*found)?;
            Some(list(&[lower, upper]))
        }
        (Fact::Digits, Subject::Numeral(numeral)) => Some(written(&numeral.stage().digits)),
        _ => None,
    }
}

/// The items, separated by spaces.
pub(crate) fn list<T: ToString>(items: &[T]) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&item.to_string());
    }
    if text.is_empty() {
        text.push_str(NOTHING);
    }
    text
}
