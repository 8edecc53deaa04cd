//! What the page does to what is around it.

use super::{Link, State, Words, stage};
use crate::browser::{copied, later, learn};
use crate::files::{self, ReadError};
use crate::mount::{find, focus_quietly};
use crate::play::understood;
use crate::{history, names};
use nian_course::class::{Action, Effect};
use nian_course::deck::{Fault, MOST_BYTES, Opened, opened, pasted};
use nian_words::ClassSaid;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Element, HtmlElement, HtmlTextAreaElement, window};

/// Carries an effect out.
pub(super) fn carry_out(effect: Effect, class: &Element, words: &Rc<Words>, link: &Link) {
    match effect {
        Effect::LoadNames => spawn_local(load_names(link.clone())),
        Effect::Focus(key) => {
            let turns = link.with(State::can_turn);
            later(move || focus(&key, turns));
        }
        Effect::FocusHeading => later(|| {
            let heading =
                find(".class .place h1").and_then(|one| one.dyn_into::<HtmlElement>().ok());
            if let Some(heading) = heading {
                focus_quietly(&heading);
            }
        }),
        Effect::FocusAdding { empties } => {
            if let Some(field) = adding() {
                if empties {
                    field.set_value("");
                }
                let _ = field.focus();
            }
        }
        Effect::EmptyAdding => {
            if let Some(field) = adding() {
                field.set_value("");
            }
        }
        Effect::Address(search) => history::readdress(&search),
        Effect::Go(address) => {
            if let Some(window) = window() {
                let _ = window.location().assign(&address);
            }
        }
        Effect::Copy(text) => {
            let link = link.clone();
            spawn_local(async move {
                let is_copied = copied(&text).await;
                link.send(Action::Copied(text, is_copied));
            });
        }
        Effect::Download(title, text) => {
            let title = title.unwrap_or_else(|| words.say(ClassSaid::UNTITLED).to_owned());
            let name = format!("{}.nian.json", files::file_name(&title));
            link.send(Action::Downloaded(files::download(&name, &text)));
        }
        Effect::Pick => {
            let link = link.clone();
            files::pick("", move |file| {
                spawn_local(async move { link.send(Action::Open(read(&file, &link).await)) });
            });
        }
        Effect::Show => stage::open(class, words, link),
    }
}

/// What is in a file.
pub(super) async fn read(file: &Blob, link: &Link) -> Opened {
    match files::read(file, MOST_BYTES).await {
        Ok(bytes) => opened(&bytes, link.with(State::language)),
        Err(ReadError::Large) => Opened::Nothing(Fault::Large),
        Err(ReadError::Unreadable) => Opened::Nothing(Fault::Unread),
    }
}

async fn load_names(link: Link) {
    let language = link.with(State::language);
    let names = names::load(language).await.map(Rc::new);
    let is_learnt = learn(language.tag()).await;
    link.send(Action::Names { names, is_learnt });
}

/// What stands in the field for what is added before the page is mounted.
pub(super) fn typed() -> String {
    adding().map_or_else(String::new, |field| field.value())
}

/// It stands there again, and is searched for.
pub(super) fn retype(typed: String, link: &Link) {
    if typed.is_empty() {
        return;
    }
    let link = link.clone();
    later(move || {
        if let Some(field) = adding() {
            field.set_value(&typed);
            let (things, _) = pasted(&typed, &understood);
            link.send(Action::Search(typed, things));
        }
    });
}

/// Clicks the buttons that were clicked before the page was mounted, by their names (`www/pages/alone.js`).
pub(super) fn click_again(class: &Element) {
    let Some(clicked) = class.get_attribute("data-clicked") else {
        return;
    };
    let _ = class.remove_attribute("data-clicked");
    let class = class.clone();
    later(move || {
        for name in clicked.lines() {
            let Ok(all) = class.query_selector_all("button:not(:disabled)") else {
                return;
            };
            let mut buttons = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into().ok());
            let is_it = |button: &HtmlElement| {
                let label = button.get_attribute("aria-label");
                let label = label.or_else(|| button.text_content()).unwrap_or_default();
                // A tab tells meanwhile how much is in it.
                label.starts_with(name)
            };
            if let Some(button) = buttons.find(is_it) {
                button.click();
            }
        }
    });
}

fn adding() -> Option<HtmlTextAreaElement> {
    find("#to-add")?.dyn_into().ok()
}

/// What has this key has the focus; where it is not there, or cannot have it, the field for what is added.
fn focus(key: &str, [can_undo, can_redo]: [bool; 2]) {
    let key = match key {
        "undo" if !can_undo => "redo",
        "redo" if !can_redo => "",
        key => key,
    };
    let found = find(&format!(
        ".class .place [data-key=\"{key}\"]:not(:disabled)"
    ));
    match found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        Some(found) => drop(found.focus()),
        None => drop(adding().map(|field| field.focus())),
    }
}
