//! Clues to a task: less than the answer, and more than a method.

use alloc::vec::Vec;

use nian_solver::holding::UpTo;
use nian_solver::nim::nim_sum;
use nian_solver::subtraction::Set;
use nian_solver::{AnyPosition, Ending, Method, dynamic, wythoff};

use crate::{Answer, Grade, Mistake, Question, Task, judge, position, truth};

/// A clue to the answer of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The odd columns.
    Odd(Vec<u64>),
    /// All columns are even.
    Even,
    /// The largest row, and its stacks.
    Split(u64, Vec<u64>),
    /// The largest part of a number, and the rest.
    First(u64, u64),
    /// The value of the highest of some binary digits.
    Worth(u64),
    /// Two terms of a sum that add up to the next one, the larger first.
    Neighbours(u64, u64),
    /// The question is for the larger number of a pair.
    Larger,
    /// The question is for the smaller number of a pair.
    Smaller,
    /// The safe pair before that which is asked for.
    PairBefore(u64, u64),
    /// The difference of two rows, and the safe pair that has it.
    Difference([u64; 3]),
    /// The remainder of a heap by the second number.
    Remainder(u64, u64),
    /// A modulus, and the remainders that are safe for this holding.
    Residues(u64, Vec<u64>),
    /// The safe starts that a heap splits into, descending, and the limit.
    Parts(Vec<u64>, u64),
}

/// The method that answers a task; `None` if there is none.
#[must_use]
pub fn method(task: &Task) -> Option<Method> {
    Some(match task.question {
        Question::Binary | Question::Decimal { .. } => Method::Binary,
        Question::Fibonacci | Question::MendFibonacci { .. } => Method::Fibonacci,
        Question::Partner { .. }
        | Question::PartnerAmong { .. }
        | Question::PairDifference { .. } => Method::Pairs,
        _ => position(task)?.method(),
    })
}

/// The clue to a task; `None` if there is no short one.
#[must_use]
pub fn clue(task: &Task) -> Option<Clue> {
    match &task.question {
        Question::OddColumns => {
            let row = *position(task)?.heaps().iter().max()?;
            Some(Clue::Split(row, powers(row)))
        }
        Question::Decimal { digits } => Some(Clue::Worth(1 << digits.len().checked_sub(1)?)),
        Question::MendFibonacci { given } => neighbours(task, given),
        Question::Partner { larger: true, .. } => Some(Clue::Smaller),
        Question::Partner { larger: false, .. } => Some(Clue::Larger),
        // Which is larger the numbers to choose from tell.
        Question::PartnerAmong { given, .. } => match truth(task)? {
            Answer::Number(partner) => {
                let before = partner.abs_diff(*given).checked_sub(1)?;
                let (lower, upper) = wythoff::pair(before)?;
                Some(Clue::PairBefore(lower, upper))
            }
            _ => None,
        },
        Question::LeastLimit => match position(task)? {
            AnyPosition::Dynamic(rules, state) => {
                let heap = *state.heaps().first()?;
                first(&dynamic::parts(rules.multiplier(), heap))
            }
            _ => None,
        },
        Question::Binary => match truth(task)? {
            Answer::Digits(digits) => {
                let number = digits
                    .iter()
                    .fold(0, |number, &digit| 2 * number + u64::from(digit));
                first(&powers(number))
            }
            _ => None,
        },
        Question::Fibonacci => match truth(task)? {
            Answer::Parts(parts) => first(&parts),
            _ => None,
        },
        Question::Outcome
        | Question::OneWinningMove
        | Question::AllWinningMoves
        | Question::Residue { .. } => at(&position(task)?),
        Question::PairDifference { .. } | Question::Slip { .. } | Question::Slips { .. } => None,
    }
}

/// The clue to a position: what decides it.
fn at(position: &AnyPosition) -> Option<Clue> {
    let heap = *position.heaps().first()?;
    let normal = position.ending() == Some(Ending::Normal);
    match position {
        AnyPosition::Nim(_, rows) => {
            // In misère play, columns decide while a row has more than one coin.
            if !normal && rows.heaps().iter().all(|&row| row < 2) {
                return None;
            }
            match powers(nim_sum(rows.heaps())) {
                odd if odd.is_empty() => Some(Clue::Even),
                odd => Some(Clue::Odd(odd)),
            }
        }
        AnyPosition::Wythoff(_, pair) if normal => {
            let [one, other] = *pair.heaps();
            let difference = one.abs_diff(other);
            let (lower, upper) = wythoff::pair(difference).filter(|_| difference > 0)?;
            Some(Clue::Difference([difference, lower, upper]))
        }
        AnyPosition::Subtraction(rules, _) => {
            let most = rules.set.numbers(heap).max()?;
            let up_to = Set::up_to(most) == Some(rules.set);
            up_to.then(|| Clue::Remainder(heap % (most + 1), most + 1))
        }
        AnyPosition::Parity(rules, state) => {
            Some(residues(rules.takes, rules.winner.wants(state.other())))
        }
        AnyPosition::Sides(rules, state) => {
            let side = state.to_move().other();
            Some(residues(rules.takes, side.wants(state.holding(side))))
        }
        AnyPosition::Dynamic(rules, state) => match state.heaps() {
            &[heap] => {
                let parts = dynamic::parts(rules.multiplier(), heap);
                (heap > 0).then(|| Clue::Parts(parts, state.limit(0)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The clue with the safe remainders for a player with the wanted holding, or without it.
fn residues(takes: UpTo, has: bool) -> Clue {
    Clue::Residues(takes.modulus(), takes.safe_residues(has).to_vec())
}

/// The clue with the first two neighbours in a sum.
fn neighbours(task: &Task, given: &[u64]) -> Option<Clue> {
    let judged = judge(task, &Answer::Parts(given.to_vec()));
    let Grade::TrueButNotStandard(faults) = judged else {
        return None;
    };
    faults.iter().find_map(|fault| match fault {
        Mistake::Neighbours { lower, upper } => Some(Clue::Neighbours(*upper, *lower)),
        _ => None,
    })
}

/// The clue with the largest part, and the sum of the others.
fn first(parts: &[u64]) -> Option<Clue> {
    let (part, others) = parts.split_first()?;
    Some(Clue::First(*part, others.iter().sum()))
}

/// The powers of two in the sum of a number, descending.
fn powers(number: u64) -> Vec<u64> {
    (0..u64::BITS)
        .rev()
        .map(|place| 1 << place)
        .filter(|power| number & power != 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Clue, at};

    #[test]
    fn what_decides_a_position() {
        let clue = |text: &str| at(&text.parse().expect("a position"));
        assert_eq!(clue("nim:3,4,5"), Some(Clue::Odd([2].into())));
        assert_eq!(clue("nim:14,15,18,22"), Some(Clue::Odd([4, 1].into())));
        assert_eq!(clue("nim:1,4,5"), Some(Clue::Even));
        assert_eq!(clue("nim.misere:2,1"), Some(Clue::Odd([2, 1].into())));
        assert_eq!(clue("nim.misere:1,1,1"), None);
        assert_eq!(clue("wythoff:4,9"), Some(Clue::Difference([5, 8, 13])));
        assert_eq!(clue("wythoff:4,4"), None);
        assert_eq!(clue("subtraction.1-3:21"), Some(Clue::Remainder(1, 4)));
        assert_eq!(clue("subtraction.1,3,4:17"), None);
        assert_eq!(
            clue("dynamic.2:45@8"),
            Some(Clue::Parts([34, 8, 3].into(), 8))
        );
        assert_eq!(
            clue("dynamic.3:100@8"),
            Some(Clue::Parts([76, 21, 3].into(), 8))
        );
        // By 4, for the player who has just moved.
        assert!(matches!(
            clue("parity.2:15@1,1"),
            Some(Clue::Residues(4, _))
        ));
    }
}
