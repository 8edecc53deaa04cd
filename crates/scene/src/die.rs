//! The die as a cross of faces: the face up, the four it can be tipped to, and the face below.
use crate::View;
use crate::canvas::{Canvas, Point, square};
use crate::mark::draw_mark;
use crate::measure::LEAST_TEXT;
use nian_solver::dice::{State, sides};
use nian_solver::{AnyPosition, Move};

/// The space between two faces.
const GAP: f32 = 11.0;
/// The margin for marks and shadows that extend beyond the faces.
const EDGE: f32 = 12.0;
/// Columns of the cross: left arm, middle, right arm, and the face below.
const ACROSS: f32 = 4.0;

/// The layout of the faces.
pub(crate) struct Cross {
    side: f32,
    left: f32,
    top: f32,
}

impl Cross {
    /// A cross that fits into `width`, its faces no wider than `most`.
    pub(crate) fn new(width: f32, most: f32) -> Self {
        let side = ((width - 2.0 * EDGE - (ACROSS - 1.0) * GAP) / ACROSS).min(most);
        Self {
            side,
            left: EDGE,
            top: EDGE,
        }
    }

    /// Moves its top left corner to this point.
    pub(crate) fn move_to(&mut self, (left, top): Point) {
        self.left = left + EDGE;
        self.top = top + EDGE;
    }

    /// The width of a cross with faces of `side`.
    pub(crate) fn width(&self) -> f32 {
        2.0 * EDGE + ACROSS * self.side + (ACROSS - 1.0) * GAP
    }

    /// Its height.
    pub(crate) fn height(&self) -> f32 {
        2.0 * EDGE + 3.0 * self.side + 2.0 * GAP
    }

    /// The centre of the face in this column and row of the cross.
    fn at(&self, column: f32, line: f32) -> Point {
        let step = self.side + GAP;
        (
            self.left + column * step + self.side / 2.0,
            self.top + line * step + self.side / 2.0,
        )
    }

    /// The position of `face` when `up` is up. Opposite faces are across from each other.
    fn place(&self, face: u8, up: u8) -> Point {
        let [left, top, bottom, right] = sides(up);
        match face {
            _ if face == up => self.at(1.0, 1.0),
            _ if face == left => self.at(0.0, 1.0),
            _ if face == top => self.at(1.0, 0.0),
            _ if face == bottom => self.at(1.0, 2.0),
            _ if face == right => self.at(2.0, 1.0),
            _ => self.at(3.0, 1.0),
        }
    }
}

/// The radius of a face's corners.
pub(crate) fn corner(side: f32) -> f32 {
    0.16 * side
}

/// The relation of a face to the face up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Face {
    Up,
    /// The die can be tipped to it.
    Side,
    /// It is a side, but takes more stones than are left.
    TooMany,
    Below,
}

/// Draws the die of `state`; each face is always at the same place among the nodes, so that it
/// moves.
pub(crate) fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    position: &AnyPosition,
    state: State,
    cross: &Cross,
) {
    for face in 1..=6 {
        draw_face(canvas, view, state, cross, face);
    }
    let (x, y) = cross.at(3.0, 1.0);
    let at = (x, y + cross.side / 2.0 + 19.0);
    let name = view.language.picture().face_below();
    canvas.text("below", (0, 0), "label", at, LEAST_TEXT, name);
    for side in sides(state.up()) {
        let mv = Move::Take(side.into());
        if let Ok(after) = position.play(mv) {
            let at = cross.place(side, state.up());
            draw_move(canvas, view, &after, cross, (side, mv, at));
        }
    }
}

fn kind(state: State, face: u8) -> Face {
    if face == state.up() {
        Face::Up
    } else if face + state.up() == 7 {
        Face::Below
    } else if u64::from(face) > state.heap() {
        Face::TooMany
    } else {
        Face::Side
    }
}

fn draw_face(canvas: &mut Canvas, view: &View<'_>, state: State, cross: &Cross, face: u8) {
    let at = cross.place(face, state.up());
    let chosen = view.chosen == Some(Move::Take(face.into()));
    let (shadow, class, pip) = match kind(state, face) {
        Face::Up => ("face-shadow face-flat", "face face-up", "pip"),
        Face::Side if chosen => ("face-shadow", "face face-chosen", "pip"),
        Face::Side => ("face-shadow", "face face-side", "pip"),
        Face::TooMany | Face::Below => ("face-shadow face-flat", "face face-off", "pip pip-off"),
    };
    let looks = [shadow, class, pip];
    draw_square(canvas, (face.into(), face), looks, at, cross.side);
}

/// A face about a point; its shadow, its square and its pips have the classes `looks`.
pub(crate) fn draw_square(
    canvas: &mut Canvas,
    (key, face): (u64, u8),
    [shadow, class, pip]: [&'static str; 3],
    at: Point,
    side: f32,
) {
    let below = (at.0, at.1 + 3.0);
    let corner = corner(side);
    canvas.rect("shadow", (key, 0), shadow, square(below, side), corner);
    canvas.rect("face", (key, 0), class, square(at, side), corner);
    for (i, &[dx, dy]) in (0..).zip(pips(face)) {
        let step = 0.26 * side;
        let at = (at.0 + f32::from(dx) * step, at.1 + f32::from(dy) * step);
        canvas.circle("pip", (key, i), pip, at, 0.085 * side);
    }
}

/// The mark of the move that tips the die to a face, and its touch area.
fn draw_move(
    canvas: &mut Canvas,
    view: &View<'_>,
    after: &AnyPosition,
    cross: &Cross,
    (face, mv, at): (u8, Move, Point),
) {
    let (key, half) = (u64::from(face), cross.side / 2.0);
    if view.marked() {
        let corner = (at.0 + half, at.1 - half);
        draw_mark(canvas, "mark", (key, 0), after.outcome(), corner, 11.0);
    }
    if view.playable {
        let area = square(at, cross.side);
        canvas.hit((key, 0), area, corner(cross.side), mv);
    }
}

/// The positions of the pips of `face`, in steps from its middle.
fn pips(face: u8) -> &'static [[i8; 2]] {
    match face {
        1 => &[[0, 0]],
        2 => &[[-1, 1], [1, -1]],
        3 => &[[-1, 1], [0, 0], [1, -1]],
        4 => &[[-1, -1], [1, -1], [-1, 1], [1, 1]],
        5 => &[[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
        _ => &[[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
    }
}
