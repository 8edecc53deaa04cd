//! Heaps in rows of ten, the safe ones filled: for games in which no remainder decides.
use crate::bounds::{before_heap, most_in_heap};
use crate::canvas::{Canvas, Point, square};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::stones::draw_count;
use crate::{Anchor, View};
use nian_solver::{AnyPosition, Move, Outcome};

/// Ten rows of ten are a hundred chart.
const ACROSS: u64 = 10;
const MOST_ROWS: u64 = 10;
const MOST_CELL: f32 = 32.0;
const LEAST_TOUCH: f32 = 24.0;
/// The height above the cells, for the heap's number and the ones' digits.
const HEAD: f32 = 64.0;
const COUNT: f32 = 28.0;
const INSET: f32 = 1.5;
/// The most digits shown of a number of tens.
const DIGITS: usize = 4;

/// The layout of the cells.
struct Chart {
    left: f32,
    cell: f32,
    /// The first row, and the number of rows.
    first: u64,
    rows: u64,
}

impl Chart {
    /// A chart about `heap`.
    fn new(view: &View<'_>, heap: u64) -> Self {
        let rows = rows(view);
        let first = (heap / ACROSS + 1).saturating_sub(rows);
        let (margin, cell) = (margin(view), cell(view));
        let free = view.width - margin - ACROSS as f32 * cell;
        Self {
            left: margin + (free / 2.0).max(0.0),
            cell,
            first,
            rows,
        }
    }

    /// The middle of a heap's cell.
    fn at(&self, heap: u64) -> Option<Point> {
        let row = (heap / ACROSS).checked_sub(self.first)?;
        let at = (
            self.left + ((heap % ACROSS) as f32 + 0.5) * self.cell,
            HEAD + (row as f32 + 0.5) * self.cell,
        );
        (row < self.rows).then_some(at)
    }

    fn draw_square(
        &self,
        canvas: &mut Canvas,
        (name, class): (&str, &'static str),
        heap: u64,
        inset: f32,
    ) {
        if let Some(at) = self.at(heap) {
            let area = square(at, self.cell - 2.0 * inset);
            canvas.rect(name, (heap, 0), class, area, 0.16 * self.cell);
        }
    }
}

fn rows(view: &View<'_>) -> u64 {
    (most_in_heap(view) / ACROSS + 1).clamp(2, MOST_ROWS)
}

/// The width of the column of tens.
fn margin(view: &View<'_>) -> f32 {
    let longest = tens(most_in_heap(view) / ACROSS);
    text_width(&longest, LEAST_TEXT) + 8.0
}

fn cell(view: &View<'_>) -> f32 {
    ((view.width - margin(view)) / ACROSS as f32).min(MOST_CELL)
}

/// The height of the picture.
pub(super) fn height(view: &View<'_>) -> f32 {
    HEAD + rows(view) as f32 * cell(view) + 4.0
}

/// The tens before a row: the last digits of a long number.
fn tens(tens: u64) -> String {
    let digits = tens.to_string();
    let hidden = digits.len().saturating_sub(DIGITS);
    match digits.get(hidden..) {
        Some(last) if hidden > 0 => {
            let mut text = String::from("…");
            text.push_str(last);
            text
        }
        _ => digits,
    }
}

/// Draws the chart about the heap of `position`.
pub(super) fn draw(canvas: &mut Canvas, view: &View<'_>, position: &AnyPosition) {
    let AnyPosition::Subtraction(rules, heap) = position else {
        return;
    };
    let heap = heap.stones();
    let chart = Chart::new(view, heap);
    let cells = chart.first * ACROSS..=(chart.first + chart.rows) * ACROSS - 1;
    let safe = rules.safe_among(cells.clone());
    // A long number gets the whole width.
    let left = if heap > 99_999_999 { 0.0 } else { chart.left };
    draw_count(canvas, view, heap, (left, COUNT));
    draw_heads(canvas, &chart);
    for (cell, &is_safe) in cells.zip(&safe) {
        chart.draw_square(canvas, ("cell", "cell"), cell, INSET);
        if view.answers && is_safe {
            chart.draw_square(canvas, ("safe", "cell-safe"), cell, INSET);
            if let Some(at) = chart.at(cell) {
                canvas.circle("dot", (cell, 0), "safe-dot", at, 0.2 * chart.cell);
            }
        }
    }
    for mv in position.moves() {
        if let Move::Take(take) = mv
            && let Some(place) = (heap - take).checked_sub(chart.first * ACROSS)
            && let Some(&is_safe) = safe.get(place as usize)
        {
            let outcome = Outcome::safe_if(is_safe);
            draw_move(canvas, view, &chart, (mv, heap - take, outcome));
        }
    }
    if let Some(at) = before_heap(view).and_then(|before| chart.at(before)) {
        canvas.circle("ghost", (0, 0), "stone-ghost", at, 0.3 * chart.cell);
    }
    if let Some(at) = chart.at(heap) {
        canvas.circle("stone", (0, 0), "stone", at, 0.3 * chart.cell);
    }
}

fn draw_heads(canvas: &mut Canvas, chart: &Chart) {
    let size = LEAST_TEXT;
    for ones in 0..ACROSS {
        let x = chart.left + (ones as f32 + 0.5) * chart.cell;
        canvas.number("ones", (ones, 0), "label", (x, HEAD - 9.0), size, ones);
    }
    for row in 0..chart.rows {
        let y = HEAD + (row as f32 + 0.5) * chart.cell + 0.36 * size;
        let tens = tens(chart.first + row);
        let at = (chart.left - 8.0, y);
        let tens = canvas.text("tens", (row, 0), "label", at, size, &tens);
        tens.anchored(Anchor::End);
    }
}

/// The cell that a move leads to.
fn draw_move(
    canvas: &mut Canvas,
    view: &View<'_>,
    chart: &Chart,
    (mv, to, outcome): (Move, u64, Outcome),
) {
    let Some(at) = chart.at(to) else {
        return;
    };
    if view.chosen == Some(mv) {
        chart.draw_square(canvas, ("chosen", "cell-chosen"), to, INSET);
    }
    let class = if view.answers && outcome.is_safe() {
        "cell-reached"
    } else {
        "lamp-step"
    };
    chart.draw_square(canvas, ("reached", class), to, 0.5);
    if view.marked() {
        let r = (0.36 * chart.cell).min(11.0);
        draw_mark(canvas, "mark", (to, 0), outcome, at, r);
    }
    if view.playable && chart.cell >= LEAST_TOUCH {
        canvas.hit((to, 0), square(at, chart.cell), 4.0, mv);
    }
}
