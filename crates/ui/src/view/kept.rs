//! Elements that are made once: Yew compares every node it draws with the one before, but leaves an
//! element that it is handed as it is.
use yew::Html;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VNode, VTag};

/// `html` as it stays for good, without listeners; itself where there is no browser.
pub(super) fn keep(html: Html) -> Html {
    if cfg!(target_arch = "wasm32") {
        element(&html).map_or(html, VNode::VRef)
    } else {
        html
    }
}

/// The element made, with what is in it.
fn element(html: &Html) -> Option<web_sys::Node> {
    let document = web_sys::window()?.document()?;
    let VNode::VTag(tag) = html else { return None };
    let namespace = match tag.tag() {
        "svg" => "http://www.w3.org/2000/svg",
        _ => "http://www.w3.org/1999/xhtml",
    };
    let made = document
        .create_element_ns(Some(namespace), tag.tag())
        .ok()?;
    for (name, value) in attributes(tag) {
        made.set_attribute(name, value).ok()?;
    }
    let inside: &[Html] = match tag.children() {
        Some(VNode::VList(list)) => list,
        Some(one) => std::slice::from_ref(one),
        None => &[],
    };
    for child in inside {
        made.append_child(&element(child)?).ok()?;
    }
    Some(made.into())
}

fn attributes(tag: &VTag) -> Vec<(&'static str, &str)> {
    let Attributes::Dynamic { keys, values } = &tag.attributes else {
        return Vec::new();
    };
    let mut attributes = Vec::new();
    for (&name, value) in keys.iter().zip(values) {
        if let Some(AttributeOrProperty::Attribute(value)) = value {
            attributes.push((name, value.as_str()));
        }
    }
    attributes
}
