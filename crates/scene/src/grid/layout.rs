use crate::bounds::RowBounds;
use crate::canvas::{between, square};
use crate::queen::Plot;

/// The width left of the cells, for the numbers of the vertical axis.
const AXIS: f32 = 26.0;
/// The height above the cells, for the name of the vertical axis.
pub(super) const TOP: f32 = 22.0;
/// The height below the cells.
const BOTTOM: f32 = 24.0;
/// The width right of the cells, for the name of the horizontal axis.
const RIGHT: f32 = 14.0;
/// The largest side of all cells together: the first, or the second if cells would else be too
/// small to be touched.
const SIDES: [f32; 2] = [360.0, 384.0];
/// With more cells to a side, a grid of cells that can be touched would not fit in a window.
const TOUCHED: u64 = 16;
const MOST_CELL: f32 = 38.0;
/// The least side of a cell; for smaller cells the plane without cells is drawn instead.
const LEAST_CELL: f32 = 11.0;
/// The fewest cells to a side; fewer would not show the pattern of the safe ones.
const LEAST_CELLS: u64 = 8;

/// The layout of the cells.
pub(crate) struct Grid {
    /// The number of cells to a side.
    pub(super) cells: u64,
    /// The side of a cell.
    pub(super) cell: f32,
    /// The left edge of the cells.
    pub(super) left: f32,
    /// The positions of the cells' centres.
    pub(super) plot: Plot,
    /// The height of the picture.
    pub height: f32,
}

impl Grid {
    /// The layout of `bounds` in `width`; `None` if the cells would be too small.
    pub(crate) fn layout(bounds: &RowBounds<'_>, width: f32) -> Option<Self> {
        let cells = bounds.largest().saturating_add(1).max(LEAST_CELLS);
        let touched = if cells <= TOUCHED {
            super::LEAST_TOUCH * cells as f32
        } else {
            0.0
        };
        let most = between(SIDES[0], touched, SIDES[1]);
        let side = (width - AXIS - RIGHT).min(most);
        let cell = (side / cells as f32).min(MOST_CELL);
        let side = cell * cells as f32;
        let left = (width - AXIS - RIGHT - side) / 2.0 + AXIS;
        (cell >= LEAST_CELL).then_some(Self {
            cells,
            cell,
            left,
            plot: Plot {
                corner: (left, TOP + side),
                step: cell,
                middle: 0.5,
            },
            height: TOP + side + BOTTOM,
        })
    }

    /// The side of all cells together.
    pub(super) fn side(&self) -> f32 {
        self.cell * self.cells as f32
    }

    /// A square around the centre of a cell, smaller than it by `inset` on each side.
    pub(super) fn square(&self, cell: [u64; 2], inset: f32) -> [f32; 4] {
        square(self.plot.at(cell), self.cell - 2.0 * inset)
    }

    /// The radius of a cell's corners.
    pub(super) fn corner(&self) -> f32 {
        (0.18 * self.cell).min(5.0)
    }
}
