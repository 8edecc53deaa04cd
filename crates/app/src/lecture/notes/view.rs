//! What is seen in the speaker's window.

use super::super::words::Words;
use super::Notes;
use crate::mount::document_element;
use crate::runtime::moment;
use nian_course::deck::{Spoken, Text, Thing};
use nian_course::lecture::{Command, Message, SILENT, SpeakerState, time, time_left};
use nian_words::Lecture as Texts;
use std::rc::Rc;
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

pub(super) fn view(notes: &Rc<Notes>) -> Html {
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
    let answer = own.filter(|thing| thing.question.is_some());
    let answer = answer.and_then(|thing| thing.answer.as_deref());
    let answer = answer.map(|answer| words.fill(Texts::TOLD, &[answer]));
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
                    <p class="speaker-answer" hidden={answer.is_none()}>{ answer.unwrap_or_default() }</p>
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
fn places(now: &SpeakerState, notes: &Notes) -> (String, String) {
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
