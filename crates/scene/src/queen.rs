//! A position of Wythoff's game as a queen in the quarter plane: where she stands and can go.
use crate::canvas::Canvas;
use crate::room::Room;
use nian_solver::Move;

/// Where the middle of a cell lies in the drawing.
pub(crate) type At<'a> = &'a dyn Fn([u64; 2]) -> [f32; 2];

/// The cell of two rows of coins.
pub(crate) fn cell(heaps: &[u64]) -> [u64; 2] {
    let heap = |row: usize| heaps.get(row).copied().unwrap_or(0);
    [heap(0), heap(1)]
}

/// Every move from these rows and the cell it leads to: along the row, the column, the diagonal.
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

/// The lines along which one can move, out to where they end.
pub(crate) fn draw_rays(canvas: &mut Canvas, room: &Room<'_>, at: At<'_>) {
    let [x, y] = cell(room.now);
    let least = x.min(y);
    for (i, end) in (0..).zip([[0, y], [x, 0], [x - least, y - least]]) {
        if end != [x, y] {
            canvas.line(("ray", i, 0), "ray", at([x, y]), at(end));
        }
    }
}

/// Where one stands, and how one came there.
pub(crate) fn draw_stone(canvas: &mut Canvas, room: &Room<'_>, at: At<'_>, r: f32) {
    let (here, before) = (at(cell(room.now)), at(cell(room.before)));
    if room.before != room.now {
        canvas.line(("path", 0, 0), "path", before, here);
        canvas.circle(("ghost", 0, 0), "stone-ghost", before, r);
    }
    canvas.circle(("stone", 0, 0), "stone", here, r);
}
