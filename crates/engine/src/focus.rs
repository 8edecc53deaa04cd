//! Restores the focus within the inputs of an answer by numbers: they are recreated as the card is rendered, and users
//! of the keyboard must not lose their place.

use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList, ShadowRoot};
use yew::NodeRef;

/// The container of such inputs: below the task of an exercise, or at a question of an example.
const PLACE: &str = ".nian-task, [data-ask]";
const CONTROLS: &str = "button, input";

/// The index of the control that had the focus, if one had it.
#[derive(Default)]
pub(crate) struct Focus(Cell<Option<u32>>);

impl Focus {
    /// Saves the index before the card is rendered. Inputs that were just `opened` give the focus to the first of them.
    pub(crate) fn save(&self, board: &Element, opened: bool) {
        let at = match opened {
            true => Some(0),
            false => place_of(board),
        };
        self.0.set(at);
    }

    /// Focuses the control with the saved index; if there are fewer controls, the last.
    pub(crate) fn restore(&self, card: &NodeRef) {
        let controls = card.cast::<Element>().and_then(|card| controls(&card));
        // Yew may call back for the render before, which does not have the controls yet.
        let Some(controls) = controls.filter(|controls| controls.length() > 0) else {
            return;
        };
        let Some(at) = self.0.take() else { return };
        let control = controls.get(at.min(controls.length() - 1));
        if let Some(control) = control.and_then(|control| control.dyn_into::<HtmlElement>().ok()) {
            let _ = control.focus();
        }
    }
}

fn controls(card: &Element) -> Option<NodeList> {
    let place = card.query_selector(PLACE).ok()??;
    place.query_selector_all(CONTROLS).ok()
}

fn place_of(board: &Element) -> Option<u32> {
    let root: ShadowRoot = board.get_root_node().dyn_into().ok()?;
    let active = root.active_element()?;
    let controls = controls(board)?;
    (0..controls.length()).find(|&at| controls.get(at).as_ref() == Some(&active))
}
