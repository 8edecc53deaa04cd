//! The lesson that is put together: its menu, its things, what can be done with it, and what was done last.

use super::{Send, actions, menu, row::row, said};
use crate::class::words::Words;
use nian_course::class::{Action, Class};
use nian_course::deck::{Spoken, Text};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

pub(super) fn mine<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let count = page.deck().things.len();
    let things = if count > 0 {
        let rows = (0..count).map(|at| row(words, page, at, send));
        html! {
            <>
                <ol class="things" aria-label={words.say(ClassSaid::LESSON).to_owned()}>{ for rows }</ol>
                <p id="grip-keys" hidden=true>{ words.say(ClassSaid::GRIP_KEYS) }</p>
            </>
        }
    } else {
        html! { <p class="nothing">{ words.say(ClassSaid::NOTHING) }</p> }
    };
    let fold = send.reform(|_: MouseEvent| Action::Fold);
    let is_seen = page.is_seen();
    html! {
        <section class="mine" data-seen={is_seen.then_some("")} aria-label={words.say(ClassSaid::LESSON).to_owned()}>
            <div class="inside">
                <header>
                    { title(words, page, send) }
                    <span class="count">{ counted(words, page) }</span>
                </header>
                { menu::menu(words, page, send) }
                { things }
                { actions::first(words, send, count == 0) }
            </div>
            <div class="done">
                { said(&words.announcement_of(page), page.announcement().1) }
                { turning(words, page, send) }
            </div>
            <button type="button" class="bar" data-key="fold" aria-expanded={is_seen.to_string()} onclick={fold}>
                { words.fill(ClassSaid::FOLD, &[&count.to_string()]) }
            </button>
        </section>
    }
}

/// The title, which opens the menu.
fn title<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let own = page.deck().title.as_ref();
    let own = own.and_then(|title: &Text| title.spoken(page.language()));
    let own = own.filter(|own| !own.text.is_empty());
    let (title, lang) = match own {
        Some(Spoken { text, lang }) => (text, Some(lang.to_owned())),
        None if page.deck().things.is_empty() => (words.say(ClassSaid::NEW_LESSON), None),
        None => (words.say(ClassSaid::UNTITLED), None),
    };
    let onclick = send.reform(|_: MouseEvent| Action::Menu);
    html! {
        <h2>
            <button type="button" class="name" data-key="menu" aria-expanded={page.has_menu().to_string()}
                aria-label={words.fill(ClassSaid::MENU, &[title])} {onclick}>
                <span {lang} dir="auto">{ title }</span>
            </button>
        </h2>
    }
}

fn counted<S: Storage + Clone>(words: &Words, page: &Class<S>) -> String {
    let count = page.deck().things.len();
    let number = count.to_string();
    match page.minutes() {
        _ if count == 0 => words.say(ClassSaid::STILL_EMPTY).to_owned(),
        Some(minutes) => words.fill(ClassSaid::COUNT_MINUTES, &[&number, &minutes.to_string()]),
        None => words.fill(ClassSaid::COUNT_SHORT, &[&number]),
    }
}

/// What was done is taken back, once something was.
fn turning<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let [can_undo, can_redo] = page.can_turn();
    let keyed = |text, key: &'static str, disabled: bool, action: Action| {
        let onclick = send.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="plain" data-key={key} {disabled} {onclick}>{ words.say(text) }</button> }
    };
    html! {
        <div class="doing quiet" hidden={!can_undo && !can_redo}>
            { keyed(ClassSaid::UNDO, "undo", !can_undo, Action::Undo) }
            { keyed(ClassSaid::REDO, "redo", !can_redo, Action::Redo) }
        </div>
    }
}
