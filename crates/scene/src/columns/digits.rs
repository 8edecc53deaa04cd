//! The binary columns as digits, where there are too many coins to be drawn: up to 63 columns,
//! broken into bands as a long line of text is.
use super::layout::powers;
use super::sums::sum;
use crate::draw::key;
use crate::mark::diamond;
use crate::measure::{LEAST_TEXT, text_width};
use crate::room::{Room, letter};
use crate::{Anchor, Node, View};
use nian_solver::nim::column_sums;

/// Between two digits; the sum of 26 rows has two.
const PITCH: f32 = 20.0;
/// Between two rows.
const ROW: f32 = 23.0;
/// The letters of the rows stand in a margin of this width.
const MARGIN: f32 = 26.0;
/// The powers above the digits of a band.
const HEAD: f32 = 24.0;
/// The sums below them, and the gap to the next band.
const FOOT: f32 = 62.0;
const SIZE: f32 = 15.0;

/// Where the digits stand.
pub(crate) struct Digits {
    width: f32,
    rows: usize,
    powers: usize,
    per_band: usize,
    bands: usize,
    /// The height of the picture.
    pub height: f32,
}

impl Digits {
    /// The layout of `room` in `width`.
    pub(crate) fn layout(room: &Room<'_>, width: f32) -> Self {
        let (rows, powers) = (room.now.len(), powers(room.largest()));
        let most = ((width - MARGIN) / PITCH).max(1.0) as usize;
        let bands = powers.div_ceil(most);
        let per_band = powers.div_ceil(bands);
        let heaps = rows as f32 * ROW;
        let band = HEAD + heaps + FOOT;
        Self { width, rows, powers, per_band, bands, height: heaps + 18.0 + bands as f32 * band }
    }

    /// The left and right powers of a band, which reads from the one down to the other.
    fn ends(&self, band: usize) -> (usize, usize) {
        let right = (self.bands - 1 - band) * self.per_band;
        ((right + self.per_band).min(self.powers) - 1, right)
    }

    fn x(&self, band: usize, power: usize) -> f32 {
        let (_, right) = self.ends(band);
        // Digits of equal place in their bands stand below one another.
        MARGIN + (self.per_band - 1 - (power - right)) as f32 * PITCH + PITCH / 2.0
    }

    fn top(&self, band: usize) -> f32 {
        let heaps = self.rows as f32 * ROW;
        heaps + 18.0 + band as f32 * (HEAD + heaps + FOOT)
    }
}

/// Draws `room` as digits: first each row's number, then the bands.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>, layout: &Digits) -> Vec<Node> {
    let mut nodes = Vec::new();
    for (row, heap) in room.now.iter().enumerate() {
        let y = (row as f32 + 0.5) * ROW + 6.0;
        nodes.push(row_letter("row", row, 0, y));
        let heap = Node::text(key("count", row as u64, 0u8), "count", [MARGIN, y], SIZE, heap.to_string());
        nodes.push(heap.anchored(Anchor::Start));
    }
    let sums = column_sums(room.now);
    for band in 0..layout.bands {
        let (left, right) = layout.ends(band);
        for power in right..=left {
            draw_sum(&mut nodes, layout, (band, power), sum(&sums, power), view.answers);
        }
        draw_band(&mut nodes, room, layout, band);
    }
    let label = [1.0, layout.height - 4.0];
    let label = Node::text("sums".to_string(), "label", label, LEAST_TEXT, view.language.picture().nim_sum());
    nodes.push(label.anchored(Anchor::Start));
    nodes
}

/// The sum of a column and the band behind it, lit where it is odd.
fn draw_sum(nodes: &mut Vec<Node>, layout: &Digits, (band, power): (usize, usize), sum: u8, answers: bool) {
    let odd = answers && sum % 2 == 1;
    let (x, top) = (layout.x(band, power), layout.top(band));
    let floor = top + HEAD + layout.rows as f32 * ROW;
    let class = if odd { "band band-odd" } else { "band" };
    let half = PITCH / 2.0 - 1.0;
    let lit = [x - half, top + HEAD, 2.0 * half, floor + 40.0 - top - HEAD];
    nodes.push(Node::rect(key("band", power as u64, 0u8), class, lit[0], lit[1], lit[2], lit[3]).rounded(5.0));
    let class = if odd { "sum sum-odd" } else { "sum" };
    nodes.push(Node::text(key("sum", power as u64, 0u8), class, [x, floor + 19.0], SIZE, sum.to_string()));
    if odd {
        nodes.push(diamond(key("odd", power as u64, 0u8), x, floor + 31.0, 5.0));
    }
}

/// The digits of a band, the powers above its ends, and the rule below it.
fn draw_band(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Digits, band: usize) {
    let (left, right) = layout.ends(band);
    let top = layout.top(band);
    for (row, heap) in room.now.iter().enumerate() {
        let y = top + HEAD + (row as f32 + 0.5) * ROW + 5.0;
        nodes.push(row_letter("line", row, band, y));
        for power in right..=left {
            let (class, digit) = if heap >> power & 1 == 1 { ("digit", "1") } else { ("digit digit-zero", "0") };
            nodes.push(Node::text(key("digit", row as u64, power as u64), class, [layout.x(band, power), y], SIZE, digit));
        }
    }
    for power in if left > right + 1 { vec![left, right] } else { vec![left] } {
        let text = power_of_two(power);
        let x = layout.x(band, power).min(layout.width - text_width(&text, LEAST_TEXT) / 2.0);
        nodes.push(Node::text(key("value", power as u64, 0u8), "label", [x, top + 17.0], LEAST_TEXT, text));
    }
    let floor = top + HEAD + room.now.len() as f32 * ROW;
    let end = layout.x(band, right) + PITCH / 2.0;
    nodes.push(Node::line(key("rule", band as u64, 0u8), "rule", [0.0, floor], [end, floor]));
}

fn row_letter(name: &str, row: usize, band: usize, y: f32) -> Node {
    let at = [1.0, y];
    Node::text(key(name, row as u64, band as u64), "label", at, SIZE, letter(row)).anchored(Anchor::Start)
}

/// 2 with `power` as its exponent.
fn power_of_two(power: usize) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let mut text = String::from("2");
    text.extend(power.to_string().bytes().map(|digit| RAISED[usize::from(digit - b'0')]));
    text
}
