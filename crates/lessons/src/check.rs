//! What a lesson states, held against the solver.

use nian_solver::{AnyPosition, dice, nim, wythoff};

use crate::lesson::Expect;
use crate::{Fact, Localized, Problem, Subject};

/// Every language has its text.
pub(crate) fn check_text(text: Option<&Localized>) -> Result<(), Problem> {
    match text {
        Some(text) if text.is_incomplete() => Err(Problem::NoText),
        _ => Ok(()),
    }
}

/// Everything that `expect` states of `subject` is so.
pub(crate) fn check(subject: &Subject, expect: &Expect) -> Result<(), Problem> {
    if let Some(position) = &expect.position {
        compare(
            Fact::Position,
            position.clone(),
            of_position(subject, AnyPosition::to_string),
        )?;
    }
    if let Some(outcome) = &expect.outcome {
        let found = of_position(subject, |position| position.outcome().to_string());
        compare(Fact::Outcome, outcome.clone(), found)?;
    }
    if let Some(moves) = &expect.winning {
        let mut moves = moves.clone();
        moves.sort_unstable();
        compare(
            Fact::Winning,
            moves.join(" "),
            of_position(subject, winning),
        )?;
    }
    if let Some(sums) = &expect.sums {
        compare(Fact::Sums, spaced(sums), found_sums(subject))?;
    }
    if let Some(pair) = &expect.pair {
        compare(Fact::Pair, spaced(pair), found_pair(subject))?;
    }
    if let Some(faces) = &expect.faces {
        compare(Fact::Faces, spaced(faces), found_faces(subject))?;
    }
    Ok(())
}

fn compare(fact: Fact, stated: String, found: Option<String>) -> Result<(), Problem> {
    if found.as_ref() == Some(&stated) {
        return Ok(());
    }
    Err(Problem::Expect {
        fact,
        stated,
        found: found.unwrap_or_default(),
    })
}

fn of_position(subject: &Subject, read: impl Fn(&AnyPosition) -> String) -> Option<String> {
    match subject {
        Subject::Position(position) => Some(read(position)),
        Subject::Pairs { .. } => None,
    }
}

fn winning(position: &AnyPosition) -> String {
    let mut moves: Vec<String> = position
        .winning_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort_unstable();
    moves.join(" ")
}

fn found_sums(subject: &Subject) -> Option<String> {
    let Subject::Position(AnyPosition::Nim(_, rows)) = subject else {
        return None;
    };
    let sums: Vec<u64> = nim::column_sums(rows.heaps())
        .iter()
        .rev()
        .map(|&sum| sum.into())
        .collect();
    Some(spaced(&sums))
}

fn found_pair(subject: &Subject) -> Option<String> {
    let Subject::Pairs { found, .. } = subject else {
        return None;
    };
    wythoff::pair(*found).map(|(lower, upper)| spaced(&[lower, upper]))
}

fn found_faces(subject: &Subject) -> Option<String> {
    let Subject::Position(AnyPosition::Dice(rules, state)) = subject else {
        return None;
    };
    let faces: Vec<u64> = dice::safe_faces(rules.ending, state.heap())
        .iter()
        .map(|&face| face.into())
        .collect();
    Some(spaced(&faces))
}

fn spaced(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}
