use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// Brings what a step is about into sight in a tree or table that is longer than its frame; the page
/// is left where it is.
pub(crate) fn keep_in_sight(card: &NodeRef) {
    let _ = scroll(card);
}

fn scroll(card: &NodeRef) -> Option<()> {
    let card: Element = card.cast()?;
    let about = card.query_selector(".here, .lit").ok()??;
    let about: HtmlElement = about.dyn_into().ok()?;
    let frame = about.closest(".nian-walk, .nian-scroll").ok()??;
    let (top, height) = (about.offset_top(), frame.client_height());
    let bottom = top + about.offset_height();
    if top < frame.scroll_top() || bottom > frame.scroll_top() + height {
        frame.set_scroll_top(top - height / 2);
    }
    None
}
