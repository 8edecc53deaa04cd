//! The heap of the dice games, in lines of as many stones as the heap is counted by: what the
//! last line holds is the remainder that decides.
use crate::canvas::{Canvas, Point};
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::dice::PERIOD;

const MOST_PITCH: f32 = 25.0;
/// More lines than this are not drawn stone by stone; a bar stands for the first ones.
const MOST_LINES: u64 = 8;
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

/// How stones lie in lines.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    /// Stones in a line.
    pub per_line: u64,
    /// What the bar counts in.
    pub group: u64,
    /// Full groups that are drawn stone by stone, besides the rest.
    pub kept: u64,
    /// The most that can be taken at once: there is room for what was just taken.
    pub take: u64,
    /// Whether there is room for the remainder by `group`.
    pub has_rest: bool,
    /// Whether that decides, and is to be seen.
    pub decides: bool,
}

impl Lines {
    /// The game with one die.
    pub(crate) const NINES: Self = Self {
        per_line: PERIOD,
        group: PERIOD,
        kept: 1,
        take: 6,
        has_rest: true,
        decides: true,
    };

    /// The lines still drawn stone by stone beside a bar.
    fn last(self) -> u64 {
        ((self.kept + 1) * self.group - 1 + self.take).div_ceil(self.per_line)
    }
}

/// Where the stones lie.
pub(crate) struct Stones {
    kind: Lines,
    left: f32,
    top: f32,
    pitch: f32,
    lines: u64,
    barred: bool,
    width: f32,
}

impl Stones {
    /// A heap of at most `most` stones within `width`.
    pub(crate) fn new(width: f32, most: u64, kind: Lines) -> Self {
        let lines = most.div_ceil(kind.per_line).max(1);
        let barred = lines > MOST_LINES;
        let lines = if barred { 1 + kind.last() } else { lines };
        let across = kind.per_line as f32;
        let pitch = (width / across).min(MOST_PITCH);
        let most = most.to_string();
        let head = text_width(&most, count_size(&most)) + NAME;
        Self {
            kind,
            left: 0.0,
            top: 0.0,
            pitch,
            lines,
            barred,
            width: head.max(across * pitch),
        }
    }

    /// Moves its top left corner to this point.
    pub(crate) fn move_to(&mut self, (left, top): Point) {
        (self.left, self.top) = (left, top);
    }

    pub(crate) fn width(&self) -> f32 {
        self.width
    }

    pub(crate) fn height(&self) -> f32 {
        let foot = if self.kind.has_rest { FOOT } else { 4.0 };
        HEAD + self.lines as f32 * self.pitch + foot
    }

    /// How many stones the bar stands for when the heap holds `heap`.
    fn in_bar(&self, heap: u64) -> u64 {
        if self.barred {
            self.kind.group * (heap / self.kind.group).saturating_sub(self.kind.kept)
        } else {
            0
        }
    }

    /// The centre of a stone, counted from the first one after the bar.
    fn at(&self, stone: u64) -> Point {
        let across = self.kind.per_line;
        let line = stone / across + u64::from(self.barred);
        let along = |i: u64| (i as f32 + 0.5) * self.pitch;
        (
            self.left + along(stone % across),
            self.top + HEAD + along(line),
        )
    }
}

/// Draws a heap: how many stones there are, were before the move just played, and are chosen.
pub(crate) fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    [heap, before, taken]: [u64; 3],
    layout: &Stones,
) {
    draw_count(canvas, view, heap, layout);
    let bar = layout.in_bar(heap);
    if bar > 0 {
        draw_bar(canvas, bar, layout);
    }
    let decides = view.answers && layout.kind.decides;
    if decides {
        draw_remainder(canvas, view, heap, layout);
    }
    let rest = if decides { heap % layout.kind.group } else { 0 };
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
        canvas.circle("pebble", (stone, 0), class, at, 0.41 * layout.pitch);
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
    let count = canvas.text("count", (0, 0), "count", (x, y), size, &heap);
    count.anchored(Anchor::Start);
    let beside = (x + text_width(&heap, size) + 8.0, y);
    let name = view.language.picture().stones_counted();
    let name = canvas.text("stones", (0, 0), "label", beside, LEAST_TEXT + 1.0, name);
    name.anchored(Anchor::Start);
}

/// The bar that stands for `stones`, so many groups of them.
fn draw_bar(canvas: &mut Canvas, stones: u64, layout: &Stones) {
    let (height, width) = (
        layout.pitch - 4.0,
        layout.kind.per_line as f32 * layout.pitch,
    );
    let top = layout.top + HEAD + 2.0;
    let area = [layout.left + 1.0, top, width - 2.0, height];
    canvas.rect("nines", (0, 0), "pebble", area, height / 2.0);
    let mut text = layout.kind.group.to_string();
    text.push_str(" × ");
    text.push_str(&(stones / layout.kind.group).to_string());
    let at = (layout.left + width / 2.0, top + height / 2.0 + 5.0);
    canvas.text("nine", (0, 0), "on-pebble", at, LEAST_TEXT, &text);
}

/// The remainder: how many stones the last line holds.
fn draw_remainder(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &Stones) {
    let group = layout.kind.group;
    let remainder = view.language.picture().remainder(group, heap % group);
    let mut text = heap.to_string();
    if text.len() > LONG {
        text.clear();
    } else {
        text.push(' ');
    }
    text.push_str(&remainder);
    let at = (layout.left, layout.top + layout.height() - 9.0);
    let text = canvas.text("remainder", (0, 0), "remainder", at, 15.0, &text);
    text.anchored(Anchor::Start);
}
