//! What a pupil has done in an element: the engine, which this wasm is, tells of its model.

use super::{Link, soon};
use nian_course::lecture::Action;
use nian_course::slip::Observation;
use nian_engine::Observer;
use nian_ui::model::{Event, Widget};
use web_sys::Element;

/// Tells the lesson what happens in the element of a thing, 1-based, which is not alive yet.
pub(super) fn observe(at: usize, element: &Element, link: &Link) -> Observer {
    let link = link.clone();
    nian_engine::observe(element, move |widget, events| {
        let Some(seen) = seen(widget, events) else {
            return;
        };
        let (link, is_own) = (link.clone(), link.is_carrying_out());
        soon(move || link.send(Action::Saw { at, seen, is_own }));
    })
}

fn seen(widget: &Widget, events: &[Event]) -> Option<Observation> {
    if let Some(exercise) = widget.exercise() {
        return Some(Observation::Tasks(exercise.score()));
    }
    let example = widget.kind.example()?;
    let step = example.step();
    let asks = example.frames().get(step)?.ask.is_some();
    let answer = events.iter().find_map(|event| match event {
        Event::Answer { correct, step, .. } => Some((*step, *correct)),
        _ => None,
    });
    Some(Observation::Step {
        step,
        is_hinted: !widget.hints().is_empty(),
        is_given: asks && widget.revealed,
        answer,
    })
}
