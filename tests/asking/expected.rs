//! What is answered by numbers, and which numbers are right: counted here by what the words mean, or searched for. No
//! closed form is asked.

use crate::search::Search;
use nian_lessons::{Ask, Subject};
use nian_solver::AnyPosition;
use nian_tests::Result;

/// How an answer is given on a card.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Given {
    /// These places are chosen, the highest first.
    Places(Vec<u64>),
    /// This is typed.
    Typed(u64),
}

/// An answer as it is given on a card, and as a page is told of it.
pub(crate) struct Numbers {
    pub(crate) given: Given,
    pub(crate) text: String,
}

/// A wrong answer to a question, and the right one.
pub(crate) fn answers(asks: Ask, subject: &Subject, search: &mut Search) -> Result<[Numbers; 2]> {
    let number = |number: u64| Numbers {
        given: Given::Typed(number),
        text: number.to_string(),
    };
    Ok(match (asks, subject) {
        (Ask::Columns, Subject::Position(position)) => {
            let right = odd_columns(position.heaps());
            // One column is judged otherwise.
            let mut wrong = right.clone();
            match right.last() {
                Some(1) => drop(wrong.pop()),
                _ => wrong.push(1),
            }
            [wrong, right].map(|columns| Numbers {
                text: if columns.is_empty() {
                    "0".to_owned()
                } else {
                    joined(&columns, ",")
                },
                given: Given::Places(columns),
            })
        }
        (Ask::Fibonacci, _) => {
            let value = match subject {
                Subject::Numeral(numeral) => numeral.writing.value,
                Subject::Position(position) => position.heaps()[0],
                Subject::Pairs { .. } => return Err("no number".into()),
            };
            let (highest, right) = standard_form(value);
            let wrong = [&[highest], &right[..]].concat();
            [wrong, right].map(|parts| Numbers {
                text: joined(&parts, "+"),
                given: Given::Places(parts),
            })
        }
        (Ask::Pair, _) => {
            let one = match subject {
                Subject::Position(position) => position.heaps()[0],
                // The least number that stands in no pair yet.
                Subject::Pairs { found, .. } => {
                    let mut used = Vec::new();
                    for _ in 0..*found {
                        let least = least_unused(&used);
                        used.extend([least, partner(least, search)?]);
                    }
                    least_unused(&used)
                }
                Subject::Numeral(_) => return Err("no pair".into()),
            };
            let right = partner(one, search)?;
            [number(right + 1), number(right)]
        }
        (Ask::Residue, Subject::Position(position)) => {
            let (k, heap) = match position {
                AnyPosition::Parity(rules, state) => (rules.takes.k(), state.heap()),
                AnyPosition::Sides(rules, state) => (rules.takes.k(), state.heap()),
                _ => return Err("no remainder decides".into()),
            };
            let divisor = if k % 2 == 0 { k + 2 } else { 2 * k + 2 };
            let right = heap % divisor;
            [number((right + 1) % divisor), number(right)]
        }
        _ => return Err(format!("{} is not answered by numbers", asks.name()).into()),
    })
}

fn joined(numbers: &[u64], between: &str) -> String {
    let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
    numbers.join(between)
}

/// Stacks of 1, 2, 4, … are taken out of each row, the highest first, and counted.
fn odd_columns(rows: &[u64]) -> Vec<u64> {
    let mut stacks = Vec::new();
    for &row in rows {
        let mut left = row;
        for stack in (0..40).rev().map(|power| 1 << power) {
            if left >= stack {
                left -= stack;
                stacks.push(stack);
            }
        }
    }
    let odd = |stack: &u64| stacks.iter().filter(|one| *one == stack).count() % 2 == 1;
    (0..40).rev().map(|power| 1 << power).filter(odd).collect()
}

/// The one sum of Fibonacci numbers of which no two are neighbours, of all sums; and the first term above the number.
fn standard_form(value: u64) -> (u64, Vec<u64>) {
    let mut terms = vec![1, 2];
    while terms[terms.len() - 1] <= value {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let sums = (0..1_u32 << terms.len()).filter(|sum| sum & (sum << 1) == 0);
    let parts = sums.map(|sum| {
        let places = (0..terms.len()).rev().filter(|place| sum >> place & 1 == 1);
        places.map(|place| terms[place]).collect::<Vec<_>>()
    });
    let of_value = |parts: &Vec<u64>| parts.iter().sum::<u64>() == value;
    let all: Vec<_> = parts.filter(of_value).collect();
    assert_eq!(all.len(), 1, "{value}: {all:?}");
    (terms[terms.len() - 1], all[0].clone())
}

fn least_unused(used: &[u64]) -> u64 {
    (1..).find(|number| !used.contains(number)).unwrap_or(0)
}

/// The other row with which a row is safe.
fn partner(one: u64, search: &mut Search) -> Result<u64> {
    let safe = |other: &u64| {
        let position = format!("wythoff:{one},{other}").parse();
        position.is_ok_and(|position: AnyPosition| search.is_safe(&position))
    };
    let found = (0..3 * one + 3).find(safe);
    found.ok_or_else(|| format!("{one} is in no safe pair").into())
}
