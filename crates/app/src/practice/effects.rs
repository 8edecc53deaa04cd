use super::ROUND;
use crate::browser::later;
use crate::{history, mount::find};
use nian_course::practice::{Attributes, Effect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement, window};

/// Carries out an effect; `exercise` is the page's element.
pub(super) fn carry_out(effect: Effect, exercise: &Element) {
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
        Effect::ShowExercise(is_seen) => show(exercise, is_seen),
        Effect::Keep(query, round) => history::replace(&query, ROUND, &round),
        Effect::Go(query) => {
            if let (Some(window), Some(address)) = (window(), history::with_query(&query)) {
                let _ = window.location().assign(&address);
            }
        }
    }
}

/// Shows the exercise, or what came of its set; the focus goes on where that is.
fn show(exercise: &Element, is_seen: bool) {
    if exercise.has_attribute("hidden") != is_seen {
        return; // as it is
    }
    let _ = exercise.toggle_attribute_with_force("hidden", !is_seen);
    let _ = exercise.set_attribute("tabindex", "-1");
    let exercise = exercise.clone();
    // When the end is rendered.
    later(move || {
        let target = if is_seen {
            exercise.dyn_into::<HtmlElement>().ok()
        } else {
            find("#set-title").and_then(|title| title.dyn_into().ok())
        };
        if let Some(target) = target {
            if is_seen {
                target.scroll_into_view_with_bool(true);
            }
            let _ = target.focus();
        }
    });
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
