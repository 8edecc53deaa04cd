//! Conversions for `html!`: texts that contain another language, and the values of `data-do` and `data-set`.
use crate::model::{Command, Input};
use nian_words::Language;
use yew::html::IntoPropValue;
use yew::prelude::*;
use yew::virtual_dom::VText;

/// A text, with a `lang` element around each part in another language.
pub(super) fn text(text: impl Into<AttrValue>) -> Html {
    let text = text.into();
    let Some(mut foreign) = Language::marked(&text) else {
        return VText::new(text).into();
    };
    let mut parts: Vec<Html> = Vec::new();
    let plain = |text: &str| VText::new(text.to_owned()).into();
    loop {
        if !foreign.before.is_empty() {
            parts.push(plain(foreign.before));
        }
        let lang = foreign.lang;
        parts.push(html! { <span {lang}>{ foreign.text.to_owned() }</span> });
        match Language::marked(foreign.after) {
            Some(next) => foreign = next,
            None => break,
        }
    }
    if !foreign.after.is_empty() {
        parts.push(plain(foreign.after));
    }
    parts.into_iter().collect()
}

/// The value of a boolean ARIA attribute.
pub(super) fn bool_value(so: bool) -> &'static str {
    if so { "true" } else { "false" }
}

impl IntoPropValue<Option<AttrValue>> for Command<'_> {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.text().into())
    }
}

impl IntoPropValue<Option<AttrValue>> for Input {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.text().into())
    }
}
