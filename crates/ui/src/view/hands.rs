//! What the reader does to a card, heard in one place.
use super::card::Shared;
use super::tag::Tag;
use crate::model::{Action, Widget, board_key, tree_key};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// Lets the card listen: to clicks on what has `data-do` or `data-move`, to fields with `data-set`,
/// and to the keys of the board. All other keys are left to the element around the card.
pub(super) fn listen(card: Tag, widget: &Shared, act: &Callback<Action>) -> Html {
    card.hear(
        heard(widget, act, clicked),
        heard(widget, act, changed),
        heard(widget, act, pressed),
    )
}

/// A callback for events that `read` turns into actions.
fn heard<E: AsRef<Event> + 'static>(
    widget: &Shared,
    act: &Callback<Action>,
    read: fn(&Widget, &E) -> Option<Action>,
) -> Callback<E> {
    let (widget, act) = (widget.clone(), act.clone());
    Callback::from(move |event: E| {
        // What is done changes the widget, so it is not held any more by then.
        let action = read(&widget.borrow(), &event);
        if let Some(action) = action {
            act.emit(action);
        }
    })
}

fn clicked(widget: &Widget, event: &MouseEvent) -> Option<Action> {
    let target: Element = event.target_dyn_into()?;
    let target = target.closest("[data-do], [data-move]").ok()??;
    let action = match target.get_attribute("data-move") {
        Some(mv) => widget.read_deed(&["touch ", &mv].concat()),
        None => widget.read_deed(&target.get_attribute("data-do")?),
    };
    if action == Some(Action::Unfold) {
        event.prevent_default(); // the browser would unfold what is folded by then
    }
    action
}

fn changed(widget: &Widget, event: &InputEvent) -> Option<Action> {
    // A select has the same property `value` as an input.
    let field: HtmlInputElement = event.target_unchecked_into();
    widget.read_field(&field.get_attribute("data-set")?, &field.value())
}

fn pressed(widget: &Widget, event: &KeyboardEvent) -> Option<Action> {
    let key = event.key();
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let target: Element = event.target_dyn_into()?;
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
