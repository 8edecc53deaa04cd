//! Judges answers, and says as plain data what is wrong with them.

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
use crate::{Answer, Question, Task, slip};

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is wrong, and this is what is wrong with it: at least one thing.
    Wrong(Vec<Fault>),
    /// What is there is right, but something is missing.
    Unfinished,
    /// It is no answer to this question.
    NotUnderstood,
    /// It is true, but not in the form asked for, and this is what is not: at least one thing.
    TrueButNotStandard(Vec<Fault>),
}

/// What is wrong with an answer, or not in the form asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// The other outcome is true.
    Outcome,
    /// This column, of 2 to the power `power`, holds so many ones; it was called odd and is even, or
    /// the other way round.
    Column {
        /// The power, 0 for the ones.
        power: u8,
        /// The ones it holds.
        ones: u8,
    },
    /// The digits are those of another number.
    Value {
        /// Their value; `None` beyond 2⁶³−1.
        value: Option<u64>,
    },
    /// The digits begin with a 0.
    LeadingZero,
    /// This part is no Fibonacci number.
    NoTerm {
        /// The part.
        part: u64,
    },
    /// The parts have another sum.
    Sum {
        /// Their sum; `None` beyond 2⁶³−1.
        sum: Option<u64>,
    },
    /// This part is there more than once.
    Repeated {
        /// The part.
        part: u64,
        /// How often it is there, at least twice.
        times: u32,
    },
    /// These two parts are neighbours: they make one larger part.
    Neighbours {
        /// The smaller part.
        lower: u64,
        /// The larger part.
        upper: u64,
    },
    /// Another number is right.
    Number,
    /// The right number is one more or one less.
    OneOff,
    /// The only pair with the difference of these two numbers is this one.
    Difference {
        /// The difference, which is also the place n of that pair.
        difference: u64,
        /// The smaller number of that pair.
        lower: u64,
        /// The larger number of that pair.
        upper: u64,
    },
    /// The number is a part of the heap, but not the smallest one.
    LargerPart,
    /// The limit wins, but a smaller one does as well.
    NotLeast,
    /// The limit does not win.
    TooSmall,
    /// The remainder is by another modulus, that of a game where the last stone wins: k + 1.
    OtherModulus {
        /// That modulus.
        modulus: u64,
    },
    /// The number is right by the modulus, but no remainder: it can be divided further.
    NotReduced {
        /// The modulus.
        modulus: u64,
    },
    /// This move (1 is the first) leaves a safe position: it gives nothing away.
    Kept {
        /// The move.
        number: u64,
    },
    /// Before this move (1 is the first) the position was safe already: there was no win to give away.
    NoWin {
        /// The move.
        number: u64,
    },
    /// Safe or unsafe was answered as if the player who has just moved had the other kind of holding.
    OtherHolding,
}

/// Makes the names and their list from one list.
macro_rules! names {
    ($($fault:pat => $name:literal,)*) => {
        impl Fault {
            /// The names that there are.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];

            /// A short name, by which its text is found (`fault_NAME` in `exercise.txt`). What is told in the same
            /// words has the same.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $($fault => $name,)* }
            }
        }
    };
}

names! {
    Self::Outcome => "outcome",
    Self::Column { .. } => "column",
    Self::Value { .. } | Self::Sum { .. } => "sum",
    Self::LeadingZero => "zero",
    Self::NoTerm { .. } => "term",
    Self::Repeated { .. } => "repeated",
    Self::Neighbours { .. } => "neighbours",
    Self::Number => "number",
    Self::OneOff => "near",
    Self::Difference { .. } => "difference",
    Self::LargerPart => "part",
    Self::NotLeast => "smaller",
    Self::TooSmall => "small",
    Self::OtherModulus { .. } => "modulus",
    Self::NotReduced { .. } => "reduce",
    Self::OtherHolding => "holding",
    Self::Kept { .. } => "kept",
    Self::NoWin { .. } => "lost",
}

/// The right answer to a task; `None` where it is a move, or the task is none that this crate makes.
///
/// ```
/// use nian_tasks::{Answer, Kind, Question, Task, truth};
///
/// let text = "dynamic.3:100".to_string();
/// let task = Task { text, question: Question::LeastLimit, kind: Kind::MoreParts };
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
        Question::Partner { given, .. } => Answer::Number(wythoff::partner(*given)?),
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
    })
}

/// Judges an answer that is no move.
///
/// An answer of another kind than the question asks for is [`Verdict::NotUnderstood`], and so is any answer to
/// a question for moves: those are judged by [`AnyPosition::judge`].
///
/// ```
/// use nian_tasks::{Answer, Fault, Kind, Question, Task, Verdict, judge};
///
/// let text = "fibonacci=32".to_string();
/// let task = Task { text, question: Question::Fibonacci, kind: Kind::MoreParts };
/// let judged = |parts: &[u64]| judge(&task, &Answer::Parts(parts.to_vec()));
/// assert_eq!(judged(&[3, 8, 21]), Verdict::Right);
/// let neighbours = Fault::Neighbours { lower: 8, upper: 13 };
/// assert_eq!(judged(&[13, 8, 8, 3]), Verdict::TrueButNotStandard(
///     vec![Fault::Repeated { part: 8, times: 2 }, neighbours]));
/// assert_eq!(judged(&[21, 8]), Verdict::Unfinished);
/// assert_eq!(judged(&[21, 13]), Verdict::Wrong(vec![Fault::Sum { sum: Some(34) }]));
/// ```
#[must_use]
pub fn judge(task: &Task, answer: &Answer) -> Verdict {
    let Some(truth) = truth(task) else {
        return Verdict::NotUnderstood;
    };
    match (&truth, answer) {
        (Answer::Outcome(right), Answer::Outcome(given)) => {
            wrong_if(right != given, Fault::Outcome)
        }
        (Answer::Number(right), Answer::Number(given)) => match &task.question {
            Question::Slip { moves } => slips(task, moves, *right, *given),
            _ => numbers::number(task, *right, *given),
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
        _ => Verdict::NotUnderstood,
    }
}

/// Judges an answer as it was typed: [`read_answer`] reads it, [`judge`] judges it.
///
/// ```
/// use nian_tasks::{Kind, Question, Task, Verdict, judge_text};
///
/// let text = "binary=45".to_string();
/// let task = Task { text, question: Question::Binary, kind: Kind::Mixed };
/// assert_eq!(judge_text(&task, "101101"), Verdict::Right);
/// assert_eq!(judge_text(&task, "１０１１０１"), Verdict::Right);
/// assert_eq!(judge_text(&task, "10a"), Verdict::NotUnderstood);
/// ```
#[must_use]
pub fn judge_text(task: &Task, text: &str) -> Verdict {
    match read_answer(&task.question, text) {
        Ok(answer) => judge(task, &answer),
        Err(verdict) => verdict,
    }
}

/// Wrong for this one reason, or right.
fn wrong_if(wrong: bool, fault: Fault) -> Verdict {
    verdict(wrong.then_some(fault).into_iter().collect())
}

/// Wrong for these reasons; right if there are none.
fn verdict(faults: Vec<Fault>) -> Verdict {
    match faults.is_empty() {
        true => Verdict::Right,
        false => Verdict::Wrong(faults),
    }
}

/// Judges which move was named as the slip.
fn slips(task: &Task, moves: &[Move], right: u64, number: u64) -> Verdict {
    let named = usize::try_from(number)
        .ok()
        .and_then(|number| number.checked_sub(1));
    let named = named.filter(|&at| at < moves.len()).zip(position(task));
    let Some(won) = named.and_then(|(at, start)| has_a_win(&start, moves, at)) else {
        return Verdict::NotUnderstood;
    };
    let fault = match won {
        true => Fault::Kept { number },
        false => Fault::NoWin { number },
    };
    verdict((number != right).then_some(fault).into_iter().collect())
}

/// Judges the columns named as odd.
fn columns(task: &Task, right: u64, given: u64) -> Verdict {
    let heaps = position(task);
    let heaps = heaps.as_ref().map_or(&[][..], |position| position.heaps());
    let faults = (0..64u8)
        .filter(|&power| (right ^ given) >> power & 1 == 1)
        .map(|power| {
            let ones = heaps.iter().filter(|&&heap| heap >> power & 1 == 1).count() as u8;
            Fault::Column { power, ones }
        });
    verdict(faults.collect())
}

/// Judges a remainder, and whether the position is safe.
fn residue(task: &Task, right: (u64, bool), given: (u64, Option<bool>)) -> Verdict {
    let (&Question::Residue { k, .. }, Some(position)) = (&task.question, position(task)) else {
        return Verdict::NotUnderstood;
    };
    let (Some(modulus), Some(&heap)) = (modulus(k), position.heaps().first()) else {
        return Verdict::NotUnderstood;
    };
    let reduced = given.0 == right.0;
    let congruent = given.0 % modulus == right.0;
    let mut faults = Vec::new();
    if !congruent {
        let other = given.0 == heap % (k + 1);
        faults.push(match other {
            true => Fault::OtherModulus { modulus: k + 1 },
            false => Fault::Number,
        });
    }
    if given.1.is_some_and(|safe| safe != right.1) {
        faults.push(match other_holding(&position) {
            Some(safe) if safe != right.1 => Fault::OtherHolding,
            _ => Fault::Outcome,
        });
    }
    match (faults.is_empty(), reduced, given.1) {
        (false, ..) => Verdict::Wrong(faults),
        (true, _, None) => Verdict::Unfinished,
        (true, false, _) => Verdict::TrueButNotStandard([Fault::NotReduced { modulus }].into()),
        (true, true, _) => Verdict::Right,
    }
}

/// Whether it would be safe if who has just moved had the other kind of holding.
fn other_holding(position: &AnyPosition) -> Option<bool> {
    match position {
        AnyPosition::Parity(rules, state) => {
            let wants = |side: Side| side.wants(state.other());
            Some(rules.takes.is_safe(state.heap(), !wants(rules.winner)))
        }
        _ => None,
    }
}
