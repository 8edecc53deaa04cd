//! A tray: its owner, the number of its stones, and the stones in pairs.
use crate::canvas::{Canvas, Point};
use crate::measure::{LEAST_TEXT, text_width};
use crate::stones::Pebble;
use crate::{Anchor, View};
use core::ops::Range;
use nian_solver::holding::Side;

const INSET: f32 = 12.0;
/// The height above the stones, for the name and the number on one line, or on two.
const HEADS: [f32; 2] = [40.0, 62.0];
const NAME: f32 = 15.0;
const COUNT: f32 = 20.0;
const LONG_COUNT: f32 = 15.0;
const GAP: f32 = 10.0;
/// The distances of stones; smaller for more stones.
const PITCHES: [f32; 4] = [24.0, 20.0, 16.0, 12.0];
/// The most lines of pairs in a tray; beyond, a bar replaces the pairs.
const MOST_LINES: u64 = 2;
/// The space between two lines of pairs.
const LINE_GAP: f32 = 8.0;

/// The factor for the width of a name, which is semibold.
const NAME_ROOM: f32 = 1.04;

/// The layout of a tray.
pub(super) struct Tray {
    left: f32,
    top: f32,
    width: f32,
    pitch: f32,
    /// Whether name and number are on one line.
    one_line: bool,
    /// Pairs in a line; 0 if a bar replaces the pairs.
    per_line: u64,
    lines: u64,
}

/// The owner of a tray.
pub(super) struct Owner {
    /// The number of the tray, 0 or 1.
    pub number: usize,
    /// The side, in the two-sided game.
    pub side: Option<Side>,
    /// Whether it is this player's turn.
    pub turn: bool,
    pub holds: u64,
}

impl Tray {
    /// A tray of this width for at most `most` stones.
    pub(super) fn new(view: &View<'_>, width: f32, most: u64) -> Self {
        let pairs = most.div_ceil(2).max(1);
        let mut tray = Self {
            left: 0.0,
            top: 0.0,
            width,
            pitch: PITCHES[0],
            one_line: head_width(view, most) <= width - 2.0 * INSET,
            per_line: 0,
            lines: 1,
        };
        for pitch in PITCHES {
            let fit = ((width - 2.0 * INSET) / pitch) as u64;
            let lines = pairs.div_ceil(fit.max(1));
            if lines <= MOST_LINES {
                (tray.pitch, tray.per_line, tray.lines) = (pitch, fit.max(1), lines);
                break;
            }
        }
        tray
    }

    /// The least width of a tray for at most `most` stones.
    pub(super) fn least_width(most: u64) -> f32 {
        let most = most.to_string();
        text_width(&most, count_size(&most)) + 2.0 * INSET + 70.0
    }

    pub(super) fn height(&self) -> f32 {
        let lines = self.lines as f32;
        self.head() + lines * 2.0 * self.pitch + (lines - 1.0) * LINE_GAP + INSET
    }

    fn head(&self) -> f32 {
        HEADS[usize::from(!self.one_line)]
    }

    /// Moves its top left corner to this point.
    pub(super) fn move_to(&mut self, (left, top): Point) {
        (self.left, self.top) = (left, top);
    }

    /// The position of stone `i` of those held: two above each other in a pair.
    fn at(&self, i: u64) -> Point {
        let (pair, lower) = (i / 2, i % 2);
        let per_line = self.per_line.max(1);
        let (line, column) = (pair / per_line, pair % per_line);
        let down = line as f32 * (2.0 * self.pitch + LINE_GAP) + (lower as f32 + 0.5) * self.pitch;
        (
            self.left + INSET + (column as f32 + 0.5) * self.pitch,
            self.top + self.head() + down,
        )
    }

    fn r(&self) -> f32 {
        0.41 * self.pitch
    }

    /// Places the stones with these numbers in the tray, among `pebbles` in the order of their
    /// numbers; those of `new` have just been taken.
    pub(super) fn lay(&self, pebbles: &mut Vec<Pebble>, ids: &[u64], new: Range<u64>) {
        if self.per_line == 0 {
            return;
        }
        for (i, &id) in (0..).zip(ids) {
            let new = new.contains(&id);
            let pebble = Pebble {
                id,
                class: if new { "pebble pebble-new" } else { "pebble" },
                at: self.at(i),
                r: self.r(),
            };
            let mut place = pebbles.len();
            while place > 0 && pebbles[place - 1].id > id {
                place -= 1;
            }
            pebbles.insert(place, pebble);
        }
    }

    /// Draws everything except the stones.
    pub(super) fn draw(&self, canvas: &mut Canvas, view: &View<'_>, owner: Owner) {
        let tray = owner.number as u64;
        let class = if owner.turn { "tray tray-turn" } else { "tray" };
        let area = [
            self.left + 1.0,
            self.top + 1.0,
            self.width - 2.0,
            self.height() - 2.0,
        ];
        canvas.rect("tray", (tray, 0), class, area, 10.0);
        self.draw_head(canvas, view, &owner);
        if self.per_line == 0 {
            self.draw_bar(canvas, &owner);
        }
        if !owner.holds.is_multiple_of(2) {
            self.draw_gap(canvas, &owner);
        }
    }

    fn draw_head(&self, canvas: &mut Canvas, view: &View<'_>, owner: &Owner) {
        let (words, tray) = (view.language.picture(), owner.number as u64);
        let (left, right) = (self.left + INSET, self.left + self.width - INSET);
        let text = match owner.side {
            Some(side) => words.side_names()[usize::from(side == Side::Even)],
            None => words.players()[owner.number % 2],
        };
        let first = self.top + 25.0;
        let name = canvas.text("name", (tray, 0), "name", (left, first), NAME, text);
        name.anchored(Anchor::Start);
        let (mut end, turn) = (right, words.to_move());
        if owner.turn {
            // Beside the name if there is space.
            let names = NAME_ROOM * text_width(text, NAME) + GAP;
            let beside = left + names + text_width(turn, LEAST_TEXT) <= right;
            let y = if beside { first } else { self.top + 50.0 };
            if !beside {
                end -= text_width(turn, LEAST_TEXT) + GAP;
            }
            let at = (right, y);
            let turn = canvas.text("turn", (tray, 0), "turn", at, LEAST_TEXT, turn);
            turn.anchored(Anchor::End);
        }
        let (x, y) = if self.one_line {
            (left + NAME_ROOM * text_width(text, NAME) + GAP, first)
        } else {
            (left, self.top + 50.0)
        };
        let holds = owner.holds.to_string();
        let size = count_size(&holds);
        let count = canvas.text("held", (tray, 0), "count", (x, y), size, &holds);
        count.anchored(Anchor::Start);
        let text = words.parities()[(owner.holds % 2) as usize];
        let beside = x + text_width(&holds, size) + GAP;
        // Beside a long number there is no space.
        if beside + text_width(text, LEAST_TEXT) <= end {
            let at = (beside, y);
            let parity = canvas.text("parity", (tray, 0), "label", at, LEAST_TEXT, text);
            parity.anchored(Anchor::Start);
        }
    }

    /// The gap beside the stone without a partner.
    fn draw_gap(&self, canvas: &mut Canvas, owner: &Owner) {
        let i = if self.per_line == 0 { 1 } else { owner.holds };
        let (x, y) = self.at(i);
        let x = if self.per_line == 0 {
            self.single().0
        } else {
            x
        };
        canvas.circle("gap", (owner.number as u64, 0), "gap", (x, y), self.r());
    }

    /// The position of the stone that is left over beside the bar.
    fn single(&self) -> Point {
        let (_, y) = self.at(0);
        (self.left + self.width - INSET - self.pitch / 2.0, y)
    }

    /// The bar that replaces the pairs, and the stone left over.
    fn draw_bar(&self, canvas: &mut Canvas, owner: &Owner) {
        let (tray, pairs) = (owner.number as u64, owner.holds / 2);
        let (left, top) = (self.left + INSET, self.top + self.head() + 2.0);
        let width = self.width - 2.0 * INSET - self.pitch - 8.0;
        let height = 2.0 * self.pitch - 4.0;
        if pairs > 0 {
            let area = [left, top, width, height];
            canvas.rect("pairs", (tray, 0), "pebble", area, 10.0);
            let mut text = String::from("2 × ");
            text.push_str(&pairs.to_string());
            let at = (left + width / 2.0, top + height / 2.0 + 5.0);
            canvas.text("pair", (tray, 0), "on-pebble", at, LEAST_TEXT, &text);
        }
        if owner.holds % 2 == 1 {
            canvas.circle("single", (tray, 0), "pebble", self.single(), self.r());
        }
    }
}

/// The width that the head of any tray needs on one line.
fn head_width(view: &View<'_>, most: u64) -> f32 {
    let words = view.language.picture();
    let widest = |texts: [&str; 2], size: f32| {
        let [a, b] = texts.map(|text| text_width(text, size));
        a.max(b)
    };
    let most = most.to_string();
    let name = NAME_ROOM * widest(words.side_names(), NAME);
    let count = text_width(&most, count_size(&most));
    let parity = widest(words.parities(), LEAST_TEXT);
    name + count + parity + text_width(words.to_move(), LEAST_TEXT) + 3.0 * GAP
}

/// The font size of a number of stones.
fn count_size(holds: &str) -> f32 {
    if holds.len() > 9 { LONG_COUNT } else { COUNT }
}
