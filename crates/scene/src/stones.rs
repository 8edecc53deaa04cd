//! The heap of the dice game, nine stones to a line: what the last line holds is the remainder
//! that decides.
use crate::draw::key;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, Node, View};
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
const LONG_COUNT: f32 = 17.0;

/// Where the stones lie.
pub(crate) struct Stones {
    left: f32,
    top: f32,
    pitch: f32,
    lines: u64,
    barred: bool,
}

impl Stones {
    /// A heap of at most `most` stones within `width`, its top left corner at (`left`, `top`).
    pub(crate) fn new([left, top]: [f32; 2], width: f32, most: u64) -> Self {
        let lines = most.div_ceil(PERIOD).max(1);
        let barred = lines > MOST_LINES;
        let lines = if barred { 1 + LAST_LINES } else { lines };
        Self { left, top, pitch: (width / PERIOD as f32).min(MOST_PITCH), lines, barred }
    }

    pub(crate) fn width(&self) -> f32 {
        PERIOD as f32 * self.pitch
    }

    pub(crate) fn height(&self) -> f32 {
        HEAD + self.lines as f32 * self.pitch + FOOT
    }

    /// How many stones the bar stands for when the heap holds `heap`.
    fn in_bar(&self, heap: u64) -> u64 {
        if self.barred { PERIOD * (heap / PERIOD).saturating_sub(1) } else { 0 }
    }

    fn line_top(&self, line: u64) -> f32 {
        self.top + HEAD + (line + u64::from(self.barred)) as f32 * self.pitch
    }
}

/// Draws a heap of `heap` stones, of which there were `before` before the move just played.
pub(crate) fn draw(nodes: &mut Vec<Node>, view: &View<'_>, heap: u64, before: u64, layout: &Stones) {
    draw_count(nodes, view, heap, layout);
    let bar = layout.in_bar(heap);
    if bar > 0 {
        draw_bar(nodes, bar, layout);
    }
    if view.answers {
        draw_remainder(nodes, view, heap, layout);
    }
    let full = if view.answers { heap - heap % PERIOD } else { heap };
    let chosen = match view.chosen {
        Some(Move::Take(take)) => take,
        _ => 0,
    };
    for stone in bar..before.max(heap) {
        let class = match () {
            () if stone >= heap => "pebble pebble-taken",
            () if stone >= heap.saturating_sub(chosen) => "pebble pebble-chosen",
            () if stone >= full => "pebble pebble-rest",
            () => "pebble",
        };
        let (line, column) = ((stone - bar) / PERIOD, (stone - bar) % PERIOD);
        let half = layout.pitch / 2.0;
        let (x, y) = (layout.left + column as f32 * layout.pitch + half, layout.line_top(line) + half);
        nodes.push(Node::circle(key("pebble", stone, 0u8), class, x, y, 0.41 * layout.pitch));
    }
}

fn draw_count(nodes: &mut Vec<Node>, view: &View<'_>, heap: u64, layout: &Stones) {
    let (x, baseline) = (layout.left, layout.top + COUNT);
    let heap = heap.to_string();
    let size = if heap.len() > LONG { LONG_COUNT } else { COUNT };
    let beside = [x + text_width(&heap, size) + 8.0, baseline];
    let name = Node::text("stones".to_string(), "label", beside, LEAST_TEXT + 1.0, view.language.picture().stones());
    let count = Node::text("count".to_string(), "count", [x, baseline], size, heap);
    nodes.extend([count.anchored(Anchor::Start), name.anchored(Anchor::Start)]);
}

/// The bar that stands for `stones`, nine to a line.
fn draw_bar(nodes: &mut Vec<Node>, stones: u64, layout: &Stones) {
    let (top, height) = (layout.top + HEAD + 2.0, layout.pitch - 4.0);
    let bar = Node::rect("nines".to_string(), "pebble", layout.left + 1.0, top, layout.width() - 2.0, height);
    nodes.push(bar.rounded(height / 2.0));
    let text = ["9 × ", &(stones / PERIOD).to_string()].concat();
    let at = [layout.left + layout.width() / 2.0, top + height / 2.0 + 5.0];
    nodes.push(Node::text("nine".to_string(), "on-pebble", at, LEAST_TEXT, text));
}

/// The remainder: how many stones the last line holds.
fn draw_remainder(nodes: &mut Vec<Node>, view: &View<'_>, heap: u64, layout: &Stones) {
    let text = view.language.picture().remainder(PERIOD, heap % PERIOD);
    let heap = heap.to_string();
    let text = if heap.len() > LONG { text } else { [&heap, " ", &text].concat() };
    let at = [layout.left, layout.top + layout.height() - 9.0];
    nodes.push(Node::text("remainder".to_string(), "remainder", at, 15.0, text).anchored(Anchor::Start));
}
