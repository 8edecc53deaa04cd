//! Coins in stacks of powers of two, standing in the columns of the binary digits (Nim).
mod digits;
mod layout;
mod stack;
mod sums;

use crate::coin::{Coin, draw_coin};
use crate::coins::{stacks, track};
use crate::draw::key;
use crate::room::Room;
use crate::rows::taken_from;
use crate::{Anchor, Node, View};
use nian_solver::Move;

pub(crate) use digits::{Digits, draw as draw_digits};
pub(crate) use layout::Columns;

/// Draws `room` as stacks of coins.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>, layout: &Columns) -> Vec<Node> {
    let mut nodes = sums::bands(view, room, layout);
    for (row, &heap) in room.now.iter().enumerate() {
        let y = layout.middle(row);
        nodes.extend(layout.margin.label(row, heap, y));
        let numeral = [layout.sides[1] - 2.0, y + 5.0];
        let numeral = Node::text(key("numeral", row as u64, 0u8), "numeral", numeral, layout::NUMERAL, binary(heap));
        nodes.push(numeral.anchored(Anchor::End));
        draw_empty(&mut nodes, room, layout, row);
    }
    for row in 0..room.now.len() {
        draw_coins(&mut nodes, view, room, layout, row);
    }
    nodes.extend(sums::sums(view, room, layout));
    if view.playable {
        for (row, &heap) in room.now.iter().enumerate() {
            draw_hits(&mut nodes, layout, row, heap);
        }
    }
    nodes
}

/// A short line in each column where the row has no stack, and has just had none.
fn draw_empty(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Columns, row: usize) {
    let filled = room.now[row] | room.before[row];
    for power in (0..layout.powers()).filter(|power| filled >> power & 1 == 0) {
        let (x, y) = (layout.centre(power), layout.middle(row));
        nodes.push(Node::line(key("none", row as u64, power as u64), "none", [x - 5.0, y], [x + 5.0, y]));
    }
}

/// The coins of a row by name, so that each is always the same node in the same order.
fn draw_coins(nodes: &mut Vec<Node>, view: &View<'_>, room: &Room<'_>, layout: &Columns, row: usize) {
    let track = track(view, row);
    let chosen = taken_from(view.chosen, row).min(room.now[row]);
    let left = track.now.left(room.now[row] - chosen, nian_lessons::Show::Columns);
    let mut coins = Vec::with_capacity(track.before.0.len());
    for (heap, row_of_coins) in [(room.now[row], &track.now), (room.before[row], &track.before)] {
        for stack in stacks(heap) {
            for (i, place) in stack.places().enumerate() {
                let id = row_of_coins.0[place];
                let coin = if !track.now.0.contains(&id) {
                    Coin::Taken
                } else if left.0.contains(&id) {
                    Coin::Here
                } else {
                    Coin::Chosen
                };
                coins.push((id, coin, layout.coin(row, stack.size, i)));
            }
        }
    }
    // A coin that is still there was seen twice; where it lies now was seen first.
    coins.sort_by_key(|&(id, ..)| id);
    coins.dedup_by_key(|&mut (id, ..)| id);
    for (id, coin, at) in coins {
        draw_coin(nodes, (row, id), coin, at, layout.radius());
    }
}

/// Touching a coin takes it and all to its right; where coins are too small to be touched one
/// by one, touching a stack takes it and all to its right.
fn draw_hits(nodes: &mut Vec<Node>, layout: &Columns, row: usize, heap: u64) {
    let hit = |place: u64, [x, y, w, h]: [f32; 4]| {
        let mv = Move::Row { row: row as u8, take: heap - place };
        let hit = Node::rect(key("hit", row as u64, place), "hit", x, y, w, h);
        hit.rounded(6.0).choosing(Some(mv))
    };
    for stack in stacks(heap) {
        match layout.coin_boxes(row, stack.size) {
            Some(boxes) => nodes.extend((stack.first..).zip(boxes).map(|(place, area)| hit(place, area))),
            None => {
                let power = stack.size.trailing_zeros() as usize;
                nodes.push(hit(stack.first, layout.cell(row, power)));
            }
        }
    }
}

/// The binary numeral of `heap`.
fn binary(heap: u64) -> String {
    let digits = (0..(u64::BITS - heap.leading_zeros()).max(1)).rev();
    digits.map(|power| if heap >> power & 1 == 1 { '1' } else { '0' }).collect()
}
