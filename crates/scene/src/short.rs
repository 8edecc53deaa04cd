//! Positions in short, for tables and trees of moves.
use nian_solver::holding::Side;
use nian_solver::{AnyPosition, dynamic};
use nian_words::{Language, Picture};

/// A position in short: `{2, 4}`, `7，限 2`, `16，3 朝上`, `16，甲 0 乙 1`. After an odd number of
/// `moves` it is the second player's turn.
pub(crate) fn state(language: Language, position: &AnyPosition, moves: usize) -> String {
    let words = language.picture();
    match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) | AnyPosition::Euclid(..) => {
            list("{", position.heaps(), "}")
        }
        AnyPosition::Subtraction(_, heap) => heap.stones().to_string(),
        AnyPosition::Dice(_, state) => words.faced(state.heap(), &state.up().to_string()),
        AnyPosition::SeveralDice(_, state) => words.faced(state.heap(), &faces(state.faces().up())),
        AnyPosition::Parity(_, state) => {
            let mut holdings = [state.mover(), state.other()];
            if !moves.is_multiple_of(2) {
                holdings.reverse();
            }
            words.held(state.heap(), holdings, false)
        }
        AnyPosition::Sides(_, state) => {
            let holdings = [Side::Odd, Side::Even].map(|side| state.holding(side));
            words.held(state.heap(), holdings, true)
        }
        AnyPosition::Dynamic(_, state) => limited(words, state),
    }
}

fn faces(up: &[u8]) -> String {
    let mut text = String::new();
    for (i, face) in up.iter().enumerate() {
        if i > 0 {
            text.push('\u{a0}');
        }
        text.push_str(&face.to_string());
    }
    text
}

/// Heaps with their limits, or with a common limit after the last.
fn limited(words: Picture, state: &dynamic::State) -> String {
    let (heaps, limits) = (state.heaps(), state.limits());
    let mut text = String::new();
    for (row, heap) in heaps.iter().enumerate() {
        if row > 0 {
            text.push_str("; ");
        }
        let heap = heap.to_string();
        if limits.len() == heaps.len() || row + 1 == heaps.len() {
            text.push_str(&words.limited(&heap, state.limit(row)));
        } else {
            text.push_str(&heap);
        }
    }
    text
}

/// Numbers in brackets; two or three are kept on one line.
fn list(open: &str, numbers: &[u64], close: &str) -> String {
    let comma = if numbers.len() > 3 { ", " } else { ",\u{a0}" };
    let mut text = String::from(open);
    for (i, number) in numbers.iter().enumerate() {
        if i > 0 {
            text.push_str(comma);
        }
        text.push_str(&number.to_string());
    }
    text.push_str(close);
    text
}
