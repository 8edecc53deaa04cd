//! The pictures of rows of coins: rows and binary columns, and their replacements for many coins.
use crate::bars::Scale;
use crate::bounds::RowBounds;
use crate::canvas::Canvas;
use crate::columns::{self, Columns, Digits};
use crate::rows::{self, Rows};
use crate::{Scene, View, bars};
use nian_lessons::Show;
use nian_solver::AnyPosition;

/// The layout of a picture, for every step of its example.
enum Layout {
    Rows(Rows),
    Bars,
    Columns(Columns),
    Digits(Digits),
}

impl Layout {
    fn new(show: Show, view: &View<'_>, bounds: &RowBounds<'_>) -> Self {
        if show == Show::Columns {
            return match Columns::layout(view, bounds) {
                Some(columns) => Self::Columns(columns),
                None => Self::Digits(Digits::layout(bounds, view.width)),
            };
        }
        Rows::layout(bounds, view.width).map_or(Self::Bars, Self::Rows)
    }

    fn height(&self, bounds: &RowBounds<'_>) -> f32 {
        match self {
            Self::Rows(layout) => layout.height,
            Self::Bars => bars::height(bounds),
            Self::Columns(layout) => layout.height,
            Self::Digits(layout) => layout.height,
        }
    }
}

/// Draws rows of coins (of Nim, or of Wythoff's game if its rows are asked for).
///
/// The drawing has the height of the highest one in its example.
#[must_use]
pub fn draw(view: &View<'_>, position: &AnyPosition) -> Scene {
    let bounds = RowBounds::new(view, position);
    let layout = Layout::new(view.frame.show, view, &bounds);
    let mut canvas = Canvas::default();
    match &layout {
        Layout::Rows(layout) => rows::draw(&mut canvas, view, &bounds, layout),
        Layout::Bars => {
            let scale = Scale::new(view.width, bounds.largest() as f32);
            bars::draw(&mut canvas, view, &bounds, &scale);
            bars::draw_marks(&mut canvas, view, &bounds, &scale);
        }
        Layout::Columns(layout) => columns::draw(&mut canvas, view, &bounds, layout),
        Layout::Digits(layout) => columns::draw_digits(&mut canvas, view, &bounds, layout),
    }
    let mut highest = layout.height(&bounds);
    for frame in view.frames {
        if frame.show != view.frame.show {
            highest = highest.max(height(view, &bounds, frame.show));
        }
    }
    Scene {
        width: view.width,
        height: highest,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The height of `bounds` drawn as `show`.
pub(crate) fn height(view: &View<'_>, bounds: &RowBounds<'_>, show: Show) -> f32 {
    match show {
        Show::Rows | Show::Columns => Layout::new(show, view, bounds).height(bounds),
        _ => 0.0,
    }
}
