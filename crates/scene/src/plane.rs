//! Wythoff's game with large numbers: the quarter plane without cells, its two golden rays, and
//! the lines one can move along.
use crate::draw::key;
use crate::mark::mark_at;
use crate::measure::{LEAST_TEXT, text_width};
use crate::room::{Room, letter};
use crate::{Anchor, Node, View};
use nian_solver::Outcome;

const MOST_SIDE: f32 = 440.0;
/// The room above and below the plane, for texts.
const TOP: f32 = 24.0;
const BOTTOM: f32 = 26.0;
/// The slope of the upper ray; the safe cells lie close to it and to its mirror image.
const GOLDEN: f32 = 1.618_034;
const STONE: f32 = 8.0;

/// Where the plane lies.
pub(crate) struct Plane {
    side: f32,
    left: f32,
    width: f32,
    largest: f32,
}

impl Plane {
    /// The layout of `room` in `width`.
    pub(crate) fn layout(room: &Room<'_>, width: f32) -> Self {
        let side = (width - 24.0).min(MOST_SIDE);
        // A little more than the largest number, so that nothing lies on the edge.
        let largest = room.largest().max(1) as f32 * 1.1;
        Self { side, left: (width - side) / 2.0, width, largest }
    }

    /// The height of the picture.
    pub(crate) fn height(&self) -> f32 {
        TOP + self.side + BOTTOM
    }

    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        let scale = self.side / self.largest;
        [self.left + x * scale, TOP + self.side - y * scale]
    }

    fn cell(&self, heaps: &[u64]) -> [f32; 2] {
        self.at(heaps[0] as f32, heaps[1] as f32)
    }
}

/// Draws the position in `room` on the plane.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>, layout: &Plane) -> Vec<Node> {
    let mut nodes = Vec::new();
    draw_axes(&mut nodes, layout);
    if view.answers {
        let end = layout.largest;
        let rays = [layout.at(end / GOLDEN, end), layout.at(end, end / GOLDEN)];
        for (i, ray) in (0u64..).zip(rays) {
            nodes.push(Node::line(key("golden", i, 0u8), "golden", layout.at(0.0, 0.0), ray));
        }
    }
    draw_rays(&mut nodes, room, layout);
    draw_numbers(&mut nodes, room, layout);
    if view.answers {
        for mv in room.position.winning_moves() {
            if let Ok(after) = room.position.play(mv) {
                let [x, y] = layout.cell(after.heaps());
                let key = key("mark", after.heaps()[0], after.heaps()[1]);
                nodes.push(mark_at(key, Outcome::Safe, x, y, STONE));
            }
        }
    }
    if let Some(to) = view.chosen.and_then(|mv| room.position.play(mv).ok()) {
        let [x, y] = layout.cell(to.heaps());
        nodes.push(Node::circle("chosen".to_string(), "cell-chosen", x, y, STONE + 3.0));
    }
    draw_stone(&mut nodes, room, layout);
    nodes
}

fn draw_axes(nodes: &mut Vec<Node>, layout: &Plane) {
    let ([left, floor], [right, top]) = (layout.at(0.0, 0.0), layout.at(layout.largest, layout.largest));
    nodes.push(Node::line("floor".to_string(), "rule", [left, floor], [right, floor]));
    nodes.push(Node::line("wall".to_string(), "rule", [left, floor], [left, top]));
    nodes.push(Node::text("a".to_string(), "axis", [right + 6.0, floor + 5.0], LEAST_TEXT, letter(0)));
    nodes.push(Node::text("b".to_string(), "axis", [left, top - 8.0], LEAST_TEXT, letter(1)));
}

fn draw_rays(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Plane) {
    let here = [room.now[0], room.now[1]];
    let least = here[0].min(here[1]);
    let ends = [[0, here[1]], [here[0], 0], [here[0] - least, here[1] - least]];
    for (i, end) in (0u64..).zip(ends) {
        if end != here {
            nodes.push(Node::line(key("ray", i, 0u8), "ray", layout.cell(&here), layout.cell(&end)));
        }
    }
}

/// How many coins each row holds, each along its axis.
fn draw_numbers(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Plane) {
    let [x, y] = layout.cell(room.now);
    let [left, floor] = layout.at(0.0, 0.0);
    let texts = [room.now[0].to_string(), room.now[1].to_string()];
    let half = text_width(&texts[0], LEAST_TEXT) / 2.0;
    let across = x.clamp(half, (layout.width - half).max(half));
    // The vertical axis' number stands on the line to it, if that is long enough.
    let length = text_width(&texts[1], LEAST_TEXT);
    let free = left + 6.0 + length + STONE < x;
    let up = [if free { left + 6.0 } else { x + STONE + 5.0 }, (y - 6.0).min(floor - 6.0)];
    let [a, b] = texts;
    nodes.push(Node::text("across".to_string(), "count", [across, floor + 19.0], LEAST_TEXT, a));
    nodes.push(Node::text("up".to_string(), "count", up, LEAST_TEXT, b).anchored(Anchor::Start));
}

fn draw_stone(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Plane) {
    let (here, before) = (layout.cell(room.now), layout.cell(room.before));
    if room.before != room.now {
        nodes.push(Node::line("path".to_string(), "path", before, here));
        nodes.push(Node::circle("ghost".to_string(), "stone-ghost", before[0], before[1], STONE));
    }
    nodes.push(Node::circle("stone".to_string(), "stone", here[0], here[1], STONE));
}
