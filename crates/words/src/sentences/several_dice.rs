//! Explanations of positions with several dice.

use super::fill::Arg;
use super::lists::{self, few};
use super::manner;
use super::text::capital;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::several_dice::{AxisRule, Mode, SeveralDice, State, ruled_from};
use nian_solver::{AnyPosition, Reason};

/// The position: heap and faces, and what a move does.
pub(super) fn position(words: &Words, rules: SeveralDice, state: &State) -> String {
    let faces = lists::faces(words, state.faces());
    let args = [Arg::Number(state.heap()), Arg::Text(&faces)];
    let text = words.fill(words.several_dice.heap, &args);
    text + words.several_dice.modes[match rules.mode {
        Mode::One => 0,
        Mode::Both => 1,
        Mode::OneSum => 2,
    }]
}

/// The end: every move takes more than the heap has.
pub(super) fn stuck(words: &Words, heap: u64, misere: bool) -> String {
    let templates = if heap == 0 {
        words.moves.stones_gone.map(Template)
    } else {
        words.several_dice.stuck
    };
    words.fill(templates[usize::from(misere)], &[Arg::Number(heap)])
}

/// The sentences for the reasons of a position with moves.
pub(super) fn explain(words: &Words, position: &AnyPosition, reasons: &[Reason]) -> String {
    let (lead, rest) = match reasons {
        [
            Reason::Residue {
                heap,
                modulus,
                residue,
            },
            rest @ ..,
        ] => {
            let args = [*heap, *residue, *modulus].map(Arg::Number);
            (words.fill(words.moves.remainder, &args), rest)
        }
        _ => (String::new(), reasons),
    };
    match rest {
        [Reason::SmallHeap { heap }, leaves @ ..] => {
            let unsafe_ = !leaves.is_empty();
            let template = words.several_dice.small[usize::from(unsafe_)];
            let what = words.fill(template, &[Arg::Number(*heap)]);
            and_leaves(words, position, what, leaves)
        }
        [Reason::Axes { axes, rule, holds }, leaves @ ..] => {
            let what = capital(lead + &self::axes(words, *axes, *rule, *holds));
            let [even, all_or_each] = words.several_dice.mirrors;
            let mirror = *holds && rules_last(position);
            match rule {
                AxisRule::Even if mirror => words.then(what, even),
                AxisRule::AllOrEach if mirror => words.then(what, all_or_each),
                _ => and_leaves(words, position, what, leaves),
            }
        }
        _ => String::new(),
    }
}

/// Whether the axis rule still holds after any move and any reply.
fn rules_last(position: &AnyPosition) -> bool {
    let AnyPosition::SeveralDice(rules, state) = position else {
        return false;
    };
    let dice = state.faces().dice();
    let most = match rules.mode {
        Mode::One => 6,
        Mode::Both | Mode::OneSum => 6 * u64::from(dice),
    };
    state.heap() >= ruled_from(*rules, dice) + 2 * most
}

/// The safe arrangements of these dice, and the present one.
fn axes(words: &Words, axes: [u8; 3], rule: AxisRule, holds: bool) -> String {
    let texts = &words.several_dice;
    let rule = match rule {
        AxisRule::Even if axes.iter().sum::<u8>() == 2 => texts.same.into(),
        AxisRule::Even => texts.even.into(),
        AxisRule::AllOrEach => texts.all_or_each.into(),
        AxisRule::OneSix(least) => words.fill(texts.one_six, &[Arg::Count(least)]),
    };
    let [a, b, c] = axes.map(|dice| Arg::Number(dice.into()));
    let args = [Arg::Text(&rule), a, b, c];
    words.fill(texts.axes[usize::from(!holds)], &args)
}

/// `what`, and the moves that leave a safe position, if there are any.
fn and_leaves(words: &Words, position: &AnyPosition, what: String, reasons: &[Reason]) -> String {
    let mut items = Vec::new();
    for reason in reasons {
        if let Reason::LeaveDice { mv, heap, .. } = reason {
            let name = manner::name(words, position, *mv);
            let args = [Arg::Text(&name), Arg::Number(*heap)];
            items.push(words.fill(words.several_dice.leave, &args));
        }
    }
    if items.is_empty() {
        return what;
    }
    let items = few(words, &items);
    let leaves = words.fill(words.several_dice.leaves, &[Arg::Text(&items)]);
    words.then(what, &capital(leaves))
}
