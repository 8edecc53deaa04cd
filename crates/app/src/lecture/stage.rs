//! What a lesson has around its state: the elements of its things, timers, windows.

use super::awake::Awake;
use super::fit::Fitting;
use super::pair::Speaker;
use super::part::Part;
use super::words::Words;
use super::{Link, soon, widget};
use crate::mount::{document, focus_quietly};
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use nian_course::deck::Kind;
use nian_course::lecture::{Action, ElementState, Lecture};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, Element, HtmlElement, Storage, window};
use yew::Callback;

/// The storage of the tab, if the browser lets the page have one.
pub(super) fn session() -> Option<Storage> {
    window()?.session_storage().ok()?
}

/// A game of two teams.
pub(super) struct TeamGame {
    pub(super) element: Element,
    pub(super) fitting: Fitting,
    _listeners: Vec<EventListener>,
}

pub(super) struct Stage {
    place: Element,
    pub(super) words: Rc<Words>,
    parts: RefCell<Vec<Rc<Part>>>,
    /// The element that is shown.
    pub(super) held: RefCell<Option<Element>>,
    pub(super) game: RefCell<Option<TeamGame>>,
    pub(super) speaker: RefCell<Speaker>,
    pub(super) listeners: RefCell<Vec<EventListener>>,
    /// What follows the theme of the page.
    pub(super) observer: RefCell<Option<Box<dyn FnOnce()>>>,
    pub(super) hush: RefCell<Option<Timeout>>,
    pub(super) pointer: RefCell<Option<Timeout>>,
    pub(super) opening: RefCell<Option<Timeout>>,
    pub(super) tick: RefCell<Option<Interval>>,
    /// While the lesson is on stage.
    pub(super) awake: RefCell<Option<Awake>>,
    /// Takes all of it away.
    pub(super) end: RefCell<Option<Box<dyn FnOnce()>>>,
    pub(super) on_place: Callback<(usize, u16)>,
    pub(super) on_leave: Callback<(usize, u16)>,
}

impl Stage {
    pub(super) fn new(
        place: Element,
        state: &Lecture,
        words: Rc<Words>,
        on_place: Callback<(usize, u16)>,
        on_leave: Callback<(usize, u16)>,
    ) -> Rc<Self> {
        let things = state.things().iter().cloned().enumerate();
        let parts = things.map(|(at, thing)| Rc::new(Part::new(at + 1, thing)));
        Rc::new(Self {
            place,
            words,
            parts: RefCell::new(parts.collect()),
            held: RefCell::default(),
            game: RefCell::default(),
            speaker: RefCell::default(),
            listeners: RefCell::default(),
            observer: RefCell::default(),
            hush: RefCell::default(),
            pointer: RefCell::default(),
            opening: RefCell::default(),
            tick: RefCell::default(),
            awake: RefCell::default(),
            end: RefCell::default(),
            on_place,
            on_leave,
        })
    }

    /// What is first found in the lesson.
    pub(super) fn find(&self, css: &str) -> Option<Element> {
        self.place.query_selector(css).ok().flatten()
    }

    /// The lesson itself.
    pub(super) fn root(&self) -> Option<Element> {
        self.find(".lecture")
    }

    /// Gives what is first found the focus.
    pub(super) fn focus(&self, css: &str) {
        if let Some(found) = self
            .find(css)
            .and_then(|found| found.dyn_into::<HtmlElement>().ok())
        {
            focus_quietly(&found);
        }
    }

    /// What the thing that is shown draws.
    pub(super) fn picture(&self, link: &Link) -> Option<Element> {
        let part = self.part(link.with(Lecture::at))?;
        widget::picture(&part.made()?)
    }

    /// A thing by its number, 1-based.
    pub(super) fn part(&self, at: usize) -> Option<Rc<Part>> {
        self.parts.borrow().get(at.checked_sub(1)?).cloned()
    }

    pub(super) fn parts(&self) -> Vec<Rc<Part>> {
        self.parts.borrow().clone()
    }

    /// The state knows how what is shown is now.
    pub(super) fn look_at_shown(&self, link: &Link) {
        if let Some(part) = self.part(link.with(Lecture::at)) {
            part.tell_look(link);
        }
        if let Some(look) = self.look_at_game() {
            link.send(Action::Played(look));
        }
    }

    fn look_at_game(&self) -> Option<ElementState> {
        let game = self.game.borrow();
        Some(widget::look(&game.as_ref()?.element, Kind::Game))
    }

    /// Two teams play from a position; goes on as far as a state.
    pub(super) fn play(self: &Rc<Self>, position: &str, state: Option<String>, link: &Link) {
        self.end_game();
        let Some(element) =
            document().and_then(|document| document.create_element("nian-game").ok())
        else {
            return;
        };
        for (name, value) in [
            ("position", position),
            ("opponent", "none"),
            ("answers", "hidden"),
            ("data-teams", ""),
        ] {
            let _ = element.set_attribute(name, value);
        }
        let listeners = ["nian-move", "nian-step", "nian-ready", "nian-end"].map(|name| {
            let (stage, own, link) = (Rc::downgrade(self), element.clone(), link.clone());
            EventListener::new(&element, name, move |event| {
                let winner = event
                    .dyn_ref::<CustomEvent>()
                    .and_then(|event| super::text_of(&event.detail(), "winner"));
                let (stage, own, link) = (stage.clone(), own.clone(), link.clone());
                soon(move || {
                    let Some(stage) = stage.upgrade().filter(|stage| stage.plays(&own)) else {
                        return;
                    };
                    if let Some(look) = stage.look_at_game() {
                        link.send(Action::Played(look));
                    }
                    if name == "nian-end" {
                        link.send(Action::Ended(winner.as_deref() == Some("reader")));
                    }
                });
            })
        });
        self.game.replace(Some(TeamGame {
            element: element.clone(),
            fitting: Fitting::default(),
            _listeners: listeners.into(),
        }));
        let Some(state) = state else {
            return;
        };
        let (stage, link) = (self.clone(), link.clone());
        wasm_bindgen_futures::spawn_local(async move {
            // Without an engine there is no game, and its card says so.
            if widget::engine(&element).await.is_ok() {
                drop(widget::recall(&element, &state).await);
            }
            if stage.plays(&element) {
                link.send(Action::Recalled);
                if let Some(look) = stage.look_at_game() {
                    link.send(Action::Played(look));
                }
            }
        });
    }

    fn plays(&self, element: &Element) -> bool {
        let game = self.game.borrow();
        game.as_ref().is_some_and(|game| game.element == *element)
    }

    /// The game of the teams is taken away.
    pub(super) fn end_game(&self) {
        if let Some(game) = self.game.take() {
            game.fitting.undo();
        }
    }

    /// Lets go of all that is heard, waited for and shown.
    pub(super) fn clear(&self) {
        self.end_game();
        for part in self.parts.take() {
            part.renew();
        }
        self.listeners.take();
        if let Some(end) = self.observer.take() {
            end();
        }
        drop((self.hush.take(), self.pointer.take(), self.opening.take()));
        self.tick.take();
        self.awake.take();
        self.held.take();
        if let Some(end) = self.end.take() {
            end();
        }
    }
}
