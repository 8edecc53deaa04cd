//! A task on paper: what is asked, with room for the answer, and the answer with its reason.

use super::digits::{binary, columns, decimal, standard_form};
use super::parts::{Item, Texts};
use super::positions::{limit, moves, outcome, pair, residue, slips};
use super::words::Words;
use nian_tasks::{Question, Task};

/// The item of a task. On paper any number of a pair is asked for the other one, whichever way the exercise asks.
pub(super) fn item(task: &Task, of: Texts<'_>) -> Option<Item> {
    match &task.question {
        Question::Outcome => outcome(task, of),
        Question::OneWinningMove | Question::AllWinningMoves => moves(task, of),
        Question::OddColumns => columns(task, of),
        Question::Binary => binary(task, of),
        Question::Decimal { digits } => decimal(task, digits, of),
        Question::Fibonacci => standard_form(task, &[], of),
        Question::MendFibonacci { given } => standard_form(task, given, of),
        Question::Partner { given, .. }
        | Question::PartnerAmong { given, .. }
        | Question::PairDifference { given, .. } => pair(*given, of),
        Question::Residue { .. } => residue(task, of),
        Question::LeastLimit => limit(task, of),
        Question::Slip { moves } | Question::Slips { moves } => slips(task, moves, of),
    }
}

/// What is to be done, above the tasks of a skill. All tasks of a level ask for one winning move or slip, or all for more.
pub(super) fn how<'a>(words: &'a Words, at: usize, first: &Task) -> &'a str {
    match first.question {
        Question::AllWinningMoves => &words.how_all,
        Question::Slips { .. } => &words.how_two,
        _ => words.how.get(at).map_or("", String::as_str),
    }
}
