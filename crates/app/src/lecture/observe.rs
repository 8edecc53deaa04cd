//! What a pupil has done in an element: the engine, which this wasm is, tells of its model.

use super::{Link, soon};
use nian_course::lecture::Action;
use nian_course::slip::Observation;
use nian_engine::Observer;
use nian_ui::model::{Event, Player, Widget};
use web_sys::Element;

/// Tells the lesson what happens in the element of a thing, 1-based, which is not alive yet.
pub(super) fn observe(at: usize, element: &Element, link: &Link) -> Observer {
    let link = link.clone();
    nian_engine::observe(element, move |widget, events| {
        let is_own = link.is_carrying_out();
        let began = began(widget, events).filter(|_| !is_own);
        let began = began.map(|mv| Action::Began { at, mv });
        let saw = seen(widget, events).map(|seen| Action::Saw { at, seen, is_own });
        for action in saw.into_iter().chain(began) {
            let link = link.clone();
            soon(move || link.send(action));
        }
    })
}

/// The move with which the reader has begun a game just now.
fn began(widget: &Widget, events: &[Event]) -> Option<String> {
    let start = widget.game()?.start();
    events.iter().find_map(|event| match event {
        Event::Move {
            mv,
            by: Player::Reader,
            position,
            ..
        } => (start.play(*mv).as_ref() == Ok(position)).then(|| mv.to_string()),
        _ => None,
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
