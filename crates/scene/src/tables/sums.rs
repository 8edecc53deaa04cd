//! Numbers as sums of safe starts (Fibonacci numbers, for multiplier 2): drawn as rows of bars,
//! and as a table.
use crate::canvas::Canvas;
use crate::measure::{LEAST_TEXT, text_width};
use crate::strip::Cut;
use crate::{Anchor, Cell, Scene, Table};
use core::ops::RangeInclusive;
use nian_solver::dynamic::parts;
use nian_words::Language;

/// The height of a row.
const ROW: f32 = 26.0;
/// The height of a bar.
const BAR: f32 = 20.0;
/// The largest width of a coin.
const MOST_UNIT: f32 = 30.0;
/// The least width of a coin in bars that are to scale.
const LEAST_UNIT: f32 = 6.0;

/// A row for each of these numbers, with bars as wide as its parts; numbers beyond the solver's
/// limit are left out.
#[must_use]
pub fn sums_rows(width: f32, multiplier: u8, numbers: RangeInclusive<u64>) -> Scene {
    let last = *numbers.end();
    let margin = text_width(&last.to_string(), LEAST_TEXT) + 12.0;
    let space = width - margin - 2.0;
    let unit = (space / last.max(1) as f32).min(MOST_UNIT);
    let used = if unit < LEAST_UNIT {
        space
    } else {
        unit * last as f32
    };
    let left = (space - used) / 2.0 + margin;
    let mut canvas = Canvas::default();
    let mut top = 2.0;
    for number in numbers {
        let at = (left - 8.0, top + BAR / 2.0 + 0.36 * LEAST_TEXT);
        let name = canvas.number("number", (number, 0), "label", at, LEAST_TEXT, number);
        name.anchored(Anchor::End);
        let parts = parts(multiplier, number);
        let cut = if unit < LEAST_UNIT {
            let share = number as f32 / last.max(1) as f32;
            Cut::to_fit(left, space, share, &parts, 0)
        } else {
            Cut::to_scale(left, unit, &parts)
        };
        draw_row(&mut canvas, number, &cut, top);
        top += ROW;
    }
    Scene {
        width,
        height: top,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

fn draw_row(canvas: &mut Canvas, number: u64, cut: &Cut, top: f32) {
    for (i, piece) in (0..).zip(&cut.pieces) {
        let ids = (number, i);
        let area = [piece.x + 1.0, top, piece.w - 2.0, BAR];
        canvas.rect("bar", ids, "bar", area, 5.0);
        let text = if piece.parts > 1 {
            "…".to_string()
        } else {
            piece.coins.to_string()
        };
        if text_width(&text, LEAST_TEXT) + 2.0 <= piece.w {
            let at = (piece.x + piece.w / 2.0, top + BAR / 2.0 + 0.36 * LEAST_TEXT);
            canvas.text("part", ids, "on-bar", at, LEAST_TEXT, &text);
        }
    }
}

/// The same as a table: each number and its sum.
#[must_use]
pub fn sums_table(language: Language, multiplier: u8, numbers: RangeInclusive<u64>) -> Table {
    let words = language.picture();
    let mut rows = Vec::new();
    for number in numbers {
        let mut sum = String::new();
        for part in parts(multiplier, number) {
            if !sum.is_empty() {
                sum.push_str(" + ");
            }
            sum.push_str(&part.to_string());
        }
        rows.push(vec![Cell::number(number), Cell::text(sum)]);
    }
    Table {
        caption: words.sums(multiplier.into()),
        head: Cell::texts(&["n", words.sum_of_parts()]),
        rows,
    }
}
