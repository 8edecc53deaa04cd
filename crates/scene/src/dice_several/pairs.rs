//! The moves of two dice that are both tipped, as a table: a row for each face of one die, a column
//! for each of the other.
use crate::View;
use crate::bounds::letter;
use crate::canvas::{Canvas, Point, square};
use crate::mark::draw_mark;
use crate::measure::LEAST_TEXT;
use nian_solver::dice::sides;
use nian_solver::several_dice::{Faces, State};
use nian_solver::{AnyPosition, Move};

/// The side of a cell.
const CELL: f32 = 26.0;
/// The height of the table.
pub(super) const HEIGHT: f32 = 5.0 * CELL + 4.0;

/// Draws the table; its top is the first number, its middle the second.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    position: &AnyPosition,
    state: &State,
    (top, middle): (f32, f32),
) {
    let faces = state.faces();
    let &[a, b] = faces.up() else {
        return;
    };
    if !view.marked() {
        return;
    }
    let at = |column: usize, line: usize| -> Point {
        (
            middle + (column as f32 - 2.0) * CELL,
            top + (line as f32 + 0.5) * CELL,
        )
    };
    for (i, face) in sides(a).into_iter().enumerate() {
        draw_head(canvas, (0, face), at(0, i + 1));
        for (j, other) in sides(b).into_iter().enumerate() {
            if i == 0 {
                draw_head(canvas, (1, other), at(j + 1, 0));
            }
            let Some(to) = Faces::new(&[face, other]) else {
                continue;
            };
            let cell = (position, Move::TurnAll(to), at(j + 1, i + 1));
            draw_cell(canvas, view, (face.into(), other.into()), cell);
        }
    }
}

/// A die's letter and face.
fn draw_head(canvas: &mut Canvas, (die, face): (usize, u8), (x, y): Point) {
    let mut text = String::from(letter(die));
    text.push(char::from(b'0' + face));
    let ids = (die as u64, face.into());
    let at = (x, y + 0.36 * LEAST_TEXT);
    canvas.text("head", ids, "label", at, LEAST_TEXT, &text);
}

/// The mark of a move, if it is legal, and its touch area.
fn draw_cell(
    canvas: &mut Canvas,
    view: &View<'_>,
    ids: (u64, u64),
    (position, mv, at): (&AnyPosition, Move, Point),
) {
    let class = if view.chosen == Some(mv) {
        "cell cell-chosen"
    } else {
        "cell"
    };
    canvas.rect("pair", ids, class, square(at, CELL - 2.0), 4.0);
    let Ok(after) = position.play(mv) else {
        return;
    };
    draw_mark(canvas, "to", ids, after.outcome(), at, 9.0);
    if view.playable {
        let area = square(at, CELL);
        canvas.rect("pick", ids, "hit", area, 4.0).action = Some(mv);
    }
}
