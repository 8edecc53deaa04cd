//! Nodes made by small calls.
//!
//! `html!` writes out the making of every node where it stands, some 400 bytes of wasm a tag. These
//! functions are called instead, at a few bytes a call; [`view!`](super::markup) writes the calls.
use crate::model::{Deed, Input};
use nian_solver::Move;
use nian_words::Language;
use std::borrow::Cow;
use std::cell::RefCell;
use std::mem;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, VList, VTag, VText};

/// An element in the making.
pub(super) struct Tag {
    tag: VTag,
    names: Vec<&'static str>,
    values: Vec<Option<AttributeOrProperty>>,
    /// The element that it stands in, which is being made, too.
    outer: Option<Box<Tag>>,
}

thread_local! {
    /// The lists of attribute names met so far: one for each kind of element there is. Yew's maps
    /// of attributes would do without, but cost 3 kB of the bundle.
    static LISTS: RefCell<Vec<&'static [&'static str]>> = const { RefCell::new(Vec::new()) };
}

/// The one list of these names that lives for good.
fn list_of(names: Vec<&'static str>) -> &'static [&'static str] {
    LISTS.with_borrow_mut(|lists| {
        if let Some(known) = lists.iter().find(|list| ***list == *names) {
            return *known;
        }
        let list: &'static [&'static str] = names.leak();
        lists.push(list);
        list
    })
}

/// An element; an empty `class` is none. It is in a box: to hand it on, a pointer is copied and not the element.
pub(super) fn tag(name: &'static str, class: &'static str) -> Box<Tag> {
    let mut tag = Box::new(Tag {
        tag: VTag::new(name),
        names: Vec::new(),
        values: Vec::new(),
        outer: None,
    });
    if !class.is_empty() {
        tag.put("class", class);
    }
    if name == "button" {
        tag.put("type", name); // it sends no form
    }
    tag
}

/// Nothing, where something may stand in another state: neighbours keep their places.
pub(super) fn nothing() -> Html {
    VList::new().into()
}

impl Tag {
    /// An element in this one: all that follows is its own until it is closed.
    pub(super) fn open(&mut self, name: &'static str, class: &'static str) {
        let mut outer = tag(name, class);
        mem::swap(self, &mut outer);
        self.outer = Some(outer);
    }

    /// The end of the element that was opened last.
    pub(super) fn close(&mut self) {
        if let Some(mut inner) = self.outer.take() {
            mem::swap(self, &mut inner);
            self.add(inner.html());
        }
    }

    /// Whether it is an element of this name.
    pub(super) fn is(&self, name: &str) -> bool {
        self.tag.tag() == name
    }

    /// An attribute with one of our own words.
    pub(super) fn put(&mut self, name: &'static str, value: &'static str) {
        self.names.push(name);
        // Yew leaves `AttributeOrProperty::Static` out where it writes a page.
        let value = AttributeOrProperty::Attribute(AttrValue::Static(value));
        self.values.push(Some(value));
    }

    /// An attribute.
    pub(super) fn set(&mut self, name: &'static str, value: String) {
        self.names.push(name);
        let value = AttributeOrProperty::Attribute(value.into());
        self.values.push(Some(value));
    }

    /// The name by which it is known again when its neighbours change.
    pub(super) fn key<'a>(&mut self, key: impl Into<Option<&'a str>>) {
        self.tag.key = key.into().map(Key::from);
    }

    /// What the field says.
    pub(super) fn fill(&mut self, value: impl Into<Option<String>>) {
        if let Some(value) = value.into() {
            self.tag.set_value(value);
        }
    }

    /// A child, after those there are.
    pub(super) fn add(&mut self, child: Html) {
        self.tag.add_child(child);
    }

    /// An element that holds this, after the children there are.
    pub(super) fn hold_one<T: Child>(&mut self, name: &'static str, class: &'static str, child: T) {
        let mut one = tag(name, class);
        child.stand_in(&mut one);
        self.add(one.html());
    }

    /// Children, after those there are.
    pub(super) fn add_all<T: Child>(&mut self, children: impl IntoIterator<Item = T>) {
        for child in children {
            child.stand_in(self);
        }
    }

    /// The place of a child that there is in another state.
    pub(super) fn leave(&mut self) {
        self.add(nothing());
    }

    /// One of our own words, after the children there are.
    pub(super) fn say(&mut self, word: &'static str) {
        self.add_text(word.into());
    }

    /// A text, after the children there are.
    pub(super) fn tell(&mut self, text: String) {
        self.add_text(text.into());
    }

    /// What of a text is in another language than what is around it stands in an element that says so.
    fn add_text(&mut self, text: AttrValue) {
        let Some(mut foreign) = Language::marked(&text) else {
            return self.add_plain(text);
        };
        loop {
            if !foreign.before.is_empty() {
                self.add_plain(foreign.before.to_owned().into());
            }
            let mut span = tag("span", "");
            span.set("lang", foreign.lang);
            span.add_plain(foreign.text.to_owned().into());
            self.add(span.html());
            match Language::marked(foreign.after) {
                Some(next) => foreign = next,
                None => break,
            }
        }
        if !foreign.after.is_empty() {
            self.add_plain(foreign.after.to_owned().into());
        }
    }

    fn add_plain(&mut self, text: AttrValue) {
        self.tag.add_child(VText::new(text).into());
    }

    /// Lets `node` be the element once it is drawn.
    pub(super) fn refer(&mut self, node: &NodeRef) {
        self.tag.node_ref = node.clone();
    }

    /// The element.
    #[allow(
        clippy::boxed_local,
        reason = "to hand it on in its box, a pointer is copied and not the element"
    )]
    pub(super) fn html(self: Box<Self>) -> Html {
        let Self {
            mut tag,
            names,
            values,
            ..
        } = *self;
        tag.attributes = Attributes::Dynamic {
            keys: list_of(names),
            values: values.into_boxed_slice(),
        };
        tag.into()
    }
}

/// How an attribute says whether something is so.
pub(super) fn yes(so: bool) -> &'static str {
    if so { "true" } else { "false" }
}

/// What the value of an attribute can be.
pub(super) trait Value {
    /// Writes it; what is none writes nothing.
    fn write(self, name: &'static str, to: &mut Tag);
}

impl Value for &'static str {
    fn write(self, name: &'static str, to: &mut Tag) {
        to.put(name, self);
    }
}

impl Value for String {
    fn write(self, name: &'static str, to: &mut Tag) {
        to.set(name, self);
    }
}

impl Value for Cow<'static, str> {
    fn write(self, name: &'static str, to: &mut Tag) {
        match self {
            Cow::Borrowed(value) => to.put(name, value),
            Cow::Owned(value) => to.set(name, value),
        }
    }
}

impl Value for Deed<'_> {
    fn write(self, name: &'static str, to: &mut Tag) {
        self.text().write(name, to);
    }
}

impl Value for Input {
    fn write(self, name: &'static str, to: &mut Tag) {
        self.text().write(name, to);
    }
}

impl Value for Move {
    fn write(self, name: &'static str, to: &mut Tag) {
        to.set(name, self.to_string());
    }
}

/// An attribute that is there or not.
impl Value for bool {
    fn write(self, name: &'static str, to: &mut Tag) {
        if self {
            to.put(name, "");
        }
    }
}

impl<T: Value> Value for Option<T> {
    fn write(self, name: &'static str, to: &mut Tag) {
        if let Some(value) = self {
            value.write(name, to);
        }
    }
}

/// What can stand in an element.
pub(super) trait Child {
    /// Adds it behind what there is.
    fn stand_in(self, tag: &mut Tag);
}

impl Child for Html {
    fn stand_in(self, tag: &mut Tag) {
        tag.add(self);
    }
}

impl Child for &'static str {
    fn stand_in(self, tag: &mut Tag) {
        tag.say(self);
    }
}

impl Child for String {
    fn stand_in(self, tag: &mut Tag) {
        tag.tell(self);
    }
}

/// Neighbours keep their places where there is none.
impl Child for Option<Html> {
    fn stand_in(self, tag: &mut Tag) {
        tag.add(self.unwrap_or_else(nothing));
    }
}
