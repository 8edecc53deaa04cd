//! A thing of one's own lesson with what changes it: buttons, keys, dragging, fields.

use super::{Send, item::item};
use crate::class::fields::{Line, Start};
use crate::class::words::Words;
use crate::fields::is_composing;
use nian_course::class::{Action, Class, Field};
use nian_course::deck::{Kind, MOST_OF_NOTE, MOST_OF_QUESTION, MOST_OF_TITLE, Text, Thing};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// What a thing that is dragged is, to the browser.
const DRAGGED: &str = "text/x-nian";
/// Of what has steps, where nobody knows how many.
const MOST_STEPS: usize = 99;

pub(super) fn row<S: Storage + Clone>(
    words: &Rc<Words>,
    page: &Class<S>,
    at: usize,
    send: &Send,
) -> Html {
    let deck = page.deck();
    let Some(thing) = deck.things.get(at) else {
        return Html::default();
    };
    let last = deck.things.len().saturating_sub(1);
    let is_open = page.unfolded() == Some(at);
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            let is_move = event.alt_key() && !is_composing(&event);
            let to = match event.key().as_str() {
                "ArrowUp" if is_move => at.checked_sub(1),
                "ArrowDown" if is_move => Some(at + 1).filter(|to| *to <= last),
                _ => return,
            };
            event.prevent_default();
            if let Some(to) = to {
                let focus = format!("{}-{to}", key_of(&event));
                send.emit(Action::Move(at, to, Some(focus)));
            }
        })
    };
    let over = |is: bool| Callback::from(move |event: DragEvent| mark(&event, is));
    let ondragover = Callback::from(|event: DragEvent| {
        let data = event.data_transfer();
        if data.is_some_and(|data| data.types().includes(&DRAGGED.into(), 0)) {
            event.prevent_default();
            mark(&event, true);
        }
    });
    let ondragstart = Callback::from(move |event: DragEvent| {
        if let Some(data) = event.data_transfer() {
            let _ = data.set_data(DRAGGED, &at.to_string());
            data.set_effect_allowed("move");
        }
    });
    let ondrop = {
        let send = send.clone();
        Callback::from(move |event: DragEvent| {
            mark(&event, false);
            let from = event.data_transfer();
            let from = from.and_then(|data| data.get_data(DRAGGED).ok());
            let from = from.and_then(|from| from.parse::<usize>().ok());
            if let Some(from) = from.filter(|from| *from <= last) {
                event.prevent_default();
                send.emit(Action::Move(from, at, None));
            }
        })
    };
    // Where fields are open, text in them is to be marked.
    let draggable = page.unfolded().is_none().to_string();
    html! {
        <li {draggable} {onkeydown} {ondragstart} {ondragover} ondragleave={over(false)} {ondrop}>
            { item(words, page, thing) }
            { controls(words, page, thing, (at, last), send) }
            if is_open { { fields(words, page, thing, at, send) } }
        </li>
    }
}

/// What the key of the control is called in which one is.
fn key_of(event: &KeyboardEvent) -> String {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let key = target.and_then(|target| target.dataset().get("key"));
    let name = key.and_then(|key| key.split('-').next().map(str::to_owned));
    name.unwrap_or_else(|| "change".to_owned())
}

/// Marks the row that something is dragged over.
fn mark(event: &DragEvent, is_over: bool) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let row = target.and_then(|target| target.closest("li[draggable]").ok()?);
    if let Some(row) = row {
        let _ = row.toggle_attribute_with_force("data-over", is_over);
    }
}

fn controls<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    thing: &Thing,
    (at, last): (usize, usize),
    send: &Send,
) -> Html {
    let title = page.called(thing).map(|called| called.text);
    let change = words.say(ClassSaid::CHANGE);
    let label = title.as_ref().map(|title| format!("{change} · {title}"));
    let is_open = page.unfolded() == Some(at);
    let sign = |name: &str, text, sign: &'static str, disabled: bool, act: Action| {
        let label = title.as_ref().map(|title| words.fill(text, &[title]));
        let onclick = send.reform(move |_: MouseEvent| act.clone());
        html! {
            <button type="button" class="sign" data-key={format!("{name}-{at}")} {disabled} aria-label={label} {onclick}>{ sign }</button>
        }
    };
    let go = |to: usize, name: &str| Action::Move(at, to, Some(format!("{name}-{to}")));
    // The button for farther is off at the end: the focus goes to the other one.
    let up = go(at.saturating_sub(1), if at > 1 { "up" } else { "down" });
    let down = go(at + 1, if at + 1 < last { "down" } else { "up" });
    html! {
        <p class="controls">
            <button type="button" class="plain" data-key={format!("change-{at}")} aria-expanded={is_open.to_string()} aria-label={label}
                onclick={send.reform(move |_: MouseEvent| Action::Unfold(at))}>{ change }</button>
            { sign("up", ClassSaid::UP, "↑", at == 0, up) }
            { sign("down", ClassSaid::DOWN, "↓", at == last, down) }
            { sign("remove", ClassSaid::REMOVE, "×", false, Action::Remove(at)) }
        </p>
    }
}

fn fields<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    thing: &Thing,
    at: usize,
    send: &Send,
) -> Html {
    let line = |name: &'static str, label, text: Option<&Text>, most, rows, field: Field| {
        let own = Text::in_field(text, page.language());
        let placeholder = own
            .other
            .map(|other| words.fill(ClassSaid::OTHER_LANGUAGE, &[other]));
        html! {
            <Line id={format!("field-{name}-{at}")} {name} label={words.say(label).to_owned()} value={own.value.to_owned()}
                placeholder={placeholder.map(AttrValue::from)} {most} {rows}
                oninput={send.reform(move |text| Action::Write(field, text))} />
        }
    };
    let (name, question) = (Field::Name(at), Field::Question(at));
    let name = line(
        "name",
        ClassSaid::NAME,
        thing.name.as_ref(),
        MOST_OF_TITLE,
        None,
        name,
    );
    let question = line(
        "question",
        ClassSaid::QUESTION,
        thing.question.as_ref(),
        MOST_OF_QUESTION,
        Some(2),
        question,
    );
    let note = line(
        "note",
        ClassSaid::NOTE,
        thing.note.as_ref(),
        MOST_OF_NOTE,
        Some(2),
        Field::Note(at),
    );
    let most = page
        .last_step(thing)
        .filter(|_| thing.item.kind.has_steps());
    html! {
        <div class="fields" key={at}>
            { name }
            { question }
            { note }
            if thing.item.kind == Kind::Lesson {
                <p class="field">
                    <a href={format!("{}{}make/?lesson={}", words.root, words.folder, thing.item.of)} target="_blank">
                        { words.say(ClassSaid::MADE_CHANGE) }
                    </a>
                </p>
            }
            if let Some(most) = most {
                { start(words, thing, at, most.unwrap_or(MOST_STEPS), send) }
            }
        </div>
    }
}

fn start(words: &Words, thing: &Thing, at: usize, most: usize, send: &Send) -> Html {
    html! {
        <Start id={format!("field-start-{at}")} label={words.fill(ClassSaid::START, &[&most.to_string()])}
            value={thing.item.start} {most} oninput={send.reform(move |step| Action::Start(at, step))} />
    }
}
