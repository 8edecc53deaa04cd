//! Nodes made by small calls.
//!
//! `html!` writes out the making of every node where it stands, some 400 bytes of wasm a tag. These
//! functions are called instead, at a few bytes a call.
use nian_words::Language;
use std::cell::RefCell;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, VList, VTag, VText};

/// An element in the making; in a box, so that handing it on is a word and not a copy.
pub(super) struct Tag(Box<Making>);

struct Making {
    tag: VTag,
    names: Vec<&'static str>,
    values: Vec<Option<AttributeOrProperty>>,
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

/// An element; an empty `class` is none.
pub(super) fn tag(name: &'static str, class: &'static str) -> Tag {
    let mut tag = Tag(Box::new(Making {
        tag: VTag::new(name),
        names: Vec::new(),
        values: Vec::new(),
    }));
    if !class.is_empty() {
        tag.put("class", class);
    }
    tag
}

/// An element with one of our own words in it.
pub(super) fn word(name: &'static str, class: &'static str, word: &'static str) -> Html {
    let mut made = tag(name, class);
    made.say(word);
    made.html()
}

/// An element with a text in it.
pub(super) fn text(name: &'static str, class: &'static str, text: String) -> Html {
    let mut made = tag(name, class);
    made.tell(text);
    made.html()
}

/// An element around another.
pub(super) fn wrap(name: &'static str, class: &'static str, inner: Html) -> Html {
    let mut made = tag(name, class);
    made.add(inner);
    made.html()
}

/// Nothing, where something may stand in another state: neighbours keep their places.
pub(super) fn nothing() -> Html {
    VList::new().into()
}

impl Tag {
    /// Attributes that are always the same.
    pub(super) fn with(mut self, attributes: &'static [(&'static str, &'static str)]) -> Self {
        for &(name, value) in attributes {
            self.put(name, value);
        }
        self
    }

    /// An attribute with one of our own words.
    pub(super) fn put(&mut self, name: &'static str, value: &'static str) {
        self.0.names.push(name);
        // Yew leaves `AttributeOrProperty::Static` out where it writes a page.
        let value = AttributeOrProperty::Attribute(AttrValue::Static(value));
        self.0.values.push(Some(value));
    }

    /// An attribute.
    pub(super) fn set(&mut self, name: &'static str, value: String) {
        self.0.names.push(name);
        let value = AttributeOrProperty::Attribute(value.into());
        self.0.values.push(Some(value));
    }

    /// The name by which it is known again when its neighbours change.
    pub(super) fn key(&mut self, key: &str) {
        self.0.tag.key = Some(Key::from(key));
    }

    /// What the field holds.
    pub(super) fn hold(&mut self, value: String) {
        self.0.tag.set_value(value);
    }

    /// A child, after those there are.
    pub(super) fn add(&mut self, child: Html) {
        self.0.tag.add_child(child);
    }

    /// One of our own words, after the children there are.
    pub(super) fn say(&mut self, word: &'static str) {
        self.add_text(word.into());
    }

    /// A text, after the children there are.
    pub(super) fn tell(&mut self, text: String) {
        self.add_text(text.into());
    }

    /// What is told where one points at it, in whichever language it is.
    pub(super) fn name(&mut self, title: String) {
        match Language::marked(&title) {
            Some(foreign) => {
                self.put("lang", foreign.language.tag());
                self.set("title", foreign.text.to_owned());
            }
            None => self.set("title", title),
        }
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
            span.put("lang", foreign.language.tag());
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
        self.0.tag.add_child(VText::new(text).into());
    }

    /// Lets `node` be the element once it is drawn.
    pub(super) fn refer(&mut self, node: &NodeRef) {
        self.0.tag.node_ref = node.clone();
    }

    /// The element.
    pub(super) fn html(self) -> Html {
        let Making {
            mut tag,
            names,
            values,
        } = *self.0;
        tag.attributes = Attributes::Dynamic {
            keys: list_of(names),
            values: values.into_boxed_slice(),
        };
        tag.into()
    }
}
