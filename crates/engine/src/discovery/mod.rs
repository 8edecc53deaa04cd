//! Boards on which readers find a rule themselves, in the places where an article has written them. What they do to the page
//! around them, `www/pages/discovery.js` does.

mod command;
mod recall;
mod running;

use js_sys::Function;
use nian_course::discovery::Plan;
use nian_words::Language;
use running::Running;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

thread_local! {
    static BOARDS: RefCell<Vec<Rc<Running>>> = const { RefCell::new(Vec::new()) };
}

/// Draws the board in the place of what is written in `place`, a `<details>` with the board's plan as `data-plan`; in the
/// language `tag`. `data-further` has further plans, where more can be taken at a time. Gives its number. What is to be done to the page, `tell(command)` is called with.
#[wasm_bindgen]
#[must_use]
pub fn discover(place: &Element, tag: &str, tell: Function) -> Option<u32> {
    let running = Running::mount(place, plans_of(place), Language::from_tag(tag), tell)?;
    BOARDS.with_borrow_mut(|boards| {
        boards.push(running);
        u32::try_from(boards.len() - 1).ok()
    })
}

/// Does to a board what a command says: the `data-do` of a button that was pressed, or what has come of a search.
#[wasm_bindgen(js_name = actOnDiscovery)]
pub fn act_on_discovery(board: u32, command: &str) {
    let running = BOARDS.with_borrow(|boards| boards.get(board as usize).cloned());
    if let (Some(running), Some(action)) = (running, command::read(command)) {
        running.act(action);
    }
}

/// Fills the line beside a theorem, `place`, that quotes the reader.
#[wasm_bindgen(js_name = recallDiscovery)]
pub fn recall_discovery(place: &Element, tag: &str) {
    recall::fill(place, &plans_of(place), Language::from_tag(tag));
}

/// The plan that the reader begins with, unless the place is only about others, and those where more can be taken at a time.
fn plans_of(place: &Element) -> Vec<Rc<Plan>> {
    let mut plans = Vec::new();
    for name in ["data-plan", "data-further"] {
        let text = place.get_attribute(name).unwrap_or_default();
        plans.extend(text.split(';').filter_map(Plan::parse).map(Rc::new));
    }
    plans
}
