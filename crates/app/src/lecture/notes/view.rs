//! What is seen in the speaker's window.

use super::super::words::Words;
use super::NotesLink;
use crate::mount::document_element;
use crate::runtime::moment;
use nian_course::deck::{Spoken, Text, Thing};
use nian_course::lecture::{Command, Notes, NotesAction, SpeakerState, Upcoming, time, time_left};
use nian_words::Lecture as Texts;
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

pub(super) fn view(notes: &Notes, words: &Words, link: &NotesLink) -> Html {
    let now = notes.now();
    let time_now = moment().now;
    let own = now.and_then(|now| notes.thing(now.at));
    let spent = notes.spent(time_now);
    let spent = spent.map(|spent| words.fill(Texts::SPENT, &[&time(spent / 1000)]));
    let left = now.and_then(|now| now.clock.left(time_now));
    let left = left.map(|left| words.fill(Texts::REST, &[&time_left(left)]));
    let state = match now {
        None => words.say(Texts::SEARCHING),
        Some(_) if notes.is_silent(time_now) => words.say(Texts::LESSON_GONE),
        Some(_) => String::new(),
    };
    let theme = document_element().and_then(|root| root.dataset().get("theme"));
    let text = |name: fn(&Thing) -> Option<&Text>| own.map(|thing| spoken(name(thing), words));
    let (question, question_lang) = text(|thing| thing.question.as_ref()).unwrap_or_default();
    let (note, note_lang) = text(|thing| thing.note.as_ref()).unwrap_or_default();
    let answer = own.filter(|thing| thing.question.is_some());
    let answer = answer.and_then(|thing| thing.answer.as_deref());
    let answer = answer.map(|answer| words.fill(Texts::TOLD, &[answer]));
    let at = now.map(|now| place(now, words));
    let comes = now.zip(notes.next());
    let comes = comes.map(|(now, next)| upcoming(now, next, words));
    let shown = now.map(|now| {
        words.say(if now.waits {
            Texts::NOW_WAITS
        } else {
            Texts::NOW
        })
    });
    let buttons = BUTTONS.into_iter().map(|command| {
        let link = link.clone();
        let label = words.command(command);
        let onclick = move |_: MouseEvent| link.send(NotesAction::Do(command));
        html! { <button type="button" class="lecture-command" data-do={command.name()} {onclick}>{ label }</button> }
    });
    html! {
        <div class="nian lecture-speaker" lang={words.language.tag()} data-theme={theme.unwrap_or_else(|| "auto".to_owned())}>
            <header>
                <h1 class="speaker-where">{ at.unwrap_or_default() }</h1>
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
                    <p class="speaker-comes">{ comes.unwrap_or_default() }</p>
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

/// Where the class is.
fn place(now: &SpeakerState, words: &Words) -> String {
    let mut place = thing(now.at, &now.title, now, words);
    if now.steps > 0 {
        place.extend(["　", &steps(now.step, now, words)]);
    }
    place
}

/// What comes next.
fn upcoming(now: &SpeakerState, next: Upcoming, words: &Words) -> String {
    match next {
        Upcoming::Step(step) => steps(step, now, words),
        Upcoming::Thing(at) => thing(at, &now.next, now, words),
        Upcoming::End => words.say(Texts::AT_END),
    }
}

fn thing(at: usize, title: &str, now: &SpeakerState, words: &Words) -> String {
    format!("{}　{title}", words.count(Texts::WHERE, &[at, now.of]))
}

fn steps(step: u16, now: &SpeakerState, words: &Words) -> String {
    words.count(Texts::STEPS, &[usize::from(step), usize::from(now.steps)])
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
