use nian_lessons::Frame;
use nian_solver::Move;
use nian_words::Language;

/// The view of a frame.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The frame shown.
    pub frame: &'a Frame,
    /// All steps of the same example or game: the picture has the height of the highest of them, so
    /// that it stays the same from step to step, and coins keep their names as they move. If empty,
    /// the height is for `frame` alone.
    pub frames: &'a [Frame],
    /// The reader's own moves that led from a step to `frame`, which is the last of them.
    pub own: &'a [Frame],
    /// The language of the labels.
    pub language: Language,
    /// The layout width, in CSS pixels: pictures are laid out for it, not scaled to it.
    pub width: f32,
    /// Whether outcomes, odd columns, safe cells and marks are visible.
    pub answers: bool,
    /// Whether shapes have the moves they choose (a board to play on).
    pub playable: bool,
    /// The move that is chosen but not played.
    pub chosen: Option<Move>,
}

impl View<'_> {
    /// Whether every legal move has its mark.
    pub(crate) fn marked(&self) -> bool {
        self.answers && self.frame.marks
    }
}
