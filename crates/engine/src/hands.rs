//! What the reader does to a card, heard in one place.

use nian_ui::model::{Action, Deed, Input, Widget, board_key, tree_key};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

/// What the reader wants by one of the events of [`HEARD`](nian_ui::model::HEARD) on the card of
/// `widget`: clicks on what has `data-do` or `data-move`, fields with `data-set`, and the keys of the
/// board. All other keys are left to the element around the card.
///
/// The card's own element is listened to, not its parts through Yew, whose list of all the events
/// there are would be 3 kB of brotli.
pub(crate) fn hear(widget: &Widget, event: &Event) -> Option<Action> {
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
    let position = widget.position();
    let action = match target.get_attribute("data-move") {
        Some(mv) => Deed::read_move(&mv, position)?.action(widget),
        None => Deed::read(&target.get_attribute("data-do")?, position)?.action(widget),
    };
    if action == Some(Action::Unfold) {
        event.prevent_default(); // the browser would unfold what is folded by then
    }
    action
}

fn changed(widget: &Widget, event: &Event) -> Option<Action> {
    // A select has the same property `value` as an input.
    let field: HtmlInputElement = event.target()?.unchecked_into();
    Input::read(&field.get_attribute("data-set")?)?.action(&field.value(), widget)
}

/// Whether a key is for an input method that puts text together (`www/common/composing.js` says more).
fn composing(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == 229
}

fn pressed(widget: &Widget, event: &KeyboardEvent) -> Option<Action> {
    let key = event.key();
    if composing(event)
        || event.ctrl_key()
        || event.alt_key()
        || event.meta_key()
        || event.shift_key()
    {
        return None;
    }
    let target = target(event)?;
    let input = target.get_attribute("data-set");
    let input = input.and_then(|text| Input::read(&text));
    let entered = match input {
        Some(Input::Take(_) | Input::Slide(_)) => Some(Action::Take),
        Some(Input::Reply) => Some(Action::Submit),
        _ => None,
    };
    let action = match target.get_attribute("part").as_deref() {
        Some("tree") => tree_key(widget, &key),
        Some(_) => board_key(widget, &key),
        None => entered.filter(|_| key == "Enter"),
    };
    if action.is_some() {
        event.prevent_default();
    }
    action
}
