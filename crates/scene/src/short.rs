//! Positions in a few characters, for tables and trees of moves.
use nian_solver::holding::Side;
use nian_solver::{AnyPosition, dynamic};
use nian_words::Language;

/// What a move leaves: it says what stands behind the heap.
#[inline(never)]
pub(crate) fn leaves(language: Language, position: &AnyPosition) -> &'static str {
    let words = language.picture();
    let [limits, face, holdings, sides] = words.leaves_with();
    match position {
        AnyPosition::Dynamic(..) => limits,
        AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) => face,
        AnyPosition::Parity(..) => holdings,
        AnyPosition::Sides(..) => sides,
        _ => words.leaves(),
    }
}

/// A position in short: `{2, 4}`; (odd, even, left) as 〈有關單堆奇偶的拈〉 writes it; heaps with
/// their limits, `7@2`; else what the notation has after the rules.
#[inline(never)]
pub(crate) fn state(position: &AnyPosition) -> String {
    match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => list("{", position.heaps(), "}"),
        AnyPosition::Sides(_, state) => {
            let [odd, even] = [Side::Odd, Side::Even].map(|side| state.holding(side));
            list("(", &[odd, even, state.heap()], ")")
        }
        AnyPosition::Dynamic(_, state) => limited(state),
        _ => {
            let text = position.to_string();
            let state = text.split_once(':').map(|(_, state)| state.to_string());
            state.unwrap_or(text)
        }
    }
}

/// Heaps with their limits, or with the one for all after the last.
fn limited(state: &dynamic::State) -> String {
    let (heaps, limits) = (state.heaps(), state.limits());
    let mut text = String::new();
    for (row, heap) in heaps.iter().enumerate() {
        if row > 0 {
            text.push_str(", ");
        }
        text.push_str(&heap.to_string());
        if limits.len() == heaps.len() || row + 1 == heaps.len() {
            text.push('@');
            text.push_str(&state.limit(row).to_string());
        }
    }
    text
}

/// Numbers in brackets; two or three stay on one line.
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
