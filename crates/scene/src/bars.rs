//! Rows as bars, if there are too many coins to draw them one by one (Nim, Wythoff), and numbers as bars (Euclid).
use crate::bounds::{RowBounds, letter};
use crate::canvas::{Canvas, between};
use crate::mark::draw_mark;
use crate::measure::text_width;
use crate::rows::taken_from;
use crate::{Anchor, View};
use nian_solver::{Move, Outcome};

const ROW: f32 = 52.0;
const SIZE: f32 = 16.0;
pub(crate) const BAR: f32 = 16.0;

/// The height of the picture.
pub(crate) fn height(bounds: &RowBounds<'_>) -> f32 {
    bounds.now.len() as f32 * ROW
}

/// Draws each row of `bounds` as its number above a bar.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, scale: &Scale) {
    for (row, (&now, &before)) in bounds.now.iter().zip(bounds.before).enumerate() {
        draw_label(canvas, row, now);
        let left = now.saturating_sub(taken_from(view.chosen, row));
        let pieces = [
            ("gone", "bar bar-taken", before),
            ("chosen", "bar bar-chosen", now),
            ("left", "bar", left),
        ];
        for (i, (name, class, heap)) in (0..).zip(pieces) {
            // A piece hidden by the next one would only thicken its edge.
            if i == 2 || heap > pieces[i + 1].2 {
                let area = [2.0, top(row), scale.length(heap), BAR];
                canvas.rect(name, (row as u64, 0), class, area, 4.0);
            }
        }
    }
}

/// The top of a row's bar.
pub(crate) fn top(row: usize) -> f32 {
    row as f32 * ROW + 26.0
}

/// The scale of bars.
pub(crate) struct Scale {
    /// The number whose bar has the whole width.
    pub largest: f32,
    /// The width.
    pub full: f32,
}

impl Scale {
    /// The scale in a picture of this width, in which the bar of `largest` has all of it.
    pub(crate) fn new(width: f32, largest: f32) -> Self {
        Self {
            largest: largest.max(1.0),
            full: width - 4.0,
        }
    }

    fn length(&self, heap: u64) -> f32 {
        let length = heap as f32 / self.largest * self.full;
        // A single coin among millions stays visible.
        if heap > 0 { length.max(3.0) } else { 0.0 }
    }
}

fn draw_label(canvas: &mut Canvas, row: usize, heap: u64) {
    let (name, y) = (letter(row), top(row) - 7.0);
    let row = row as u64;
    let name = canvas.text("row", (row, 0), "label", (2.0, y), SIZE, name);
    name.anchored(Anchor::Start);
    let at = (12.0 + text_width("m", SIZE), y);
    let heap = canvas.number("count", (row, 0), "count", at, SIZE, heap);
    heap.anchored(Anchor::Start);
}

/// The winning moves: a mark at the end that the bar would have.
pub(crate) fn draw_marks(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    scale: &Scale,
) {
    if !view.marked() {
        return;
    }
    for mv in bounds.position.winning_moves() {
        let both = matches!(mv, Move::Both { .. });
        let name = if both { "both" } else { "mark" };
        for (row, &heap) in bounds.now.iter().enumerate() {
            let take = taken_from(Some(mv), row);
            if take > 0 && take <= heap {
                let end = 2.0 + scale.length(heap - take);
                let at = (between(9.0, end, scale.full - 7.0), top(row) + BAR / 2.0);
                draw_mark(canvas, name, (row as u64, take), Outcome::Safe, at, 8.0);
            }
        }
    }
}
