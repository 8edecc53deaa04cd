//! Explanations of positions of the odd-even games.

use super::fill::Arg;
use super::lists::{FEW, few, list};
use super::subtraction;
use super::text::{capital, digits};
use crate::tables::Words;
use nian_solver::Reason;
use nian_solver::holding::{Side, UpTo};
use nian_solver::sides::Class;
use nian_solver::{parity, sides};

/// The position of the odd-even game.
pub(super) fn position(words: &Words, rules: parity::Parity, state: &parity::State) -> String {
    let mut text = heap(words, rules.takes.k(), state.heap());
    let args = [
        Arg::Number(state.mover()),
        Arg::Number(state.other()),
        Arg::Text(parity_of(words, rules.winner)),
    ];
    text.push_str(&words.fill(words.parity.hands, &args));
    text
}

/// The position of the two-sided parity game.
pub(super) fn sides(words: &Words, rules: sides::Sides, state: &sides::State) -> String {
    let mut text = heap(words, rules.takes.k(), state.heap());
    let args = [
        Arg::Number(state.holding(Side::Odd)),
        Arg::Number(state.holding(Side::Even)),
        Arg::Text(side(words, state.to_move())),
    ];
    text.push_str(&words.fill(words.parity.sides_hands, &args));
    text
}

fn heap(words: &Words, most: u64, heap: u64) -> String {
    words.fill(words.parity.heap, &[Arg::Number(most), Arg::Number(heap)])
}

fn parity_of(words: &Words, side: Side) -> &'static str {
    words.parity.parities[usize::from(side == Side::Even)]
}

/// The word odd or even for a holding.
pub(super) fn parity_word(words: &Words, holding: u64) -> &'static str {
    words.parity.parities[usize::from(holding.is_multiple_of(2))]
}

fn side(words: &Words, side: Side) -> &'static str {
    words.parity.sides[usize::from(side == Side::Even)]
}

/// The sentences for the reasons of a position of the odd-even game.
pub(super) fn explain(words: &Words, takes: UpTo, reasons: &[Reason]) -> String {
    match reasons {
        [Reason::Counted { last, mover }] => {
            let other_wins = !last.0.wants(last.1);
            let args = [
                Arg::Number(last.1),
                Arg::Number(mover.1),
                Arg::Text(parity_of(words, last.0)),
            ];
            words.fill(words.parity.counted[usize::from(other_wins)], &args)
        }
        [holding, residues, leaves @ ..] => {
            let rule = rule(words, words.parity.other, holding, residues);
            let what = if leaves.is_empty() {
                answers(words, takes, holding, residues)
            } else {
                self::leaves(words, residues, leaves)
            };
            words.then(rule, &what)
        }
        _ => String::new(),
    }
}

/// The sentences for the reasons of a position of the two-sided parity game.
pub(super) fn explain_sides(words: &Words, reasons: &[Reason]) -> String {
    match reasons {
        [Reason::Counted { last, mover }] => {
            let (odd, even) = match last.0 {
                Side::Odd => (last.1, mover.1),
                Side::Even => (mover.1, last.1),
            };
            let args = [Arg::Number(odd), Arg::Number(even)];
            let even_wins = Side::Even.wants(even);
            words.fill(words.parity.sides_counted[usize::from(even_wins)], &args)
        }
        [Reason::Class(class), holding, residues, leaves @ ..] => {
            let class = words.parity.classes[match class {
                Class::Absolutely(Side::Odd) => 0,
                Class::Absolutely(Side::Even) => 1,
                Class::SafeToLeave => 2,
                Class::WinToMove => 3,
            }];
            let why = match holding {
                Reason::Holding { side, .. } if leaves.is_empty() => {
                    rule(words, self::side(words, *side), holding, residues)
                }
                _ => self::leaves(words, residues, leaves),
            };
            words.then(class.into(), &why)
        }
        _ => String::new(),
    }
}

/// The holding of `who`, the safe remainders for it, and the remainder of the heap.
fn rule(words: &Words, who: &str, holding: &Reason, residues: &Reason) -> String {
    let (
        Reason::Holding { holding, .. },
        Reason::SafeResidues {
            heap,
            modulus,
            residue,
            safe,
        },
    ) = (holding, residues)
    else {
        return String::new();
    };
    let mut numbers = Vec::new();
    for &number in safe {
        numbers.push(digits(number));
    }
    let numbers = list(&numbers, words.forms.comma, words.forms.either);
    let args = [
        Arg::Text(who),
        Arg::Number(*holding),
        Arg::Text(parity_word(words, *holding)),
        Arg::Number(*modulus),
        Arg::Text(&numbers),
        Arg::Number(*heap),
        Arg::Number(*residue),
    ];
    let unfit = !safe.contains(residue);
    capital(words.fill(words.parity.rule[usize::from(unfit)], &args))
}

/// The replies to the takes from a safe position.
fn answers(words: &Words, takes: UpTo, holding: &Reason, residues: &Reason) -> String {
    let (Reason::Holding { has, .. }, Reason::SafeResidues { heap, .. }) = (holding, residues)
    else {
        return String::new();
    };
    let mut items = Vec::new();
    for take in 1..=takes.k().min(*heap) {
        let item = match takes.reply(*heap, *has, take) {
            Some(reply) => {
                let args = [Arg::Number(take), Arg::Number(reply)];
                words.fill(words.moves.answer, &args)
            }
            None => words.fill(words.parity.no_answer, &[Arg::Number(take)]),
        };
        items.push(item);
        if items.len() > FEW {
            break;
        }
    }
    subtraction::answers(words, items)
}

/// The winning take, with the holding and the heap after it.
fn leaves(words: &Words, residues: &Reason, reasons: &[Reason]) -> String {
    let mut items = Vec::new();
    let modulus = match residues {
        Reason::SafeResidues { modulus, .. } => *modulus,
        _ => 0,
    };
    for reason in reasons {
        if let Reason::LeaveHolding {
            take,
            holding,
            heap,
            residue,
            ..
        } = *reason
        {
            let args = [
                Arg::Number(take),
                Arg::Number(holding),
                Arg::Text(parity_word(words, holding)),
                Arg::Number(heap),
                Arg::Number(modulus),
                Arg::Number(residue),
            ];
            items.push(words.fill(words.parity.leave, &args));
        }
    }
    let items = few(words, &items);
    words.fill(words.parity.leaves, &[Arg::Text(&items)])
}
