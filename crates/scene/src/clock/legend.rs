//! The legend of a dial: the meaning of its two rings and its two stones.
use crate::canvas::{Canvas, Point};
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};

const LINE: f32 = 22.0;
const TOP: f32 = 8.0;
const SIGN: f32 = 16.0;

/// The lines below a dial.
pub(super) struct Legend {
    left: f32,
    top: f32,
    width: f32,
    /// Whether it explains rings.
    rings: bool,
}

impl Legend {
    /// The legend below a dial of this width, or below a line, which has no rings.
    pub(super) fn new(width: f32, rings: bool) -> Self {
        Self {
            left: 0.0,
            top: 0.0,
            width,
            rings,
        }
    }

    pub(super) fn height(&self) -> f32 {
        TOP + if self.rings { 3.0 } else { 1.0 } * LINE
    }

    /// Moves its top left corner to this point.
    pub(super) fn move_to(&mut self, (left, top): Point) {
        (self.left, self.top) = (left, top);
    }

    pub(super) fn lower(&mut self, by: f32) {
        self.top += by;
    }

    /// The baseline of a line.
    fn line(&self, line: u8) -> f32 {
        self.top + TOP + LINE * (f32::from(line) + 0.7)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas, view: &View<'_>) {
        let words = view.language.picture();
        let middle = self.left + self.width / 2.0;
        let rings = [words.outer_ring(), words.inner_ring()];
        for (line, text) in (0..).zip(rings).filter(|_| self.rings) {
            let at = (middle, self.line(line));
            canvas.text("about", (line.into(), 0), "label", at, LEAST_TEXT, text);
        }
        let signs = [
            ("stone", words.to_move()),
            ("stone-last", words.just_moved()),
        ];
        let mut width = 20.0;
        for (_, text) in signs {
            width += SIGN + text_width(text, LEAST_TEXT);
        }
        let (mut x, y) = (
            middle - width / 2.0,
            self.line(if self.rings { 2 } else { 0 }),
        );
        for (i, (class, text)) in (0..).zip(signs) {
            canvas.circle("sign", (i, 0), class, (x + 6.0, y - 4.5), 5.0);
            let name = canvas.text("who", (i, 0), "label", (x + SIGN, y), LEAST_TEXT, text);
            name.anchored(Anchor::Start);
            x += SIGN + text_width(text, LEAST_TEXT) + 20.0;
        }
    }
}
