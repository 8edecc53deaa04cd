//! Nodes made by small calls.
//!
//! `html!` writes out the making of every node where it stands, some 400 bytes of wasm a tag; the
//! whole bundle has room for 100 kB. These functions are called instead, at a few bytes a call.
use std::rc::Rc;
use yew::html::{onclick, oninput, onkeydown};
use yew::prelude::*;
use yew::virtual_dom::{VList, VTag, VText};

/// An element in the making; in a box, so that handing it on is a word and not a copy.
pub(super) struct Tag(Box<VTag>);

/// An element; an empty `class` is none.
#[inline(never)]
pub(super) fn tag(name: &'static str, class: &'static str) -> Tag {
    let mut tag = Box::new(VTag::new(name));
    if !class.is_empty() {
        tag.add_attribute("class", class);
    }
    Tag(tag)
}

/// An element with a text in it.
#[inline(never)]
pub(super) fn text(name: &'static str, class: &'static str, text: String) -> Html {
    let mut made = tag(name, class);
    made.add(VText::new(text).into());
    made.html()
}

/// An element with others in it.
#[inline(never)]
pub(super) fn group(name: &'static str, class: &'static str, children: Vec<Html>) -> Html {
    let mut made = tag(name, class);
    for child in children {
        made.add(child);
    }
    made.html()
}

/// Nothing, where something may stand in another state: neighbours keep their places.
pub(super) fn nothing() -> Html {
    VList::new().into()
}

/// A node for what is there; [`nothing`] for `None`.
pub(super) fn maybe(node: Option<Html>) -> Html {
    node.unwrap_or_else(nothing)
}

impl Tag {
    /// Attributes that are always the same.
    #[inline(never)]
    pub(super) fn with(mut self, attributes: &'static [(&'static str, &'static str)]) -> Self {
        for &(name, value) in attributes {
            self.0.add_attribute(name, value);
        }
        self
    }

    /// An attribute.
    #[inline(never)]
    pub(super) fn set(&mut self, name: &'static str, value: String) {
        self.0.add_attribute(name, value);
    }

    /// An attribute with one of our own words.
    #[inline(never)]
    pub(super) fn put(&mut self, name: &'static str, value: &'static str) {
        self.0.add_attribute(name, value);
    }

    /// What the field holds.
    #[inline(never)]
    pub(super) fn hold(&mut self, value: String) {
        self.0.set_value(value);
    }

    /// Whether the box is checked.
    pub(super) fn check(&mut self, checked: bool) {
        self.0.set_checked(checked);
    }

    /// A child, after those there are.
    #[inline(never)]
    pub(super) fn add(&mut self, child: Html) {
        self.0.add_child(child);
    }

    /// A text, after the children there are.
    #[inline(never)]
    pub(super) fn say(&mut self, text: String) {
        self.0.add_child(VText::new(text).into());
    }

    /// The element, listening to clicks, to changes of fields, and to keys.
    pub(super) fn hear(
        mut self,
        click: Callback<MouseEvent>,
        input: Callback<InputEvent>,
        key: Callback<KeyboardEvent>,
    ) -> Html {
        self.0.set_listeners(Box::new([
            Some(Rc::new(onclick::Wrapper::new(click))),
            Some(Rc::new(oninput::Wrapper::new(input))),
            Some(Rc::new(onkeydown::Wrapper::new(key))),
        ]));
        self.html()
    }

    /// The element.
    #[inline(never)]
    pub(super) fn html(self) -> Html {
        (*self.0).into()
    }
}
