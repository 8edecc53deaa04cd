//! The two marks, which show outcomes by shape and sign, not only by colour.
use crate::Scene;
use crate::canvas::{Canvas, Ids, Point};
use nian_solver::Outcome;

/// The mark alone, in a box of 20 × 20, to stand beside words.
///
/// Safe is a filled disc with a tick, unsafe an open diamond with an exclamation mark.
#[must_use]
pub fn mark(outcome: Outcome) -> Scene {
    let mut canvas = Canvas::default();
    draw_mark(&mut canvas, "mark", (0, 0), outcome, (10.0, 10.0), 9.0);
    Scene {
        width: 20.0,
        height: 20.0,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// Draws the mark, centred on a point, with the radius `r`.
pub(crate) fn draw_mark(
    canvas: &mut Canvas,
    name: &str,
    ids: Ids,
    outcome: Outcome,
    at: Point,
    r: f32,
) {
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
    canvas.group(name, ids, class, mark);
}

fn draw_safe(mark: &mut Canvas, at: Point, r: f32) {
    let (x, y) = at;
    let tick = [
        (x - 0.42 * r, y + 0.04 * r),
        (x - 0.1 * r, y + 0.36 * r),
        (x + 0.44 * r, y - 0.32 * r),
    ];
    mark.circle("disc", (0, 0), "mark-disc", at, r);
    mark.path("tick", (0, 0), "mark-tick", &tick, false);
}

fn draw_unsafe(mark: &mut Canvas, at: Point, r: f32) {
    let (x, y) = at;
    draw_diamond(mark, "diamond", (0, 0), at, r);
    let bang = "mark-bang";
    mark.line("bar", (0, 0), bang, (x, y - 0.42 * r), (x, y + 0.1 * r));
    mark.line("dot", (0, 0), bang, (x, y + 0.42 * r), (x, y + 0.44 * r));
}

/// The open diamond alone: the mark of an odd number.
pub(crate) fn draw_diamond(canvas: &mut Canvas, name: &str, ids: Ids, at: Point, r: f32) {
    let (x, y) = at;
    let corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)];
    canvas.path(name, ids, "mark-diamond", &corners, true);
}
