//! Keeps the focus among the controls of an answer by numbers: they come and go as the card is rendered, and whoever
//! uses the keyboard is not to be thrown out of them.

use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList, ShadowRoot};
use yew::NodeRef;

/// Where such controls stand: below the task of an exercise, or at a question of an example.
const PLACE: &str = ".nian-task, [data-ask]";
const CONTROLS: &str = "button, input";

/// Which of the controls has had the focus, if one has.
#[derive(Default)]
pub(crate) struct Focus(Cell<Option<u32>>);

impl Focus {
    /// Saves it before the card is rendered; where the controls have just been `opened`, the first is to have the focus.
    pub(crate) fn save(&self, board: &Element, opened: bool) {
        let at = match opened {
            true => Some(0),
            false => place_of(board),
        };
        self.0.set(at);
    }

    /// Gives the focus to the control that now stands there; where there are fewer, to the last.
    pub(crate) fn restore(&self, card: &NodeRef) {
        let controls = card.cast::<Element>().and_then(|card| controls(&card));
        // Yew may tell of the drawing before, in which they are not yet.
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
