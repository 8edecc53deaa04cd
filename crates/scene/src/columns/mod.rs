//! Coins in stacks of powers of two, in the columns of the binary digits (Nim).
mod digits;
mod layout;
mod sums;

use crate::bounds::RowBounds;
use crate::canvas::{Canvas, Point};
use crate::coin::{Coin, Lying};
use crate::coins::{Coins, stacks, track};
use crate::rows::taken_from;
use crate::{Anchor, View};
use nian_lessons::Show;
use nian_solver::Move;

pub(crate) use digits::{Digits, draw as draw_digits};
pub(crate) use layout::Columns;

/// Draws `bounds` as stacks of coins.
pub(crate) fn draw(canvas: &mut Canvas, view: &View<'_>, bounds: &RowBounds<'_>, layout: &Columns) {
    sums::draw_bands(canvas, view, bounds, layout);
    for (row, &heap) in bounds.now.iter().enumerate() {
        let y = layout.middle(row);
        layout.margin.draw_label(canvas, row, heap, y);
        draw_numeral(canvas, layout, row, heap);
        draw_empty(canvas, bounds, layout, row);
        draw_new(canvas, bounds, layout, row);
    }
    for row in 0..bounds.now.len() {
        draw_coins(canvas, view, bounds, layout, row);
    }
    sums::draw_sums(canvas, view, bounds, layout);
    if view.playable {
        for (row, &heap) in bounds.now.iter().enumerate() {
            draw_hits(canvas, layout, row, heap);
        }
    }
}

fn draw_numeral(canvas: &mut Canvas, layout: &Columns, row: usize, heap: u64) {
    let at = (layout.sides[1] - 2.0, layout.middle(row) + 5.0);
    let (ids, size) = ((row as u64, 0), layout::NUMERAL);
    let numeral = canvas.text("numeral", ids, "numeral", at, size, &binary(heap));
    numeral.anchored(Anchor::End);
}

/// A short line in each column in which the row has no stack, and had none before the move.
fn draw_empty(canvas: &mut Canvas, bounds: &RowBounds<'_>, layout: &Columns, row: usize) {
    let filled = bounds.now[row] | bounds.before[row];
    for power in (0..layout.powers()).filter(|power| filled >> power & 1 == 0) {
        let (x, y) = (layout.centre(power), layout.middle(row));
        let ids = (row as u64, power as u64);
        canvas.line("none", ids, "none", (x - 5.0, y), (x + 5.0, y));
    }
}

/// A ring around each stack that the move has made out of a larger one.
fn draw_new(canvas: &mut Canvas, bounds: &RowBounds<'_>, layout: &Columns, row: usize) {
    let new = bounds.now[row] & !bounds.before[row];
    for power in (0..layout.powers()).filter(|power| new >> power & 1 == 1) {
        let ids = (row as u64, power as u64);
        canvas.rect("new", ids, "stack-new", layout.stack(row, power), 6.0);
    }
}

fn draw_coins(
    canvas: &mut Canvas,
    view: &View<'_>,
    bounds: &RowBounds<'_>,
    layout: &Columns,
    row: usize,
) {
    let track = track(view, row);
    let heap = bounds.now[row].saturating_sub(taken_from(view.chosen, row));
    let left = track.now.left(heap, Show::Columns);
    let mut coins = Lying::default();
    for (id, at) in standing(layout, row, &track.before) {
        coins.put(id, Coin::Taken, at);
    }
    for (id, at) in standing(layout, row, &track.now) {
        let stays = left.0.contains(&id);
        coins.put(id, if stays { Coin::Here } else { Coin::Chosen }, at);
    }
    coins.draw(canvas, row, layout.radius());
}

/// The position of each of these coins.
fn standing(layout: &Columns, row: usize, coins: &Coins) -> Vec<(u16, Point)> {
    let mut standing = Vec::with_capacity(coins.0.len());
    for stack in stacks(coins.0.len() as u64) {
        for (i, place) in stack.places().enumerate() {
            standing.push((coins.0[place], layout.coin(row, stack.size, i)));
        }
    }
    standing
}

/// The touch areas: a coin takes itself and all to its right; if coins are too small for that, a
/// stack takes itself and all to its right.
fn draw_hits(canvas: &mut Canvas, layout: &Columns, row: usize, heap: u64) {
    let mut hit = |place: u64, area| {
        let (row, take) = (row as u8, heap - place);
        let mv = Move::Row { row, take };
        canvas.hit((row.into(), place), area, 6.0, mv);
    };
    for stack in stacks(heap) {
        let power = stack.size.trailing_zeros() as usize;
        if layout.coins_can_be_touched() {
            for (i, place) in stack.places().enumerate() {
                hit(place as u64, layout.coin_box(row, stack.size, i));
            }
        } else {
            hit(stack.first, layout.cell(row, power));
        }
    }
}

/// The binary digit of `heap` that counts 2^`power`.
fn digit(heap: u64, power: usize) -> &'static str {
    if heap >> power & 1 == 1 { "1" } else { "0" }
}

/// The binary numeral of `heap`.
fn binary(heap: u64) -> String {
    let mut text = String::new();
    for power in (0..layout::powers(heap)).rev() {
        text.push_str(digit(heap, power));
    }
    text
}
