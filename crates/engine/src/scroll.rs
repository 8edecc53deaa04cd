use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::NodeRef;

/// Scrolls a tree or a table that overflows its frame to the current node or row; the page itself does not scroll.
pub(crate) fn scroll_into_view(card: &NodeRef) {
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

/// Scrolls the page to the top of a card that has its top above the window: the rest of a long answer was read there.
pub(crate) fn scroll_to_top(card: &Element) {
    if card.get_bounding_client_rect().top() < 0.0 {
        card.scroll_into_view();
    }
}

/// Scrolls the page no farther than until an element is seen: left to itself, a browser brings what has the focus to the middle
/// of the window, and the board out of it.
pub(crate) fn scroll_to_nearest(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
