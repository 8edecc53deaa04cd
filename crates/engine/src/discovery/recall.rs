//! The lines beside theorems that quote what the reader has marked and guessed, and the widgets there.

use crate::storage::LocalStorage;
use nian_course::discovery::{Plan, StoredBoards, recalled_of};
use nian_course::store::Store;
use nian_ui::discovery_quoted;
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

/// In the form: the number that was found last.
const FOUND: &str = "data-found";

/// Fills a line with what is kept now, or hides it. What was found last the widgets there show, too.
pub(super) fn fill(place: &Element, plans: &[Rc<Plan>], language: Language) {
    let kept = Store::<StoredBoards, _>::new(LocalStorage).read();
    let recalled = recalled_of(plans, &kept);
    if let Some((plan, recalled)) = &recalled
        && recalled.is_found()
        && !plan.board.further().is_empty()
    {
        set_own(place, plan.most);
    }
    let text = recalled.map(|(plan, recalled)| discovery_quoted(language, plan, &recalled));
    // An attribute of ours is always valid.
    let _ = place.toggle_attribute_with_force("hidden", text.is_none());
    place.set_text_content(text.as_deref());
}

/// Sets the reader's own number of a widget of the section, which is the most that can be taken (`www/pages/own.js`); once for
/// each number, as what the reader then sets stays.
fn set_own(place: &Element, most: u64) -> Option<()> {
    let section = place.closest(".part").ok()??;
    let form = section
        .query_selector("form.own:not(:has(label ~ label))")
        .ok()??;
    let most = most.to_string();
    if form.get_attribute(FOUND).as_ref() == Some(&most) {
        return None;
    }
    form.set_attribute(FOUND, &most).ok()?;
    let field = form.query_selector("input").ok()??;
    field.dyn_into::<HtmlInputElement>().ok()?.set_value(&most);
    let [attribute, pattern] =
        ["data-attribute", "data-pattern"].map(|name| form.get_attribute(name));
    let value = pattern?.split('{').next()?.to_owned() + &most;
    let widget = form.next_element_sibling()?;
    widget.set_attribute(&attribute?, &value).ok()
}
