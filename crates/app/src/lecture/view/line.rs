//! The thin line below the picture: what is shown, where the class is, and what there is to say.

use super::Dispatch;
use nian_course::lecture::{Action, Command, Lecture, PenAction};
use nian_words::Lecture as Texts;
use yew::prelude::*;

pub(super) fn line(page: &Lecture, out: &Dispatch) -> Html {
    let words = &out.stage.words;
    let of = page.things().len();
    let (name, steps) = (page.name(), page.steps_told());
    let numbers = [usize::from(name.step), usize::from(steps)];
    let steps = match (name.step, steps) {
        (_, 0) => String::new(),
        (0, _) => words.count(Texts::START, &numbers[1..]),
        _ => words.count(Texts::STEPS, &numbers),
    };
    let waits = match page.waits() {
        true => out.say(Texts::WAITS),
        false => String::new(),
    };
    html! {
        <div class="lecture-line" hidden={page.slip().is_some()}>
            { turn(Command::Back, "‹", out) }
            { pens(page, out) }
            { called(page) }
            <span class="lecture-said" role="status">{ words.said(page.announcement(), of) }</span>
            <span class="lecture-told">
                <span class="lecture-digits">{ digits(page) }</span>
                <span class="lecture-waits">{ waits }</span>
                <span class="lecture-where">{ words.count(Texts::WHERE, &[name.at, of]) }</span>
                <span class="lecture-steps">{ steps }</span>
            </span>
            { opener(page, out) }
            { turn(Command::Forward, "›", out) }
        </div>
    }
}

/// The digits that were typed, as they are shown.
pub(super) fn digits(page: &Lecture) -> String {
    match page.digits() {
        "" => String::new(),
        digits => format!("→ {digits}"),
    }
}

/// What is shown: the lesson and the thing.
fn called(page: &Lecture) -> Html {
    let called = page.called(page.at());
    let name = called.map_or("", |called| called.text.as_str());
    let lang = called
        .map(|called| called.lang.clone())
        .filter(|lang| !lang.is_empty());
    let title = page.title().filter(|_| !name.is_empty());
    let title = title.map_or(String::new(), |title| format!("{}　", title.text));
    html! {
        <span class="lecture-name"><span>{ title }</span><span {lang}>{ name.to_owned() }</span></span>
    }
}

fn turn(command: Command, sign: &'static str, out: &Dispatch) -> Html {
    let label = out.stage.words.command(command);
    let own = out.clone();
    let onclick = move |_: MouseEvent| own.act(Action::Do(command));
    html! {
        <button type="button" class="lecture-turn" aria-label={label.clone()} title={label} {onclick}>{ sign }</button>
    }
}

/// What opens all commands.
fn opener(page: &Lecture, out: &Dispatch) -> Html {
    let label = out.say(Texts::COMMANDS);
    let is_open = if page.has_bar() { "true" } else { "false" };
    let own = out.clone();
    // A click by the keyboard counts none.
    let onclick = move |event: MouseEvent| {
        own.send(Action::Bar {
            by_key: event.detail() == 0,
        });
    };
    html! {
        <button type="button" class="lecture-turn lecture-more" aria-label={label.clone()} title={label} aria-expanded={is_open}
            aria-controls="lecture-bar" {onclick}>{ "⋯" }</button>
    }
}

/// What is on the line while somebody draws.
fn pens(page: &Lecture, out: &Dispatch) -> Html {
    let pen = |label, act: fn() -> PenAction| {
        out.button("lecture-pen", out.say(label), move || Action::Pen(act()))
    };
    html! {
        <div class="lecture-pens" role="group" aria-label={out.say(Texts::DRAW)} hidden={!page.draws()}>
            { pen(Texts::UNDO, || PenAction::Undo) }
            { pen(Texts::CLEAR, || PenAction::Clear) }
            { pen(Texts::DONE, || PenAction::Done) }
        </div>
    }
}
