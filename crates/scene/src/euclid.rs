//! Euclid's game: two numbers as bars, one below the other. The larger bar is divided into pieces of the smaller
//! number, each with a touch area; a line marks φ times the smaller number.
use crate::bars::{self, BAR, Scale, top};
use crate::bounds::RowBounds;
use crate::canvas::{Canvas, between};
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Scene, View};
use nian_solver::euclid::Numbers;
use nian_solver::{AnyPosition, Move};

const GOLDEN: f32 = 1.618_034;
/// The least width of pieces that can be told apart.
const LEAST_PIECE: f32 = 4.0;
/// The least width of pieces that can be touched.
const LEAST_TOUCH: f32 = 24.0;
/// How far touch areas and the line extend beyond a bar.
const BEYOND: f32 = 6.0;
/// The height below the bars, for the label of the line.
const BELOW: f32 = 20.0;

/// Draws the numbers of `position`.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, numbers: &Numbers) -> Scene {
    let bounds = RowBounds::new(view, position);
    // The smaller number never exceeds this, so the line always fits.
    let least = bounds.most.iter().copied().min().unwrap_or(0);
    let largest = (bounds.largest() as f32).max(least as f32 * GOLDEN);
    let scale = Scale::new(view.width, largest);
    let mut canvas = Canvas::default();
    let [_, smaller] = numbers.ordered();
    if view.answers && smaller > 0 {
        draw_golden(&mut canvas, view, smaller, &scale);
    }
    bars::draw(&mut canvas, view, &bounds, &scale);
    draw_pieces(&mut canvas, view, numbers, &scale, false);
    bars::draw_marks(&mut canvas, view, &bounds, &scale);
    // Touch areas are above everything else.
    draw_pieces(&mut canvas, view, numbers, &scale, true);
    Scene {
        width: view.width,
        height: bars::height(&bounds) + BELOW,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The line at φ times the smaller number: a larger bar that ends before it is safe.
fn draw_golden(canvas: &mut Canvas, view: &View<'_>, smaller: u64, scale: &Scale) {
    let x = 2.0 + smaller as f32 * GOLDEN / scale.largest * scale.full;
    let bottom = top(1) + BAR + BEYOND;
    canvas.line(
        "golden",
        (0, 0),
        "golden",
        (x, top(0) - BEYOND),
        (x, bottom),
    );
    let mut name = smaller.to_string();
    name.push('φ');
    let half = text_width(&name, LEAST_TEXT) / 2.0;
    let at = (between(half, x, view.width - half), bottom + 14.0);
    canvas.text("ratio", (0, 0), "count", at, LEAST_TEXT, &name);
}

/// The pieces that can be taken: their beginnings, or the touch areas of the moves, each of which takes a piece and all
/// to its right.
fn draw_pieces(
    canvas: &mut Canvas,
    view: &View<'_>,
    numbers: &Numbers,
    scale: &Scale,
    touched: bool,
) {
    let unit = scale.full / scale.largest;
    let heaps = numbers.heaps();
    for (row, most) in numbers.most().into_iter().enumerate() {
        let by = heaps[1 - row];
        let long = by as f32 * unit;
        let least = if touched { LEAST_TOUCH } else { LEAST_PIECE };
        if most == 0 || long < least || touched && !view.playable {
            continue;
        }
        for piece in 0..most / by {
            let left = heaps[row] - most + piece * by;
            let (x, y) = (2.0 + left as f32 * unit, top(row));
            // A piece keeps its key when those to its right are taken.
            let ids = (row as u64, piece);
            if touched {
                let area = [x, y - BEYOND, long, BAR + 2.0 * BEYOND];
                let (row, take) = (row as u8, heaps[row] - left);
                canvas.hit(ids, area, 4.0, Move::Row { row, take });
            } else if left > 0 {
                canvas.line("cut", ids, "bar", (x, y), (x, y + BAR));
            }
        }
    }
}
