//! The speaker's window itself: what comes next, the answer, the note and the time.

mod view;

use super::listen::command_of;
use super::widget;
use super::wire::Wire;
use super::words::Words;
use crate::mount::{document_element, render_in};
use crate::runtime::moment;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Interval;
use nian_course::deck::{Deck, Kind, Thing};
use nian_course::flat_map::FlatMap;
use nian_course::lecture::{CALL, Command, Message, SpeakerState};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, window};
use yew::Callback;

/// A place for things, with those that have been there.
struct Side {
    css: &'static str,
    elements: RefCell<FlatMap<usize, Element>>,
    wanted: Cell<(usize, u16)>,
    /// The claims that have been checked.
    checked: RefCell<Vec<usize>>,
}

impl Side {
    fn new(css: &'static str) -> Self {
        Self {
            css,
            elements: RefCell::default(),
            wanted: Cell::new((0, 0)),
            checked: RefCell::default(),
        }
    }
}

struct Notes {
    place: Element,
    plan: Deck,
    words: Rc<Words>,
    wire: RefCell<Option<Wire>>,
    now: RefCell<Option<SpeakerState>>,
    /// When the lesson was heard last, and first.
    heard: Cell<u64>,
    began: Cell<Option<u64>>,
    sides: [Side; 2],
    redraw: RefCell<Option<Callback<()>>>,
}

/// Shows the speaker's window of a pair.
pub(super) fn open(place: &Element, plan: Deck, words: &Rc<Words>, pair: String) {
    let notes = Rc::new(Notes {
        place: place.clone(),
        plan,
        words: words.clone(),
        wire: RefCell::default(),
        now: RefCell::default(),
        heard: Cell::new(0),
        began: Cell::new(None),
        sides: [Side::new(".speaker-now"), Side::new(".speaker-next")],
        redraw: RefCell::default(),
    });
    let shown = notes.clone();
    let on_change = {
        let notes = notes.clone();
        move |redraw| {
            notes.redraw.replace(Some(redraw));
            begin(&notes, &pair);
        }
    };
    // It is there as long as the window is.
    drop(render_in(
        place,
        Rc::new(move || view::view(&shown)),
        Rc::new(on_change),
    ));
    if let Some(root) = document_element() {
        let _ = root.dataset().set("lecture", "speaker");
    }
}

fn begin(notes: &Rc<Notes>, pair: &str) {
    let own = notes.clone();
    let opener = window().and_then(|window| window.opener().ok());
    let opener = opener
        .filter(|opener| opener.is_object())
        .map(wasm_bindgen::JsCast::unchecked_into);
    let wire = Wire::new(pair, opener, move |message| hear(&own, message));
    notes.wire.replace(Some(wire));
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    if let Some(window) = window() {
        let own = notes.clone();
        EventListener::new_with_options(&window, "keydown", first, move |event| {
            pressed(event, &own)
        })
        .forget();
    }
    let own = notes.clone();
    let call = move || {
        own.send(Message::Here);
        own.redraw();
    };
    call();
    Interval::new(CALL, call).forget();
}

impl Notes {
    fn send(&self, message: Message) {
        if let Some(wire) = &*self.wire.borrow() {
            wire.send(message);
        }
    }

    fn redraw(&self) {
        if let Some(redraw) = &*self.redraw.borrow() {
            redraw.emit(());
        }
    }

    fn thing(&self, at: usize) -> Option<&Thing> {
        self.plan.things.get(at.checked_sub(1)?)
    }

    /// Shows a step of a thing with its answer.
    fn put(self: &Rc<Self>, side: usize, at: usize, step: u16, game: Option<String>) {
        let Some(thing) = self.thing(at) else { return };
        let kind = thing.item.kind;
        let Side {
            css,
            elements,
            wanted,
            ..
        } = &self.sides[side];
        let known = elements.borrow().get(&at).cloned();
        let Some(element) = known.or_else(|| widget::create_staged(thing)) else {
            return;
        };
        elements.borrow_mut().insert(at, element.clone());
        let _ = element.set_attribute("controls", "hidden");
        if let Ok(Some(place)) = self.place.query_selector(css)
            && element.parent_element().as_ref() != Some(&place)
        {
            place.replace_children_with_node_1(&element);
        }
        wanted.set((at, step));
        let own = self.clone();
        spawn_local(async move {
            if widget::ready(&element, kind).await.is_err()
                || own.sides[side].wanted.get() != (at, step)
            {
                return;
            }
            let is_checked = own.sides[side].checked.borrow().contains(&at);
            if !is_checked {
                own.sides[side].checked.borrow_mut().push(at);
            }
            show(&element, kind, step, is_checked);
            if let Some(game) = game.filter(|_| kind == Kind::Game)
                && widget::look(&element, kind).state.as_ref() != Some(&game)
            {
                let _ = js_sys::Reflect::set(&element, &"state".into(), &JsValue::from(game));
            }
        });
    }

    fn follow(self: &Rc<Self>) {
        let Some(now) = self.now.borrow().clone() else {
            return;
        };
        let Some(thing) = self.thing(now.at) else {
            return; // of another lesson
        };
        let game = now.game.clone().filter(|_| thing.item.kind == Kind::Game);
        self.put(0, now.at, now.step, game);
        if now.step < now.steps {
            self.put(1, now.at, now.step + 1, None);
        } else if let Some(later) = self.thing(now.at + 1) {
            self.put(1, now.at + 1, later.item.start, None);
        } else if let Ok(Some(place)) = self.place.query_selector(self.sides[1].css) {
            place.replace_children_with_node_0();
        }
    }
}

/// An element shows a step with its answer.
fn show(element: &Element, kind: Kind, step: u16, is_checked: bool) {
    let has_answers = matches!(kind, Kind::Example | Kind::Lesson | Kind::Game);
    let step = step.min(widget::look(element, kind).steps);
    widget::go(element, kind, has_answers.then_some("shown"), step);
    if kind == Kind::Claim {
        if !is_checked {
            widget::does(element, "check");
        }
    } else if widget::look(element, kind).waits {
        widget::does(element, "reveal");
    }
}

fn hear(notes: &Rc<Notes>, message: Message) {
    match message {
        Message::End => notes.heard.set(0),
        Message::State(now) => {
            let time = moment().now;
            notes.heard.set(time);
            if notes.began.get().is_none() {
                notes.began.set(Some(time));
            }
            let is_other = notes.now.borrow().as_ref() != Some(&now);
            if is_other {
                notes.now.replace(Some(*now));
                notes.follow();
            }
        }
        Message::Here | Message::Do(_) => return,
    }
    notes.redraw();
}

fn pressed(event: &Event, notes: &Notes) {
    let asked = command_of(event);
    let Some(command) = asked.filter(|one| one.is_speakers() || *one == Command::Start) else {
        return;
    };
    event.prevent_default();
    event.stop_immediate_propagation();
    if command != Command::Start {
        notes.send(Message::Do(command));
    }
}
