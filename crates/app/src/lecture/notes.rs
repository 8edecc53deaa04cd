//! The speaker's window itself: what comes next, the answer, the note and the time.

mod view;

use super::listen::command_of;
use super::wire::Wire;
use super::words::Words;
use super::{soon, widget};
use crate::mount::{document_element, render_in};
use crate::runtime::{Page, Runtime};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::{Interval, Timeout};
use nian_course::deck::{Deck, Kind, Thing};
use nian_course::elements::Answers;
use nian_course::flat_map::FlatMap;
use nian_course::lecture::{CALL, Notes, NotesAction, NotesEffect, Side};
use nian_course::practice::Moment;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, window};

type NotesLink = Rc<Runtime<Notes>>;

impl Page for Notes {
    type Action = NotesAction;
    type Effect = NotesEffect;

    fn apply(&mut self, action: NotesAction, moment: Moment) -> Vec<NotesEffect> {
        Notes::apply(self, action, moment)
    }
}

/// An element with what hears that it is ready.
struct Held {
    element: Element,
    _listener: EventListener,
}

/// What the window has around its state.
struct NotesStage {
    place: Element,
    wire: RefCell<Option<Wire>>,
    /// The elements that have been at each side, by their things.
    held: [RefCell<FlatMap<usize, Held>>; 2],
}

/// Shows the speaker's window of a pair.
pub(super) fn open(place: &Element, plan: Deck, words: &Rc<Words>, pair: String) {
    let stage = Rc::new(NotesStage {
        place: place.clone(),
        wire: RefCell::default(),
        held: Default::default(),
    });
    let link = {
        let stage = stage.clone();
        Runtime::new(Notes::new(plan), move |effect, link: &NotesLink| {
            carry_out(effect, &stage, link)
        })
    };
    let (shown, words) = (link.clone(), words.clone());
    let view = move || shown.with(|notes| view::view(notes, &words, &shown));
    let begun = link.clone();
    let on_change = move |redraw| {
        begun.on_change(redraw);
        begin(&stage, &begun, &pair);
    };
    // It is there as long as the window is.
    drop(render_in(place, Rc::new(view), Rc::new(on_change)));
    link.mounted_in(place.clone());
    if let Some(root) = document_element() {
        let _ = root.dataset().set("lecture", "speaker");
    }
}

fn begin(stage: &NotesStage, link: &NotesLink, pair: &str) {
    let own = link.clone();
    let opener = window().and_then(|window| window.opener().ok());
    let opener = opener
        .filter(|opener| opener.is_object())
        .map(wasm_bindgen::JsCast::unchecked_into);
    let wire = Wire::new(pair, opener, move |message| {
        own.send(NotesAction::Heard(message));
    });
    stage.wire.replace(Some(wire));
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    if let Some(window) = window() {
        let own = link.clone();
        EventListener::new_with_options(&window, "keydown", first, move |event| {
            pressed(event, &own)
        })
        .forget();
    }
    link.send(NotesAction::Call);
    let own = link.clone();
    Interval::new(CALL, move || own.send(NotesAction::Call)).forget();
}

fn pressed(event: &Event, link: &NotesLink) {
    let Some(command) = command_of(event).filter(|command| Notes::takes(*command)) else {
        return;
    };
    event.prevent_default();
    event.stop_immediate_propagation();
    link.send(NotesAction::Do(command));
}

fn carry_out(effect: NotesEffect, stage: &NotesStage, link: &NotesLink) {
    match effect {
        NotesEffect::Send(message) => {
            if let Some(wire) = &*stage.wire.borrow() {
                wire.send(message);
            }
        }
        NotesEffect::Put {
            side,
            at,
            turn,
            is_renewed,
        } => {
            let held = &stage.held[side as usize];
            if is_renewed {
                held.borrow_mut().remove(&at);
            }
            let Some(thing) = thing(at, link) else { return };
            let Some(element) = stage.element(side, at, &thing, link) else {
                return;
            };
            if let Some(place) = stage.side(side)
                && element.parent_element().as_ref() != Some(&place)
            {
                place.replace_children_with_node_1(&element);
            }
            let link = link.clone();
            spawn_local(async move {
                let come = widget::ready(&element, thing.item.kind).await;
                let result = come.map_err(|error| widget::load_error(&error));
                link.send(NotesAction::Came { side, turn, result });
            });
        }
        NotesEffect::Empty(side) => {
            if let Some(place) = stage.side(side) {
                place.replace_children_with_node_0();
            }
        }
        NotesEffect::Show {
            side,
            name,
            answers,
            is_unchecked,
            game,
        } => {
            let made = stage.made(side, name.at);
            if let Some((element, thing)) = made.zip(thing(name.at, link)) {
                let kind = thing.item.kind;
                show(&element, kind, name.step, answers, is_unchecked);
                if let Some(game) = game {
                    go_on(&element, game);
                }
            }
        }
        NotesEffect::Wait { side, turn, delay } => {
            let own = link.clone();
            let retry = move || own.send(NotesAction::Retry { side, turn });
            Timeout::new(delay, retry).forget();
        }
    }
}

fn thing(at: usize, link: &NotesLink) -> Option<Thing> {
    link.with(|notes| notes.thing(at).cloned())
}

impl NotesStage {
    fn side(&self, side: Side) -> Option<Element> {
        let css = match side {
            Side::Now => ".speaker-now",
            Side::Next => ".speaker-next",
        };
        self.place.query_selector(css).ok().flatten()
    }

    /// The element of a thing, if it has been made.
    fn made(&self, side: Side, at: usize) -> Option<Element> {
        let held = self.held[side as usize].borrow();
        held.get(&at).map(|held| held.element.clone())
    }

    /// The element of a thing.
    fn element(&self, side: Side, at: usize, thing: &Thing, link: &NotesLink) -> Option<Element> {
        if let Some(made) = self.made(side, at) {
            return Some(made);
        }
        let element = widget::create_staged(thing)?;
        let _ = element.set_attribute("controls", "hidden");
        let own = link.clone();
        let listener = EventListener::new(&element, "nian-ready", move |_| {
            let own = own.clone();
            soon(move || own.send(NotesAction::Ready { side, at }));
        });
        let held = Held {
            element: element.clone(),
            _listener: listener,
        };
        self.held[side as usize].borrow_mut().insert(at, held);
        Some(element)
    }
}

/// An element shows a step with its answer.
fn show(element: &Element, kind: Kind, step: u16, answers: Option<Answers>, is_unchecked: bool) {
    let step = step.min(widget::look(element, kind).steps);
    widget::go(element, kind, answers.map(Answers::name), step);
    if is_unchecked {
        widget::does(element, "check");
    } else if kind != Kind::Claim && widget::look(element, kind).waits {
        widget::does(element, "reveal");
    }
}

/// A game goes on as it was played.
fn go_on(element: &Element, game: String) {
    if widget::look(element, Kind::Game).state.as_ref() != Some(&game) {
        let _ = js_sys::Reflect::set(element, &"state".into(), &JsValue::from(game));
    }
}
