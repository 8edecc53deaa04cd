//! Coins in rows (Nim, Wythoff): each row's letter, number and coins.
use crate::View;
use crate::bounds::RowBounds;
use crate::canvas::{Canvas, Point, between, square};
use crate::coin::{Coin, Lying};
use crate::coins::{MOST_COINS, track};
use crate::labels::Margin;
use crate::mark::draw_mark;
use nian_solver::dynamic::Heaps;
use nian_solver::{AnyPosition, Move, Outcome};

/// The least distance of coins that can be touched, in pixels.
const LEAST_PITCH: f32 = 24.0;
/// The height of a row in addition to its coins.
const ROW_GAP: f32 = 14.0;
/// The gap after every fifth coin, in coins, so that fives are read at a glance.
const FIVE_GAP: f32 = 0.2;
/// The largest height: a higher picture is not taken in at a glance, and bars are.
const MOST_HEIGHT: f32 = 1100.0;

/// The layout of the coins.
pub(crate) struct Rows {
    margin: Margin,
    left: f32,
    pitch: f32,
    per_line: u64,
    tops: Vec<f32>,
    /// The height of the picture.
    pub height: f32,
}

impl Rows {
    /// The layout of `bounds` in `width`; `None` if there are too many coins to draw them one by
    /// one.
    pub(crate) fn layout(bounds: &RowBounds<'_>, width: f32) -> Option<Self> {
        let largest = bounds.largest();
        if largest > MOST_COINS {
            return None;
        }
        let margin = Margin::new(bounds, width);
        let space = width - margin.width;
        let per_line = per_line(largest, space);
        let most_pitch = if width < 560.0 { 34.0 } else { 42.0 };
        let roomy = between(LEAST_PITCH, 560.0 / bounds.now.len() as f32, most_pitch);
        let pitch = (space / line_length(per_line)).min(roomy);
        let mut height = 4.0;
        let mut tops = Vec::with_capacity(bounds.most.len());
        for &most in &bounds.most {
            tops.push(height);
            height += most.div_ceil(per_line).max(1) as f32 * pitch + ROW_GAP;
        }
        let left = (space - pitch * line_length(per_line)).max(0.0) / 2.0;
        let height = height - ROW_GAP + 4.0;
        let layout = Self {
            margin: margin.shifted(left),
            left: left + margin.width,
            pitch,
            per_line,
            tops,
            height,
        };
        (height <= MOST_HEIGHT).then_some(layout)
    }

    /// The centre of the coin at `place` of `row`.
    fn at(&self, row: usize, place: usize) -> Point {
        let (line, column) = (place as u64 / self.per_line, place as u64 % self.per_line);
        let fives = (column / 5) as f32 * FIVE_GAP;
        let x = self.left + (column as f32 + fives + 0.5) * self.pitch;
        (x, self.tops[row] + (line as f32 + 0.5) * self.pitch)
    }
}

/// The length of a line of `coins`, in coins, with the gaps between fives.
fn line_length(coins: u64) -> f32 {
    coins as f32 + (coins.saturating_sub(1) / 5) as f32 * FIVE_GAP
}

/// The number of coins in a line of `space`, so that each can be touched; a multiple of five if
/// there are several lines.
fn per_line(largest: u64, space: f32) -> u64 {
    let fits = |coins: &u64| line_length(*coins) * LEAST_PITCH <= space;
    if fits(&largest) {
        return largest.max(1);
    }
    let fives = (1..).map(|fives| 5 * fives).take_while(fits).last();
    fives.unwrap_or_else(|| (space / LEAST_PITCH).max(1.0) as u64)
}

/// Draws `bounds` as rows of coins.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Rows) {
    for (row, &heap) in bounds.now.iter().enumerate() {
        let y = layout.tops[row] + layout.pitch / 2.0;
        layout.margin.draw_label(canvas, row, heap, y);
        if bounds.before[row] == 0 {
            let x = layout.left + layout.pitch / 2.0;
            canvas.line("none", (row as u64, 0), "none", (x - 6.0, y), (x + 6.0, y));
        }
    }
    for row in 0..bounds.now.len() {
        draw_coins(canvas, view, bounds, layout, row);
    }
    draw_moves(canvas, view, bounds, layout);
}

/// On each coin, the mark of the move that takes it and all to its right, and the touch area.
fn draw_moves(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Rows) {
    let winning = if view.marked() {
        bounds.position.winning_moves()
    } else {
        Vec::new()
    };
    for (row, &heap) in bounds.now.iter().enumerate() {
        for place in 0..heap {
            let mv = take_from(bounds.position, row, heap - place);
            let at = layout.at(row, place as usize);
            let key = (row as u64, place);
            if view.marked() && bounds.position.play(mv).is_ok() {
                let outcome = Outcome::safe_if(winning.contains(&mv));
                let r = (0.36 * layout.pitch).min(11.0);
                draw_mark(canvas, "mark", key, outcome, at, r);
            }
            if view.playable {
                canvas.hit(key, square(at, layout.pitch), 6.0, mv);
            }
        }
    }
}

fn draw_coins(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    layout: &Rows,
    row: usize,
) {
    let track = track(view, row);
    let left = bounds.now[row].saturating_sub(taken_from(view.chosen, row)) as usize;
    let mut coins = Lying::default();
    for (place, &id) in track.before.0.iter().enumerate() {
        coins.put(id, Coin::Taken, layout.at(row, place));
    }
    for (place, &id) in track.now.0.iter().enumerate() {
        let coin = if place < left {
            Coin::Here
        } else {
            Coin::Chosen
        };
        coins.put(id, coin, layout.at(row, place));
    }
    coins.draw(canvas, row, 0.44 * layout.pitch);
}

/// The move of the position's game that takes so many from a row.
pub(crate) fn take_from(position: &AnyPosition, row: usize, take: u64) -> Move {
    let rows = match position {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) | AnyPosition::Euclid(..) => true,
        AnyPosition::Dynamic(rules, _) => rules.heaps() != Heaps::One,
        AnyPosition::Dice(..)
        | AnyPosition::Subtraction(..)
        | AnyPosition::Parity(..)
        | AnyPosition::Sides(..)
        | AnyPosition::SeveralDice(..) => false,
    };
    if rows {
        let row = row as u8;
        Move::Row { row, take }
    } else {
        Move::Take(take)
    }
}

/// The number of coins that `mv` takes from `row`.
pub(crate) fn taken_from(mv: Option<Move>, row: usize) -> u64 {
    match mv {
        Some(Move::Row { row: from, take }) if usize::from(from) == row => take,
        Some(Move::Both { take } | Move::Take(take)) => take,
        _ => 0,
    }
}
