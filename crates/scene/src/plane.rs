//! Wythoff's game with large numbers: the quarter plane without cells, its two golden rays, and the
//! lines of the moves.
use crate::bounds::{RowBounds, letter};
use crate::canvas::{Canvas, between};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::queen::{Plot, cell, draw_rays, draw_stone};
use crate::{Anchor, View};
use nian_solver::Outcome;

const MOST_SIDE: f32 = 440.0;
/// The height above and below the plane, for texts.
const TOP: f32 = 24.0;
const BOTTOM: f32 = 28.0;
/// The slope of the upper ray; the safe cells are close to it and to its mirror image.
const GOLDEN: f32 = 1.618_034;
const STONE: f32 = 8.0;

/// The layout of the plane.
pub(crate) struct Plane {
    side: f32,
    width: f32,
    plot: Plot,
}

impl Plane {
    /// The layout of `bounds` in `width`.
    pub(crate) fn layout(bounds: &RowBounds<'_>, width: f32) -> Self {
        let side = (width - 24.0).min(MOST_SIDE);
        // A little more than the largest number, so that nothing is on the edge.
        let largest = bounds.largest().max(1) as f32 * 1.1;
        let plot = Plot {
            corner: ((width - side) / 2.0, TOP + side),
            step: side / largest,
            middle: 0.0,
        };
        Self { side, width, plot }
    }

    /// The height of the picture.
    pub(crate) fn height(&self) -> f32 {
        TOP + self.side + BOTTOM
    }
}

/// Draws the position on the plane.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Plane) {
    draw_axes(canvas, layout);
    if view.answers {
        let (start, end) = (layout.plot.corner, layout.side);
        let (left, floor) = start;
        let steep = (left + end / GOLDEN, floor - end);
        let flat = (left + end, floor - end / GOLDEN);
        canvas.line("golden", (0, 0), "golden", start, steep);
        canvas.line("golden", (1, 0), "golden", start, flat);
    }
    draw_rays(canvas, bounds, &layout.plot);
    draw_numbers(canvas, bounds, layout);
    if view.answers {
        draw_winning(canvas, bounds, layout);
    }
    if let Some(to) = view.chosen.and_then(|mv| bounds.position.play(mv).ok()) {
        let at = layout.plot.at(cell(to.heaps()));
        canvas.circle("chosen", (0, 0), "cell-chosen", at, STONE + 3.0);
    }
    draw_stone(canvas, bounds, &layout.plot, STONE);
}

fn draw_axes(canvas: &mut Canvas, layout: &Plane) {
    let corner = layout.plot.corner;
    let (left, floor) = corner;
    let (right, top) = (left + layout.side, floor - layout.side);
    canvas.line("floor", (0, 0), "rule", corner, (right, floor));
    canvas.line("wall", (0, 0), "rule", corner, (left, top));
    let (a, b) = ((right + 6.0, floor + 5.0), (left, top - 8.0));
    canvas.text("axis", (0, 0), "axis", a, LEAST_TEXT, letter(0));
    canvas.text("axis", (1, 0), "axis", b, LEAST_TEXT, letter(1));
}

/// The safe cells that a move leads to.
fn draw_winning(canvas: &mut Canvas, bounds: &RowBounds<'_>, layout: &Plane) {
    for mv in bounds.position.winning_moves() {
        if let Ok(after) = bounds.position.play(mv) {
            let to = cell(after.heaps());
            let ids = (to[0], to[1]);
            draw_mark(
                canvas,
                "mark",
                ids,
                Outcome::Safe,
                layout.plot.at(to),
                STONE,
            );
        }
    }
}

/// The number of coins of each row, along its axis.
fn draw_numbers(canvas: &mut Canvas, bounds: &RowBounds<'_>, layout: &Plane) {
    let here = cell(bounds.now);
    let ((x, y), (left, floor)) = (layout.plot.at(here), layout.plot.corner);
    let (a, b) = (here[0].to_string(), here[1].to_string());
    let half = text_width(&a, LEAST_TEXT) / 2.0;
    let across = (between(half, x, layout.width - half), floor + 22.0);
    canvas.text("count", (0, 0), "count", across, LEAST_TEXT, &a);
    // The number on the vertical axis is placed on the line to it, if that is long enough.
    let free = left + 6.0 + text_width(&b, LEAST_TEXT) + STONE < x;
    let start = if free { left + 6.0 } else { x + STONE + 5.0 };
    let up = (start, y.min(floor) - 6.0);
    let b = canvas.text("count", (1, 0), "count", up, LEAST_TEXT, &b);
    b.anchored(Anchor::Start);
}
