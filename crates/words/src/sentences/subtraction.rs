//! Explanations of positions of subtraction games.

use super::fill::Arg;
use super::lists::{FEW, few, list};
use super::text::digits;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::Reason;
use nian_solver::subtraction::Set;

/// The most numbers of a set that are read out.
const READ_OUT: usize = 8;

/// The position: the numbers that may be taken, and the heap.
pub(super) fn position(words: &Words, set: Set, heap: u64) -> String {
    let numbers = numbers(words, set);
    let args = [Arg::Text(&numbers), Arg::Number(heap)];
    words.fill(words.subtraction.heap, &args)
}

/// The numbers that may be taken.
pub(super) fn numbers(words: &Words, set: Set) -> String {
    first_numbers(words, set, READ_OUT)
}

/// The same, of which no more than `many` are listed.
pub(super) fn first_numbers(words: &Words, set: Set, many: usize) -> String {
    if let Some(most) = set.run().filter(|&most| most > 1) {
        return words.fill(words.subtraction.up_to, &[Arg::Number(most)]);
    }
    let most = set.largest();
    let mut numbers = Vec::new();
    for number in set.numbers(most.unwrap_or(u64::MAX)).take(many + 1) {
        numbers.push(digits(number));
    }
    let mut template = words.subtraction.one_of;
    let mut last = words.forms.either;
    if numbers.len() > many {
        last = words.forms.comma;
        numbers.pop();
        match most {
            Some(_) => numbers.push("…".into()),
            None => template = words.subtraction.fibonacci,
        }
    }
    let numbers = list(&numbers, words.forms.comma, last);
    words.fill(template, &[Arg::Text(&numbers)])
}

/// The end: every number of the set is larger than the heap.
pub(super) fn too_few(words: &Words, heap: u64, misere: bool) -> String {
    let templates = if heap == 0 {
        words.moves.stones_gone.map(Template)
    } else {
        words.subtraction.too_few
    };
    words.fill(templates[usize::from(misere)], &[Arg::Number(heap)])
}

/// The sentences for the reasons of a position with moves.
pub(super) fn explain(words: &Words, misere: bool, reasons: &[Reason]) -> String {
    match reasons {
        [
            Reason::SafeResidues {
                heap,
                modulus,
                residue,
                ..
            },
            rest @ ..,
        ] => remainder(words, misere, [*heap, *modulus, *residue], rest),
        [
            Reason::Repeats { heap, period, like },
            Reason::Tabled { safe, .. },
            rest @ ..,
        ] => {
            let args = [period.start, period.length, period.window, *heap, *like];
            let repeats = words.fill(words.subtraction.repeats, &args.map(Arg::Number));
            words.then(repeats, &takes(words, *safe, rest))
        }
        [Reason::Tabled { safe, .. }, rest @ ..] => takes(words, *safe, rest),
        _ => String::new(),
    }
}

/// For the set 1 to k: heap, divisor and remainder, and the winning take.
fn remainder(words: &Words, misere: bool, numbers: [u64; 3], rest: &[Reason]) -> String {
    let [heap, modulus, residue] = numbers;
    let game = usize::from(misere);
    match rest {
        [
            Reason::Leave {
                take, heap: left, ..
            },
            ..,
        ] => {
            let args = [heap, modulus, residue, *take, *left];
            words.fill(words.subtraction.mend[game], &args.map(Arg::Number))
        }
        _ if misere && heap == 1 => words.subtraction.lone_stone.into(),
        _ => words.fill(
            words.subtraction.safe[game],
            &[heap, modulus].map(Arg::Number),
        ),
    }
}

/// The effect of a reply, from the reasons of the position before it: the remainder, where that decides.
pub(super) fn mended(words: &Words, misere: bool, reasons: &[Reason]) -> Option<String> {
    let [
        Reason::SafeResidues {
            heap,
            modulus,
            residue,
            ..
        },
        Reason::Leave { heap: left, .. },
        ..,
    ] = reasons
    else {
        return None;
    };
    let args = [*heap, *modulus, *residue, *left].map(Arg::Number);
    Some(words.fill(words.subtraction.mended[usize::from(misere)], &args))
}

/// The winning takes, or the reply to every take.
fn takes(words: &Words, safe: bool, reasons: &[Reason]) -> String {
    let mut items = Vec::new();
    for reason in reasons {
        items.push(match *reason {
            Reason::Leave { take, heap, .. } => words.fill(
                words.subtraction.leave,
                &[Arg::Number(take), Arg::Number(heap)],
            ),
            Reason::Answered {
                take,
                reply: Some(reply),
            } => words.fill(words.moves.answer, &[Arg::Number(take), Arg::Number(reply)]),
            Reason::Answered { take, reply: None } => {
                words.fill(words.subtraction.no_answer, &[Arg::Number(take)])
            }
            _ => continue,
        });
    }
    if !safe {
        let items = few(words, &items);
        return words.fill(words.subtraction.leaves, &[Arg::Text(&items)]);
    }
    answers(words, items)
}

/// The sentence on takes and the replies to them; only the first few are listed.
pub(super) fn answers(words: &Words, mut items: Vec<String>) -> String {
    let all = items.len() <= FEW;
    items.truncate(FEW);
    let last = if all {
        words.forms.and
    } else {
        words.forms.comma
    };
    let items = list(&items, words.forms.comma, last);
    let template = words.moves.answers[usize::from(!all)];
    words.fill(template, &[Arg::Text(&items)])
}
