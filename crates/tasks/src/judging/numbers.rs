//! Answers that are one number.

use alloc::vec::Vec;

use nian_solver::{AnyPosition, dynamic, wythoff};

use super::verdict;
use crate::task::position;
use crate::{Grade, Mistake, Question, Task};

/// Judges a number.
pub(super) fn number(task: &Task, right: u64, given: u64) -> Grade {
    if right == given {
        return Grade::Right;
    }
    let mut faults = Vec::new();
    match task.question {
        Question::Partner { given: one, .. } | Question::PartnerAmong { given: one, .. } => {
            faults.extend(difference(one, given));
        }
        Question::LeastLimit => faults.extend(limit(task, right, given)),
        _ => {}
    }
    // How near the number is does not matter beside another mistake.
    if faults.is_empty() {
        faults.push(match right.abs_diff(given) {
            1 => Mistake::OneOff,
            _ => Mistake::Number,
        });
    }
    verdict(faults)
}

/// The pair with the difference of these two numbers.
fn difference(one: u64, other: u64) -> Option<Mistake> {
    let difference = one.abs_diff(other);
    let (lower, upper) = wythoff::pair(difference)?;
    Some(Mistake::Difference {
        difference,
        lower,
        upper,
    })
}

/// The mistakes of a limit that is not the least one: whether it wins, and whether it is a part.
fn limit(task: &Task, least: u64, given: u64) -> Vec<Mistake> {
    let won = if given > least {
        Mistake::NotLeast
    } else {
        Mistake::TooSmall
    };
    let mut faults = Vec::from([won]);
    if let Some(AnyPosition::Dynamic(rules, state)) = position(task) {
        let heap = state.heaps().first().copied().unwrap_or(0);
        if dynamic::parts(rules.multiplier(), heap).contains(&given) {
            faults.push(Mistake::LargerPart);
        }
    }
    faults
}

/// Numbers to choose a partner from, ascending: the right one, one less and one more. The differences of the other two
/// are those of the pairs before and after. Empty for other questions.
///
/// ```
/// use nian_tasks::{TaskKind, Question, Task, decoys};
///
/// let question = Question::Partner { given: 8, larger: false };
/// let task = Task { text: "wythoff=8".to_string(), question, kind: TaskKind::GivenSmaller };
/// assert_eq!(decoys(&task), [12, 13, 14]); // {6, 10} and {9, 15} have the differences 4 and 6
/// ```
#[must_use]
pub fn decoys(task: &Task) -> Vec<u64> {
    let Question::Partner { given, .. } = task.question else {
        return Vec::new();
    };
    let Some(right) = wythoff::partner(given) else {
        return Vec::new();
    };
    let beside = [right.saturating_sub(1), right, right.saturating_add(1)];
    beside
        .into_iter()
        .filter(|&number| number > 0 && number != given)
        .collect()
}
