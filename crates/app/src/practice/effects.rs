use super::{Link, ROUND};
use crate::{files, history};
use nian_course::practice::{Action, Attributes, Effect};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};

/// The name of the file with the record.
const FILE: &str = "nian-practice.json";

/// Carries out an effect; `exercise` is the page's element.
pub(super) fn carry_out(effect: Effect, exercise: &Element, link: &Link) {
    match effect {
        Effect::Set(attributes) => set(exercise, &attributes),
        Effect::Restore(state) => {
            let exercise = exercise.clone();
            // The element is in the middle of coming alive.
            spawn_local(async move {
                // Its setter never throws.
                let _ = js_sys::Reflect::set(&exercise, &"state".into(), &state.into());
            });
        }
        Effect::Keep(query, round) => history::replace(&query, ROUND, &round),
        Effect::Go(query) => {
            if let (Some(window), Some(address)) = (window(), history::with_query(&query)) {
                let _ = window.location().assign(&address);
            }
        }
        Effect::Download(text) => files::download(FILE, &text),
        Effect::Pick => {
            let send = link.callback();
            files::pick(move |text| send.emit(Action::Import(text)));
        }
    }
}

fn set(exercise: &Element, attributes: &Attributes) {
    for (name, value) in attributes.named() {
        let _ = match value {
            Some(value) if exercise.get_attribute(name).as_deref() == Some(value) => Ok(()),
            Some(value) => exercise.set_attribute(name, value),
            None => exercise.remove_attribute(name),
        };
    }
}
