//! The element of a thing. It tells of its model through the engine, which this wasm is.

use super::Link;
use crate::browser::{get, kept_or};
use crate::mount::document;
use crate::shadow_style::adopt_style;
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Reflect;
use nian_course::scorm::{Action, ElementSpec, Observation};
use nian_engine::{Observer, observe};
use nian_ui::model::{Event, Widget};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// A course has none of our other pages beside it: no card leads to one.
const WITHOUT_LINKS: &str = "a[href] { display: none !important }";

/// A thing that is shown, or has been.
pub(super) struct Part {
    pub(super) element: Element,
    _observer: Observer,
    _clicks: EventListener,
}

impl Part {
    /// The element of the thing at this place, in `card`.
    pub(super) fn new(at: usize, made: ElementSpec, card: &Element, link: &Link) -> Option<Self> {
        let element = document()?.create_element(&made.tag).ok()?;
        for (name, value) in &made.attributes {
            element.set_attribute(name, value).ok()?;
        }
        adopt_style(&element, WITHOUT_LINKS);
        let clicks = without_links(&element);
        let told = link.clone();
        let observer = observe(&element, move |widget, events| {
            if let Some(seen) = seen(widget, events) {
                told.send(Action::Saw(at, seen));
            }
        });
        card.append_child(&element).ok()?;
        if let Some(state) = made.state {
            // Its setter never throws.
            let _ = Reflect::set(&element, &"state".into(), &state.into());
        }
        // The engine is there: cards that are written beforehand would only be in its way.
        let alive = get(&element, "engine");
        spawn_local(async move {
            // It says itself what is wrong.
            let _ = kept_or(alive).await;
        });
        Some(Self {
            element,
            _observer: observer,
            _clicks: clicks,
        })
    }
}

/// Has no link in a card lead away, in browsers that show it.
fn without_links(element: &Element) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(element, "click", options, |event| {
        let path = event.composed_path();
        let is_link = path.iter().any(|at| {
            let element = at.dyn_into::<Element>().ok();
            element.is_some_and(|at| at.local_name() == "a" && at.has_attribute("href"))
        });
        if is_link {
            event.prevent_default();
        }
    })
}

/// What a model shows.
fn seen(widget: &Widget, events: &[Event]) -> Option<Observation> {
    if let Some(exercise) = widget.exercise() {
        return Some(Observation::Tasks {
            past: exercise.index() + u32::from(exercise.is_done()),
            went: exercise.score(),
        });
    }
    let example = widget.kind.example()?;
    let answer = events.iter().find_map(|event| match event {
        Event::Answer { correct, step, .. } => Some((*step, *correct)),
        _ => None,
    });
    Some(Observation::Step {
        step: example.step(),
        is_open: widget.question().is_some(),
        is_hinted: !widget.hints().is_empty(),
        answer,
    })
}
