//! Turns input events of a card into actions.

use nian_ui::model::{Action, Command, Input, Widget, board_key, history_key, tree_key};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent};

/// The action of one of the [`LISTENED_EVENTS`](nian_ui::model::LISTENED_EVENTS) on the card of `widget`: a click on an
/// element with `data-do` or `data-move`, input in a field with `data-set`, or a key of the board. All other keys are
/// left to the listener of the custom element.
///
/// Events are delegated: the listeners are on the card's root and not, through Yew, on its parts, as Yew's list of all
/// events would be 3 kB of brotli.
pub(crate) fn action_for(widget: &Widget, event: &Event) -> Option<Action> {
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
        Some(mv) => Command::read_move(&mv, position)?.action(widget),
        None => Command::read(&target.get_attribute("data-do")?, position)?.action(widget),
    };
    if action == Some(Action::Unfold) {
        event.prevent_default(); // the browser would toggle the `details` that are rendered by then
    }
    action
}

fn changed(widget: &Widget, event: &Event) -> Option<Action> {
    // A `select` has the same property `value` as an `input`.
    let field: HtmlInputElement = event.target()?.unchecked_into();
    Input::read(&field.get_attribute("data-set")?)?.action(&field.value(), widget)
}

/// Whether an input method is composing text with this key (see `www/common/composing.js`).
fn composing(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == 229
}

fn pressed(widget: &Widget, event: &KeyboardEvent) -> Option<Action> {
    let key = event.key();
    // A page with a history of its own has used a key before it comes here.
    if composing(event) || event.alt_key() || event.default_prevented() {
        return None;
    }
    let target = target(event)?;
    let input = target.get_attribute("data-set");
    let input = input.and_then(|text| Input::read(&text));
    let (modified, shift) = (event.ctrl_key() || event.meta_key(), event.shift_key());
    if modified || shift {
        // In a field the browser undoes what has been typed.
        let typed = target.tag_name() == "INPUT" && !matches!(input, Some(Input::Slide(_)));
        let action = history_key(widget, &key, shift).filter(|_| modified && !typed);
        if action.is_some() {
            event.prevent_default();
        }
        return action;
    }
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
