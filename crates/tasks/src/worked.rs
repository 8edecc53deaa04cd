//! The writing of a number, in the steps that the hints teach.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use nian_solver::fibonacci;

use crate::judging::truth;
use crate::task::number;
use crate::{Answer, Question, Task};

/// The steps to the answer of a task on digits, and their result; `None` for other tasks.
///
/// To write a number, the largest power of two or Fibonacci number that fits is subtracted repeatedly. Digits are read
/// by adding the values of their places. Of neighbours in a sum, the highest two are replaced by the next term.
///
/// ```
/// use nian_tasks::{Question, Task, TaskKind, worked};
///
/// let task = |text: &str, question| Task { text: text.into(), question, kind: TaskKind::Mixed };
/// let steps = |text, question| worked(&task(text, question)).unwrap();
/// let (steps_of_13, digits) = steps("binary=13", Question::Binary);
/// assert_eq!(steps_of_13[0], "13\u{a0}−\u{a0}8\u{a0}=\u{a0}5"); // it is not broken
/// assert_eq!(steps_of_13.len(), 3);
/// assert_eq!(digits, "1101");
/// let digits = vec![1, 1, 0];
/// assert_eq!(steps("binary=6", Question::Decimal { digits }), (vec!["4 + 2".into()], "110".into()));
/// let (steps_of_41, sum) = steps("fibonacci=41", Question::Fibonacci);
/// assert_eq!((steps_of_41.len(), &*sum), (3, "34 + 5 + 2"));
/// let given = vec![34, 21, 3, 2];
/// let (sums, sum) = steps("fibonacci=60", Question::MendFibonacci { given });
/// assert_eq!(sums, ["34 + 21 + 3 + 2 = 55 + 3 + 2 = 55 + 5"]);
/// assert_eq!(sum, "55 + 5");
/// ```
#[must_use]
pub fn worked(task: &Task) -> Option<(Vec<String>, String)> {
    let number = number(task)?;
    match (&task.question, truth(task)?) {
        (Question::Binary, Answer::Digits(digits)) => {
            Some((subtracted(number, &powers(&digits)), figures(&digits)))
        }
        (Question::Decimal { digits }, _) => Some(([sum(&powers(digits))].into(), figures(digits))),
        (Question::Fibonacci, Answer::Parts(parts)) => {
            Some((subtracted(number, &parts), sum(&parts)))
        }
        (Question::MendFibonacci { given }, Answer::Parts(parts)) => {
            Some(([mended(given)].into(), sum(&parts)))
        }
        _ => None,
    }
}

fn figures(digits: &[u8]) -> String {
    let figure = |&digit: &u8| if digit == 0 { '0' } else { '1' };
    digits.iter().map(figure).collect()
}

/// The values of the places with digit 1, descending.
fn powers(digits: &[u8]) -> Vec<u64> {
    let places = (0..digits.len() as u32).rev().zip(digits);
    let ones = places.filter(|&(_, &digit)| digit == 1);
    ones.filter_map(|(power, _)| 1u64.checked_shl(power))
        .collect()
}

fn joined<T: ToString>(all: &[T], between: &str) -> String {
    let mut text = String::new();
    for one in all {
        if !text.is_empty() {
            text.push_str(between);
        }
        text.push_str(&one.to_string());
    }
    text
}

fn sum(parts: &[u64]) -> String {
    joined(parts, " + ")
}

/// A line for each part that is subtracted, with no-break spaces.
fn subtracted(number: u64, parts: &[u64]) -> Vec<String> {
    let mut rest = number;
    let line = |part: &u64| {
        let before = rest;
        rest = rest.saturating_sub(*part);
        [
            &before.to_string(),
            "\u{a0}−\u{a0}",
            &part.to_string(),
            "\u{a0}=\u{a0}",
            &rest.to_string(),
        ]
        .concat()
    };
    parts.iter().map(line).collect()
}

/// The sums from one with neighbours to the standard form.
fn mended(given: &[u64]) -> String {
    let mut parts = given.to_vec();
    let mut sums = Vec::from([sum(&parts)]);
    while let Some(at) = parts.windows(2).position(are_neighbours) {
        let lower = parts.remove(at + 1);
        parts[at] = parts[at].saturating_add(lower);
        sums.push(sum(&parts));
    }
    joined(&sums, " = ")
}

/// Whether two parts are consecutive Fibonacci numbers, of which 1 and 2 are the first.
fn are_neighbours(pair: &[u64]) -> bool {
    let place = |part| match fibonacci::zeckendorf(part)[..] {
        [place] => Some(place),
        _ => None,
    };
    place(pair[1]).is_some_and(|lower| place(pair[0]) == Some(lower + 1))
}
