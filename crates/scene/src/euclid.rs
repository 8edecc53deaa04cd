//! Euclid's game: two numbers as bars, one below the other. The larger one is marked off in pieces as long
//! as the smaller one, each of which is to be touched; a line stands where its bar would be φ times as
//! long.
use crate::bars::{self, BAR, Scale, top};
use crate::bounds::RowBounds;
use crate::canvas::{Canvas, between};
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Scene, View};
use nian_solver::euclid::Numbers;
use nian_solver::{AnyPosition, Move};

const GOLDEN: f32 = 1.618_034;
/// Shorter pieces cannot be told apart.
const LEAST_PIECE: f32 = 4.0;
/// Shorter ones cannot be touched.
const LEAST_TOUCH: f32 = 24.0;
/// How far what is touched and the line reach beyond a bar.
const BEYOND: f32 = 6.0;
/// The room below for what stands at the line.
const BELOW: f32 = 20.0;

/// Draws the numbers of `position`.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, numbers: &Numbers) -> Scene {
    let bounds = RowBounds::new(view, position);
    // The smaller number is never larger than this: the line always has its place.
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
    // What is to be touched lies over all else.
    draw_pieces(&mut canvas, view, numbers, &scale, true);
    Scene {
        width: view.width,
        height: bars::height(&bounds) + BELOW,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// Where the larger bar would be φ times as long as the smaller one: what ends before this is safe.
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

/// The pieces that can be taken: where they begin, or to be touched for the move that takes one and all to
/// its right.
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
            // A piece keeps its name when those to its right are taken.
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
