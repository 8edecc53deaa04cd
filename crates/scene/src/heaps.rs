//! The pictures of rows of coins: rows and binary columns, and what stands in for them where
//! there are too many coins.
use crate::bars::Scale;
use crate::canvas::Canvas;
use crate::columns::{self, Columns, Digits};
use crate::room::Room;
use crate::rows::{self, Rows};
use crate::{Scene, View, bars};
use nian_lessons::Show;
use nian_solver::AnyPosition;

/// A picture, laid out for every step of its example.
enum Layout {
    Rows(Rows),
    Bars,
    Columns(Columns),
    Digits(Digits),
}

impl Layout {
    fn new(show: Show, view: &View<'_>, room: &Room<'_>) -> Self {
        if show == Show::Columns {
            return match Columns::layout(view, room) {
                Some(columns) => Self::Columns(columns),
                None => Self::Digits(Digits::layout(room, view.width)),
            };
        }
        Rows::layout(room, view.width).map_or(Self::Bars, Self::Rows)
    }

    fn height(&self, room: &Room<'_>) -> f32 {
        match self {
            Self::Rows(layout) => layout.height,
            Self::Bars => bars::height(room),
            Self::Columns(layout) => layout.height,
            Self::Digits(layout) => layout.height,
        }
    }
}

/// Draws rows of coins (of Nim, or of Wythoff's game where its rows are asked for).
///
/// The drawing is as high as the highest that its example ever shows.
#[must_use]
pub fn draw(view: &View<'_>, position: &AnyPosition) -> Scene {
    let room = Room::new(view, position);
    let layout = Layout::new(view.frame.show, view, &room);
    let mut canvas = Canvas::default();
    match &layout {
        Layout::Rows(layout) => rows::draw(&mut canvas, view, &room, layout),
        Layout::Bars => {
            let scale = Scale::new(view.width, room.largest() as f32);
            bars::draw(&mut canvas, view, &room, &scale);
            bars::draw_marks(&mut canvas, view, &room, &scale);
        }
        Layout::Columns(layout) => columns::draw(&mut canvas, view, &room, layout),
        Layout::Digits(layout) => columns::draw_digits(&mut canvas, view, &room, layout),
    }
    let mut highest = layout.height(&room);
    for frame in view.frames {
        if frame.show != view.frame.show {
            highest = highest.max(height(view, &room, frame.show));
        }
    }
    Scene {
        width: view.width,
        height: highest,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// How high `room` is when drawn as `show`.
pub(crate) fn height(view: &View<'_>, room: &Room<'_>, show: Show) -> f32 {
    match show {
        Show::Rows | Show::Columns => Layout::new(show, view, room).height(room),
        _ => 0.0,
    }
}
