//! Dynamic nim: heaps as strips of coins, and the limit as a bar below the end from which coins are
//! taken.
//!
//! A single heap is cut into its greedy parts; the smallest is at the end, and the position is safe
//! when the bar is shorter. Several heaps are below one another, each with its own bar and Grundy
//! value, or all with a common limit.
mod cut;
mod facts;
mod lane;
mod layout;
mod limit;
mod values;

use crate::bounds::{RowBounds, position_of};
use crate::canvas::Canvas;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, Scene, View};
pub(crate) use cut::Cut;
use facts::Facts;
use lane::Lane;
use layout::StripLayout;
use nian_solver::AnyPosition;
use nian_solver::dynamic::{Dynamic, Heaps, State};

/// Draws `position`, whose rules and state are these.
pub(crate) fn draw(
    view: &View<'_>,
    position: &AnyPosition,
    rules: Dynamic,
    state: &State,
) -> Scene {
    let bounds = RowBounds::new(view, position);
    let facts = Facts::new(view, position);
    let layout = StripLayout::new(view, &bounds, rules.heaps());
    let mut canvas = Canvas::default();
    for row in 0..bounds.now.len() {
        let lane = Lane::new(&bounds, &facts, &layout, (row, state.limit(row)));
        lane.draw(&mut canvas, view, &bounds, &facts, &layout);
        match rules.heaps() {
            Heaps::One => {
                draw_count(&mut canvas, view, lane.heap, &layout);
                limit::draw_bar(&mut canvas, &facts, &layout, &lane);
                limit::draw_comparison(&mut canvas, view, &facts, &layout, &lane);
            }
            Heaps::Local => {
                limit::draw_bar(&mut canvas, &facts, &layout, &lane);
                limit::draw_name(&mut canvas, view, &layout, &lane);
                values::draw_value(&mut canvas, &facts, &layout, &lane);
            }
            Heaps::Global => limit::draw_reach(&mut canvas, &layout, &lane),
        }
    }
    match rules.heaps() {
        Heaps::One => {}
        Heaps::Local => values::draw_sum(&mut canvas, view, &facts, &layout),
        Heaps::Global => {
            let limit = (bounds.now.len(), state.limit(0));
            limit::draw_common(&mut canvas, view, &facts, &layout, limit);
        }
    }
    Scene {
        width: view.width,
        height: height(view, rules, state, &layout),
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The height of the highest picture of its kind in the example, as others may have more heaps.
fn height(view: &View<'_>, rules: Dynamic, state: &State, layout: &StripLayout) -> f32 {
    let mut height = layout.height;
    for frame in view.frames {
        if let Some(position) = position_of(frame)
            && let AnyPosition::Dynamic(others, other) = position
            && (others.heaps(), other.heaps().len()) != (rules.heaps(), state.heaps().len())
        {
            let view = View { frame, ..*view };
            let bounds = RowBounds::new(&view, position);
            height = height.max(StripLayout::new(&view, &bounds, others.heaps()).height);
        }
    }
    height
}

/// The number of coins of the only heap.
fn draw_count(canvas: &mut Canvas, view: &View<'_>, heap: u64, layout: &StripLayout) {
    let heap = heap.to_string();
    let size = if heap.len() > 9 { 18.0 } else { 26.0 };
    let at = (layout.left, 26.0);
    let count = canvas.text("count", (0, 0), "count", at, size, &heap);
    count.anchored(Anchor::Start);
    // The number is bold, and so a little wider.
    let at = (layout.left + 1.06 * text_width(&heap, size) + 8.0, 26.0);
    let name = view.language.picture().coins_counted();
    let name = canvas.text("coins", (0, 0), "label", at, LEAST_TEXT + 1.0, name);
    name.anchored(Anchor::Start);
}
