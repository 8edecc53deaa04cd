//! The columns' values above the rows, and their sums below.
use super::layout::{Columns, SUM};
use crate::draw::key;
use crate::mark::diamond;
use crate::measure::{LEAST_TEXT, text_width};
use crate::room::Room;
use crate::{Anchor, Node, View};
use nian_solver::nim::column_sums;

/// The band behind each column, lit where its sum is odd, and the column's value above it.
pub(super) fn bands(view: &View<'_>, room: &Room<'_>, layout: &Columns) -> Vec<Node> {
    let sums = column_sums(room.now);
    let bottom = layout.floor + 38.0;
    let mut nodes = Vec::new();
    for power in 0..layout.powers() {
        let [x, w] = layout.column(power);
        let odd = view.answers && sum(&sums, power) % 2 == 1;
        let class = if odd { "band band-odd" } else { "band" };
        nodes.push(Node::rect(key("band", power as u64, 0u8), class, x, 2.0, w, bottom - 2.0).rounded(8.0));
    }
    for power in 0..layout.powers() {
        let head = [layout.centre(power), 20.0];
        let value = (1u64 << power).to_string();
        nodes.push(Node::text(key("value", power as u64, 0u8), "label", head, LEAST_TEXT, value));
    }
    nodes
}

/// The line below the rows and the sums under it.
pub(super) fn sums(view: &View<'_>, room: &Room<'_>, layout: &Columns) -> Vec<Node> {
    let sums = column_sums(room.now);
    let floor = layout.floor;
    let rule = Node::line("rule".to_string(), "rule", [layout.sides[0], floor], [layout.sides[1], floor]);
    let mut nodes = vec![rule, label(view, layout)];
    for power in 0..layout.powers() {
        let sum = sum(&sums, power);
        let odd = view.answers && sum % 2 == 1;
        draw_sum(&mut nodes, layout, power, sum, odd);
    }
    nodes
}

fn label(view: &View<'_>, layout: &Columns) -> Node {
    let below = if layout.label_below { 56.0 } else { 26.0 };
    let at = [layout.sides[0] + if layout.label_below { 0.0 } else { 4.0 }, layout.floor + below];
    let text = view.language.picture().nim_sum();
    Node::text("sums".to_string(), "label", at, LEAST_TEXT, text).anchored(Anchor::Start)
}

/// A sum; where it is odd, the diamond beside it says so without colour.
fn draw_sum(nodes: &mut Vec<Node>, layout: &Columns, power: usize, sum: u8, odd: bool) {
    let text = sum.to_string();
    let half_mark = if odd { 8.0 } else { 0.0 };
    let (x, y) = (layout.centre(power), layout.floor + 21.0);
    let class = if odd { "sum sum-odd" } else { "sum" };
    let width = text_width(&text, SUM);
    let at = [x - half_mark, y + 0.36 * SUM];
    nodes.push(Node::text(key("sum", power as u64, 0u8), class, at, SUM, text));
    if odd {
        let x = x - half_mark + width / 2.0 + 9.5;
        nodes.push(diamond(key("odd", power as u64, 0u8), x, y, 6.5));
    }
}

/// The sum of a column, 0 where no row reaches it.
pub(super) fn sum(sums: &[u8], power: usize) -> u8 {
    sums.get(power).copied().unwrap_or(0)
}
