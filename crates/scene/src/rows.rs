//! Coins in rows (Nim, Wythoff): a row's letter, its count, its coins.
use crate::coin::{Coin, draw_coin};
use crate::coins::{MOST_COINS, track};
use crate::draw::key;
use crate::labels::Margin;
use crate::mark::mark_at;
use crate::room::Room;
use crate::{Node, View};
use nian_solver::Move;

/// A coin that can be touched is at least so far from the next, in pixels.
const LEAST_PITCH: f32 = 24.0;
/// A row stands taller than its coins by this.
const ROW_GAP: f32 = 14.0;
/// The gap after every fifth coin, in coins: fives are read at a glance.
const FIVE_GAP: f32 = 0.2;
/// Taller pictures than this are no longer taken in at a glance; bars are.
const MOST_HEIGHT: f32 = 1100.0;

/// Where the coins stand.
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
    /// The layout of `room` in `width`; `None` if there are too many coins to be drawn one by one.
    pub(crate) fn layout(room: &Room<'_>, width: f32) -> Option<Self> {
        let largest = room.largest();
        if largest > MOST_COINS {
            return None;
        }
        let margin = Margin::new(room, width);
        let space = width - margin.width;
        let per_line = per_line(largest, space);
        let most_pitch = if width < 560.0 { 34.0 } else { 42.0 };
        let roomy = (560.0 / room.now.len() as f32).clamp(LEAST_PITCH, most_pitch);
        let pitch = (space / line_length(per_line)).min(roomy);
        let mut height = 4.0;
        let mut tops = Vec::with_capacity(room.most.len());
        for &most in &room.most {
            tops.push(height);
            height += most.div_ceil(per_line).max(1) as f32 * pitch + ROW_GAP;
        }
        let left = (space - pitch * line_length(per_line)).max(0.0) / 2.0;
        let height = height - ROW_GAP + 4.0;
        let layout = Self { margin: margin.shifted(left), left: left + margin.width, pitch, per_line, tops, height };
        (height <= MOST_HEIGHT).then_some(layout)
    }

    /// The centre of the coin at `place` of `row`.
    fn at(&self, row: usize, place: usize) -> [f32; 2] {
        let (line, column) = (place as u64 / self.per_line, place as u64 % self.per_line);
        let fives = (column / 5) as f32 * FIVE_GAP;
        let x = self.left + (column as f32 + fives + 0.5) * self.pitch;
        [x, self.tops[row] + (line as f32 + 0.5) * self.pitch]
    }

    fn radius(&self) -> f32 {
        0.44 * self.pitch
    }
}

/// The length of a line of `coins`, in coins, with the gaps between fives.
fn line_length(coins: u64) -> f32 {
    coins as f32 + (coins.saturating_sub(1) / 5) as f32 * FIVE_GAP
}

/// How many coins stand in a line of `space` so that each can be touched; whole fives if there
/// are several lines.
fn per_line(largest: u64, space: f32) -> u64 {
    let fits = |coins: &u64| line_length(*coins) * LEAST_PITCH <= space;
    if fits(&largest) {
        return largest.max(1);
    }
    let fives = (1..).map(|fives| 5 * fives).take_while(fits).last();
    fives.unwrap_or_else(|| (space / LEAST_PITCH).max(1.0) as u64)
}

/// Draws `room` as rows of coins.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>, layout: &Rows) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (row, &heap) in room.now.iter().enumerate() {
        let middle = layout.tops[row] + layout.pitch / 2.0;
        nodes.extend(layout.margin.label(row, heap, middle));
        if room.before[row] > 0 {
            continue;
        }
        let x = layout.left + 0.5 * layout.pitch;
        nodes.push(Node::line(key("floor", row as u64, 0u8), "none", [x - 6.0, middle], [x + 6.0, middle]));
    }
    for row in 0..room.now.len() {
        draw_coins(&mut nodes, view, room, layout, row);
    }
    for (row, &heap) in room.now.iter().enumerate() {
        for place in 0..heap {
            let mv = Move::Row { row: row as u8, take: heap - place };
            draw_move(&mut nodes, view, room, layout, (row, place, mv));
        }
    }
    nodes
}

/// The coins of a row by name, so that each is always the same node in the same order.
fn draw_coins(nodes: &mut Vec<Node>, view: &View<'_>, room: &Room<'_>, layout: &Rows, row: usize) {
    let track = track(view, row);
    let left = room.now[row].saturating_sub(taken_from(view.chosen, row));
    let mut coins: Vec<_> = (track.before.0.iter().enumerate())
        .map(|(place, &id)| match track.now.0.iter().position(|&other| other == id) {
            Some(place) if place as u64 >= left => (id, place, Coin::Chosen),
            Some(place) => (id, place, Coin::Here),
            None => (id, place, Coin::Taken),
        })
        .collect();
    coins.sort_unstable();
    for (id, place, coin) in coins {
        draw_coin(nodes, (row, id), coin, layout.at(row, place), layout.radius());
    }
}

/// What stands on the coin at `place`, where a move begins: its mark, and what to touch.
fn draw_move(
    nodes: &mut Vec<Node>,
    view: &View<'_>,
    room: &Room<'_>,
    layout: &Rows,
    (row, place, mv): (usize, u64, Move),
) {
    let [x, y] = layout.at(row, place as usize);
    if view.answers && view.frame.marks && let Ok(after) = room.position.play(mv) {
        let r = (0.36 * layout.pitch).min(11.0);
        nodes.push(mark_at(key("mark", row as u64, place), after.outcome(), x, y, r));
    }
    if view.playable {
        let (side, corner) = (layout.pitch, layout.pitch / 2.0);
        let hit = Node::rect(key("hit", row as u64, place), "hit", x - corner, y - corner, side, side);
        nodes.push(hit.rounded(6.0).choosing(Some(mv)));
    }
}

/// How many coins `mv` takes from `row`.
pub(crate) fn taken_from(mv: Option<Move>, row: usize) -> u64 {
    match mv {
        Some(Move::Row { row: from, take }) if usize::from(from) == row => take,
        Some(Move::Both { take }) => take,
        _ => 0,
    }
}
