//! The left margin of pictures of rows: the letter of each row, and its number of coins.
use crate::bounds::{RowBounds, letter};
use crate::measure::text_width;
use crate::{Anchor, canvas::Canvas};

/// The layout of the left margin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margin {
    /// The start of the letters.
    x: f32,
    /// The end of the counts.
    count: f32,
    /// Font size of the counts.
    size: f32,
    /// The width of the margin, with the space after it.
    pub width: f32,
}

impl Margin {
    /// The margin for `bounds` in a picture of `width`.
    pub(crate) fn new(bounds: &RowBounds<'_>, width: f32) -> Self {
        let narrow = width < 420.0;
        let (size, gap, x) = if narrow {
            (16.0, 4.0, 0.0)
        } else {
            (19.0, 14.0, 4.0)
        };
        let count = x + 11.0 + gap + text_width(&bounds.largest().to_string(), size);
        Self {
            x,
            count,
            size,
            width: count + if narrow { 6.0 } else { 16.0 },
        }
    }

    /// The same margin, `by` further to the right.
    pub(crate) fn shifted(self, by: f32) -> Self {
        Self {
            x: self.x + by,
            count: self.count + by,
            ..self
        }
    }

    /// Draws the label of a row whose coins are centred on the height `y`.
    pub(crate) fn draw_label(&self, canvas: &mut Canvas, row: usize, heap: u64, y: f32) {
        let (row, name) = (row as u64, letter(row));
        let baseline = y + 0.36 * self.size;
        let at = (self.x, baseline);
        let start = canvas.text("row", (row, 0), "label", at, 15.0, name);
        start.anchored(Anchor::Start);
        let at = (self.count, baseline);
        let end = canvas.number("count", (row, 0), "count", at, self.size, heap);
        end.anchored(Anchor::End);
    }
}
