use crate::View;
use crate::bounds::RowBounds;
use crate::canvas::{Point, square};
use crate::coins::MOST_COINS;
use crate::labels::Margin;
use crate::measure::{LEAST_TEXT, text_width};
use crate::stack::Stacking;

/// Font size of the binary numerals.
pub(super) const NUMERAL: f32 = 15.0;
/// Font size of the sums.
pub(super) const SUM: f32 = 18.0;
/// The least width of a column, in a narrow and a wide picture: its sum and mark are below it.
const LEAST_COLUMN: [f32; 2] = [32.0, 44.0];
/// The least size of a touch area.
const LEAST_TOUCH: f32 = 24.0;
/// The least distance of coins: nearer ones would blur.
const LEAST_PITCH: f32 = 9.0;
/// The largest distance of coins: larger coins would look unlike those in rows.
const MOST_PITCH: f32 = 28.0;
/// The space between a stack and the edge of its column.
const PADDING: f32 = 4.0;
/// The space between two columns.
const GAP: f32 = 2.0;
/// The height above the rows, for the columns' values.
const HEAD: f32 = 30.0;
/// The space between the stacks of two rows.
const ROW_GAP: f32 = 12.0;
/// The height below the rows, for the sums.
const SUMS: f32 = 42.0;
/// The largest height: a higher picture is not taken in at a glance, and digits are.
const MOST_HEIGHT: f32 = 900.0;

/// The layout of the stacks.
pub(crate) struct Columns {
    pub(super) margin: Margin,
    /// The left and right ends of the picture's contents.
    pub(super) sides: [f32; 2],
    /// The height of the picture.
    pub height: f32,
    /// The bottom of the rows, where the sums begin.
    pub(super) floor: f32,
    /// Whether the label of the sums is below them, as there is no space beside them.
    pub(super) label_below: bool,
    shape: Stacking,
    pitch: f32,
    row: f32,
    /// Left edge and width of each column, the ones first.
    columns: Vec<[f32; 2]>,
}

impl Columns {
    /// The layout of `bounds` in the width of `view`; `None` if there are too many coins for it.
    pub(crate) fn layout(view: &View<'_>, bounds: &RowBounds<'_>) -> Option<Self> {
        if bounds.largest() > MOST_COINS {
            return None;
        }
        let mut layout = Self::with(Stacking::Wide, view, bounds);
        // Wide stacks if their coins are large enough, else the stacking with the larger coins.
        if layout.pitch < 16.0 {
            let tall = Self::with(Stacking::Tall, view, bounds);
            if tall.pitch > layout.pitch {
                layout = tall;
            }
        }
        (layout.pitch >= LEAST_PITCH && layout.height <= MOST_HEIGHT).then_some(layout)
    }

    fn with(shape: Stacking, view: &View<'_>, bounds: &RowBounds<'_>) -> Self {
        let powers = powers(bounds.largest());
        let margin = Margin::new(bounds, view.width);
        let label = text_width(view.language.picture().nim_sum(), LEAST_TEXT) + 12.0;
        let label_below = view.width < 560.0;
        let left = if label_below {
            margin.width
        } else {
            margin.width.max(label)
        };
        let numeral = powers as f32 * 0.62 * NUMERAL + 8.0;
        let fit = Fit {
            shape,
            powers,
            least: LEAST_COLUMN[usize::from(view.width >= 400.0)],
        };
        let (pitch, spare) = fit.share(view.width - left - numeral);
        let between = (spare / powers as f32).min(26.0);
        let side = (spare - between * powers as f32) / 2.0;
        // The largest stack is the highest.
        let lines = shape.lines(powers - 1);
        let row = (lines as f32 * pitch).max(24.0) + ROW_GAP;
        let floor = HEAD + row * bounds.now.len() as f32;
        let height = floor + SUMS + if label_below { 22.0 } else { 0.0 };
        let columns = fit.place(pitch, side + left, between);
        let sides = [side, view.width - side];
        Self {
            margin: margin.shifted(side),
            sides,
            height,
            floor,
            label_below,
            shape,
            pitch,
            row,
            columns,
        }
    }

    /// The number of columns.
    pub(super) fn powers(&self) -> usize {
        self.columns.len()
    }

    /// The middle of the column of 2^`power`.
    pub(super) fn centre(&self, power: usize) -> f32 {
        let [left, width] = self.columns[power];
        left + width / 2.0
    }

    /// Left edge and width of the column of 2^`power`.
    pub(super) fn column(&self, power: usize) -> [f32; 2] {
        self.columns[power]
    }

    /// The middle of a row.
    pub(super) fn middle(&self, row: usize) -> f32 {
        HEAD + (row as f32 + 0.5) * self.row
    }

    /// Left, top, width and height of a row's part of the column of 2^`power`.
    pub(super) fn cell(&self, row: usize, power: usize) -> [f32; 4] {
        let [left, width] = self.columns[power];
        [left, self.middle(row) - self.row / 2.0, width, self.row]
    }

    /// The centre of coin `i` of a row's stack of `size`.
    pub(super) fn coin(&self, row: usize, size: u64, i: usize) -> Point {
        let power = size.trailing_zeros() as usize;
        let across = self.shape.across(power);
        let (line, column) = ((i / across) as f32, (i % across) as f32);
        let from_middle = |i: f32, of: usize| (i - (of as f32 - 1.0) / 2.0) * self.pitch;
        let x = self.centre(power) + from_middle(column, across);
        (
            x,
            self.middle(row) + from_middle(line, self.shape.lines(power)),
        )
    }

    /// The left, top, width and height of the ring around a row's stack of 2^`power`.
    pub(super) fn stack(&self, row: usize, power: usize) -> [f32; 4] {
        let coins = [self.shape.across(power), self.shape.lines(power)];
        let [width, height] = coins.map(|coins| coins as f32 * self.pitch + PADDING);
        let (x, y) = (self.centre(power), self.middle(row));
        [x - width / 2.0, y - height / 2.0, width, height]
    }

    /// Whether coins are large enough to be touched one by one.
    pub(super) fn coins_can_be_touched(&self) -> bool {
        self.pitch >= LEAST_TOUCH
    }

    /// The touch area of coin `i` of a row's stack of `size`.
    pub(super) fn coin_box(&self, row: usize, size: u64, i: usize) -> [f32; 4] {
        square(self.coin(row, size, i), self.pitch)
    }

    pub(super) fn radius(&self) -> f32 {
        0.44 * self.pitch
    }
}

/// The columns that numbers up to `largest` need; at least one.
pub(super) fn powers(largest: u64) -> usize {
    (u64::BITS - largest.leading_zeros()).max(1) as usize
}

/// The input for the widths of columns.
struct Fit {
    shape: Stacking,
    powers: usize,
    least: f32,
}

impl Fit {
    /// The width of a column whose coins are `pitch` apart.
    fn width(&self, pitch: f32, power: usize) -> f32 {
        (self.shape.across(power) as f32 * pitch + 2.0 * PADDING).max(self.least)
    }

    /// The distance of the coins that fills `space`, and the space left over.
    fn share(&self, space: f32) -> (f32, f32) {
        let mut pitch = MOST_PITCH;
        loop {
            let mut total = 0.0;
            for power in 0..self.powers {
                total += self.width(pitch, power) + GAP;
            }
            if pitch <= 1.0 || total <= space {
                return (pitch, (space - total).max(0.0));
            }
            pitch -= 0.25;
        }
    }

    /// Left edge and width of each column, the ones first; the column of the largest power is
    /// leftmost, at `x`.
    fn place(&self, pitch: f32, mut x: f32, between: f32) -> Vec<[f32; 2]> {
        let mut columns = Vec::with_capacity(self.powers);
        for power in (0..self.powers).rev() {
            let width = self.width(pitch, power);
            columns.push([x + between / 2.0, width]);
            x += width + GAP + between;
        }
        columns.reverse();
        columns
    }
}
