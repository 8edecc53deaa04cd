//! The limit as a bar below the strip, and the number it is compared with.
use super::facts::Facts;
use super::lane::Lane;
use super::layout::{BELOW, LIMIT, LINE, REACH, StripLayout};
use crate::canvas::{Canvas, Point, between};
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};

const SIZE: f32 = LEAST_TEXT + 1.0;

/// The bar below the end of a strip, and its difference from the smallest part.
pub(super) fn draw_bar(canvas: &mut Canvas, facts: &Facts, layout: &StripLayout, lane: &Lane) {
    let end = lane.cut.end();
    let top = lane.top + layout.strip + BELOW;
    let row = lane.row as u64;
    let mut x = lane.cut.at(lane.heap - lane.most()).min(end - 3.0);
    if lane.most() < lane.heap {
        // It stays visible that not all may be taken, even if nearly all may.
        x = x.max(layout.left + 5.0);
    }
    if let Some(&least) = facts.parts.last()
        && lane.parted
    {
        let from = lane.cut.at(lane.heap - least);
        if lane.most() < least {
            let area = [from, top, (x - from).max(3.0), LIMIT];
            canvas.rect("lack", (row, 0), "limit-lack", area, LIMIT / 2.0);
        }
        let (above, below) = ((from, top - BELOW), (from, top + LIMIT + 4.0));
        canvas.line("guide", (row, 0), "guide", above, below);
    }
    if lane.most() > 0 {
        let area = [x, top, end - x, LIMIT];
        canvas.rect("limit", (row, 0), "limit", area, LIMIT / 2.0);
    }
}

/// How far the common limit reaches in a heap.
pub(super) fn draw_reach(canvas: &mut Canvas, layout: &StripLayout, lane: &Lane) {
    if lane.most() > 0 {
        let end = lane.cut.end();
        let x = lane.cut.at(lane.heap - lane.most()).min(end - 3.0);
        let area = [x, lane.top + layout.strip + BELOW - 2.0, end - x, REACH];
        canvas.rect(
            "reach",
            (lane.row as u64, 0),
            "limit-reach",
            area,
            REACH / 2.0,
        );
    }
}

/// The limit of one of several heaps in words, below its bar.
pub(super) fn draw_name(canvas: &mut Canvas, view: &View<'_>, layout: &StripLayout, lane: &Lane) {
    if lane.heap > 0 {
        let text = view.language.picture().limit(lane.limit);
        let x = lane.cut.at(lane.heap - lane.most());
        let y = lane.top + layout.strip + BELOW + LIMIT + 16.0;
        let most = layout.right - width_for(&text, LEAST_TEXT);
        let at = (between(1.0, x, most), y);
        let name = canvas.text(
            "named",
            (lane.row as u64, 0),
            "limit-name",
            at,
            LEAST_TEXT,
            &text,
        );
        name.anchored(Anchor::Start);
    }
}

/// The limit of the only heap, compared with the smallest part.
pub(super) fn draw_comparison(
    canvas: &mut Canvas,
    view: &View<'_>,
    facts: &Facts,
    layout: &StripLayout,
    lane: &Lane,
) {
    if lane.heap == 0 {
        return;
    }
    let words = view.language.picture();
    let texts = match facts.least {
        Some(Some(least)) => comparison(view, layout, [lane.limit, least]),
        _ => [words.limit(lane.limit), String::new()],
    };
    let x = lane.cut.at(lane.heap - lane.most());
    let y = lane.top + layout.strip + BELOW + LIMIT + 19.0;
    draw_texts(canvas, layout, &texts, (x, y));
}

/// The common limit, compared with the least winning one.
pub(super) fn draw_common(
    canvas: &mut Canvas,
    view: &View<'_>,
    facts: &Facts,
    layout: &StripLayout,
    (rows, limit): (usize, u64),
) {
    let words = view.language.picture();
    let texts = match facts.least {
        // Only one heap is left, whose smallest part decides.
        Some(Some(least)) if !facts.parts.is_empty() => comparison(view, layout, [limit, least]),
        Some(Some(least)) if layout.two_lines => [words.limit(limit), words.least_limit(least)],
        Some(Some(least)) => [words.limit_wins([limit, least]), String::new()],
        Some(None) => [words.limit(limit), words.no_limit_wins().to_owned()],
        _ => [words.limit(limit), String::new()],
    };
    let floor = layout.floor(rows);
    let (left, right) = (2.0_f32.max(layout.width - layout.right), layout.right - 2.0);
    canvas.line("rule", (0, 0), "rule", (left, floor), (right, floor));
    let top = floor + 14.0;
    let share = limit.min(layout.most) as f32 / layout.most as f32;
    let length = if layout.unit > 0.0 {
        layout.unit * limit.min(layout.most) as f32
    } else {
        layout.space * share
    };
    if limit > 0 {
        let area = [layout.left, top, length.max(3.0), LIMIT];
        canvas.rect("limit", (99, 0), "limit", area, LIMIT / 2.0);
    }
    draw_texts(canvas, layout, &texts, (layout.left, top + LIMIT + 19.0));
}

/// A limit and the smallest part, in one line or two.
fn comparison(view: &View<'_>, layout: &StripLayout, [limit, least]: [u64; 2]) -> [String; 2] {
    let words = view.language.picture();
    if layout.two_lines {
        [words.limit(limit), words.smallest_part(least)]
    } else {
        [words.limit_reaches([limit, least]), String::new()]
    }
}

/// Lines of text from a point on, or further left if they would not fit.
fn draw_texts(canvas: &mut Canvas, layout: &StripLayout, texts: &[String; 2], (x, y): Point) {
    for (i, text) in texts.iter().enumerate() {
        if !text.is_empty() {
            let most = layout.width - width_for(text, SIZE);
            let at = (between(1.0, x, most), y + i as f32 * LINE);
            let ids = (99, i as u64);
            let line = canvas.text("said", ids, "limit-name", at, SIZE, text);
            line.anchored(Anchor::Start);
        }
    }
}

/// The width for a text, with a margin.
fn width_for(text: &str, size: f32) -> f32 {
    1.1 * text_width(text, size) + 4.0
}
