//! Rows as bars, where there are too many coins to be drawn one by one (Nim, Wythoff).
use crate::draw::key;
use crate::mark::mark_at;
use crate::measure::text_width;
use crate::room::{Room, letter};
use crate::rows::taken_from;
use crate::{Anchor, Node, View};
use nian_solver::{Move, Outcome};

const ROW: f32 = 52.0;
const SIZE: f32 = 16.0;
const BAR: f32 = 16.0;

/// The height of the picture.
pub(crate) fn height(room: &Room<'_>) -> f32 {
    room.now.len() as f32 * ROW
}

/// Draws each row of `room` as its number above a bar; the longest takes the whole `width`.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>) -> Vec<Node> {
    let full = view.width - 4.0;
    let scale = Scale { largest: room.largest().max(1), full };
    let mut nodes = Vec::new();
    for (row, (&now, &before)) in room.now.iter().zip(room.before).enumerate() {
        let top = row as f32 * ROW;
        nodes.extend(label(row, now, top + 19.0));
        let chosen = taken_from(view.chosen, row);
        let pieces = [("gone", "bar bar-taken", before), ("bar", "bar bar-chosen", now), ("left", "bar", now.saturating_sub(chosen))];
        for (name, class, heap) in pieces {
            let width = scale.length(heap);
            nodes.push(Node::rect(key(name, row as u64, 0u8), class, 2.0, top + 26.0, width, BAR).rounded(4.0));
        }
    }
    if view.answers && view.frame.marks {
        draw_marks(&mut nodes, room, &scale);
    }
    nodes
}

/// How long a bar is.
struct Scale {
    largest: u64,
    full: f32,
}

impl Scale {
    fn length(&self, heap: u64) -> f32 {
        let length = heap as f32 / self.largest as f32 * self.full;
        // One coin among millions is still to be seen.
        if heap > 0 { length.max(3.0) } else { 0.0 }
    }
}

fn label(row: usize, heap: u64, y: f32) -> [Node; 2] {
    let name = Node::text(key("row", row as u64, 0u8), "label", [2.0, y], SIZE, letter(row));
    let at = [12.0 + text_width("m", SIZE), y];
    let count = Node::text(key("count", row as u64, 0u8), "count", at, SIZE, heap.to_string());
    [name.anchored(Anchor::Start), count.anchored(Anchor::Start)]
}

/// The winning moves: a mark where the bar would end.
fn draw_marks(nodes: &mut Vec<Node>, room: &Room<'_>, scale: &Scale) {
    for mv in room.position.winning_moves() {
        for (row, &heap) in room.now.iter().enumerate() {
            let take = taken_from(Some(mv), row);
            let name = if matches!(mv, Move::Both { .. }) { "both" } else { "mark" };
            if take > 0 && take <= heap {
                let x = (2.0 + scale.length(heap - take)).clamp(9.0, scale.full - 7.0);
                let y = row as f32 * ROW + 26.0 + BAR / 2.0;
                nodes.push(mark_at(key(name, row as u64, take), Outcome::Safe, x, y, 8.0));
            }
        }
    }
}
