//! The two marks: shape and sign say what colour says.
use crate::Scene;
use crate::canvas::{Canvas, Key};
use nian_solver::Outcome;

/// The mark alone, in a box of 20 × 20, to stand beside words.
///
/// Safe is a filled disc with a tick, unsafe an open diamond with an exclamation mark.
#[must_use]
pub fn mark(outcome: Outcome) -> Scene {
    let mut canvas = Canvas::default();
    draw_mark(&mut canvas, ("mark", 0, 0), outcome, [10.0, 10.0], 9.0);
    Scene {
        width: 20.0,
        height: 20.0,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// Draws the mark about a point, within `r` of it to each side.
pub(crate) fn draw_mark(canvas: &mut Canvas, key: Key<'_>, outcome: Outcome, at: [f32; 2], r: f32) {
    let mut mark = Canvas::default();
    let class = match outcome {
        Outcome::Safe => {
            draw_safe(&mut mark, at, r);
            "mark mark-safe"
        }
        Outcome::Unsafe => {
            draw_unsafe(&mut mark, at, r);
            "mark mark-unsafe"
        }
    };
    canvas.group(key, class, mark);
}

fn draw_safe(mark: &mut Canvas, at: [f32; 2], r: f32) {
    let [x, y] = at;
    let tick = [
        [x - 0.42 * r, y + 0.04 * r],
        [x - 0.1 * r, y + 0.36 * r],
        [x + 0.44 * r, y - 0.32 * r],
    ];
    mark.circle(("disc", 0, 0), "mark-disc", at, r);
    mark.path(("tick", 0, 0), "mark-tick", &tick, false);
}

fn draw_unsafe(mark: &mut Canvas, at: [f32; 2], r: f32) {
    let [x, y] = at;
    draw_diamond(mark, ("diamond", 0, 0), at, r);
    let bang = "mark-bang";
    mark.line(("bar", 0, 0), bang, [x, y - 0.42 * r], [x, y + 0.1 * r]);
    mark.line(("dot", 0, 0), bang, [x, y + 0.42 * r], [x, y + 0.44 * r]);
}

/// The open diamond alone: what is odd, where a number beside it says how.
pub(crate) fn draw_diamond(canvas: &mut Canvas, key: Key<'_>, at: [f32; 2], r: f32) {
    let [x, y] = at;
    let corners = [[x, y - r], [x + r, y], [x, y + r], [x - r, y]];
    canvas.path(key, "mark-diamond", &corners, true);
}
