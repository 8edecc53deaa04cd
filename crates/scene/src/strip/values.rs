//! The Grundy values of heaps with limits of their own, and their nim-sum.
use super::facts::Facts;
use super::lane::Lane;
use super::layout::StripLayout;
use crate::canvas::Canvas;
use crate::mark::draw_diamond;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};

const SIZE: f32 = 18.0;

/// The value of a heap, at the right edge.
pub(super) fn draw_value(canvas: &mut Canvas, facts: &Facts, layout: &StripLayout, lane: &Lane) {
    if let Some(&value) = facts.values.get(lane.row) {
        let at = (
            layout.right - 4.0,
            lane.top + layout.strip / 2.0 + 0.36 * SIZE,
        );
        let ids = (lane.row as u64, 0);
        let value = canvas.number("grundy", ids, "sum", at, SIZE, value);
        value.anchored(Anchor::End);
    }
}

/// The label of the values, above them; and below a line their nim-sum.
pub(super) fn draw_sum(canvas: &mut Canvas, view: &View<'_>, facts: &Facts, layout: &StripLayout) {
    if facts.values.is_empty() {
        return;
    }
    let words = view.language.picture();
    let right = layout.right - 2.0;
    let at = (right, 17.0);
    let name = words.grundy_value();
    let name = canvas.text("values", (0, 0), "label", at, LEAST_TEXT, name);
    name.anchored(Anchor::End);
    let floor = layout.floor(facts.values.len());
    canvas.line(
        "rule",
        (0, 0),
        "rule",
        (layout.width - right, floor),
        (right, floor),
    );
    let text = facts.nim_sum.to_string();
    let (class, end) = if facts.nim_sum > 0 {
        ("sum sum-odd", right - 20.0)
    } else {
        ("sum", right - 2.0)
    };
    let at = (end, floor + 27.0);
    let sum = canvas.text("sum", (0, 0), class, at, SIZE, &text);
    sum.anchored(Anchor::End);
    if facts.nim_sum > 0 {
        let at = (right - 9.0, floor + 21.0);
        draw_diamond(canvas, "odd", (0, 0), at, 6.5);
    }
    let at = (end - text_width(&text, SIZE) - 10.0, floor + 26.0);
    let name = words.values_sum();
    let name = canvas.text("summed", (0, 0), "label", at, LEAST_TEXT, name);
    name.anchored(Anchor::End);
}
