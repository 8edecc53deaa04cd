//! Answers that are digits, or the parts of a sum.

use alloc::vec::Vec;

use nian_solver::{MAX_NUMBER, fibonacci};

use crate::{Grade, Mistake};

/// Judges binary digits, the highest place first.
pub(super) fn digits(right: &[u8], given: &[u8]) -> Grade {
    if given.iter().any(|&digit| digit > 1) {
        return Grade::NotUnderstood;
    }
    if given.is_empty() {
        return Grade::Unfinished;
    }
    let zeros = given.iter().take_while(|&&digit| digit == 0).count();
    let value = &given[zeros..];
    if value == right {
        return match zeros {
            0 => Grade::Right,
            _ => Grade::TrueButNotStandard([Mistake::LeadingZero].into()),
        };
    }
    let mut faults = Vec::from([Mistake::Value {
        value: binary_value(value),
    }]);
    if given.iter().rev().eq(right) {
        faults.push(Mistake::Backwards);
    }
    if given.len() == right.len() {
        let places = right.iter().zip(given).rev();
        let wrong = (0..)
            .zip(places)
            .filter(|(_, (right, given))| right != given);
        faults.extend(wrong.map(|(power, _)| Mistake::Digit { power }));
    }
    Grade::Wrong(faults)
}

/// The value of binary digits without leading zeros; `None` beyond 2⁶³−1.
fn binary_value(digits: &[u8]) -> Option<u64> {
    (digits.len() < 64).then(|| {
        digits
            .iter()
            .fold(0, |value, &digit| value << 1 | u64::from(digit))
    })
}

/// Judges the parts of a sum. The right ones are the standard form, descending.
pub(super) fn parts(right: &[u64], given: &[u64]) -> Grade {
    if given.is_empty() {
        return Grade::Unfinished;
    }
    let given = descending(given);
    if given == right {
        return Grade::Right;
    }
    let mut faults = Vec::new();
    for &part in &given {
        if fibonacci_place(part).is_none() && !faults.contains(&Mistake::NoTerm { part }) {
            faults.push(Mistake::NoTerm { part });
        }
    }
    let sum = sum(&given);
    let is_true = sum == self::sum(right);
    if !is_true {
        let mut rest = right.iter();
        let are_right = given.iter().all(|part| rest.any(|other| other == part));
        // Reported like any other mistake, so that parts are not found by trial.
        faults.push(match are_right {
            true => Mistake::PartsMissing,
            false => Mistake::Sum { sum },
        });
    }
    if is_true && faults.is_empty() {
        return Grade::TrueButNotStandard(not_standard(&given));
    }
    Grade::Wrong(faults)
}

/// Insertion sort into descending order: there are few parts, and the library's sort is 1 kB of brotli.
fn descending(parts: &[u64]) -> Vec<u64> {
    let mut sorted: Vec<u64> = Vec::with_capacity(parts.len());
    for &part in parts {
        let at = sorted.iter().take_while(|&&other| other >= part).count();
        sorted.insert(at, part);
    }
    sorted
}

/// The reasons why a sum of Fibonacci numbers, descending, is not the standard form.
fn not_standard(given: &[u64]) -> Vec<Mistake> {
    let mut faults = Vec::new();
    for (at, &part) in given.iter().enumerate() {
        let times = given.iter().filter(|&&other| other == part).count() as u32;
        let is_first = given[..at].last() != Some(&part);
        if times > 1 && is_first {
            faults.push(Mistake::Repeated { part, times });
        }
    }
    for pair in given.windows(2) {
        let (upper, lower) = (pair[0], pair[1]);
        let place = |part| fibonacci_place(part).unwrap_or(0);
        if place(upper) == place(lower) + 1 {
            faults.push(Mistake::Neighbours { lower, upper });
        }
    }
    faults
}

/// The index k of the Fibonacci number fₖ.
fn fibonacci_place(part: u64) -> Option<u8> {
    match fibonacci::zeckendorf(part)[..] {
        [place] => Some(place),
        _ => None,
    }
}

/// The sum; `None` beyond 2⁶³−1.
fn sum(parts: &[u64]) -> Option<u64> {
    parts.iter().try_fold(0u64, |sum, &part| {
        sum.checked_add(part).filter(|&sum| sum <= MAX_NUMBER)
    })
}
