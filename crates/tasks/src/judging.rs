//! Judges answers, with their mistakes as plain data.

mod numbers;
mod sums;

use alloc::vec::Vec;

use nian_solver::holding::Side;
use nian_solver::nim::nim_sum;
use nian_solver::{AnyPosition, Move, dynamic, fibonacci, wythoff};

pub use numbers::decoys;

use crate::line::has_a_win;
use crate::make::{binary, modulus};
use crate::reading::read_answer;
use crate::task::{number, position};
use crate::{Answer, Grade, Mistake, Question, Task, slip, slips};

/// The right answer to a task; `None` if it is a move, or the task was not made by this crate.
///
/// ```
/// use nian_tasks::{Answer, TaskKind, Question, Task, truth};
///
/// let text = "dynamic.3:100".to_string();
/// let task = Task { text, question: Question::LeastLimit, kind: TaskKind::MoreParts };
/// assert_eq!(truth(&task), Some(Answer::Number(3)));
/// ```
#[must_use]
pub fn truth(task: &Task) -> Option<Answer> {
    Some(match &task.question {
        Question::Outcome => Answer::Outcome(position(task)?.outcome()),
        Question::OneWinningMove | Question::AllWinningMoves => return None,
        Question::OddColumns => Answer::Columns(nim_sum(position(task)?.heaps())),
        Question::Binary => Answer::Digits(binary(number(task)?)),
        Question::Decimal { .. } => Answer::Number(number(task)?),
        Question::Fibonacci | Question::MendFibonacci { .. } => {
            let places = fibonacci::zeckendorf(number(task)?);
            Answer::Parts(places.into_iter().filter_map(fibonacci::number).collect())
        }
        Question::Partner { given, .. } | Question::PartnerAmong { given, .. } => {
            Answer::Number(wythoff::partner(*given)?)
        }
        Question::PairDifference { given, .. } => {
            Answer::Number(wythoff::partner(*given)?.abs_diff(*given))
        }
        Question::Residue { k, .. } => {
            let position = position(task)?;
            let heap = position.heaps().first()?;
            Answer::Residue {
                remainder: heap % modulus(*k)?,
                safe: Some(position.outcome().is_safe()),
            }
        }
        Question::LeastLimit => match position(task)? {
            AnyPosition::Dynamic(rules, state) => {
                let heap = *state.heaps().first()?;
                Answer::Number(dynamic::least_winning_limit(rules.multiplier(), heap)?)
            }
            _ => return None,
        },
        Question::Slip { .. } => Answer::Number(slip(task)?.0 as u64 + 1),
        Question::Slips { .. } => {
            let slips = slips(task);
            let numbers = slips.iter().map(|(at, _)| *at as u64 + 1);
            Answer::Moves(numbers.collect())
        }
    })
}

/// Judges an answer other than a move.
///
/// An answer of another type than the question's is [`Grade::NotUnderstood`], and so is any answer to a question for
/// moves, which [`AnyPosition::judge`] judges.
///
/// ```
/// use nian_tasks::{Answer, Mistake, TaskKind, Question, Task, Grade, judge};
///
/// let text = "fibonacci=32".to_string();
/// let task = Task { text, question: Question::Fibonacci, kind: TaskKind::MoreParts };
/// let judged = |parts: &[u64]| judge(&task, &Answer::Parts(parts.to_vec()));
/// assert_eq!(judged(&[3, 8, 21]), Grade::Right);
/// let neighbours = Mistake::Neighbours { lower: 8, upper: 13 };
/// assert_eq!(judged(&[13, 8, 8, 3]), Grade::TrueButNotStandard(
///     vec![Mistake::Repeated { part: 8, times: 2 }, neighbours]));
/// assert_eq!(judged(&[21, 8]), Grade::Wrong(vec![Mistake::PartsMissing]));
/// assert_eq!(judged(&[21, 13]), Grade::Wrong(vec![Mistake::Sum { sum: Some(34) }]));
/// ```
#[must_use]
pub fn judge(task: &Task, answer: &Answer) -> Grade {
    let Some(truth) = truth(task) else {
        return Grade::NotUnderstood;
    };
    match (&truth, answer) {
        (Answer::Outcome(right), Answer::Outcome(given)) => {
            wrong_if(right != given, Mistake::Outcome)
        }
        (Answer::Number(right), Answer::Number(given)) => match &task.question {
            Question::Slip { moves } => named_slips(task, moves, &[*right], &[*given]),
            _ => numbers::number(task, *right, *given),
        },
        (Answer::Moves(right), Answer::Moves(given)) => match &task.question {
            Question::Slips { moves } => named_slips(task, moves, right, given),
            _ => Grade::NotUnderstood,
        },
        (Answer::Columns(right), Answer::Columns(given)) => columns(task, *right, *given),
        (Answer::Digits(right), Answer::Digits(given)) => sums::digits(right, given),
        (Answer::Parts(right), Answer::Parts(given)) => sums::parts(right, given),
        (
            Answer::Residue {
                remainder,
                safe: Some(right),
            },
            Answer::Residue {
                remainder: given,
                safe,
            },
        ) => residue(task, (*remainder, *right), (*given, *safe)),
        _ => Grade::NotUnderstood,
    }
}

/// Judges an answer as it was typed: [`read_answer`] parses it, [`judge`] judges it.
///
/// ```
/// use nian_tasks::{TaskKind, Question, Task, Grade, judge_text};
///
/// let text = "binary=45".to_string();
/// let task = Task { text, question: Question::Binary, kind: TaskKind::Mixed };
/// assert_eq!(judge_text(&task, "101101"), Grade::Right);
/// assert_eq!(judge_text(&task, "１０１１０１"), Grade::Right);
/// assert_eq!(judge_text(&task, "10a"), Grade::NotUnderstood);
/// ```
#[must_use]
pub fn judge_text(task: &Task, text: &str) -> Grade {
    match read_answer(&task.question, text) {
        Ok(answer) => judge(task, &answer),
        Err(verdict) => verdict,
    }
}

/// Wrong with this one mistake, or right.
fn wrong_if(wrong: bool, fault: Mistake) -> Grade {
    verdict(wrong.then_some(fault).into_iter().collect())
}

/// Wrong with these mistakes, or right if there are none.
fn verdict(faults: Vec<Mistake>) -> Grade {
    match faults.is_empty() {
        true => Grade::Right,
        false => Grade::Wrong(faults),
    }
}

/// Judges the numbers of the moves named as slips. Right ones are unfinished while one is missing.
fn named_slips(task: &Task, moves: &[Move], right: &[u64], given: &[u64]) -> Grade {
    let Some(start) = position(task) else {
        return Grade::NotUnderstood;
    };
    let mut faults = Vec::new();
    for &number in given {
        let at = usize::try_from(number)
            .ok()
            .and_then(|at| at.checked_sub(1));
        let named = at.filter(|&at| at < moves.len());
        let Some(won) = named.and_then(|at| has_a_win(&start, moves, at)) else {
            return Grade::NotUnderstood;
        };
        if !right.contains(&number) {
            faults.push(match won {
                true => Mistake::Kept { number },
                false => Mistake::NoWin { number },
            });
        }
    }
    let all = right.iter().all(|number| given.contains(number));
    match faults.is_empty() && !all {
        true => Grade::Unfinished,
        false => verdict(faults),
    }
}

/// Judges the columns named as odd.
fn columns(task: &Task, right: u64, given: u64) -> Grade {
    let heaps = position(task);
    let heaps = heaps.as_ref().map_or(&[][..], |position| position.heaps());
    let faults = (0..64u8)
        .filter(|&power| (right ^ given) >> power & 1 == 1)
        .map(|power| {
            let ones = heaps.iter().filter(|&&heap| heap >> power & 1 == 1).count() as u8;
            Mistake::Column { power, ones }
        });
    verdict(faults.collect())
}

/// Judges a remainder, and the outcome with it.
fn residue(task: &Task, right: (u64, bool), given: (u64, Option<bool>)) -> Grade {
    let (&Question::Residue { k, .. }, Some(position)) = (&task.question, position(task)) else {
        return Grade::NotUnderstood;
    };
    let (Some(modulus), Some(&heap)) = (modulus(k), position.heaps().first()) else {
        return Grade::NotUnderstood;
    };
    let reduced = given.0 < modulus;
    let congruent = given.0 % modulus == right.0;
    let not_reduced = Mistake::NotReduced { modulus };
    let mut faults = Vec::new();
    if !congruent {
        let other = given.0 == heap % (k + 1);
        faults.push(match other {
            true => Mistake::OtherModulus { modulus: k + 1 },
            false => Mistake::Number,
        });
    }
    if given.1.is_some_and(|safe| safe != right.1) {
        faults.push(match other_holding(&position) {
            Some(safe) if safe != right.1 => Mistake::OtherHolding,
            _ => Mistake::Outcome,
        });
    }
    match (faults.is_empty(), reduced, given.1) {
        (false, true, _) => Grade::Wrong(faults),
        // A number that is no remainder has only that mistake.
        (false, false, _) => {
            faults.insert(0, not_reduced);
            Grade::Wrong(faults)
        }
        (true, _, None) => Grade::Unfinished,
        (true, false, _) => Grade::TrueButNotStandard([not_reduced].into()),
        (true, true, _) => Grade::Right,
    }
}

/// Whether the position would be safe if the player who has just moved had the other kind of holding.
fn other_holding(position: &AnyPosition) -> Option<bool> {
    match position {
        AnyPosition::Parity(rules, state) => {
            let wants = |side: Side| side.wants(state.other());
            Some(rules.takes.is_safe(state.heap(), !wants(rules.winner)))
        }
        _ => None,
    }
}
