//! The columns' values above the rows, and their sums below.
use super::layout::{Columns, SUM};
use crate::bounds::RowBounds;
use crate::canvas::Canvas;
use crate::mark::draw_diamond;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::nim::column_sums;

/// The band behind each column, lit where its sum is odd, and the column's value above it.
pub(super) fn draw_bands(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    layout: &Columns,
) {
    let sums = column_sums(bounds.now);
    let bottom = layout.floor + 38.0;
    for power in 0..layout.powers() {
        let [x, w] = layout.column(power);
        let odd = view.answers && sum(&sums, power) % 2 == 1;
        let class = if odd { "band band-odd" } else { "band" };
        let (ids, area) = ((power as u64, 0), [x, 2.0, w, bottom - 2.0]);
        canvas.rect("band", ids, class, area, 8.0);
    }
    for power in 0..layout.powers() {
        let (ids, at) = ((power as u64, 0), (layout.centre(power), 20.0));
        canvas.number("value", ids, "label", at, LEAST_TEXT, 1 << power);
    }
}

/// The line below the rows and the sums under it.
pub(super) fn draw_sums(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    layout: &Columns,
) {
    let sums = column_sums(bounds.now);
    let ([left, right], floor) = (layout.sides, layout.floor);
    canvas.line("rule", (0, 0), "rule", (left, floor), (right, floor));
    draw_name(canvas, view, layout);
    for power in 0..layout.powers() {
        let sum = sum(&sums, power);
        let odd = view.answers && sum % 2 == 1;
        draw_sum(canvas, layout, power, sum, odd);
    }
}

fn draw_name(canvas: &mut Canvas, view: &View<'_>, layout: &Columns) {
    let (right, down) = if layout.label_below {
        (0.0, 56.0)
    } else {
        (4.0, 26.0)
    };
    let at = (layout.sides[0] + right, layout.floor + down);
    let name = view.language.picture().nim_sum();
    let name = canvas.text("sums", (0, 0), "label", at, LEAST_TEXT, name);
    name.anchored(Anchor::Start);
}

/// A sum; if it is odd, the diamond beside it shows that without colour.
fn draw_sum(canvas: &mut Canvas, layout: &Columns, power: usize, sum: u8, odd: bool) {
    let text = sum.to_string();
    let (x, y) = (layout.centre(power), layout.floor + 21.0);
    let (class, x) = if odd {
        ("sum sum-odd", x - 8.0)
    } else {
        ("sum", x)
    };
    let at = (x, y + 0.36 * SUM);
    canvas.text("sum", (power as u64, 0), class, at, SUM, &text);
    if odd {
        let beside = (x + text_width(&text, SUM) / 2.0 + 9.5, y);
        draw_diamond(canvas, "odd", (power as u64, 0), beside, 6.5);
    }
}

/// The sum of a column, 0 where no row reaches it.
pub(super) fn sum(sums: &[u8], power: usize) -> u8 {
    sums.get(power).copied().unwrap_or(0)
}
