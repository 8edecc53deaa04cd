//! Wythoff's game as a quarter plane of cells: a queen that moves left, down or both at once.
mod layout;

use crate::bounds::{RowBounds, letter};
use crate::canvas::Canvas;
use crate::mark::draw_mark;
use crate::measure::LEAST_TEXT;
use crate::queen::{draw_rays, draw_stone, moves};
use crate::{Anchor, View};
use layout::TOP;
use nian_solver::Theory;
use nian_solver::wythoff::{Pair, Wythoff};

pub(crate) use layout::Grid;

/// The least side of a cell that can be touched.
const LEAST_TOUCH: f32 = 24.0;
/// The most cells to a side that are drawn one by one; more are drawn as a lattice of lines.
const MOST_CELLS: u64 = 20;
/// The space around a cell, on each side.
const INSET: f32 = 1.25;

/// Draws the position of `rules` on the grid.
pub(crate) fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    rules: Wythoff,
    layout: &Grid,
) {
    draw_cells(canvas, layout);
    draw_axes(canvas, layout);
    if view.answers {
        draw_safe(canvas, rules, layout);
    }
    draw_rays(canvas, bounds, &layout.plot);
    draw_moves(canvas, view, bounds, layout);
    draw_stone(canvas, bounds, &layout.plot, 0.3 * layout.cell);
    if view.playable && layout.cell >= LEAST_TOUCH {
        for (mv, to) in moves(bounds.now) {
            let area = layout.square(to, 0.0);
            canvas.hit((to[0], to[1]), area, layout.corner(), mv);
        }
    }
}

fn draw_square(
    canvas: &mut Canvas,
    layout: &Grid,
    (name, class): (&str, &'static str),
    cell: [u64; 2],
    inset: f32,
) {
    let (ids, area) = ((cell[0], cell[1]), layout.square(cell, inset));
    canvas.rect(name, ids, class, area, layout.corner());
}

fn draw_cells(canvas: &mut Canvas, layout: &Grid) {
    if layout.cells > MOST_CELLS {
        return draw_lattice(canvas, layout);
    }
    for x in 0..layout.cells {
        for y in 0..layout.cells {
            draw_square(canvas, layout, ("cell", "cell"), [x, y], INSET);
        }
    }
}

fn draw_lattice(canvas: &mut Canvas, layout: &Grid) {
    let (left, right) = (layout.left, layout.left + layout.side());
    let floor = TOP + layout.side();
    for i in 0..=layout.cells {
        let along = i as f32 * layout.cell;
        let (x, y) = (left + along, TOP + along);
        canvas.line("column", (i, 0), "cell", (x, TOP), (x, floor));
        canvas.line("line", (i, 0), "cell", (left, y), (right, y));
    }
}

fn draw_axes(canvas: &mut Canvas, layout: &Grid) {
    let floor = TOP + layout.side();
    let mut step = 10;
    for shorter in [5, 2, 1] {
        if shorter as f32 * layout.cell >= 22.0 {
            step = shorter;
        }
    }
    let mut i = 0;
    while i < layout.cells {
        let (x, y) = layout.plot.at([i, i]);
        let across = (x, floor + 17.0);
        let up = (layout.left - 6.0, y + 0.36 * LEAST_TEXT);
        canvas.number("across", (i, 0), "label", across, LEAST_TEXT, i);
        let up = canvas.number("up", (i, 0), "label", up, LEAST_TEXT, i);
        up.anchored(Anchor::End);
        i += step;
    }
    let across = (layout.left + layout.side() + 4.0, floor + 17.0);
    let a = canvas.text("axis", (0, 0), "axis", across, LEAST_TEXT, letter(0));
    a.anchored(Anchor::Start);
    let up = (layout.left - 6.0, TOP - 8.0);
    let b = canvas.text("axis", (1, 0), "axis", up, LEAST_TEXT, letter(1));
    b.anchored(Anchor::End);
}

/// The safe cells: filled, with a dot.
fn draw_safe(canvas: &mut Canvas, rules: Wythoff, layout: &Grid) {
    for x in 0..layout.cells {
        for y in 0..layout.cells {
            let pair = Pair::new([x, y]);
            if pair.is_some_and(|pair| rules.outcome(&pair).is_safe()) {
                draw_square(canvas, layout, ("safe", "cell-safe"), [x, y], INSET);
                let r = 0.2 * layout.cell;
                canvas.circle("dot", (x, y), "safe-dot", layout.plot.at([x, y]), r);
            }
        }
    }
}

/// The marks of the cells that moves lead to: rings around the safe ones, or the mark of each if
/// asked for.
fn draw_moves(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Grid) {
    for (mv, to) in moves(bounds.now) {
        if view.chosen == Some(mv) {
            draw_square(canvas, layout, ("chosen", "cell-chosen"), to, INSET);
        }
        let Ok(after) = bounds.position.play(mv) else {
            continue;
        };
        let outcome = after.outcome();
        if view.answers && outcome.is_safe() {
            draw_square(canvas, layout, ("reached", "cell-reached"), to, 0.5);
        }
        if view.marked() {
            let r = (0.36 * layout.cell).min(11.0);
            draw_mark(
                canvas,
                "mark",
                (to[0], to[1]),
                outcome,
                layout.plot.at(to),
                r,
            );
        }
    }
}
