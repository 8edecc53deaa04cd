//! One coin: a disc with a square hole, and what becomes of it.
use crate::Node;
use crate::draw::key;

/// How a coin is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Coin {
    /// Lying there.
    Here,
    /// Chosen to be taken.
    Chosen,
    /// Just taken: its ghost.
    Taken,
}

/// Draws coin `id` of `row` about (`x`, `y`) with radius `r`.
pub(crate) fn draw_coin(nodes: &mut Vec<Node>, (row, id): (usize, u16), coin: Coin, [x, y]: [f32; 2], r: f32) {
    let (disc, hole) = match coin {
        Coin::Here => ("coin", "coin-hole"),
        Coin::Chosen => ("coin coin-chosen", "coin-hole coin-chosen"),
        Coin::Taken => ("coin coin-taken", "coin-hole coin-taken"),
    };
    let side = (0.62 * r).max(2.0);
    nodes.push(Node::circle(key("coin", row as u64, id), disc, x, y, r));
    nodes.push(Node::rect(key("hole", row as u64, id), hole, x - side / 2.0, y - side / 2.0, side, side));
}
