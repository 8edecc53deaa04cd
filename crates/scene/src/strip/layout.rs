use crate::View;
use crate::bounds::{RowBounds, position_of};
use crate::canvas::between;
use crate::labels::Margin;
use crate::measure::{LEAST_TEXT, text_width};
use nian_solver::AnyPosition;
use nian_solver::dynamic::Heaps;

/// The largest width of a coin: larger coins would look unlike those in rows.
const MOST_UNIT: [f32; 2] = [30.0, 36.0];
/// The least width of a coin in a strip that is to scale.
const LEAST_UNIT: f32 = 6.0;
/// The height of a bar that replaces coins.
const BAR: f32 = 26.0;
/// The height of a strip in addition to its coins.
const PADDING: f32 = 8.0;
/// The height above the strip of an only heap, for its count and its parts.
const HEAD: f32 = 62.0;
/// The height of a limit's bar.
pub(super) const LIMIT: f32 = 8.0;
/// The height of a bar that shows how far a common limit reaches in a heap.
pub(super) const REACH: f32 = 4.0;
/// The space between a strip and the bar of its limit.
pub(super) const BELOW: f32 = 7.0;
/// The height of a line of text.
pub(super) const LINE: f32 = 22.0;
/// The width for Grundy values, beside the strips.
const VALUES: f32 = 58.0;
/// The space between two heaps.
const GAP: f32 = 12.0;

/// The layout of the strips, the same in every frame.
pub(super) struct StripLayout {
    /// The labels of the rows, if there are several.
    pub margin: Option<Margin>,
    /// The start of the strips.
    pub left: f32,
    /// The width for the longest strip.
    pub space: f32,
    /// The width of a coin; 0 if strips are not to scale.
    pub unit: f32,
    /// The right end of the contents, including the values of the heaps.
    pub right: f32,
    /// The most coins any heap ever holds.
    pub most: u64,
    /// The height of a strip.
    pub strip: f32,
    /// Whether the sentence on the limit needs two lines.
    pub two_lines: bool,
    /// The height of the picture.
    pub height: f32,
    /// The width of the picture.
    pub width: f32,
    head: f32,
    lane: f32,
}

impl StripLayout {
    pub(super) fn new(view: &View<'_>, bounds: &RowBounds<'_>, kind: Heaps) -> Self {
        let several = kind != Heaps::One;
        let margin = several.then(|| Margin::new(bounds, view.width));
        let values = if kind == Heaps::Local { VALUES } else { 0.0 };
        let edge = margin.map_or(2.0, |margin| margin.width);
        let space = (view.width - edge - values - 2.0).max(12.0);
        let most = bounds.largest().max(1);
        let largest = MOST_UNIT[usize::from(view.width >= 560.0)];
        let true_unit = (space / most as f32).min(largest);
        let (unit, used) = if true_unit < LEAST_UNIT {
            (0.0, space)
        } else {
            (true_unit, true_unit * most as f32)
        };
        // Short strips are centred, but leave space for the words about them.
        let side = between(0.0, (space - used.max(200.0)) / 2.0, space);
        let strip = (unit + PADDING).max(BAR);
        let two_lines = several_lines(view, most);
        let text = LINE * if two_lines { 2.0 } else { 1.0 };
        let beneath = BELOW + LIMIT;
        let (head, lane, foot) = match kind {
            Heaps::One => (HEAD, strip + beneath, text + 8.0),
            Heaps::Local => (LINE + 4.0, strip + beneath + LINE + GAP, 44.0),
            // That no limit wins is on a line of its own.
            Heaps::Global => (4.0, strip + BELOW + REACH + GAP, LIMIT + 2.0 * LINE + 26.0),
        };
        Self {
            margin: margin.map(|margin| margin.shifted(side)),
            left: edge + side,
            space: space - 2.0 * side,
            right: view.width - side,
            unit,
            most,
            strip,
            two_lines,
            height: head + lane * bounds.now.len() as f32 + foot,
            width: view.width,
            head,
            lane,
        }
    }

    /// The top of a row's strip.
    pub(super) fn top(&self, row: usize) -> f32 {
        self.head + row as f32 * self.lane
    }

    /// The bottom of the rows.
    pub(super) fn floor(&self, rows: usize) -> f32 {
        self.top(rows)
    }

    /// The width of a coin in a heap of this size; 0 if the strip is not to scale.
    ///
    /// An only heap that is small compared with others of its example has a scale of its own.
    pub(super) fn unit_of(&self, heap: u64) -> f32 {
        let own = (self.space / heap.max(1) as f32).min(self.strip - PADDING);
        if self.unit > 0.0 || self.margin.is_some() || own < LEAST_UNIT {
            return self.unit;
        }
        own
    }
}

/// Whether the numbers of any frame are so long that a limit and the number compared with it need a
/// line each.
fn several_lines(view: &View<'_>, most: u64) -> bool {
    let mut largest = most;
    let mut look = |position: Option<&AnyPosition>| {
        if let Some(AnyPosition::Dynamic(_, state)) = position {
            for &limit in state.limits() {
                largest = largest.max(limit);
            }
        }
    };
    look(position_of(view.frame));
    for frame in view.frames {
        look(position_of(frame));
    }
    let words = view.language.picture();
    let longest = [largest, largest];
    let mut widest = 0.0_f32;
    for text in [words.limit_reaches(longest), words.limit_wins(longest)] {
        widest = widest.max(text_width(&text, LEAST_TEXT + 1.0));
    }
    widest > view.width - 4.0
}
