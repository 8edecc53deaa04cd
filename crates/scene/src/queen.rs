//! A position of Wythoff's game as a queen in the quarter plane, and her moves.
use crate::bounds::RowBounds;
use crate::canvas::{Canvas, Point};
use nian_solver::Move;

/// The positions of the cells in the drawing.
pub(crate) struct Plot {
    /// The corner from which cells are counted, to the right and upwards.
    pub corner: Point,
    /// The distance of cells.
    pub step: f32,
    /// The distance from the corner to the centre of the first cell, in cells.
    pub middle: f32,
}

impl Plot {
    /// The centre of a cell.
    pub(crate) fn at(&self, [x, y]: [u64; 2]) -> Point {
        let (left, floor) = self.corner;
        (
            left + (x as f32 + self.middle) * self.step,
            floor - (y as f32 + self.middle) * self.step,
        )
    }
}

/// The cell of two rows of coins.
pub(crate) fn cell(heaps: &[u64]) -> [u64; 2] {
    let heap = |row: usize| heaps.get(row).copied().unwrap_or(0);
    [heap(0), heap(1)]
}

/// Every move from these rows, with the cell it leads to: along the row, the column, the diagonal.
pub(crate) fn moves(heaps: &[u64]) -> Vec<(Move, [u64; 2])> {
    let [x, y] = cell(heaps);
    let mut moves = Vec::new();
    for take in 1..=x {
        moves.push((Move::Row { row: 0, take }, [x - take, y]));
    }
    for take in 1..=y {
        moves.push((Move::Row { row: 1, take }, [x, y - take]));
    }
    for take in 1..=x.min(y) {
        moves.push((Move::Both { take }, [x - take, y - take]));
    }
    moves
}

/// The lines of the moves, up to their ends.
pub(crate) fn draw_rays(canvas: &mut Canvas, bounds: &RowBounds<'_>, plot: &Plot) {
    let [x, y] = cell(bounds.now);
    let least = x.min(y);
    for (i, end) in (0..).zip([[0, y], [x, 0], [x - least, y - least]]) {
        if end != [x, y] {
            canvas.line("ray", (i, 0), "ray", plot.at([x, y]), plot.at(end));
        }
    }
}

/// The queen, and the last move.
pub(crate) fn draw_stone(canvas: &mut Canvas, bounds: &RowBounds<'_>, plot: &Plot, r: f32) {
    let (here, before) = (plot.at(cell(bounds.now)), plot.at(cell(bounds.before)));
    if bounds.before != bounds.now {
        canvas.line("path", (0, 0), "path", before, here);
        canvas.circle("ghost", (0, 0), "stone-ghost", before, r);
    }
    canvas.circle("stone", (0, 0), "stone", here, r);
}
