//! The keyboard's place among what answers by numbers: what stands there comes and goes as the card is drawn, and its reader
//! is not to be thrown out of it.

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
    /// Remembers it before the card is drawn; the first of them is to have it where they have been `opened`.
    pub(crate) fn keep(&self, board: &Element, opened: bool) {
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
