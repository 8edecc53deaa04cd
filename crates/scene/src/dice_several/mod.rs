//! Several dice: each as a cross of faces, the axes they are on, and the heap.
//!
//! The outcome depends on the axes only, 1–6, 2–5 and 3–4: below the dice are three boxes with the
//! dice on each axis.
mod axes;
mod block;
mod layout;
mod pairs;
mod words;

pub(crate) use block::axis_name;

use crate::bounds::before_heap;
use crate::canvas::Canvas;
use crate::{Scene, View, stones};
use layout::DiceLayout;
use nian_solver::AnyPosition;
use nian_solver::several_dice::{SeveralDice, State};

/// Draws `position`, whose rules and state are these.
pub(crate) fn draw(
    view: &View<'_>,
    position: &AnyPosition,
    rules: SeveralDice,
    state: &State,
) -> Scene {
    let layout = DiceLayout::new(view, rules, state);
    let mut canvas = Canvas::default();
    for (die, at) in (0..).zip(&layout.dice) {
        let block = block::Block {
            position,
            rules,
            state,
            die,
            side: layout.side,
            at: *at,
        };
        block.draw(&mut canvas, view);
    }
    axes::draw(&mut canvas, view, position, state, &layout.axes);
    if let Some(top) = layout.pairs {
        pairs::draw(
            &mut canvas,
            view,
            position,
            state,
            (top, layout.axes.middle),
        );
    }
    let heap = state.heap();
    let after = view.chosen.and_then(|mv| position.play(mv).ok());
    let left = after.and_then(|after| after.heaps().first().copied());
    let taken = heap - left.unwrap_or(heap);
    let before = before_heap(view).unwrap_or(heap);
    stones::draw(&mut canvas, view, [heap, before, taken], &layout.heap);
    Scene {
        width: view.width,
        height: layout.height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}
