//! What a board is put together of.

use yew::virtual_dom::VTag;
use yew::{Html, html};

/// An element with a class and what stands in it, as far as it is there.
pub(super) fn of_class<const N: usize>(
    tag: &'static str,
    class: &'static str,
    inner: [Html; N],
) -> Html {
    let mut element = VTag::new(tag);
    element.add_attribute("class", class);
    element.add_children(inner);
    element.into()
}

/// What is read out when it changes.
pub(super) fn status(text: String) -> Html {
    html! { <p role="status">{ text }</p> }
}

/// A button with its `data-do`.
pub(super) fn button(command: &'static str, name: &str, is_hidden: bool) -> Html {
    html! {
        <button type="button" name={command} data-do={command} hidden={is_hidden}>{ name.to_owned() }</button>
    }
}

/// Plain text in an element, as the translation of a browser replaces text nodes.
pub(super) fn span(text: String) -> Html {
    html! { <span>{ text }</span> }
}
