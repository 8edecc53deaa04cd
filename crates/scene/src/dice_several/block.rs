//! One of several dice: the face up, the four it can be tipped to, and in the corner the hidden
//! face with the name of the axis.
use super::words::text_size;
use crate::View;
use crate::bounds::letter;
use crate::canvas::{Canvas, Point, square};
use crate::die::{corner, draw_square};
use crate::mark::draw_mark;
use nian_solver::dice::sides;
use nian_solver::several_dice::{Mode, SeveralDice, State};
use nian_solver::{AnyPosition, Move};

/// The space between two faces.
const GAP: f32 = 8.0;
/// The margin for marks and shadows that extend beyond the faces.
const EDGE: f32 = 10.0;
/// The size of the hidden face, relative to the others.
const HIDDEN: f32 = 0.5;

/// The side of a face in a block of this size.
pub(super) fn side(block: f32) -> f32 {
    (block - 2.0 * EDGE - 2.0 * GAP) / 3.0
}

/// The width and height of a block with faces of `side`.
pub(super) fn length(side: f32) -> f32 {
    3.0 * side + 2.0 * GAP + 2.0 * EDGE
}

/// The lower face of the axis that a face is on.
pub(super) fn axis(face: u8) -> u8 {
    face.min(7 - face)
}

/// The name of the axis 1–6, 2–5 or 3–4 by its lower face.
pub(crate) fn axis_name(lower: u8) -> &'static str {
    match lower {
        1 => "1–6",
        2 => "2–5",
        _ => "3–4",
    }
}

/// A die of a position.
pub(super) struct Block<'a> {
    pub position: &'a AnyPosition,
    pub rules: SeveralDice,
    pub state: &'a State,
    /// The index of the die, 0-based.
    pub die: u8,
    /// The side of a face.
    pub side: f32,
    /// The top left corner.
    pub at: Point,
}

impl Block<'_> {
    fn up(&self) -> u8 {
        self.state
            .faces()
            .up()
            .get(usize::from(self.die))
            .copied()
            .unwrap_or(1)
    }

    /// The number that, with a name, makes the key of a face's nodes.
    fn key(&self, face: u8) -> u64 {
        u64::from(self.die) * 10 + u64::from(face)
    }

    fn cell(&self, column: f32, line: f32) -> Point {
        let step = self.side + GAP;
        let first = EDGE + self.side / 2.0;
        (
            self.at.0 + first + column * step,
            self.at.1 + first + line * step,
        )
    }

    /// The position and size of a face.
    fn place(&self, face: u8) -> (Point, f32) {
        let up = self.up();
        let [left, top, bottom, right] = sides(up);
        let at = match face {
            _ if face == up => self.cell(1.0, 1.0),
            _ if face == left => self.cell(0.0, 1.0),
            _ if face == top => self.cell(1.0, 0.0),
            _ if face == bottom => self.cell(1.0, 2.0),
            _ if face == right => self.cell(2.0, 1.0),
            _ => {
                let (x, y) = self.cell(2.0, 2.0);
                return ((x, y - 0.25 * self.side), HIDDEN * self.side);
            }
        };
        (at, self.side)
    }

    /// The move that tips this die to a face, and the others as chosen.
    fn tip(&self, view: &View<'_>, face: u8) -> Option<Move> {
        self.rules.tip(self.state, view.chosen, self.die, face)
    }

    /// Whether the chosen move tips this die to a face.
    fn is_chosen(&self, view: &View<'_>, face: u8) -> bool {
        match view.chosen {
            Some(Move::Turn { die, face: to }) => (die, to) == (self.die, face),
            Some(Move::TurnAll(to)) => to.up().get(usize::from(self.die)) == Some(&face),
            _ => false,
        }
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, view: &View<'_>) {
        for face in 1..=6 {
            let looks = self.looks(view, face);
            let (at, side) = self.place(face);
            draw_square(canvas, (self.key(face), face), looks, at, side);
        }
        let (ids, size) = ((u64::from(self.die), 0), 16.0);
        let (x, y) = self.cell(0.0, 0.0);
        let name = letter(self.die.into());
        canvas.text("die", ids, "count", (x, y + 0.36 * size), size, name);
        let (x, y) = self.cell(2.0, 2.0);
        let at = (x, y + 0.25 * self.side + 10.0);
        let name = axis_name(axis(self.up()));
        canvas.text("axis", ids, "label", at, text_size(view), name);
        for face in sides(self.up()) {
            if let Some(mv) = self.tip(view, face) {
                self.draw_move(canvas, view, face, mv);
            }
        }
    }

    /// The classes of a face's shadow, square and pips.
    fn looks(&self, view: &View<'_>, face: u8) -> [&'static str; 3] {
        let up = self.up();
        if face == up {
            ["face-shadow face-flat", "face face-up", "pip"]
        } else if face + up == 7 || self.tip(view, face).is_none() {
            ["face-shadow face-flat", "face face-off", "pip pip-off"]
        } else if self.is_chosen(view, face) {
            ["face-shadow", "face face-chosen", "pip"]
        } else {
            ["face-shadow", "face face-side", "pip"]
        }
    }

    /// The mark of a move, and its touch area. Where every die is tipped, a face has a mark only
    /// once the others are chosen.
    fn draw_move(&self, canvas: &mut Canvas, view: &View<'_>, face: u8, mv: Move) {
        let ((x, y), side) = self.place(face);
        let key = self.key(face);
        let settled = self.rules.mode != Mode::Both || view.chosen.is_some();
        if view.marked()
            && settled
            && let Ok(after) = self.position.play(mv)
        {
            let at = (x + side / 2.0 - 1.0, y - side / 2.0 + 1.0);
            draw_mark(canvas, "mark", (key, 0), after.outcome(), at, 10.0);
        }
        if view.playable {
            canvas.hit((key, 0), square((x, y), side), corner(side), mv);
        }
    }
}
