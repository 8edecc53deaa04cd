//! What the positions of a board are called.

use nian_course::discovery::{Board, Plan, joined};
use nian_words::Discovery;

/// The position as it is spoken of.
pub(super) fn named(words: Discovery, board: Board, name: &[u64]) -> String {
    let [heap, other] = [0, 1].map(|at| name.get(at).copied());
    let first = heap.unwrap_or_default();
    match (board, other) {
        (Board::Rows | Board::Pairs, _) if name.is_empty() => words.named_empty().to_owned(),
        (Board::Rows | Board::Pairs, _) => joined(name, ", "),
        (Board::Take, _) => words.named_take(first),
        (Board::Dice, up) => {
            let up = up.unwrap_or_default();
            words.named_dice(first, up, 7_u64.saturating_sub(up))
        }
        (Board::Doubling, Some(limit)) => words.named_limited(first, limit),
        (Board::Doubling, None) => words.named_doubling(first),
        (Board::Sides, Some(1)) => words.named_right(first),
        (Board::Sides, _) => words.named_wrong(first),
        (Board::Parity, Some(1)) => words.named_odd(first),
        (Board::Parity, _) => words.named_even(first),
    }
}

/// The same of a position of a plan.
pub(super) fn named_at(words: Discovery, plan: &Plan, position: usize) -> String {
    named(words, plan.board, plan.name(position))
}

/// What a take in the doubling game leaves.
pub(super) fn left(words: Discovery, plan: &Plan, position: usize) -> String {
    match *plan.name(position) {
        [0, ..] | [] => words.named_nothing().to_owned(),
        [heap] => words.named_as_start(heap, heap - 1),
        [heap, limit, ..] => words.named_limited(heap, limit),
    }
}

/// Positions one after the other.
pub(super) fn listed(words: Discovery, plan: &Plan, positions: &[usize]) -> String {
    let mut text = String::new();
    for &position in positions {
        if !text.is_empty() {
            text.push_str(words.comma());
        }
        text.push_str(&words.quoted(&named_at(words, plan, position)));
    }
    text
}

/// What stands in a cell: the rows, or only the heap where the line's name has the rest.
pub(super) fn label(words: Discovery, plan: &Plan, position: usize) -> String {
    let name = plan.name(position);
    let shown = if heads(words, plan.board).is_empty() {
        name
    } else {
        name.get(..1).unwrap_or_default()
    };
    if shown.is_empty() {
        words.empty().to_owned()
    } else {
        joined(shown, ", ")
    }
}

/// The names of the lines, to their left; empty where lines need no names.
pub(super) fn heads(words: Discovery, board: Board) -> Vec<&'static str> {
    let [one, two, three, right, wrong, odd, even] = words.heads();
    match board {
        Board::Dice => vec![one, two, three],
        Board::Sides => vec![right, wrong],
        Board::Parity => vec![odd, even],
        _ => Vec::new(),
    }
}
