//! A page whose wasm has trapped: `www/nian/engine.js` loads another instance, which mounts the page as it was kept. After the
//! last time that does so, one offers to begin empty.

use crate::mount::{active_within, document_element, find, mount_view};
use crate::storage::LocalStorage;
use crate::{files, history};
use nian_course::restart::{Start, file};
use nian_course::store::{Store, Stored};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use web_sys::{DomStringMap, window};
use yew::prelude::*;

/// In `<html>`: so many instances have begun.
const BEGUN: &str = "nianBegun";
/// There, and in the state of the entry in the history: the page has begun empty.
const EMPTY: &str = "nianEmpty";

/// The words of the offer, in `data-stopped` of what it takes the place of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// What has happened.
    pub told: String,
    /// The button that saves what was kept.
    pub save: String,
    /// The button that begins empty.
    pub empty: String,
}

/// What a page keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keeps {
    /// What stands in its address and in the state of its entry, and an entry of the device. Only if the page traps without
    /// the former, the latter is put aside, too.
    Both,
    /// An entry of the device.
    Device,
}

fn dataset() -> Option<DomStringMap> {
    Some(document_element()?.dataset())
}

/// What this instance is to do.
pub(crate) fn begin() -> Start {
    let Some(dataset) = dataset() else {
        return Start::Page;
    };
    let before = dataset.get(BEGUN).and_then(|begun| begun.parse().ok());
    let before = before.unwrap_or(0);
    // An attribute of ours is always valid.
    let _ = dataset.set(BEGUN, &(before + 1).to_string());
    if history::state(EMPTY) == Some(true) {
        let _ = dataset.set(EMPTY, "");
    }
    Start::after(before)
}

/// Offers to begin empty, in the place of the page. What the instances before have mounted goes with it, and traps no more.
pub(crate) fn offer<T: Stored + 'static>(name: &'static str, keeps: Keeps) -> Option<()> {
    let place = find("[data-stopped]")?;
    let words = place.get_attribute("data-stopped")?;
    let words: Words = serde_json::from_str(&words).ok()?;
    let heading = place.query_selector("h1").ok()??;
    let (title, class) = (heading.text_content(), heading.class_name());
    let view = move || {
        let save = Callback::from(move |_: MouseEvent| {
            files::download(name, &file_text::<T>());
        });
        let empty = Callback::from(move |_: MouseEvent| begin_empty::<T>(keeps));
        html! {
            <>
                <h1 class={class.clone()}>{ title.clone() }</h1>
                <div class="stopped" role="alert">
                    <p>{ &words.told }</p>
                    <p class="doing">
                        <button type="button" name="save" class="quiet" onclick={save}>{ &words.save }</button>{ " " }
                        <button type="button" name="empty" onclick={empty}>{ &words.empty }</button>
                    </p>
                </div>
            </>
        }
    };
    let focus = active_within(&place).map(|_| "button".to_owned());
    mount_view(&place, Rc::new(view), Rc::new(|_| ()), focus)?;
    Some(())
}

/// The text of the file that is saved.
fn file_text<T: Stored>() -> String {
    let address = window().and_then(|window| window.location().href().ok());
    let state = history::state_text();
    file::<T, _>(LocalStorage, &address.unwrap_or_default(), state.as_deref())
}

/// Loads the page without what it has kept. What the device keeps is put aside, not erased.
fn begin_empty<T: Stored>(keeps: Keeps) {
    let has_been = dataset().is_some_and(|dataset| dataset.get(EMPTY).is_some());
    if has_been || keeps == Keeps::Device {
        Store::<T, _>::new(LocalStorage).set_aside();
    }
    history::replace("", EMPTY, &true);
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}
