//! The binary columns as digits, if there are too many coins to draw: up to 63 columns, wrapped
//! into bands.
use super::digit;
use super::layout::powers;
use super::sums::sum;
use crate::bounds::{RowBounds, letter};
use crate::canvas::{Canvas, Ids};
use crate::mark::draw_diamond;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::nim::column_sums;

/// The least space from digit to digit: with ten rows or more, sums have two digits.
const LEAST_PITCH: [f32; 2] = [16.0, 20.0];
const MOST_PITCH: f32 = 26.0;
/// The height of a row.
const ROW: f32 = 23.0;
/// The width of the margin with the letters of the rows.
const MARGIN: f32 = 26.0;
/// The powers above the digits of a band.
const HEAD: f32 = 24.0;
/// The sums below them, and the gap to the next band.
const FOOT: f32 = 62.0;
const SIZE: f32 = 15.0;
/// Powers are set larger, for their small exponents.
const POWER: f32 = 18.0;

/// The layout of the digits.
pub(crate) struct Digits {
    width: f32,
    pitch: f32,
    rows: usize,
    powers: usize,
    per_band: usize,
    bands: usize,
    /// The height of the picture.
    pub height: f32,
}

impl Digits {
    /// The layout of `bounds` in `width`.
    pub(crate) fn layout(bounds: &RowBounds<'_>, width: f32) -> Self {
        let (rows, powers) = (bounds.now.len(), powers(bounds.largest()));
        let least = LEAST_PITCH[usize::from(rows >= 10)];
        let most = ((width - MARGIN) / least).max(1.0) as usize;
        let bands = powers.div_ceil(most);
        let per_band = powers.div_ceil(bands);
        let pitch = ((width - MARGIN) / per_band as f32).min(MOST_PITCH);
        let heaps = rows as f32 * ROW;
        let band = HEAD + heaps + FOOT;
        Self {
            width,
            pitch,
            rows,
            powers,
            per_band,
            bands,
            height: heaps + 18.0 + bands as f32 * band,
        }
    }

    /// The powers at the left and right ends of a band.
    fn ends(&self, band: usize) -> (usize, usize) {
        let right = (self.bands - 1 - band) * self.per_band;
        ((right + self.per_band).min(self.powers) - 1, right)
    }

    fn x(&self, band: usize, power: usize) -> f32 {
        let (_, right) = self.ends(band);
        // Digits at the same place of their bands are aligned.
        MARGIN + (self.per_band - 1 - (power - right)) as f32 * self.pitch + self.pitch / 2.0
    }

    fn top(&self, band: usize) -> f32 {
        let heaps = self.rows as f32 * ROW;
        heaps + 18.0 + band as f32 * (HEAD + heaps + FOOT)
    }

    /// The bottom of the rows of a band, where its sums begin.
    fn floor(&self, band: usize) -> f32 {
        self.top(band) + HEAD + self.rows as f32 * ROW
    }
}

/// Draws `bounds` as digits: first each row's number, then the bands.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Digits) {
    for (row, heap) in bounds.now.iter().enumerate() {
        let y = (row as f32 + 0.5) * ROW + 6.0;
        draw_letter(canvas, "row", (row as u64, 0), y);
        let ids = (row as u64, 0);
        let heap = canvas.number("count", ids, "count", (MARGIN, y), SIZE, *heap);
        heap.anchored(Anchor::Start);
    }
    let sums = column_sums(bounds.now);
    for band in 0..layout.bands {
        let (left, right) = layout.ends(band);
        for power in right..=left {
            let sum = sum(&sums, power);
            draw_sum(canvas, layout, (band, power), sum, view.answers);
        }
        draw_band(canvas, bounds, layout, band);
    }
    let (name, at) = (
        view.language.picture().nim_sum(),
        (1.0, layout.height - 4.0),
    );
    let name = canvas.text("sums", (0, 0), "label", at, LEAST_TEXT, name);
    name.anchored(Anchor::Start);
}

/// The sum of a column and the band behind it, lit where it is odd.
fn draw_sum(
    canvas: &mut Canvas,
    layout: &Digits,
    (band, power): (usize, usize),
    sum: u8,
    answers: bool,
) {
    let odd = answers && sum % 2 == 1;
    let (x, top) = (layout.x(band, power), layout.top(band) + HEAD);
    let floor = layout.floor(band);
    let (class, sum_class) = if odd {
        ("band band-odd", "sum sum-odd")
    } else {
        ("band", "sum")
    };
    let half = layout.pitch / 2.0 - 0.5;
    let area = [x - half, top, 2.0 * half, floor + 40.0 - top];
    let power = power as u64;
    canvas.rect("band", (power, 0), class, area, 5.0);
    let at = (x, floor + 19.0);
    canvas.number("sum", (power, 0), sum_class, at, SIZE, sum.into());
    if odd {
        draw_diamond(canvas, "odd", (power, 0), (x, floor + 31.0), 5.0);
    }
}

/// The digits of a band, the powers above its ends, and the rule below it.
fn draw_band(canvas: &mut Canvas, bounds: &RowBounds<'_>, layout: &Digits, band: usize) {
    let (left, right) = layout.ends(band);
    let top = layout.top(band);
    for (row, heap) in bounds.now.iter().enumerate() {
        let y = top + HEAD + (row as f32 + 0.5) * ROW + 5.0;
        draw_letter(canvas, "line", (row as u64, band as u64), y);
        for power in right..=left {
            let digit = digit(*heap, power);
            let class = if digit == "1" {
                "digit"
            } else {
                "digit digit-zero"
            };
            let (ids, at) = ((row as u64, power as u64), (layout.x(band, power), y));
            canvas.text("digit", ids, class, at, SIZE, digit);
        }
    }
    draw_power(canvas, layout, band, left);
    // The two labels must not overlap.
    if left > right + 1 {
        draw_power(canvas, layout, band, right);
    }
    let (floor, end) = (
        layout.floor(band),
        layout.x(band, right) + layout.pitch / 2.0,
    );
    canvas.line("rule", (band as u64, 0), "rule", (0.0, floor), (end, floor));
}

fn draw_power(canvas: &mut Canvas, layout: &Digits, band: usize, power: usize) {
    let text = power_of_two(power);
    let rightmost = layout.width - text_width(&text, POWER) / 2.0;
    let at = (
        layout.x(band, power).min(rightmost),
        layout.top(band) + 17.0,
    );
    canvas.text("value", (power as u64, 0), "label", at, POWER, &text);
}

fn draw_letter(canvas: &mut Canvas, name: &str, ids: Ids, y: f32) {
    let text = letter(ids.0 as usize);
    let text = canvas.text(name, ids, "label", (1.0, y), SIZE, text);
    text.anchored(Anchor::Start);
}

/// 2 with `power` as its exponent.
fn power_of_two(power: usize) -> String {
    const RAISED: [&str; 10] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];
    let mut text = String::from("2");
    if power >= 10 {
        text.push_str(RAISED[power / 10 % 10]);
    }
    text.push_str(RAISED[power % 10]);
    text
}
