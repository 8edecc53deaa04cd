//! The heap of the dice game, nine stones to a line: what the last line holds is the remainder
//! that decides.
use crate::canvas::Canvas;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::Move;
use nian_solver::dice::PERIOD;

const MOST_PITCH: f32 = 25.0;
/// More lines than this are not drawn stone by stone; a bar stands for the first ones.
const MOST_LINES: u64 = 8;
/// The lines then still drawn: a full one, the last, and one for stones just taken.
const LAST_LINES: u64 = 3;
/// The room above the stones, for their number.
const HEAD: f32 = 38.0;
/// The room below them, for the remainder.
const FOOT: f32 = 34.0;
const COUNT: f32 = 26.0;
/// A number of more digits is set smaller, and not repeated.
const LONG: usize = 9;
const LONG_COUNT: f32 = 16.0;
/// The room beside the number, for what it counts.
const NAME: f32 = 56.0;

/// Where the stones lie.
pub(crate) struct Stones {
    left: f32,
    top: f32,
    pitch: f32,
    lines: u64,
    barred: bool,
    width: f32,
}

impl Stones {
    /// A heap of at most `most` stones within `width`, its top left corner at (`left`, `top`).
    pub(crate) fn new([left, top]: [f32; 2], width: f32, most: u64) -> Self {
        let lines = most.div_ceil(PERIOD).max(1);
        let barred = lines > MOST_LINES;
        let lines = if barred { 1 + LAST_LINES } else { lines };
        let pitch = (width / PERIOD as f32).min(MOST_PITCH);
        let most = most.to_string();
        let head = text_width(&most, count_size(&most)) + NAME;
        Self {
            left,
            top,
            pitch,
            lines,
            barred,
            width: head.max(PERIOD as f32 * pitch),
        }
    }

    pub(crate) fn width(&self) -> f32 {
        self.width
    }

    pub(crate) fn height(&self) -> f32 {
        HEAD + self.lines as f32 * self.pitch + FOOT
    }

    /// How many stones the bar stands for when the heap holds `heap`.
    fn in_bar(&self, heap: u64) -> u64 {
        if self.barred {
            PERIOD * (heap / PERIOD).saturating_sub(1)
        } else {
            0
        }
    }

    /// The centre of a stone, counted from the first one after the bar.
    fn at(&self, stone: u64) -> [f32; 2] {
        let line = stone / PERIOD + u64::from(self.barred);
        let along = |i: u64| (i as f32 + 0.5) * self.pitch;
        [
            self.left + along(stone % PERIOD),
            self.top + HEAD + along(line),
        ]
    }
}

/// Draws a heap of `heap` stones, of which there were `before` before the move just played.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, heap: u64, before: u64, layout: &Stones) {
    draw_count(canvas, view, heap, layout);
    let bar = layout.in_bar(heap);
    if bar > 0 {
        draw_bar(canvas, bar, layout);
    }
    if view.answers {
        draw_remainder(canvas, view, heap, layout);
    }
    let taken = match view.chosen {
        Some(Move::Take(take)) => take,
        _ => 0,
    };
    let rest = if view.answers { heap % PERIOD } else { 0 };
    for stone in bar..before.max(heap) {
        let class = if stone >= heap {
            "pebble pebble-taken"
        } else if heap - stone <= taken {
            "pebble pebble-chosen"
        } else if heap - stone <= rest {
            "pebble pebble-rest"
        } else {
            "pebble"
        };
        let at = layout.at(stone - bar);
        canvas.circle(("pebble", stone, 0), class, at, 0.41 * layout.pitch);
    }
}

/// The font size of the heap's number.
fn count_size(heap: &str) -> f32 {
    if heap.len() > LONG { LONG_COUNT } else { COUNT }
}

fn draw_count(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &Stones) {
    let (x, y) = (layout.left, layout.top + COUNT);
    let heap = heap.to_string();
    let size = count_size(&heap);
    let count = canvas.text(("count", 0, 0), "count", [x, y], size, &heap);
    count.anchored(Anchor::Start);
    let beside = [x + text_width(&heap, size) + 8.0, y];
    let name = view.language.picture().stones_counted();
    let name = canvas.text(("stones", 0, 0), "label", beside, LEAST_TEXT + 1.0, name);
    name.anchored(Anchor::Start);
}

/// The bar that stands for `stones`, nine to a line.
fn draw_bar(canvas: &mut Canvas, stones: u64, layout: &Stones) {
    let (height, width) = (layout.pitch - 4.0, PERIOD as f32 * layout.pitch);
    let top = layout.top + HEAD + 2.0;
    let area = [layout.left + 1.0, top, width - 2.0, height];
    canvas.rect(("nines", 0, 0), "pebble", area, height / 2.0);
    let mut text = String::from("9 × ");
    text.push_str(&(stones / PERIOD).to_string());
    let at = [layout.left + width / 2.0, top + height / 2.0 + 5.0];
    canvas.text(("nine", 0, 0), "on-pebble", at, LEAST_TEXT, &text);
}

/// The remainder: how many stones the last line holds.
fn draw_remainder(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &Stones) {
    let remainder = view.language.picture().remainder(PERIOD, heap % PERIOD);
    let mut text = heap.to_string();
    if text.len() > LONG {
        text.clear();
    } else {
        text.push(' ');
    }
    text.push_str(&remainder);
    let at = [layout.left, layout.top + layout.height() - 9.0];
    let text = canvas.text(("remainder", 0, 0), "remainder", at, 15.0, &text);
    text.anchored(Anchor::Start);
}
