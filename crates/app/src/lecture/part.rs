//! A thing of the lesson with its element, which stands outside of Yew's tree.

use super::fit::Fitting;
use super::observe::observe;
use super::styles::WAITS;
use super::{Link, soon, text_of, widget};
use crate::browser::get;
use gloo::events::EventListener;
use nian_course::deck::Thing;
use nian_course::lecture::{Action, ElementEvent, Lecture};
use nian_engine::Observer;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, Element, Event};

/// The events that are told.
const HEARD: [&str; 6] = [
    "nian-step",
    "nian-answer",
    "nian-move",
    "nian-checked",
    "nian-error",
    "nian-ready",
];

/// A thing of the lesson.
pub(super) struct Part {
    /// Its number, 1-based.
    pub(super) at: usize,
    pub(super) thing: Thing,
    element: RefCell<Option<Element>>,
    listeners: RefCell<Vec<EventListener>>,
    /// What tells what a pupil does in it.
    observer: RefCell<Option<Observer>>,
    fitting: Fitting,
    /// Whether the game that was played before the page was loaded again goes on.
    is_recalled: Cell<bool>,
}

impl Part {
    pub(super) fn new(at: usize, thing: Thing) -> Self {
        Self {
            at,
            thing,
            element: RefCell::default(),
            listeners: RefCell::default(),
            observer: RefCell::default(),
            fitting: Fitting::default(),
            is_recalled: Cell::new(false),
        }
    }

    /// Its element, if it has been made.
    pub(super) fn made(&self) -> Option<Element> {
        self.element.borrow().clone()
    }

    /// Its element.
    pub(super) fn element(self: &Rc<Self>, link: &Link) -> Option<Element> {
        if let Some(made) = self.made() {
            return Some(made);
        }
        let made = widget::create_staged(&self.thing)?;
        if link.with(|page| page.hides(self.at)) {
            let _ = made.set_attribute(WAITS, "");
        }
        let listeners = HEARD.map(|name| {
            let (at, own, part, link) = (self.at, made.clone(), Rc::downgrade(self), link.clone());
            EventListener::new(&made, name, move |event| {
                let (Some(told), Some(part)) = (parse_event(event), part.upgrade()) else {
                    return;
                };
                let (own, link) = (own.clone(), link.clone());
                let is_own = link.is_carrying_out();
                soon(move || {
                    if part.made().as_ref() == Some(&own) {
                        part.tell_look(&link);
                        link.send(Action::Told { at, told, is_own });
                    }
                });
            })
        });
        self.listeners.replace(listeners.into());
        let answers = link.with(Lecture::has_questions);
        self.observer
            .replace(answers.then(|| observe(self.at, &made, link)));
        self.element.replace(Some(made.clone()));
        Some(made)
    }

    /// Tells the state how the element is now.
    pub(super) fn tell_look(&self, link: &Link) {
        if let Some(element) = self.made() {
            let look = widget::look(&element, self.thing.item.kind);
            link.send(Action::Looked(self.at, look));
        }
    }

    /// Waits until it is to be seen, and tells the state; `game` is played on the first time.
    pub(super) fn come(
        self: &Rc<Self>,
        element: Element,
        turn: Option<u32>,
        game: Option<String>,
        link: &Link,
    ) {
        let (part, link) = (self.clone(), link.clone());
        spawn_local(async move {
            let mut come = widget::ready(&element, part.thing.item.kind).await;
            if come.is_ok()
                && let Some(game) = game
                && !part.is_recalled.replace(true)
            {
                come = widget::recall(&element, &game).await;
            }
            if part.made().as_ref() != Some(&element) {
                return;
            }
            let result = come.map_err(|error| widget::load_error(&error));
            part.tell_look(&link);
            link.send(Action::Came {
                at: part.at,
                turn,
                result,
            });
        });
    }

    /// Fits it to the screen, in the colours of a theme.
    pub(super) fn stage(&self, element: &Element, theme: &str) {
        if element.get_attribute("theme").as_deref() != Some(theme) {
            let _ = element.set_attribute("theme", theme);
        }
        if self.thing.item.kind.has_steps() && !element.has_attribute("controls") {
            let _ = element.set_attribute("controls", "hidden");
        }
        self.fitting.fit(element);
    }

    pub(super) fn unstage(&self) {
        self.fitting.undo();
        if let Some(element) = self.made() {
            let _ = element.remove_attribute("controls");
            let _ = element.remove_attribute("theme");
        }
    }

    /// A claim keeps its answer to itself no more.
    pub(super) fn tell(&self) {
        if let Some(element) = self.made() {
            let _ = element.remove_attribute(WAITS);
        }
    }

    /// Another element comes in its place.
    pub(super) fn renew(&self) {
        self.unstage();
        self.element.take();
        self.listeners.take();
        self.observer.take();
    }
}

/// What an event of an element tells.
fn parse_event(event: &Event) -> Option<ElementEvent> {
    let detail = || event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
    Some(match event.type_().as_str() {
        "nian-ready" => ElementEvent::Ready,
        "nian-step" => ElementEvent::Step,
        "nian-move" => ElementEvent::Move,
        "nian-error" => ElementEvent::Error,
        "nian-checked" => ElementEvent::Checked(text_of(&detail()?, "said")),
        "nian-answer" => {
            let detail = detail()?;
            ElementEvent::Answer {
                is_right: get(&detail, "correct").is_some_and(|is| is.is_truthy()),
                step: get(&detail, "step")?.as_f64()? as u16,
            }
        }
        _ => return None,
    })
}
