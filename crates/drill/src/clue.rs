//! Where the trouble lies in a task: less than its answer, and more than a method.

use nian_solver::holding::UpTo;
use nian_solver::nim::nim_sum;
use nian_solver::subtraction::Set;
use nian_solver::{AnyPosition, Ending, dynamic, wythoff};
use nian_tasks::{Answer, Question, Task};

/// A name and its numbers; nothing where it cannot be said in short.
///
/// | name | numbers |
/// |---|---|
/// | `odd`, `even` | the columns whose stacks do not pair off; `even` where all do |
/// | `split` | the largest row, and its stacks |
/// | `first` | the largest part of a number, and what is left |
/// | `worth` | what the highest of some binary digits is worth |
/// | `neighbours` | two terms of a sum that make the next one, the larger first |
/// | `larger`, `smaller` | which number of a pair is asked for |
/// | `difference` | that of two rows, and the safe pair that has it |
/// | `remainder` | what a heap leaves on division by the second number |
/// | `residues` | a divisor, and the safe remainders for this holding |
/// | `part` | the smallest part of a heap, and the limit |
pub(crate) fn of(task: &Task) -> Option<String> {
    match &task.question {
        Question::OddColumns => {
            let position = nian_tasks::position(task)?;
            let row = *position.heaps().iter().max()?;
            Some(named("split", &[&row.to_string(), &listed(&powers(row))]))
        }
        Question::Decimal { digits } => {
            let worth = 1_u64 << digits.len().checked_sub(1)?;
            Some(named("worth", &[&worth.to_string()]))
        }
        Question::MendFibonacci { given } => neighbours(task, given),
        Question::Partner { larger, .. } => {
            let other = if *larger { "smaller" } else { "larger" };
            Some(other.to_owned())
        }
        Question::LeastLimit => match nian_tasks::position(task)? {
            AnyPosition::Dynamic(rules, state) => {
                let heap = *state.heaps().first()?;
                first(&dynamic::parts(rules.multiplier(), heap))
            }
            _ => None,
        },
        Question::Binary => match nian_tasks::truth(task)? {
            Answer::Digits(digits) => {
                let number = digits
                    .iter()
                    .fold(0, |number, &digit| 2 * number + u64::from(digit));
                first(&powers(number))
            }
            _ => None,
        },
        Question::Fibonacci => match nian_tasks::truth(task)? {
            Answer::Parts(parts) => first(&parts),
            _ => None,
        },
        Question::Outcome
        | Question::OneWinningMove
        | Question::AllWinningMoves
        | Question::Residue { .. } => at(&nian_tasks::position(task)?),
        Question::Slip { .. } => None,
    }
}

/// What decides a position.
fn at(position: &AnyPosition) -> Option<String> {
    let heap = *position.heaps().first()?;
    let normal = position.ending() == Some(Ending::Normal);
    match position {
        AnyPosition::Nim(_, rows) => {
            // In misère play, columns decide while a row has more than one coin.
            if !normal && rows.heaps().iter().all(|&row| row < 2) {
                return None;
            }
            match powers(nim_sum(rows.heaps())) {
                odd if odd.is_empty() => Some("even".to_owned()),
                odd => Some(named("odd", &[&listed(&odd)])),
            }
        }
        AnyPosition::Wythoff(_, pair) if normal => {
            let [one, other] = *pair.heaps();
            let difference = one.abs_diff(other);
            let (lower, upper) = wythoff::pair(difference).filter(|_| difference > 0)?;
            let numbers = [difference, lower, upper].map(|number| number.to_string());
            Some(named("difference", &numbers))
        }
        AnyPosition::Subtraction(rules, _) => {
            let most = rules.set.numbers(heap).max()?;
            (Set::up_to(most) == Some(rules.set)).then(|| {
                let numbers = [heap % (most + 1), most + 1].map(|number| number.to_string());
                named("remainder", &numbers)
            })
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
                let part = dynamic::least_winning_limit(rules.multiplier(), heap)?;
                let numbers = [part, state.limit(0)].map(|number| number.to_string());
                Some(named("part", &numbers))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The remainders that are safe for who holds what they want, or does not.
fn residues(takes: UpTo, has: bool) -> String {
    let safe = listed(&takes.safe_residues(has));
    named("residues", &[&takes.modulus().to_string(), &safe])
}

/// The first of two terms that are neighbours in a sum.
fn neighbours(task: &Task, given: &[u64]) -> Option<String> {
    let judged = nian_tasks::judge(task, &Answer::Parts(given.to_vec()));
    let nian_tasks::Grade::TrueButNotStandard(faults) = judged else {
        return None;
    };
    faults.iter().find_map(|fault| match fault {
        nian_tasks::Mistake::Neighbours { lower, upper } => {
            let numbers = [upper, lower].map(ToString::to_string);
            Some(named("neighbours", &numbers))
        }
        _ => None,
    })
}

/// The largest of some parts, and what the others make.
fn first(parts: &[u64]) -> Option<String> {
    let (part, others) = parts.split_first()?;
    let numbers = [*part, others.iter().sum()].map(|number: u64| number.to_string());
    Some(named("first", &numbers))
}

/// The powers of two that make a number, descending.
fn powers(number: u64) -> Vec<u64> {
    (0..u64::BITS)
        .rev()
        .map(|place| 1 << place)
        .filter(|power| number & power != 0)
        .collect()
}

fn listed(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(",")
}

fn named(name: &str, numbers: &[impl AsRef<str>]) -> String {
    let mut text = name.to_owned();
    for number in numbers {
        text.push(' ');
        text.push_str(number.as_ref());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::at;

    #[test]
    fn what_decides_a_position() {
        let clue = |text: &str| at(&text.parse().expect("a position"));
        let says = |text: &str| clue(text).expect("a clue");
        assert_eq!(says("nim:3,4,5"), "odd 2");
        assert_eq!(says("nim:14,15,18,22"), "odd 4,1");
        assert_eq!(says("nim:1,4,5"), "even");
        assert_eq!(says("nim.misere:2,1"), "odd 2,1");
        assert_eq!(clue("nim.misere:1,1,1"), None);
        assert_eq!(says("wythoff:4,9"), "difference 5 8 13");
        assert_eq!(clue("wythoff:4,4"), None);
        assert_eq!(says("subtraction.1-3:21"), "remainder 1 4");
        assert_eq!(clue("subtraction.1,3,4:17"), None);
        assert_eq!(says("dynamic.2:45@8"), "part 3 8");
        // Of four remainders, for the player who has just moved.
        assert!(says("parity.2:15@1,1").starts_with("residues 4 "));
    }
}
