//! The styles of a lesson, and what cards wear in it.

use crate::mount::document;
use crate::shadow_style::adopt_style;
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlLinkElement};

/// What a card does without on stage: the line below it says its title, and clickers step.
const SPARE: &str = "
.nian[data-stage] .nian-head { display: none; }
.nian[data-stage] .nian-card { padding-top: calc(1 * var(--u)); }
:host([data-teams]) :is(.nian-whose, .nian-reveal) { display: none !important; }
";
/// The attribute of a claim whose check is awaited.
pub(super) const WAITS: &str = "data-waits";
/// What such a claim keeps to itself: that it is an erratum, what is true instead, and why.
const WAITING: &str = "
:host([data-waits]) :is(.nian-origin, .nian-claim-part, .nian-claim > p:not([class]) ~ p) { display: none !important; }
";

/// Has the page wear the styles of lessons. A sheet that does not come is asked for once more by another address, and then done
/// without.
pub(super) fn come(root: &str) {
    let file = format!("{root}lecture.css");
    let is_there = document().and_then(|document| {
        document
            .query_selector(&format!("link[href^=\"{file}\"]"))
            .ok()?
    });
    if is_there.is_none() {
        link(file, true);
    }
}

fn link(address: String, again: bool) {
    let Some(document) = document() else { return };
    let sheet = document.create_element("link").ok();
    let sheet = sheet.and_then(|sheet| sheet.dyn_into::<HtmlLinkElement>().ok());
    let (Some(sheet), Some(head)) = (sheet, document.head()) else {
        return;
    };
    sheet.set_rel("stylesheet");
    sheet.set_href(&address);
    if again {
        EventListener::once(&sheet, "error", move |_| link(address + "?again", false)).forget();
    }
    let _ = head.append_child(&sheet);
}

/// A card on stage does without what is said below it.
pub(super) fn spare(element: &Element) {
    adopt_style(element, SPARE);
}

/// Has a claim keep its answer to itself while it has the attribute.
pub(super) fn hide_answers(element: &Element) {
    if element.local_name() == "nian-claim" {
        adopt_style(element, WAITING);
    }
}
