//! Wythoff's game with large numbers: the quarter plane without cells, its two golden rays, and
//! the lines one can move along.
use crate::canvas::{Canvas, between};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::queen::{cell, draw_rays, draw_stone};
use crate::room::{Room, letter};
use crate::{Anchor, View};
use nian_solver::Outcome;

const MOST_SIDE: f32 = 440.0;
/// The room above and below the plane, for texts.
const TOP: f32 = 24.0;
const BOTTOM: f32 = 28.0;
/// The slope of the upper ray; the safe cells lie close to it and to its mirror image.
const GOLDEN: f32 = 1.618_034;
const STONE: f32 = 8.0;

/// Where the plane lies.
pub(crate) struct Plane {
    side: f32,
    left: f32,
    width: f32,
    largest: f32,
}

impl Plane {
    /// The layout of `room` in `width`.
    pub(crate) fn layout(room: &Room<'_>, width: f32) -> Self {
        let side = (width - 24.0).min(MOST_SIDE);
        // A little more than the largest number, so that nothing lies on the edge.
        let largest = room.largest().max(1) as f32 * 1.1;
        Self {
            side,
            left: (width - side) / 2.0,
            width,
            largest,
        }
    }

    /// The height of the picture.
    pub(crate) fn height(&self) -> f32 {
        TOP + self.side + BOTTOM
    }

    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        let scale = self.side / self.largest;
        [self.left + x * scale, TOP + self.side - y * scale]
    }

    fn cell(&self, [x, y]: [u64; 2]) -> [f32; 2] {
        self.at(x as f32, y as f32)
    }
}

/// Draws the position in `room` on the plane.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, room: &Room<'_>, layout: &Plane) {
    draw_axes(canvas, layout);
    if view.answers {
        let (start, end) = (layout.at(0.0, 0.0), layout.largest);
        let (steep, flat) = (layout.at(end / GOLDEN, end), layout.at(end, end / GOLDEN));
        canvas.line(("golden", 0, 0), "golden", start, steep);
        canvas.line(("golden", 1, 0), "golden", start, flat);
    }
    let at = |cell| layout.cell(cell);
    draw_rays(canvas, room, &at);
    draw_numbers(canvas, room, layout);
    if view.answers {
        draw_winning(canvas, room, layout);
    }
    if let Some(to) = view.chosen.and_then(|mv| room.position.play(mv).ok()) {
        let at = layout.cell(cell(to.heaps()));
        canvas.circle(("chosen", 0, 0), "cell-chosen", at, STONE + 3.0);
    }
    draw_stone(canvas, room, &at, STONE);
}

fn draw_axes(canvas: &mut Canvas, layout: &Plane) {
    let corner = layout.at(0.0, 0.0);
    let [right, top] = layout.at(layout.largest, layout.largest);
    let [left, floor] = corner;
    canvas.line(("floor", 0, 0), "rule", corner, [right, floor]);
    canvas.line(("wall", 0, 0), "rule", corner, [left, top]);
    let (a, b) = ([right + 6.0, floor + 5.0], [left, top - 8.0]);
    canvas.text(("axis", 0, 0), "axis", a, LEAST_TEXT, &letter(0));
    canvas.text(("axis", 1, 0), "axis", b, LEAST_TEXT, &letter(1));
}

/// The safe cells that can be reached.
fn draw_winning(canvas: &mut Canvas, room: &Room<'_>, layout: &Plane) {
    for mv in room.position.winning_moves() {
        if let Ok(after) = room.position.play(mv) {
            let to = cell(after.heaps());
            let key = ("mark", to[0], to[1]);
            draw_mark(canvas, key, Outcome::Safe, layout.cell(to), STONE);
        }
    }
}

/// How many coins each row holds, each along its axis.
fn draw_numbers(canvas: &mut Canvas, room: &Room<'_>, layout: &Plane) {
    let here = cell(room.now);
    let ([x, y], [left, floor]) = (layout.cell(here), layout.at(0.0, 0.0));
    let (a, b) = (here[0].to_string(), here[1].to_string());
    let half = text_width(&a, LEAST_TEXT) / 2.0;
    let across = [between(half, x, layout.width - half), floor + 22.0];
    canvas.text(("count", 0, 0), "count", across, LEAST_TEXT, &a);
    // The vertical axis' number stands on the line to it, if that is long enough.
    let free = left + 6.0 + text_width(&b, LEAST_TEXT) + STONE < x;
    let start = if free { left + 6.0 } else { x + STONE + 5.0 };
    let up = [start, y.min(floor) - 6.0];
    let b = canvas.text(("count", 1, 0), "count", up, LEAST_TEXT, &b);
    b.anchored(Anchor::Start);
}
