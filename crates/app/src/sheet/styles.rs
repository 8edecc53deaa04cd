//! The styles of paper.

use crate::mount::{document, find};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlLinkElement;

/// After so many milliseconds styles that have not come are asked for again.
const DELAYS: [u32; 2] = [400, 1600];

/// Has the page load the styles of a file, unless it has them; `then` hears whether they have come.
pub(crate) fn load(file: String, then: impl FnOnce(bool) + 'static) {
    fetch(file, Box::new(then), DELAYS.into_iter());
}

fn fetch(
    file: String,
    then: Box<dyn FnOnce(bool)>,
    mut delays: impl Iterator<Item = u32> + 'static,
) {
    if is_there(&file) {
        return then(true);
    }
    let Some((document, head)) = document().and_then(|document| {
        let head = document.head()?;
        Some((document, head))
    }) else {
        return;
    };
    let Ok(node) = document.create_element("link") else {
        return;
    };
    for (name, value) in [("rel", "stylesheet"), ("href", &file)] {
        let _ = node.set_attribute(name, value);
    }
    let lost = node.clone();
    // It hears one of both.
    let settled = std::rc::Rc::new(std::cell::Cell::new(Some((then, file))));
    let loaded = settled.clone();
    EventListener::once(&node, "load", move |_| {
        if let Some((then, _)) = loaded.take() {
            then(true);
        }
    })
    .forget();
    EventListener::once(&node, "error", move |_| {
        lost.remove();
        let Some((then, file)) = settled.take() else {
            return;
        };
        match delays.next() {
            Some(delay) => {
                Timeout::new(delay, move || fetch(file, then, delays)).forget();
            }
            None => then(false),
        }
    })
    .forget();
    let _ = head.append_child(&node);
}

/// Whether the page has the styles, by its own head or by an instance before this one.
fn is_there(file: &str) -> bool {
    let there = find(&format!("link[rel=stylesheet][href=\"{file}\"]"));
    let there = there.and_then(|there| there.dyn_into().ok());
    there.is_some_and(|there: HtmlLinkElement| there.sheet().is_some())
}
