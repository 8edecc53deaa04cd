//! The styles of a lesson, and what cards wear in it.

use crate::shadow_style::adopt_style;
use crate::stylesheet;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

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

/// Has the page wear the styles of lessons, or do without where they do not come.
pub(super) fn come(root: &str) {
    let file = format!("{root}lecture.css");
    spawn_local(async move {
        stylesheet::load(&file).await;
    });
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
