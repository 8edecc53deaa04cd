//! The two marks: shape and sign say what colour says.
use crate::{Node, Scene};
use nian_solver::Outcome;

/// The mark alone, in a box of 20 × 20, to stand beside words.
///
/// Safe is a filled disc with a tick, unsafe an open diamond with an exclamation mark.
#[must_use]
pub fn mark(outcome: Outcome) -> Scene {
    let nodes = vec![mark_at("mark".to_string(), outcome, 10.0, 10.0, 9.0)];
    Scene { width: 20.0, height: 20.0, nodes }
}

/// The mark about (`x`, `y`), within `r` of it to each side.
pub(crate) fn mark_at(key: String, outcome: Outcome, x: f32, y: f32, r: f32) -> Node {
    match outcome {
        Outcome::Safe => safe(key, x, y, r),
        Outcome::Unsafe => unsafe_(key, x, y, r),
    }
}

fn safe(key: String, x: f32, y: f32, r: f32) -> Node {
    let tick = [[x - 0.42 * r, y + 0.04 * r], [x - 0.1 * r, y + 0.36 * r], [x + 0.44 * r, y - 0.32 * r]];
    let nodes = vec![
        Node::circle("disc".to_string(), "mark-disc", x, y, r),
        Node::path("tick".to_string(), "mark-tick", &tick, false),
    ];
    Node::group(key, "mark mark-safe", nodes)
}

fn unsafe_(key: String, x: f32, y: f32, r: f32) -> Node {
    let top = y - 0.42 * r;
    let nodes = vec![
        diamond("diamond".to_string(), x, y, r),
        Node::line("bar".to_string(), "mark-bang", [x, top], [x, y + 0.1 * r]),
        Node::line("dot".to_string(), "mark-bang", [x, y + 0.42 * r], [x, y + 0.44 * r]),
    ];
    Node::group(key, "mark mark-unsafe", nodes)
}

/// The open diamond alone: what is odd, where a number beside it says how.
pub(crate) fn diamond(key: String, x: f32, y: f32, r: f32) -> Node {
    let corners = [[x, y - r], [x + r, y], [x, y + r], [x - r, y]];
    Node::path(key, "mark-diamond", &corners, true)
}
