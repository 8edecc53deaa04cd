//! What is to be said about a position, a move or a frame.

use super::message::{Dice, Message, Nim, Play, Wythoff};
use nian_lessons::Frame;
use nian_solver::{AnyPosition, Explanation, Judgement, Reason, wythoff};

/// More odd columns than this are counted, not named.
const NAMED_COLUMNS: usize = 3;
/// From this pair on the reader is given the standard form; smaller ones are in the table.
const FORM_FROM: u64 = 11;

pub(super) fn is_dice(position: &AnyPosition) -> bool {
    matches!(position, AnyPosition::Dice(..))
}

pub(super) fn position(position: &AnyPosition) -> Play<'_> {
    let misere = position.ending().is_misere();
    match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => {
            let heaps = position.heaps();
            Play::Rows { heaps, misere }
        }
        AnyPosition::Dice(_, state) => {
            let (heap, up) = (state.heap(), state.up());
            Play::Heap { heap, up, misere }
        }
    }
}

pub(super) fn judgement<'a>(before: &AnyPosition, judgement: &'a Judgement) -> Play<'a> {
    let (mv, left) = (judgement.mv, &judgement.after);
    let dice = is_dice(before);
    let reply = judgement.reply;
    let reply = reply.and_then(|reply| Some((reply, left.play(reply).ok()?)));
    match (judgement.outcome.is_safe(), reply) {
        (true, _) if left.end().is_some() => Play::WinsAtOnce { mv, dice },
        (true, _) => Play::Wins { mv, left },
        (false, Some((reply, then))) => Play::Loses {
            mv,
            left,
            reply,
            then,
        },
        (false, None) => Play::LosesAtOnce { mv, dice },
    }
}

/// What a frame without words of its own says of its position.
pub(super) fn frame<'a>(
    frame: &Frame,
    position: &'a AnyPosition,
    explanation: &'a Explanation,
) -> Vec<Message<'a>> {
    let mut messages = Vec::new();
    if let Some(played) = &frame.played {
        messages.push(Message::Play(Play::Played {
            mv: played.mv,
            left: position,
        }));
    }
    if frame.marks && explanation.outcome.is_safe() && position.end().is_none() {
        messages.push(Message::Play(Play::NoneWins));
    } else {
        messages.extend(self::explanation(position, explanation));
    }
    messages
}

/// The table of pairs with so many pairs in it.
pub(super) fn pair(found: u64) -> Wythoff {
    match wythoff::pair(found) {
        Some((lower, upper)) if found > 0 => Wythoff::NewPair {
            index: found,
            lower,
            upper,
        },
        _ => Wythoff::NoPairs,
    }
}

pub(super) fn explanation<'a>(
    position: &'a AnyPosition,
    explanation: &'a Explanation,
) -> Vec<Message<'a>> {
    let reasons = &explanation.steps;
    let misere = position.ending().is_misere();
    match position {
        AnyPosition::Dice(_, state) => {
            let (heap, up) = (state.heap(), state.up());
            let all = if is_over(reasons) {
                vec![Dice::Stuck { heap, up, misere }]
            } else {
                dice(reasons)
            };
            all.into_iter().map(Message::Dice).collect()
        }
        _ if is_over(reasons) => vec![Message::Play(Play::CoinsGone { misere })],
        AnyPosition::Nim(..) => nim(position.heaps(), reasons)
            .into_iter()
            .map(Message::Nim)
            .collect(),
        AnyPosition::Wythoff(_, rows) => pairs(*rows.heaps(), misere, reasons)
            .into_iter()
            .map(Message::Wythoff)
            .collect(),
    }
}

fn is_over(reasons: &[Reason]) -> bool {
    matches!(reasons, [Reason::Over { .. }])
}

fn nim<'a>(heaps: &[u64], reasons: &'a [Reason]) -> Vec<Nim<'a>> {
    match reasons {
        [Reason::Columns { sums, nim_sum, .. }, rest @ ..] => match few_rows(heaps) {
            Some(message) => vec![message],
            None => columns(sums, *nim_sum, rest),
        },
        _ => misere_nim(reasons),
    }
}

/// Nim with one or two rows left needs no binary numbers.
fn few_rows(heaps: &[u64]) -> Option<Nim<'static>> {
    let rows = (0..)
        .zip(heaps.iter().copied())
        .filter(|&(_, heap)| heap > 0);
    match rows.collect::<Vec<(u8, u64)>>()[..] {
        [(row, _)] => Some(Nim::OneRow { row }),
        [(_, a), (_, b)] if a == b => Some(Nim::Equal),
        [(row, a), (_, b)] if a > b => Some(Nim::Level { row, take: a - b }),
        [(_, a), (row, b)] => Some(Nim::Level { row, take: b - a }),
        _ => None,
    }
}

/// The columns (ones first), and `rest`: which rows one can take from and what each then holds.
fn columns<'a>(sums: &[u8], nim_sum: u64, rest: &'a [Reason]) -> Vec<Nim<'a>> {
    let [Reason::LeftmostOdd { power, rows }, flips @ ..] = rest else {
        return vec![Nim::Paired];
    };
    let column = (!nim_sum.is_power_of_two()).then_some(1 << power);
    let what = match flips {
        [Reason::Flip { row, from, to, .. }] => Nim::Mend {
            row: *row,
            take: from - to,
            keep: *to,
        },
        _ => Nim::Choose { column, rows },
    };
    vec![odd(sums, nim_sum), what]
}

/// The columns that do not pair off: those in which `nim_sum` has a 1.
fn odd(sums: &[u8], nim_sum: u64) -> Nim<'static> {
    let columns = (0..).zip(sums).map(|(power, &sum)| (1 << power, sum));
    let mut columns: Vec<(u64, u8)> = columns
        .filter(|(column, _)| column & nim_sum != 0)
        .collect();
    columns.reverse();
    if columns.len() > NAMED_COLUMNS {
        return Nim::ManyOdd {
            columns: columns.len() as u8,
        };
    }
    Nim::Odd { columns }
}

/// Misère Nim: the sizes of the rows, and what follows from them.
fn misere_nim(reasons: &[Reason]) -> Vec<Nim<'_>> {
    match reasons {
        [_, Reason::TakeSingle { singles }] => vec![Nim::EvenSingles { left: *singles }],
        [
            _,
            Reason::LeaveSingles {
                row, to, singles, ..
            },
        ] => {
            vec![Nim::LeaveSingles {
                row: *row,
                keep: *to,
                singles: *singles,
            }]
        }
        [
            Reason::Sizes { large, .. },
            Reason::Columns { sums, nim_sum, .. },
            rest @ ..,
        ] => {
            let mut messages = vec![Nim::AsUsual { large: *large }];
            messages.extend(columns(sums, *nim_sum, rest));
            messages
        }
        [Reason::Sizes { single, .. }] => vec![Nim::OddSingles { singles: *single }],
        _ => Vec::new(),
    }
}

/// Wythoff's game, normal or misère.
fn pairs(rows: [u64; 2], misere: bool, reasons: &[Reason]) -> Vec<Wythoff> {
    match (reasons.first(), rows) {
        (
            Some(&Reason::Pair {
                index,
                lower,
                upper,
            }),
            _,
        ) => {
            let mut messages = vec![Wythoff::Pair { rows, index }];
            if index >= FORM_FROM {
                messages.push(Wythoff::Form { lower, upper });
            }
            messages
        }
        (Some(Reason::SmallPair { lower: 0, .. }), _) => vec![Wythoff::LastCoin],
        (Some(Reason::SmallPair { .. }), _) => vec![Wythoff::TwoTwo],
        (_, [0, _]) if !misere => vec![Wythoff::OneRow { row: 1 }],
        (_, [_, 0]) if !misere => vec![Wythoff::OneRow { row: 0 }],
        (_, [a, b]) if !misere && a == b => vec![Wythoff::Equal],
        (Some(&Reason::NotPair { difference, lower }), _) => {
            let safe = lower.and_then(|lower| Some([lower, lower.checked_add(difference)?]));
            let lines = reasons.iter().filter_map(|reason| match reason {
                Reason::Line { to, .. } => Some(*to),
                _ => None,
            });
            let to = lines.collect();
            vec![
                Wythoff::NotPair {
                    rows,
                    difference,
                    safe,
                },
                Wythoff::Lines { to },
            ]
        }
        _ => Vec::new(),
    }
}

fn dice(reasons: &[Reason]) -> Vec<Dice<'_>> {
    let (heap, residue, rest) = match reasons {
        [Reason::Residue { heap, residue, .. }, rest @ ..] => (*heap, Some(*residue), rest),
        [Reason::SmallHeap { heap }, rest @ ..] => (*heap, None, rest),
        _ => return Vec::new(),
    };
    let [Reason::SafeFaces { faces, up }, turns @ ..] = rest else {
        return Vec::new();
    };
    let mut messages = vec![Dice::Faces {
        heap,
        residue,
        faces,
        up: *up,
    }];
    let turns = turns.iter().filter_map(|reason| match reason {
        Reason::Turn { face, heap, .. } => Some((*face, *heap)),
        _ => None,
    });
    let turns: Vec<(u8, u64)> = turns.collect();
    if !turns.is_empty() {
        messages.push(Dice::Turns { turns });
    }
    messages
}
