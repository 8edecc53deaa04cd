//! A plane of cells that is looked at from near and from far: what keys, buttons, the wheel and pointers do to it.

mod pointers;
mod view;

use pointers::{Gesture, Pointers};
use std::rc::Rc;
pub use view::{Cell, Place, View};

/// How much closer one looks each time.
const CLOSER: f64 = 2.0;
/// How many cells the keys go with Shift.
const FAR: i64 = 10;
/// By so many pixels the wheel has to turn to look `e` times as close.
const WHEEL: f64 = 200.0;

/// Whether each position is safe, row by row; cheap to clone.
#[derive(Clone, Debug)]
pub struct Cells {
    safe: Rc<[u8]>,
    columns: usize,
}

/// Only the same cells are equal: a million are not compared.
impl PartialEq for Cells {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.safe, &other.safe)
    }
}

impl Cells {
    /// Cells in rows of so many `columns`, one byte each: 0 for unsafe. What is left over is no row.
    #[must_use]
    pub fn new(safe: Vec<u8>, columns: usize) -> Self {
        Self {
            safe: safe.into(),
            columns: columns.max(1),
        }
    }

    /// The cells of two heaps up to `most`, of which these are safe, whichever heap comes first.
    #[must_use]
    pub fn of_pairs(pairs: &[Vec<u64>], most: u64) -> Self {
        let side = most as usize + 1;
        let mut safe = vec![0; side * side];
        for pair in pairs {
            if let [one, other] = pair[..]
                && one.max(other) <= most
            {
                let (one, other) = (one as usize, other as usize);
                safe[one * side + other] = 1;
                safe[other * side + one] = 1;
            }
        }
        Self::new(safe, side)
    }

    /// How many columns and rows there are.
    #[must_use]
    pub fn sides(&self) -> [usize; 2] {
        [self.columns, self.safe.len() / self.columns]
    }

    /// Whether a cell is safe; `false` outside of the plane.
    #[must_use]
    pub fn is_safe(&self, [column, row]: Cell) -> bool {
        column < self.columns
            && self
                .safe
                .get(row * self.columns + column)
                .is_some_and(|&safe| safe != 0)
    }
}

/// What a reader does to the plane. Places are in CSS pixels, from the top left of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    /// The picture has become this large.
    Resize([f64; 2]),
    /// The choice goes so many cells across and down.
    Go([i64; 2]),
    /// The first cell is chosen.
    First,
    /// Look closer, at the chosen cell.
    Closer,
    /// Look from farther away, at the middle.
    Farther,
    /// The wheel turns by so many pixels, at this place.
    Wheel(f64, Place),
    /// This pointer is put down.
    Down(i32, Place),
    /// This pointer has moved to a place.
    Drag(i32, Place),
    /// This pointer is lifted.
    Up(i32),
    /// The browser has taken this pointer for something else.
    Lost(i32),
}

impl Action {
    /// What a key does, by the name that browsers give it; `None` for any other.
    #[must_use]
    pub fn of_key(key: &str, shift: bool) -> Option<Self> {
        let far = if shift { FAR } else { 1 };
        Some(match key {
            "ArrowLeft" => Self::Go([-far, 0]),
            "ArrowRight" => Self::Go([far, 0]),
            "ArrowUp" => Self::Go([0, -far]),
            "ArrowDown" => Self::Go([0, far]),
            "Home" => Self::First,
            "+" | "=" => Self::Closer,
            "-" => Self::Farther,
            _ => return None,
        })
    }
}

/// What is seen of a plane, and the pointers on it.
#[derive(Clone, Debug, Default)]
pub struct Plane {
    view: View,
    pointers: Pointers,
}

impl Plane {
    /// What is seen.
    #[must_use]
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Looks at another plane with so many columns and rows, at all of it.
    pub fn show(&mut self, sides: [usize; 2]) {
        self.view.show(sides);
    }

    /// Chooses a cell, or the nearest there is, and brings it into sight.
    pub fn choose(&mut self, cell: [i64; 2]) -> Cell {
        self.view.choose(cell);
        self.view.chosen()
    }

    /// Does what the reader does; returns the cell that is chosen by it.
    pub fn apply(&mut self, action: Action) -> Option<Cell> {
        let view = &mut self.view;
        match action {
            Action::Resize(size) => view.resize(size),
            Action::Go(way) => {
                let at = view.chosen().map(|value| value as i64);
                return Some(self.choose([at[0] + way[0], at[1] + way[1]]));
            }
            Action::First => return Some(self.choose([0, 0])),
            Action::Closer => {
                let at = view.chosen();
                view.zoom(CLOSER, view.place_of(at.map(|value| value as f64 + 0.5)));
                view.choose(at.map(|value| value as i64));
            }
            Action::Farther => view.zoom(1.0 / CLOSER, view.size().map(|length| length / 2.0)),
            Action::Wheel(delta, place) => view.zoom((-delta / WHEEL).exp(), place),
            Action::Down(id, place) => self.pointers.down(id, place),
            Action::Drag(id, place) => match self.pointers.drag(id, place) {
                Some(Gesture::Shift(way)) => view.shift(way),
                Some(Gesture::Pinch(factor, place)) => view.zoom(factor, place),
                None => {}
            },
            Action::Up(id) => {
                let place = self.pointers.up(id)?;
                let cell = view.cell_at(place);
                return Some(self.choose(cell));
            }
            Action::Lost(id) => self.pointers.lost(id),
        }
        None
    }
}
