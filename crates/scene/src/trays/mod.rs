//! The holdings of the two players, each in a tray, with the heap between them (the odd-even
//! games).
//!
//! The stones of a tray are in pairs: an odd holding leaves a stone without a partner.
mod held;
mod states;
mod tray;

use crate::bounds::before_heap;
use crate::canvas::Canvas;
use crate::stones::{self, Pebble, Stones, heap};
use crate::{Panel, Scene, View};
use held::Held;
use nian_solver::AnyPosition;
use nian_solver::holding::{Side, UpTo};
use tray::{Owner, Tray};

/// From this width on, the trays are to both sides of the heap, else side by side above it; with
/// very large numbers, above and below it.
const WIDE: f32 = 540.0;
const GAP: f32 = 24.0;
const BELOW: f32 = 10.0;
/// The heap's share of a wide picture.
const SHARE: f32 = 0.4;

/// The trays of `position`, and below them the states that are safe to leave.
pub(crate) fn panels(view: &View<'_>, position: &AnyPosition) -> Vec<Panel> {
    let Some(takes) = takes(position) else {
        return Vec::new();
    };
    let trays = Panel::Drawing(draw(view, position, takes));
    match states::table(view, position) {
        Some(table) => vec![trays, Panel::Table(table)],
        None => vec![trays],
    }
}

/// The numbers that may be taken in a game with holdings.
fn takes(position: &AnyPosition) -> Option<UpTo> {
    match position {
        AnyPosition::Parity(rules, _) => Some(rules.takes),
        AnyPosition::Sides(rules, _) => Some(rules.takes),
        _ => None,
    }
}

fn draw(view: &View<'_>, position: &AnyPosition, takes: UpTo) -> Scene {
    let held = Held::new(view, position);
    let parts = Parts::new(view, takes.modulus(), &held);
    let mut canvas = Canvas::default();
    let heap = position.heaps().first().map_or(0, |&heap| heap);
    for (i, tray) in (0..).zip(&parts.trays) {
        tray.draw(&mut canvas, view, owner(position, &held, i));
    }
    stones::draw_about(&mut canvas, view, heap, &parts.stones);
    draw_pebbles(&mut canvas, view, heap, &held, &parts);
    stones::draw_moves(&mut canvas, view, position, heap, &parts.stones);
    Scene {
        width: view.width,
        height: parts.height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// All stones in the order of their numbers, so that each is always the same node, wherever it is;
/// then the ghosts of those just taken.
fn draw_pebbles(canvas: &mut Canvas, view: &View<'_>, heap: u64, held: &Held, parts: &Parts) {
    let before = before_heap(view).unwrap_or(heap);
    let mut pebbles = stones::pebbles(view, [heap, before, stones::chosen(view)], &parts.stones);
    let ghosts = pebbles.partition_point(|pebble| pebble.id < heap);
    let ghosts = pebbles.split_off(ghosts);
    for (tray, ids) in parts.trays.iter().zip(&held.ids) {
        tray.lay(&mut pebbles, ids, heap..before);
    }
    draw_all(canvas, "ghost", &ghosts);
    draw_all(canvas, "pebble", &pebbles);
}

fn draw_all(canvas: &mut Canvas, name: &str, pebbles: &[Pebble]) {
    for pebble in pebbles {
        canvas.circle(name, (pebble.id, 0), pebble.class, pebble.at, pebble.r);
    }
}

/// The owner of tray `i`.
fn owner(position: &AnyPosition, held: &Held, i: usize) -> Owner {
    let over = position.end().is_some();
    let (side, turn) = match position {
        AnyPosition::Sides(_, state) => {
            let side = if i == 0 { Side::Odd } else { Side::Even };
            (Some(side), state.to_move() == side)
        }
        _ => (None, held.mover == i),
    };
    Owner {
        number: i,
        side,
        turn: turn && !over,
        holds: held.now[i],
    }
}

/// The layout of the parts of the picture.
struct Parts {
    trays: [Tray; 2],
    stones: Stones,
    height: f32,
}

impl Parts {
    fn new(view: &View<'_>, modulus: u64, held: &Held) -> Self {
        let mut stones = heap(view, SHARE * view.width - GAP, modulus);
        let side = (view.width - stones.width() - 2.0 * GAP) / 2.0;
        if view.width >= WIDE && side >= Tray::least_width(held.most) {
            let mut trays = [side; 2].map(|width| Tray::new(view, width, held.most));
            let height = stones.height().max(trays[0].height());
            let top = (height - trays[0].height()) / 2.0;
            trays[0].move_to((0.0, top));
            trays[1].move_to((view.width - side, top));
            let heap_top = (height - stones.height()) / 2.0;
            stones.move_to((side + GAP, heap_top));
            return Self {
                trays,
                stones,
                height,
            };
        }
        stones = heap(view, view.width, modulus);
        let left = ((view.width - stones.width()) / 2.0).max(0.0);
        let half = (view.width - BELOW) / 2.0;
        if half >= Tray::least_width(held.most) {
            let mut trays = [half; 2].map(|width| Tray::new(view, width, held.most));
            trays[0].move_to((0.0, 0.0));
            trays[1].move_to((view.width - half, 0.0));
            let below = trays[0].height() + BELOW;
            stones.move_to((left, below));
            let height = below + stones.height();
            return Self {
                trays,
                stones,
                height,
            };
        }
        let mut trays = [view.width; 2].map(|width| Tray::new(view, width, held.most));
        let first = trays[0].height() + BELOW;
        let second = first + stones.height() + 4.0;
        trays[0].move_to((0.0, 0.0));
        trays[1].move_to((0.0, second));
        stones.move_to((left, first));
        let height = second + trays[1].height();
        Self {
            trays,
            stones,
            height,
        }
    }
}
