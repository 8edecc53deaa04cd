//! The script of the page (`www/class.js`), which shows a lesson on stage and on paper. It hears `nian-show`, and says when it
//! is there, where the class is, and what has come of it.

use super::shown::shown;
use super::{Link, State, Words};
use crate::browser::get;
use crate::listen::on;
use js_sys::Reflect;
use nian_course::class::{Action, View};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element, Event};

/// Has the script show what is to be seen.
pub(super) fn show(class: &Element, words: &Words, page: &State) {
    let shown = shown(words, page).and_then(|shown| serde_json::to_string(&shown).ok());
    let Some(detail) = shown.and_then(|shown| js_sys::JSON::parse(&shown).ok()) else {
        return;
    };
    let about = CustomEventInit::new();
    about.set_detail(&detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict("nian-show", &about) {
        let _ = class.dispatch_event(&event);
    }
}

pub(super) fn listen(class: &Element, words: &Rc<Words>, link: &Link) {
    let (own, words, place) = (link.clone(), words.clone(), class.clone());
    on(class, "nian-shows", move |_| {
        own.with(|page| {
            if own.is_live() && matches!(page.view(), View::Stage | View::Paper) {
                show(&place, &words, page);
            }
        });
    });
    for (name, action) in [
        ("nian-placed", Action::Placed as fn(usize, u16) -> Action),
        ("nian-left", Action::Left),
    ] {
        let own = link.clone();
        on(class, name, move |event| {
            if let Some((at, step, _)) = place_of(event) {
                own.send(action(at, step));
            }
        });
    }
    let own = link.clone();
    on(class, "nian-failed", move |_| own.send(Action::Failed));
    let own = link.clone();
    on(class, "nian-written", move |event| {
        let Some((at, step, detail)) = place_of(event).filter(|_| own.is_live()) else {
            return;
        };
        let for_pupils = get(&detail, "pupils").is_some_and(|is| is.is_truthy());
        let address = own.with(|page| page.staged_address(at, step, for_pupils));
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&detail, &"address".into(), &address.into());
    });
}

/// Where the class is, as an event tells it, with all that it tells.
fn place_of(event: &Event) -> Option<(usize, u16, JsValue)> {
    let detail = event.dyn_ref::<CustomEvent>()?.detail();
    let number = |name: &str| get(&detail, name).and_then(|number| number.as_f64());
    let (at, step) = (number("at")?, number("step")?);
    Some((at as usize, step as u16, detail))
}
