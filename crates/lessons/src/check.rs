//! What a lesson states, held against the solver.

use nian_solver::{AnyPosition, dice, nim, wythoff};

use crate::lesson::Expect;
use crate::{Fact, Localized, Problem, Subject};

/// Stands for an empty list, and for a fact that what is shown does not have.
const NOTHING: &str = "—";

/// Every language has its text.
pub(crate) fn check_text(text: Option<&Localized>) -> Result<(), Problem> {
    match text {
        Some(text) if text.is_incomplete() => Err(Problem::NoText),
        _ => Ok(()),
    }
}

/// Everything that `expect` states of `subject` is so.
pub(crate) fn check(subject: &Subject, expect: &Expect) -> Result<(), Problem> {
    let stated = [
        (Fact::Position, expect.position.clone()),
        (Fact::Outcome, expect.outcome.clone()),
        (Fact::Winning, expect.winning.clone().map(in_order)),
        (Fact::Sums, expect.sums.as_deref().map(numbers)),
        (Fact::Pair, expect.pair.as_deref().map(numbers)),
        (Fact::Faces, expect.faces.as_deref().map(numbers)),
    ];
    for (fact, stated) in stated {
        let Some(stated) = stated else { continue };
        let found = find(subject, fact);
        if found.as_ref() != Some(&stated) {
            let found = found.unwrap_or_else(|| NOTHING.into());
            return Err(Problem::Expect {
                fact,
                stated,
                found,
            });
        }
    }
    Ok(())
}

/// What is true of `subject`, as text; `None` where it has no such fact.
fn find(subject: &Subject, fact: Fact) -> Option<String> {
    match (fact, subject) {
        (Fact::Position, Subject::Position(position)) => Some(position.to_string()),
        (Fact::Outcome, Subject::Position(position)) => Some(position.outcome().to_string()),
        (Fact::Winning, Subject::Position(position)) => {
            let moves = position.winning_moves();
            Some(in_order(moves.iter().map(ToString::to_string).collect()))
        }
        (Fact::Sums, Subject::Position(AnyPosition::Nim(_, rows))) => {
            let sums = nim::column_sums(rows.heaps());
            Some(numbers(
                &sums.iter().rev().map(|&sum| sum.into()).collect::<Vec<_>>(),
            ))
        }
        (Fact::Faces, Subject::Position(AnyPosition::Dice(rules, state))) => {
            let faces = dice::safe_faces(rules.ending, state.heap());
            Some(numbers(
                &faces.iter().map(|&face| face.into()).collect::<Vec<_>>(),
            ))
        }
        (Fact::Pair, Subject::Pairs { found, .. }) => {
            let (lower, upper) = wythoff::pair(*found)?;
            Some(numbers(&[lower, upper]))
        }
        _ => None,
    }
}

fn numbers(numbers: &[u64]) -> String {
    list(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn in_order(mut moves: Vec<String>) -> String {
    moves.sort_unstable();
    list(&moves)
}

fn list(items: &[String]) -> String {
    if items.is_empty() {
        NOTHING.into()
    } else {
        items.join(" ")
    }
}
