//! DOM nodes outside Yew's diff: Yew compares every node with the last render, but leaves a `VRef` alone.
use yew::Html;
use yew::virtual_dom::VNode;

/// Renders the markup once into a DOM node, without texts and listeners.
pub(crate) fn freeze(html: Html) -> Html {
    made(&html).map_or(html, VNode::VRef)
}

fn made(html: &Html) -> Option<web_sys::Node> {
    let VNode::VTag(tag) = html else { return None };
    let namespace = match tag.tag() {
        "svg" => "http://www.w3.org/2000/svg",
        _ => "http://www.w3.org/1999/xhtml",
    };
    let document = web_sys::window()?.document()?;
    let made = document
        .create_element_ns(Some(namespace), tag.tag())
        .ok()?;
    for (name, value) in tag.attributes.iter() {
        made.set_attribute(name, value).ok()?;
    }
    add(&made, tag.children());
    Some(made.into())
}

fn add(to: &web_sys::Node, html: Option<&Html>) {
    match html {
        Some(VNode::VList(list)) => list.iter().for_each(|html| add(to, Some(html))),
        Some(html) => {
            if let Some(made) = made(html) {
                // Appending to an element that was just created never fails.
                let _ = to.append_child(&made);
            }
        }
        None => {}
    }
}
