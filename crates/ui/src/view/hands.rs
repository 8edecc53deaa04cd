//! What the reader does to a card, heard in one place.
use crate::model::{Action, Widget, board_key, tree_key};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

/// The events that a card listens to: clicks on what has `data-do` or `data-move`, fields with
/// `data-set`, and the keys of the board. All other keys are left to the element around the card.
pub const HEARD: [&str; 3] = ["click", "input", "keydown"];

/// What the reader wants by one of the events of [`HEARD`] on the card of `widget`.
///
/// The card's own element is listened to, not its parts through Yew, whose list of all the events
/// there are would be 3 kB of brotli.
#[must_use]
pub fn hear(widget: &Widget, event: &Event) -> Option<Action> {
    match event.dyn_ref::<KeyboardEvent>() {
        Some(event) => pressed(widget, event),
        None if event.type_() == "click" => clicked(widget, event),
        None => changed(widget, event),
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn clicked(widget: &Widget, event: &Event) -> Option<Action> {
    let target = target(event)?.closest("[data-do], [data-move]").ok()??;
    let action = match target.get_attribute("data-move") {
        Some(mv) => widget.read_deed(&["touch ", &mv].concat()),
        None => widget.read_deed(&target.get_attribute("data-do")?),
    };
    if action == Some(Action::Unfold) {
        event.prevent_default(); // the browser would unfold what is folded by then
    }
    action
}

fn changed(widget: &Widget, event: &Event) -> Option<Action> {
    // A select has the same property `value` as an input.
    let field: HtmlInputElement = event.target()?.unchecked_into();
    widget.read_field(&field.get_attribute("data-set")?, &field.value())
}

fn pressed(widget: &Widget, event: &KeyboardEvent) -> Option<Action> {
    let key = event.key();
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let target = target(event)?;
    let field = target.get_attribute("data-set").unwrap_or_default();
    let in_amount = field.starts_with("take") || field.starts_with("slide");
    let action = match target.get_attribute("part").as_deref() {
        Some("tree") => tree_key(widget, &key),
        Some(_) => board_key(widget, &key),
        None => (in_amount && key == "Enter").then_some(Action::Take),
    };
    if action.is_some() {
        event.prevent_default();
    }
    action
}
