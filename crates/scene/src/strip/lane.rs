//! A heap: its strip of coins, or the bar that replaces them.
use super::cut::Cut;
use super::facts::Facts;
use super::layout::StripLayout;
use crate::View;
use crate::bounds::RowBounds;
use crate::canvas::{Canvas, between};
use crate::coin::{Coin, Lying};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::rows::{take_from, taken_from};
use nian_solver::Outcome;

/// The least width of coins for the marks of all moves; on narrower ones only winning moves are
/// marked.
const MARKED_COIN: f32 = 18.0;
/// The least width of coins that are drawn one by one.
const LEAST_COIN: f32 = 12.0;
/// The least size of a touch area.
const LEAST_TOUCH: f32 = 24.0;

/// A heap of the present position.
pub(super) struct Lane {
    pub row: usize,
    pub heap: u64,
    /// The size before the move just played.
    before: u64,
    /// The limit, which may exceed the heap.
    pub limit: u64,
    /// The width of a coin; 0 if the strip is not to scale.
    unit: f32,
    pub cut: Cut,
    /// The top of its strip.
    pub top: f32,
    /// Whether it is cut into greedy parts.
    pub parted: bool,
}

impl Lane {
    pub(super) fn new(
        bounds: &RowBounds<'_>,
        facts: &Facts,
        layout: &StripLayout,
        (row, limit): (usize, u64),
    ) -> Self {
        let (heap, before) = (bounds.now[row], bounds.before[row].max(bounds.now[row]));
        let parted = heap > 0 && !facts.parts.is_empty();
        let whole = [heap];
        let sizes = if parted { &facts.parts[..] } else { &whole };
        let unit = layout.unit_of(before);
        let cut = if unit > 0.0 {
            Cut::to_scale(layout.left, unit, sizes)
        } else {
            let share = before as f32 / layout.most as f32;
            Cut::to_fit(layout.left, layout.space, share, sizes, before - heap)
        };
        Self {
            row,
            heap,
            before,
            limit,
            unit,
            cut,
            top: layout.top(row),
            parted,
        }
    }

    /// The most that may be taken.
    pub(super) fn most(&self) -> u64 {
        self.limit.min(self.heap)
    }

    /// Whether coins are drawn one by one.
    fn has_coins(&self) -> bool {
        self.unit >= LEAST_COIN
    }

    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        view: &View<'_>,
        bounds: &RowBounds<'_>,
        facts: &Facts,
        layout: &StripLayout,
    ) {
        let middle = self.top + layout.strip / 2.0;
        if let Some(margin) = &layout.margin {
            margin.draw_label(canvas, self.row, self.heap, middle);
        }
        let row = self.row as u64;
        if self.before == 0 {
            let (left, right) = ((layout.left + 2.0, middle), (layout.left + 14.0, middle));
            canvas.line("none", (row, 0), "none", left, right);
            return;
        }
        self.draw_pieces(canvas, layout);
        if self.parted {
            self.draw_numbers(canvas, view, layout);
        }
        let take = taken_from(view.chosen, self.row).min(self.heap);
        if self.has_coins() {
            self.draw_coins(canvas, layout, take);
        } else {
            self.draw_bars(canvas, layout, take);
        }
        if view.marked() {
            self.draw_marks(canvas, bounds, facts, layout);
        }
        if view.playable {
            self.draw_hits(canvas, bounds, facts, layout);
        }
    }

    /// The pieces behind the coins, or instead of them.
    fn draw_pieces(&self, canvas: &mut Canvas, layout: &StripLayout) {
        let coins = self.has_coins();
        if coins && !self.parted || self.heap == 0 {
            return;
        }
        let last = self.cut.pieces.len() - 1;
        for (i, piece) in self.cut.pieces.iter().enumerate() {
            let class = match (coins, self.parted && i == last) {
                (true, false) => "part",
                (true, true) => "part part-least",
                (false, false) => "bar",
                (false, true) => "bar part-least",
            };
            let ids = (self.row as u64, (last - i) as u64);
            let area = [piece.x + 1.0, self.top, piece.w - 2.0, layout.strip];
            canvas.rect("part", ids, class, area, 6.0);
        }
        for (i, piece) in self.cut.pieces.iter().enumerate() {
            if piece.broken && self.parted {
                let ids = (self.row as u64, (last - i) as u64);
                draw_break(canvas, ids, piece.x + piece.w / 2.0, self.top, layout.strip);
            }
        }
    }

    /// Each part's number above it.
    fn draw_numbers(&self, canvas: &mut Canvas, view: &View<'_>, layout: &StripLayout) {
        if layout.margin.is_some() {
            return;
        }
        let last = self.cut.pieces.len() - 1;
        for (i, piece) in self.cut.pieces.iter().enumerate() {
            let text = if piece.parts > 1 {
                view.language.picture().more_parts(piece.parts as u64)
            } else {
                piece.coins.to_string()
            };
            let class = if i == last {
                "part-name least"
            } else {
                "part-name"
            };
            let half = text_width(&text, LEAST_TEXT) / 2.0;
            let x = between(half, piece.x + piece.w / 2.0, layout.width - half);
            let ids = (self.row as u64, (last - i) as u64);
            canvas.text("name", ids, class, (x, self.top - 7.0), LEAST_TEXT, &text);
        }
    }

    fn draw_coins(&self, canvas: &mut Canvas, layout: &StripLayout, take: u64) {
        let mut coins = Lying::default();
        let y = self.top + layout.strip / 2.0;
        for coin in 0..self.before {
            let x = layout.left + (coin as f32 + 0.5) * self.unit;
            let seen = if coin >= self.heap {
                Coin::Taken
            } else if coin >= self.heap - take {
                Coin::Chosen
            } else {
                Coin::Here
            };
            coins.put(coin as u16, seen, (x, y));
        }
        coins.draw(canvas, self.row, 0.41 * self.unit);
    }

    /// The coins just taken and those chosen, if coins are not drawn one by one.
    fn draw_bars(&self, canvas: &mut Canvas, layout: &StripLayout, take: u64) {
        let (ids, end) = ((self.row as u64, 0), self.cut.end());
        if self.before > self.heap {
            let taken = self.before - self.heap;
            let w = if self.unit > 0.0 {
                taken as f32 * self.unit
            } else {
                self.cut.space_for_taken
            };
            let area = [end + 1.0, self.top, w - 2.0, layout.strip];
            canvas.rect("gone", ids, "bar bar-taken", area, 6.0);
        }
        if take > 0 {
            let x = self.cut.at(self.heap - take).min(end - 4.0);
            let area = [x, self.top - 2.0, end - x, layout.strip + 4.0];
            canvas.rect("chosen", ids, "picked", area, 6.0);
        }
    }

    /// The marks of moves, each at the end that the strip would have.
    fn draw_marks(
        &self,
        canvas: &mut Canvas,
        bounds: &RowBounds<'_>,
        facts: &Facts,
        layout: &StripLayout,
    ) {
        let y = self.top + layout.strip / 2.0;
        let row = self.row as u64;
        if self.unit >= MARKED_COIN {
            for take in 1..=self.most() {
                let wins = facts
                    .winning
                    .contains(&take_from(bounds.position, self.row, take));
                let x = layout.left + ((self.heap - take) as f32 + 0.5) * self.unit;
                let r = (0.36 * self.unit).min(11.0);
                let outcome = if wins { Outcome::Safe } else { Outcome::Unsafe };
                draw_mark(canvas, "mark", (row, take), outcome, (x, y), r);
            }
            return;
        }
        for &mv in &facts.winning {
            let take = taken_from(Some(mv), self.row);
            if take > 0 {
                let x = self.cut.at(self.heap - take.min(self.heap));
                let at = (between(9.0, x, layout.width - 9.0), y);
                draw_mark(canvas, "mark", (row, take), Outcome::Safe, at, 8.0);
            }
        }
    }

    /// The touch areas: a coin takes itself and all to its right; if coins are too narrow for that,
    /// each part and each winning take has one.
    fn draw_hits(
        &self,
        canvas: &mut Canvas,
        bounds: &RowBounds<'_>,
        facts: &Facts,
        layout: &StripLayout,
    ) {
        let mut takes = Vec::new();
        if self.unit >= LEAST_TOUCH {
            takes.extend(1..=self.most());
        } else {
            let mut take = 0;
            for part in facts.parts.iter().rev() {
                take += part;
                takes.push(take);
            }
            for &mv in &facts.winning {
                takes.push(taken_from(Some(mv), self.row));
            }
            takes.sort_unstable();
            takes.dedup();
            takes.retain(|&take| take > 0 && take <= self.most());
        }
        let mut right = self.cut.end();
        for take in takes {
            let left = self.cut.at(self.heap - take);
            let x = left.min(right - LEAST_TOUCH).max(0.0);
            let area = [x, self.top, (right - x).max(LEAST_TOUCH), layout.strip];
            let mv = take_from(bounds.position, self.row, take);
            canvas.hit((self.row as u64, take), area, 6.0, mv);
            right = left.min(right);
        }
    }
}

/// Two slanting lines across a piece that is longer than it is drawn.
fn draw_break(canvas: &mut Canvas, ids: (u64, u64), x: f32, top: f32, height: f32) {
    let floor = top + height;
    let gap = [
        (x - 1.0, top - 2.0),
        (x + 7.0, top - 2.0),
        (x + 1.0, floor + 2.0),
        (x - 7.0, floor + 2.0),
    ];
    canvas.path("break", ids, "break", &gap, true);
    canvas.line("left", ids, "break-edge", gap[0], gap[3]);
    canvas.line("right", ids, "break-edge", gap[1], gap[2]);
}
