//! Explanations of positions of dynamic nim.

use super::fill::Arg;
use super::lists::{few, list};
use super::manner;
use super::text::{capital, digits};
use crate::table::Template;
use crate::tables::Words;
use nian_solver::dynamic::{Dynamic, Heaps, State};
use nian_solver::{AnyPosition, Move, Reason};

/// The most parts of a sum; longer sums are shortened.
const PARTS: usize = 6;

/// The position: heaps and limits.
pub(super) fn position(words: &Words, rules: Dynamic, state: &State) -> String {
    let texts = &words.dynamic;
    let own = rules.heaps() == Heaps::Local;
    let times = Arg::Number(rules.multiplier().into());
    let text = words.fill(texts.times[usize::from(own)], &[times]);
    if rules.heaps() == Heaps::One {
        let heap = state.heaps().first().copied().unwrap_or(0);
        let args = [Arg::Number(heap), Arg::Number(state.limit(0))];
        return text + &words.fill(texts.heap, &args);
    }
    let mut heaps = Vec::new();
    for (row, &coins) in state.heaps().iter().enumerate() {
        let limit = Arg::Number(state.limit(row));
        let args = [Arg::Heap(row as u8), Arg::Number(coins), limit];
        let template = if own {
            texts.heap_of
        } else {
            words.moves.row_of.among()
        };
        heaps.push(words.fill(template, &args));
    }
    let comma = words.moves.between_rows;
    let text = text + &list(&heaps, comma, comma);
    if own {
        return text;
    }
    text + &words.fill(texts.limit, &[Arg::Number(state.limit(0))])
}

/// The position after a move, in short.
pub(super) fn rest(words: &Words, rules: Dynamic, state: &State) -> String {
    let [heap, heaps, own] = words.moves.left_limit;
    let one = Arg::Number(state.limit(0));
    match rules.heaps() {
        Heaps::One => {
            let coins = state.heaps().first().copied().unwrap_or(0);
            words.fill(heap, &[Arg::Number(coins), one])
        }
        Heaps::Global => words.fill(heaps, &[Arg::Set(state.heaps()), one]),
        Heaps::Local => words.fill(own, &[Arg::Set(state.heaps()), Arg::Set(state.limits())]),
    }
}

/// The end: no player may take any more.
pub(super) fn over(words: &Words, heaps: &[u64]) -> String {
    if heaps.iter().all(|&heap| heap == 0) {
        words.moves.coins_gone[0].into()
    } else {
        words.dynamic.no_limit.into()
    }
}

/// The sentences for the reasons of a position with moves.
pub(super) fn explain(
    words: &Words,
    rules: Dynamic,
    position: &AnyPosition,
    reasons: &[Reason],
) -> String {
    match reasons {
        [
            Reason::GreedyParts { value, parts },
            Reason::LeastLimit { limit, least },
            leaves @ ..,
        ] => {
            let fibonacci = rules.multiplier() == 2;
            let text = only_heap(words, position.heaps())
                + &self::parts(words, fibonacci, *value, parts)
                + &reach(words, *limit, least.unwrap_or(0), *value);
            let text = capital(text);
            match take_parts(words, leaves) {
                Some(leaves) => words.then(text, &leaves),
                None => words.then(text, words.dynamic.kept),
            }
        }
        [Reason::LeastLimit { limit, least }, leaves @ ..] => {
            and_leaves(words, position, self::least(words, *limit, *least), leaves)
        }
        _ => values(words, position, reasons),
    }
}

/// The transition to the only heap with coins, where there are several heaps.
fn only_heap(words: &Words, heaps: &[u64]) -> String {
    let left = heaps.iter().position(|&heap| heap > 0).unwrap_or(0);
    if heaps.len() == 1 {
        String::new()
    } else {
        words.fill(words.dynamic.only_heap, &[Arg::Heap(left as u8)])
    }
}

fn parts(words: &Words, fibonacci: bool, value: u64, parts: &[u64]) -> String {
    let templates = if parts.len() == 1 {
        words.dynamic.whole.map(Template::among)
    } else {
        words.dynamic.parts
    };
    let sum = sum(parts);
    let args = [Arg::Number(value), Arg::Text(&sum)];
    words.fill(templates[usize::from(!fibonacci)], &args)
}

/// `76 + 21 + 3`.
fn sum(parts: &[u64]) -> String {
    let mut terms = Vec::new();
    for (index, &part) in parts.iter().enumerate() {
        if parts.len() <= PARTS || index < 3 || index + 1 == parts.len() {
            terms.push(digits(part));
        } else if index == 3 {
            terms.push("…".into());
        }
    }
    list(&terms, " + ", " + ")
}

fn reach(words: &Words, limit: u64, part: u64, value: u64) -> String {
    let which = 2 * usize::from(part == value) + usize::from(limit < part);
    let args = [Arg::Number(limit), Arg::Number(part)];
    words.fill(words.dynamic.reach[which], &args)
}

/// The take after which the limit is less than the smallest part left; `None` if nothing wins.
fn take_parts(words: &Words, reasons: &[Reason]) -> Option<String> {
    let mut items = Vec::new();
    let mut all = false;
    for reason in reasons {
        let Reason::LeaveParts {
            mv: Move::Take(take) | Move::Row { take, .. },
            left,
            parts,
            limit,
        } = reason
        else {
            continue;
        };
        if *left == 0 {
            all = true;
            continue;
        }
        let mut rest = digits(*left);
        if parts.len() > 1 {
            rest.push_str(" = ");
            rest.push_str(&sum(parts));
        }
        let args = [Arg::Number(*take), Arg::Text(&rest), Arg::Number(*limit)];
        items.push(words.fill(words.dynamic.leave, &args));
    }
    if items.is_empty() {
        return all.then(|| words.dynamic.all.into());
    }
    let items = few(words, &items);
    let template = words.dynamic.leaves[usize::from(all)];
    Some(words.fill(template, &[Arg::Text(&items)]))
}

/// The effect of a reply that takes `take`, from the reasons of the position before it: the parts that are gone.
pub(super) fn mended(words: &Words, take: u64, reasons: &[Reason]) -> Option<String> {
    let [Reason::GreedyParts { value, parts }, ..] = reasons else {
        return None;
    };
    let from = (1..parts.len()).find(|&at| parts[at..].iter().sum::<u64>() == take)?;
    let limit = reasons.iter().find_map(|reason| match reason {
        Reason::LeaveParts { limit, left, .. } if left + take == *value => Some(*limit),
        _ => None,
    })?;
    let args = [
        Arg::Number(*value),
        Arg::Text(&sum(parts)),
        Arg::Text(&sum(&parts[from..])),
        Arg::Number(limit),
        Arg::Number(parts[from - 1]),
    ];
    Some(words.fill(words.dynamic.mended, &args))
}

/// The limit for all heaps, and the least winning limit.
fn least(words: &Words, limit: u64, least: Option<u64>) -> String {
    let limit_arg = Arg::Number(limit);
    match least {
        Some(least) => {
            let template = words.dynamic.least[usize::from(limit < least)];
            words.fill(template, &[limit_arg, Arg::Number(least)])
        }
        None => words.fill(words.dynamic.never, &[limit_arg]),
    }
}

/// For a limit a heap: the Grundy values and their nim-sum.
fn values(words: &Words, position: &AnyPosition, reasons: &[Reason]) -> String {
    let sum = reasons
        .iter()
        .position(|reason| matches!(reason, Reason::ValueSum { .. }));
    let (Some(sum), Some((_, rest))) = (
        sum.and_then(|at| reasons.get(at)),
        sum.and_then(|at| reasons.split_at_checked(at + 1)),
    ) else {
        return String::new();
    };
    let Reason::ValueSum { values, nim_sum } = sum else {
        return String::new();
    };
    let mut named = Vec::new();
    for &value in values {
        named.push(digits(value));
    }
    let named = list(&named, words.forms.comma, words.forms.and);
    let args = [Arg::Text(&named), Arg::Number(*nim_sum)];
    let template = words.dynamic.values[usize::from(*nim_sum > 0)];
    and_leaves(words, position, words.fill(template, &args), rest)
}

/// `what`, and the moves that leave a safe position, if there are any.
fn and_leaves(words: &Words, position: &AnyPosition, what: String, reasons: &[Reason]) -> String {
    let texts = &words.dynamic;
    let mut items = Vec::new();
    let mut sentence = texts.leave_limits;
    for reason in reasons {
        let (mv, template, numbers) = match *reason {
            Reason::LeaveValue { mv, value, .. } => {
                sentence = texts.leave_values;
                (mv, texts.leave_value.among(), [value, 0])
            }
            Reason::LeaveLimit {
                mv,
                limit,
                least: Some(least),
                ..
            } => (mv, texts.leave_limit, [limit, least]),
            Reason::LeaveLimit { mv, limit, .. } => (mv, texts.leave_never.among(), [limit, 0]),
            _ => continue,
        };
        let name = manner::act(words, position, mv, position, false);
        let [first, second] = numbers.map(Arg::Number);
        items.push(words.fill(template, &[Arg::Text(&name), first, second]));
    }
    if items.is_empty() {
        return what;
    }
    let items = few(words, &items);
    let leaves = words.fill(sentence, &[Arg::Text(&items)]);
    words.then(what, &capital(leaves))
}
