//! Answers that are one number.

use alloc::vec::Vec;

use nian_solver::{AnyPosition, dynamic, wythoff};

use super::verdict;
use crate::task::position;
use crate::{Grade, Level, Mistake, Question, Task};

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

/// The right partner of a number and two others at equal distances, ascending; `None` if there is none.
///
/// At level 3 they are one off, so that a difference decides.
pub(crate) fn among(given: u64, level: Level, chosen: u64) -> Option<Vec<u64>> {
    let right = wythoff::partner(given)?;
    // The distance differs between one choice and the next.
    let off = match level {
        Level::One => 2 + 2 * (chosen % 2),
        Level::Two => 1 + chosen % 2,
        Level::Three => 1,
    };
    // The right one is the least, the middle or the greatest. Next to small numbers some are impossible.
    let tries = (off..off + 3).flat_map(|off| (0..3).map(move |turn| (off, turn)));
    let mut all = tries.filter_map(|(off, turn)| {
        let place = (chosen % 3 + turn) % 3;
        let least = right.checked_sub(place * off).filter(|&least| least > 0)?;
        Some([least, least + off, least + 2 * off])
    });
    let fits = all.find(|all| !all.contains(&given))?;
    Some(fits.to_vec())
}
