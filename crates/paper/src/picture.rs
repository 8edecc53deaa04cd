//! The picture of a position, as it is printed.

use nian_lessons::{Frame, Show};
use nian_scene::{View, rows, svg};
use nian_solver::AnyPosition;
use nian_words::Language;

/// Pictures are as wide as one of two columns on A4, and as a telephone.
const WIDTH: f32 = 300.0;

/// More coins in a row than this are no help: nobody counts them.
const MOST: u64 = 20;

/// The rows of coins of a position, without anything that tells the answer; nothing where there are too many
/// coins, or none at all: the words then say as much.
///
/// The plane of Wythoff's game, clocks and trays are left out: they are large, and show what is asked for.
pub(crate) fn of(position: &AnyPosition, language: Language) -> Option<String> {
    if !matches!(position, AnyPosition::Nim(..) | AnyPosition::Wythoff(..)) {
        return None;
    }
    if position.heaps().iter().any(|&row| row > MOST) {
        return None;
    }
    let mut frame = Frame::of(position.clone());
    frame.show = Show::Rows;
    let view = View {
        frame: &frame,
        frames: &[],
        own: &[],
        language,
        width: WIDTH,
        answers: false,
        playable: false,
        chosen: None,
    };
    Some(svg(&rows(&view, position)))
}
