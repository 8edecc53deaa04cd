//! A heap of stones in lines that show its remainder, which decides: it is in the last line, or in
//! the last group of it.
use crate::bounds::most_in_heap;
use crate::canvas::{Canvas, Point, square};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::dice::PERIOD;
use nian_solver::{AnyPosition, Move};

const MOST_PITCH: f32 = 25.0;
/// The least distance of stones where the width allows it, so that they can be touched.
const LEAST_PITCH: f32 = 24.0;
/// The gap between two groups in a line, in stones.
const GROUP_GAP: f32 = 0.4;
/// The most stones in a line of several groups.
const MOST_GROUPED: u64 = 10;
/// The most lines that are drawn stone by stone; beyond, a bar replaces the first ones.
const MOST_LINES: u64 = 8;
/// The least number of stones drawn beside a bar, if so many can be taken.
const SHOWN: u64 = 48;
/// The height above the stones, for their number.
const HEAD: f32 = 38.0;
/// The height below the stones, for the remainder.
const FOOT: f32 = 34.0;
const COUNT: f32 = 26.0;
/// The font size of the remainder, of the stones' name, and of the bar's number.
const TEXT: f32 = 15.0;
/// A number with more digits has a smaller font, and is not repeated.
const LONG: usize = 9;
const LONG_COUNT: f32 = 16.0;
/// The width beside the number, for the name of the stones.
const NAME: f32 = 66.0;
/// In a narrower picture the remainder is on the same line, if it fits.
const WIDE: f32 = 540.0;

/// The arrangement of stones in lines.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    /// Stones in a line.
    pub per_line: u64,
    /// The unit of the bar; in a line of several groups, these are set apart.
    pub group: u64,
    /// The number of full groups that are drawn stone by stone, in addition to the remainder.
    pub kept: u64,
    /// The most that can be taken at once: stones just taken need space, too.
    pub take: u64,
    /// The divisor of the heap.
    pub modulus: u64,
    /// Whether the remainder by `modulus` is displayed.
    pub has_rest: bool,
    /// Whether the remainder decides, and answers are visible.
    pub decides: bool,
}

impl Lines {
    /// The game with one die.
    pub(crate) const NINES: Self = Self {
        per_line: PERIOD,
        group: PERIOD,
        kept: 1,
        take: 6,
        modulus: PERIOD,
        has_rest: true,
        decides: true,
    };

    /// The lines within `width` for a heap that is divided by `modulus`.
    pub(crate) fn new(width: f32, modulus: u64) -> Self {
        let per_line = per_line(width, modulus);
        let grouped = per_line.is_multiple_of(modulus);
        let group = if grouped { modulus } else { per_line };
        Self {
            per_line,
            group,
            kept: modulus.min(SHOWN).max(per_line).div_ceil(group),
            take: per_line.min(modulus) - 1,
            modulus,
            has_rest: true,
            decides: true,
        }
    }

    /// The number of lines drawn stone by stone beside a bar.
    fn last(self) -> u64 {
        ((self.kept + 1) * self.group - 1 + self.take).div_ceil(self.per_line)
    }

    /// Whether the remainder is by itself at the end: in the last group, or in the last line.
    fn is_seen(self) -> bool {
        self.decides && self.group == self.modulus
    }

    /// The position of a stone in its line, in stones.
    fn along(self, stone: u64) -> f32 {
        let apart = self.group < self.per_line && self.per_line.is_multiple_of(self.group);
        let gaps = if apart { stone / self.group } else { 0 };
        stone as f32 + gaps as f32 * GROUP_GAP + 0.5
    }

    /// The length of a full line, in stones.
    fn length(self) -> f32 {
        self.along(self.per_line - 1) + 0.5
    }
}

/// The layout of the stones.
pub(crate) struct Stones {
    kind: Lines,
    left: f32,
    top: f32,
    pitch: f32,
    lines: u64,
    barred: bool,
    width: f32,
    /// The position of the remainder to the right of the number of stones; `None` if it is below
    /// them.
    rest: Option<f32>,
}

/// A stone: its number in the heap, its appearance, and its position.
pub(crate) struct Pebble {
    pub id: u64,
    pub class: &'static str,
    pub at: Point,
    pub r: f32,
}

impl Stones {
    /// A heap of at most `most` stones within `width`.
    pub(crate) fn new(view: &View<'_>, width: f32, most: u64, kind: Lines) -> Self {
        let lines = most.div_ceil(kind.per_line).max(1);
        let barred = lines > MOST_LINES;
        let lines = if barred { 1 + kind.last() } else { lines };
        let length = kind.length();
        let pitch = (width / length).min(MOST_PITCH);
        let remainder = remainder(view, most, (kind.modulus, kind.modulus - 1));
        let most = most.to_string();
        let mut head = text_width(&most, count_size(&most)) + NAME;
        let mut rest = None;
        if kind.has_rest {
            let wide = text_width(&remainder, TEXT) + 14.0;
            rest = Some(head + 8.0).filter(|at| view.width < WIDE && at + wide <= width);
            head = rest.map_or(head.max(wide), |at| at + wide);
        }
        Self {
            kind,
            left: 0.0,
            top: 0.0,
            pitch,
            lines,
            barred,
            width: head.max(length * pitch),
            rest,
        }
    }

    /// Moves its top left corner to this point.
    pub(crate) fn move_to(&mut self, (left, top): Point) {
        (self.left, self.top) = (left, top);
    }

    pub(crate) fn lower(&mut self, by: f32) {
        self.top += by;
    }

    pub(crate) fn width(&self) -> f32 {
        self.width
    }

    pub(crate) fn height(&self) -> f32 {
        let below = self.kind.has_rest && self.rest.is_none();
        let foot = if below { FOOT } else { 4.0 };
        HEAD + self.lines as f32 * self.pitch + foot
    }

    /// The number of stones that the bar replaces when the heap has `heap`.
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
        (
            self.left + self.kind.along(stone % across) * self.pitch,
            self.top + HEAD + (line as f32 + 0.5) * self.pitch,
        )
    }
}

/// The number of stones in a line: the modulus or a multiple of it, else a divisor of it, else as
/// many as can be touched.
fn per_line(width: f32, modulus: u64) -> u64 {
    let fit = ((width / LEAST_PITCH) as u64).max(1);
    if modulus <= fit {
        let groups = (MOST_GROUPED.min(fit.saturating_sub(1)) / modulus).max(1);
        return modulus * groups;
    }
    for divisor in (8..=fit).rev() {
        if modulus.is_multiple_of(divisor) {
            return divisor;
        }
    }
    fit.min(MOST_GROUPED)
}

/// The only heap, divided by `modulus`, in the layout for its largest size.
pub(crate) fn heap(view: &View<'_>, width: f32, modulus: u64) -> Stones {
    Stones::new(view, width, most_in_heap(view), Lines::new(width, modulus))
}

/// Draws a heap; `counts` are its stones now, before the move just played, and those chosen.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, counts: [u64; 3], layout: &Stones) {
    draw_about(canvas, view, counts[0], layout);
    for pebble in pebbles(view, counts, layout) {
        let Pebble { id, class, at, r } = pebble;
        canvas.circle("pebble", (id, 0), class, at, r);
    }
}

/// The number of stones chosen to be taken from the only heap.
pub(crate) fn chosen(view: &View<'_>) -> u64 {
    match view.chosen {
        Some(Move::Take(take)) => take,
        _ => 0,
    }
}

/// Draws everything about the heap except its stones: their number, the bar for those not drawn,
/// the remainder.
pub(crate) fn draw_about(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &Stones) {
    draw_count(canvas, view, heap, (layout.left, layout.top + COUNT));
    let bar = layout.in_bar(heap);
    if bar > 0 {
        draw_bar(canvas, bar, layout);
    }
    if view.answers && layout.kind.has_rest && layout.kind.decides {
        draw_remainder(canvas, view, heap, layout);
    }
}

/// The stones that are drawn one by one, including those just taken.
pub(crate) fn pebbles(
    view: &View<'_>,
    [heap, before, taken]: [u64; 3],
    layout: &Stones,
) -> Vec<Pebble> {
    let kind = layout.kind;
    let shown = view.answers && kind.is_seen();
    let rest = if shown { heap % kind.modulus } else { 0 };
    let bar = layout.in_bar(heap);
    let room = (layout.lines - u64::from(layout.barred)) * kind.per_line;
    let mut pebbles = Vec::new();
    for stone in bar..before.max(heap).min(bar + room) {
        let class = if stone >= heap {
            "pebble pebble-taken"
        } else if heap - stone <= taken {
            "pebble pebble-chosen"
        } else if heap - stone <= rest {
            "pebble pebble-rest"
        } else {
            "pebble"
        };
        pebbles.push(Pebble {
            id: stone,
            class,
            at: layout.at(stone - bar),
            r: 0.41 * layout.pitch,
        });
    }
    pebbles
}

/// On the first stone of each move, which takes it and all after it, the mark of the move, and the
/// touch area.
pub(crate) fn draw_moves(
    canvas: &mut Canvas,
    view: &View<'_>,
    position: &AnyPosition,
    heap: u64,
    layout: &Stones,
) {
    let bar = layout.in_bar(heap);
    for stone in bar..heap {
        let mv = Move::Take(heap - stone);
        let Ok(after) = position.play(mv) else {
            continue;
        };
        let (at, r) = (layout.at(stone - bar), 0.36 * layout.pitch);
        if view.marked() {
            draw_mark(canvas, "mark", (stone, 9), after.outcome(), at, r);
        }
        if view.playable && layout.pitch >= LEAST_PITCH {
            canvas.hit((stone, 9), square(at, layout.pitch), 6.0, mv);
        }
    }
}

/// The font size of the heap's number.
fn count_size(heap: &str) -> f32 {
    if heap.len() > LONG { LONG_COUNT } else { COUNT }
}

/// Writes the number of stones, beginning at this point.
pub(crate) fn draw_count(canvas: &mut Canvas, view: &View<'_>, heap: u64, (x, y): Point) {
    let heap = heap.to_string();
    let size = count_size(&heap);
    let count = canvas.text("count", (0, 0), "count", (x, y), size, &heap);
    count.anchored(Anchor::Start);
    // Semibold figures are a little wider.
    let beside = (x + 1.04 * text_width(&heap, size) + 8.0, y);
    let name = view.language.picture().stones_counted();
    let name = canvas.text("stones", (0, 0), "label", beside, TEXT, name);
    name.anchored(Anchor::Start);
}

/// The bar that replaces `stones`, in lines or groups.
fn draw_bar(canvas: &mut Canvas, stones: u64, layout: &Stones) {
    let group = layout.kind.group;
    let mut text = group.to_string();
    text.push_str(" × ");
    text.push_str(&(stones / group).to_string());
    let line = layout.kind.length() * layout.pitch;
    let height = layout.pitch - 4.0;
    let size = if height < 1.1 * TEXT {
        LEAST_TEXT
    } else {
        TEXT
    };
    let width = line.max(text_width(&text, size) + 28.0);
    let top = layout.top + HEAD + 2.0;
    let area = [layout.left + 1.0, top, width - 2.0, height];
    canvas.rect("lines", (0, 0), "pebble", area, height / 2.0);
    let at = (layout.left + width / 2.0, top + height / 2.0 + 5.0);
    canvas.text("line", (0, 0), "on-pebble", at, size, &text);
}

/// The remainder: the number of stones in the last group.
fn draw_remainder(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &Stones) {
    let modulus = layout.kind.modulus;
    let text = remainder(view, heap, (modulus, heap % modulus));
    let at = match layout.rest {
        Some(beside) => (layout.left + beside, layout.top + COUNT),
        None => (layout.left, layout.top + layout.height() - 9.0),
    };
    let text = canvas.text("remainder", (0, 0), "remainder", at, TEXT, &text);
    text.anchored(Anchor::Start);
}

/// The division of a heap by a modulus, and the remainder, in words.
fn remainder(view: &View<'_>, heap: u64, (modulus, rest): (u64, u64)) -> String {
    let mut text = heap.to_string();
    if text.len() > LONG {
        text.clear();
    } else {
        text.push(' ');
    }
    text.push_str(&view.language.picture().remainder(modulus, rest));
    text
}
