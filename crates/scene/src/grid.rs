//! Wythoff's game as a quarter plane of cells: a queen that moves left, down or both at once.
use crate::draw::key;
use crate::mark::mark_at;
use crate::measure::LEAST_TEXT;
use crate::room::{Room, letter};
use crate::{Anchor, Node, View};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Move, Theory};

/// The room left of the cells, for the numbers of the vertical axis.
const AXIS: f32 = 26.0;
/// The room above the cells, for the name of the vertical axis.
const TOP: f32 = 22.0;
/// The room below them.
const BOTTOM: f32 = 24.0;
/// The room right of them, for the name of the horizontal axis.
const RIGHT: f32 = 14.0;
/// The cells together are never wider or higher.
const MOST_SIDE: f32 = 520.0;
const MOST_CELL: f32 = 38.0;
/// Smaller cells are no longer told apart; the plane without cells is drawn instead.
const LEAST_CELL: f32 = 11.0;
/// Smaller cells are too small to be touched.
const LEAST_TOUCH: f32 = 24.0;
/// Fewer cells to a side would not show how the safe ones lie.
const LEAST_CELLS: u64 = 8;
/// With more cells to a side they are drawn as a lattice of lines, not one by one.
const MOST_CELLS: u64 = 20;

/// Where the cells stand.
pub(crate) struct Grid {
    cells: u64,
    cell: f32,
    left: f32,
    /// The height of the picture.
    pub height: f32,
}

impl Grid {
    /// The layout of `room` in `width`; `None` if the cells would be too small.
    pub(crate) fn layout(room: &Room<'_>, width: f32) -> Option<Self> {
        let cells = room.largest().saturating_add(1).max(LEAST_CELLS);
        let side = (width - AXIS - RIGHT).min(MOST_SIDE);
        let cell = (side / cells as f32).min(MOST_CELL);
        let side = cell * cells as f32;
        let left = (width - AXIS - RIGHT - side) / 2.0 + AXIS;
        (cell >= LEAST_CELL).then_some(Self { cells, cell, left, height: TOP + side + BOTTOM })
    }

    fn side(&self) -> f32 {
        self.cell * self.cells as f32
    }

    /// The centre of a cell.
    fn at(&self, [x, y]: [u64; 2]) -> [f32; 2] {
        let floor = TOP + self.side();
        [self.left + (x as f32 + 0.5) * self.cell, floor - (y as f32 + 0.5) * self.cell]
    }

    /// A square about the middle of a cell, `inset` smaller than it on each side.
    fn square(&self, name: &str, class: &'static str, cell: [u64; 2], inset: f32) -> Node {
        let ([x, y], half) = (self.at(cell), self.cell / 2.0 - inset);
        let square = Node::rect(key(name, cell[0], cell[1]), class, x - half, y - half, 2.0 * half, 2.0 * half);
        square.rounded((0.18 * self.cell).min(5.0))
    }
}

/// Draws the position of `rules` in `room` on the grid.
pub(crate) fn draw(view: &View<'_>, room: &Room<'_>, rules: Wythoff, layout: &Grid) -> Vec<Node> {
    let here = [room.now[0], room.now[1]];
    let mut nodes = Vec::new();
    draw_cells(&mut nodes, layout);
    draw_axes(&mut nodes, layout);
    if view.answers {
        draw_safe(&mut nodes, rules, layout);
    }
    draw_rays(&mut nodes, layout, here);
    draw_moves(&mut nodes, view, room, layout);
    draw_stone(&mut nodes, room, layout);
    if view.playable && layout.cell >= LEAST_TOUCH {
        for (mv, to) in moves(here) {
            nodes.push(layout.square("hit", "hit", to, 0.0).choosing(Some(mv)));
        }
    }
    nodes
}

fn draw_cells(nodes: &mut Vec<Node>, layout: &Grid) {
    if layout.cells <= MOST_CELLS {
        for x in 0..layout.cells {
            nodes.extend((0..layout.cells).map(|y| layout.square("cell", "cell", [x, y], 1.25)));
        }
        return;
    }
    let (left, top, side) = (layout.left, TOP, layout.side());
    for i in 0..=layout.cells {
        let along = i as f32 * layout.cell;
        let column = [left + along, top];
        nodes.push(Node::line(key("column", i, 0u8), "cell", column, [left + along, top + side]));
        nodes.push(Node::line(key("line", i, 0u8), "cell", [left, top + along], [left + side, top + along]));
    }
}

fn draw_axes(nodes: &mut Vec<Node>, layout: &Grid) {
    let floor = TOP + layout.side();
    let step = [1, 2, 5, 10].into_iter().find(|&step| step as f32 * layout.cell >= 22.0).unwrap_or(10);
    for i in (0..layout.cells).step_by(step) {
        let [x, y] = layout.at([i, i]);
        let (across, up) = ([x, floor + 17.0], [layout.left - 6.0, y + 0.36 * LEAST_TEXT]);
        nodes.push(Node::text(key("across", i, 0u8), "label", across, LEAST_TEXT, i.to_string()));
        nodes.push(Node::text(key("up", i, 0u8), "label", up, LEAST_TEXT, i.to_string()).anchored(Anchor::End));
    }
    let across = [layout.left + layout.side() + 4.0, floor + 17.0];
    let up = [layout.left - 6.0, TOP - 8.0];
    nodes.push(Node::text("across".to_string(), "axis", across, LEAST_TEXT, letter(0)).anchored(Anchor::Start));
    nodes.push(Node::text("up".to_string(), "axis", up, LEAST_TEXT, letter(1)).anchored(Anchor::End));
}

/// The safe cells: filled, with a dot.
fn draw_safe(nodes: &mut Vec<Node>, rules: Wythoff, layout: &Grid) {
    for x in 0..layout.cells {
        for y in 0..layout.cells {
            let safe = Pair::new([x, y]).is_some_and(|pair| rules.outcome(&pair).is_safe());
            if safe {
                let [cx, cy] = layout.at([x, y]);
                nodes.push(layout.square("safe", "cell-safe", [x, y], 1.25));
                nodes.push(Node::circle(key("dot", x, y), "safe-dot", cx, cy, 0.2 * layout.cell));
            }
        }
    }
}

/// The lines along which one can move, out to where they end.
fn draw_rays(nodes: &mut Vec<Node>, layout: &Grid, here: [u64; 2]) {
    let least = here[0].min(here[1]);
    let ends = [[0, here[1]], [here[0], 0], [here[0] - least, here[1] - least]];
    for (i, end) in (0u64..).zip(ends) {
        if end != here {
            nodes.push(Node::line(key("ray", i, 0u8), "ray", layout.at(here), layout.at(end)));
        }
    }
}

/// What is said of the cells one can move to: the safe ones are ringed; all are marked if asked.
fn draw_moves(nodes: &mut Vec<Node>, view: &View<'_>, room: &Room<'_>, layout: &Grid) {
    for (mv, to) in moves([room.now[0], room.now[1]]) {
        let [x, y] = layout.at(to);
        if view.chosen == Some(mv) {
            nodes.push(layout.square("chosen", "cell-chosen", to, 1.25));
        }
        let Ok(after) = room.position.play(mv) else { continue };
        let outcome = after.outcome();
        if view.answers && outcome.is_safe() {
            nodes.push(layout.square("reached", "cell-reached", to, 0.5));
        }
        if view.answers && view.frame.marks {
            let r = (0.36 * layout.cell).min(11.0);
            nodes.push(mark_at(key("mark", to[0], to[1]), outcome, x, y, r));
        }
    }
}

/// Where one stands, and how one came there.
fn draw_stone(nodes: &mut Vec<Node>, room: &Room<'_>, layout: &Grid) {
    let (here, before) = (layout.at([room.now[0], room.now[1]]), layout.at([room.before[0], room.before[1]]));
    let r = 0.3 * layout.cell;
    if room.before != room.now {
        nodes.push(Node::line("path".to_string(), "path", before, here));
        nodes.push(Node::circle("ghost".to_string(), "stone-ghost", before[0], before[1], r));
    }
    nodes.push(Node::circle("stone".to_string(), "stone", here[0], here[1], r));
}

/// Every move from `here` and where it leads.
fn moves(here: [u64; 2]) -> impl Iterator<Item = (Move, [u64; 2])> {
    let [x, y] = here;
    let left = (1..=x).map(move |take| (Move::Row { row: 0, take }, [x - take, y]));
    let down = (1..=y).map(move |take| (Move::Row { row: 1, take }, [x, y - take]));
    let both = (1..=x.min(y)).map(move |take| (Move::Both { take }, [x - take, y - take]));
    left.chain(down).chain(both)
}
