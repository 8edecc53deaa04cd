//! The residue clock: the heap is at its remainder and goes back around the dial; the hours that
//! are safe to leave are lit (subtraction, the odd-even games, dice).
//!
//! With too many hours for a dial, a line replaces it; if the remainder does not decide, a chart of
//! all heaps near the present one.
mod chart;
mod dial;
mod hours;
mod legend;
mod plan;
mod scale;

use crate::bounds::{before_heap, position_of};
use crate::canvas::Canvas;
use crate::stones::{self, Stones, heap};
use crate::{Panel, Scene, View};
use dial::Dial;
use hours::Hours;
use legend::Legend;
use nian_lessons::Show;
use nian_solver::AnyPosition;
use plan::Showing;

/// From this width on, the heap is beside the dial, else below it.
const WIDE: f32 = 540.0;
const BESIDE: f32 = 36.0;
const BELOW: f32 = 14.0;

/// Whether the clock of `position` is a dial, and not what replaces one.
#[must_use]
pub fn has_dial(position: &AnyPosition) -> bool {
    matches!(Showing::of(position), Showing::Hours { hours, .. } if hours <= plan::MOST_HOURS)
}

/// The clock of `position`, or what replaces it.
pub(crate) fn panel(view: &View<'_>, position: &AnyPosition) -> Panel {
    let plan = Showing::of(position);
    let mut canvas = Canvas::default();
    let least = room(view, &plan);
    let mut height = draw(&mut canvas, view, position, &plan, least);
    if height < least {
        height = least;
    }
    Panel::Drawing(Scene {
        width: view.width,
        height,
        zoom: 1.0,
        nodes: canvas.nodes,
    })
}

/// The height of the highest clock of the example.
fn room(view: &View<'_>, plan: &Showing) -> f32 {
    let mut highest = height(view, plan);
    let mut last = None;
    for frame in view.frames {
        let Some(position) = position_of(frame).filter(|_| frame.show == Show::Clock) else {
            continue;
        };
        let rules = plan::rules(position);
        if rules.is_some() && rules == last {
            continue;
        }
        last = rules;
        highest = highest.max(height(view, &Showing::of(position)));
    }
    highest
}

fn height(view: &View<'_>, plan: &Showing) -> f32 {
    match plan {
        Showing::Chart => chart::height(view),
        Showing::Hours { hours, rings } => Parts::new(view, *hours, *rings).height,
    }
}

fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    position: &AnyPosition,
    plan: &Showing,
    room: f32,
) -> f32 {
    let &Showing::Hours { hours, rings } = plan else {
        chart::draw(canvas, view, position);
        return chart::height(view);
    };
    let mut parts = Parts::new(view, hours, rings);
    parts.lower((room - parts.height).max(0.0) / 2.0);
    let hours = Hours::new(view, position, hours, rings);
    match &parts.dial {
        Some(dial) => dial::draw(canvas, view, &hours, dial),
        None => scale::draw(canvas, view, &hours, parts.dial_top),
    }
    if let Some(legend) = &parts.legend {
        legend.draw(canvas, view);
    }
    let heap = hours.heap;
    let before = before_heap(view).unwrap_or(heap);
    let counts = [heap, before, stones::chosen(view)];
    stones::draw(canvas, view, counts, &parts.stones);
    stones::draw_moves(canvas, view, position, heap, &parts.stones);
    parts.height
}

/// The layout of the parts of the picture.
struct Parts {
    /// `None` if there are too many hours, so that a line replaces the dial.
    dial: Option<Dial>,
    dial_top: f32,
    legend: Option<Legend>,
    stones: Stones,
    height: f32,
}

impl Parts {
    fn new(view: &View<'_>, hours: u64, rings: u8) -> Self {
        let dial = Dial::new(view.width, hours, rings);
        let (side, below) = match &dial {
            Some(dial) => (dial.side, dial.side),
            None => (view.width, scale::height(rings)),
        };
        let legend = (rings == 2).then(|| Legend::new(side, dial.is_some()));
        let left_height = below + legend.as_ref().map_or(0.0, Legend::height);
        let mut beside = side + BESIDE;
        let mut stones = heap(view, view.width - beside, hours);
        let wide = view.width >= WIDE && beside + stones.width() <= view.width;
        if !wide {
            beside = 0.0;
            stones = heap(view, view.width, hours);
        }
        let mut parts = Self {
            dial,
            dial_top: 0.0,
            legend,
            stones,
            height: 0.0,
        };
        let heap = [parts.stones.width(), parts.stones.height()];
        let middle = |room: f32, part: f32| ((room - part) / 2.0).max(0.0);
        if wide {
            parts.height = left_height.max(heap[1]);
            let left = middle(view.width, beside + heap[0]);
            let top = middle(parts.height, left_height);
            parts.place(left, top, below);
            let heap_top = middle(parts.height, heap[1]);
            parts.stones.move_to((left + beside, heap_top));
        } else {
            parts.height = left_height + BELOW + heap[1];
            parts.place(middle(view.width, side), 0.0, below);
            let heap_left = middle(view.width, heap[0]);
            parts.stones.move_to((heap_left, left_height + BELOW));
        }
        parts
    }

    /// Places the dial, and its legend with its top at `below`.
    fn place(&mut self, left: f32, top: f32, below: f32) {
        if let Some(dial) = &mut self.dial {
            dial.move_to((left, top));
        }
        if let Some(legend) = &mut self.legend {
            legend.move_to((left, top + below));
        }
        self.dial_top = top;
    }

    /// Moves all parts down.
    fn lower(&mut self, by: f32) {
        if let Some(dial) = &mut self.dial {
            dial.lower(by);
        }
        if let Some(legend) = &mut self.legend {
            legend.lower(by);
        }
        self.dial_top += by;
        self.stones.lower(by);
    }
}
