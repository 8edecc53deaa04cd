//! The speaker's window itself: what comes next, the answer, the note and the time.

use super::listen::command_of;
use super::widget;
use super::wire::Wire;
use super::words::Words;
use crate::mount::{document_element, render_in};
use crate::runtime::moment;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Interval;
use nian_course::deck::{Deck, Kind, Spoken, Text, Thing};
use nian_course::lecture::{CALL, Command, Message, Now, SILENT, time, time_left};
use nian_words::Lecture as Texts;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, window};
use yew::prelude::*;

/// Its buttons.
const BUTTONS: [Command; 6] = [
    Command::Back,
    Command::Forward,
    Command::Answer,
    Command::Previous,
    Command::Next,
    Command::Black,
];

/// A place for things, with those that have been there.
struct Side {
    css: &'static str,
    elements: RefCell<BTreeMap<usize, Element>>,
    wanted: Cell<(usize, u16)>,
}

impl Side {
    fn new(css: &'static str) -> Self {
        Self {
            css,
            elements: RefCell::default(),
            wanted: Cell::new((0, 0)),
        }
    }
}

struct Notes {
    place: Element,
    plan: Deck,
    words: Rc<Words>,
    wire: RefCell<Option<Wire>>,
    now: RefCell<Option<Now>>,
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
        Rc::new(move || view(&shown)),
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
            show(&element, kind, step);
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
fn show(element: &Element, kind: Kind, step: u16) {
    let has_answers = matches!(kind, Kind::Example | Kind::Lesson | Kind::Game);
    let step = step.min(widget::look(element, kind).steps);
    widget::go(element, kind, has_answers.then_some("shown"), step);
    if kind == Kind::Claim {
        widget::does(element, "check");
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

fn view(notes: &Rc<Notes>) -> Html {
    let words = &notes.words;
    let now = notes.now.borrow();
    let time_now = moment().now;
    let own = now.as_ref().and_then(|now| notes.thing(now.at));
    let spent = notes.began.get().map(|began| {
        let seconds = time_now.saturating_sub(began) / 1000;
        words.fill(Texts::SPENT, &[&time(seconds)])
    });
    let left = now.as_ref().and_then(|now| now.clock.left(time_now));
    let left = left.map(|left| words.fill(Texts::REST, &[&time_left(left)]));
    let state = match &*now {
        None => words.say(Texts::SEARCHING),
        Some(_) if time_now.saturating_sub(notes.heard.get()) > SILENT => {
            words.say(Texts::LESSON_GONE)
        }
        Some(_) => String::new(),
    };
    let theme = document_element().and_then(|root| root.dataset().get("theme"));
    let text = |name: fn(&Thing) -> Option<&Text>| own.map(|thing| spoken(name(thing), words));
    let (question, question_lang) = text(|thing| thing.question.as_ref()).unwrap_or_default();
    let (note, note_lang) = text(|thing| thing.note.as_ref()).unwrap_or_default();
    let (at, comes) = now
        .as_ref()
        .map(|now| places(now, notes))
        .unwrap_or_default();
    let shown = now.as_ref().map(|now| {
        words.say(if now.waits {
            Texts::NOW_WAITS
        } else {
            Texts::NOW
        })
    });
    let buttons = BUTTONS.into_iter().map(|command| {
        let notes = notes.clone();
        let label = words.command(command);
        let onclick = move |_: MouseEvent| notes.send(Message::Do(command));
        html! { <button type="button" class="lecture-command" data-do={command.name()} {onclick}>{ label }</button> }
    });
    html! {
        <div class="nian lecture-speaker" lang={words.language.tag()} data-theme={theme.unwrap_or_else(|| "auto".to_owned())}>
            <header>
                <h1 class="speaker-where">{ at }</h1>
                <p class="speaker-time">{ clock_time(words.language.tag()) }</p>
                <p class="speaker-spent">{ spent.unwrap_or_default() }</p>
                <p class="speaker-timer">{ left.unwrap_or_default() }</p>
            </header>
            <p class="speaker-state" role="status">{ state }</p>
            <div class="speaker-both">
                <section>
                    <h2 class="speaker-shown">{ shown.unwrap_or_default() }</h2>
                    <div class="speaker-now" />
                </section>
                <section>
                    <h2>{ words.say(Texts::QUESTION) }</h2>
                    <p class="speaker-question" lang={question_lang}>{ question }</p>
                    <h2>{ words.say(Texts::NOTE) }</h2>
                    <p class="speaker-note" lang={note_lang}>{ note }</p>
                    <h2>{ words.say(Texts::COMES) }</h2>
                    <p class="speaker-comes">{ comes }</p>
                    <div class="speaker-next" />
                </section>
            </div>
            <div class="speaker-keys">{ for buttons }</div>
        </div>
    }
}

/// A text of the teacher's own, and its language.
fn spoken(text: Option<&Text>, words: &Words) -> (String, String) {
    let spoken = text.and_then(|text| text.spoken(words.language));
    let Spoken { text, lang } = spoken.unwrap_or(Spoken {
        text: "—",
        lang: "",
    });
    (text.to_owned(), lang.to_owned())
}

/// Where the class is, and what comes next.
fn places(now: &Now, notes: &Notes) -> (String, String) {
    let words = &notes.words;
    let steps = |step: u16| words.count(Texts::STEPS, &[usize::from(step), usize::from(now.steps)]);
    let mut at = format!(
        "{}　{}",
        words.count(Texts::WHERE, &[now.at, now.of]),
        now.title
    );
    if now.steps > 0 {
        at.extend(["　", &steps(now.step)]);
    }
    let comes = if now.step < now.steps {
        steps(now.step + 1)
    } else if notes.thing(now.at + 1).is_some() {
        format!(
            "{}　{}",
            words.count(Texts::WHERE, &[now.at + 1, now.of]),
            now.next
        )
    } else {
        words.say(Texts::AT_END)
    };
    (at, comes)
}

/// The time of day.
fn clock_time(language: &str) -> String {
    let about = js_sys::Object::new();
    for name in ["hour", "minute"] {
        // Setting a property of a plain object never fails.
        let _ = js_sys::Reflect::set(&about, &name.into(), &"2-digit".into());
    }
    let now = js_sys::Date::new_0();
    let time = crate::browser::call(&now, "toLocaleTimeString", &[language.into(), about.into()]);
    time.and_then(|time| time.as_string()).unwrap_or_default()
}
