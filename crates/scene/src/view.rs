use nian_lessons::Frame;
use nian_solver::Move;
use nian_words::Language;

/// How a frame is to be seen.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// What is shown.
    pub frame: &'a Frame,
    /// All steps of the same example or game: the picture leaves room for each of them, so that
    /// its height is the same from step to step and coins keep their names as they travel.
    /// May be empty: then the room is made for `frame` alone.
    pub frames: &'a [Frame],
    /// The moves of the reader's own that led from a step to `frame`, which is the last of them.
    pub own: &'a [Frame],
    /// The language of the labels.
    pub language: Language,
    /// The room there is, in CSS pixels: pictures are laid out for it, not scaled down to it.
    pub width: f32,
    /// Whether outcomes, odd columns, safe cells and marks may be seen already.
    pub answers: bool,
    /// Whether shapes carry the moves they choose (a board to play on).
    pub playable: bool,
    /// The move the reader has chosen but not yet confirmed.
    pub chosen: Option<Move>,
}

impl View<'_> {
    /// Whether every move that can be made is to carry its mark.
    pub(crate) fn marked(&self) -> bool {
        self.answers && self.frame.marks
    }
}
