use super::icon::{Icon, icon};
use super::text::text;
use crate::model::Command;
use std::borrow::Cow;
use yew::{Html, html};

/// A button with a text.
pub(super) fn button(class: &'static str, command: Cow<'static, str>, says: &'static str) -> Html {
    html! { <button type="button" class={class} data-do={command}>{ text(says) }</button> }
}

/// A button with an icon. A disabled one stays focusable and has `aria-disabled`.
pub(super) fn sign(
    class: &'static str,
    command: Command<'_>,
    name: &'static str,
    picture: Icon,
    able: bool,
) -> Html {
    let disabled = (!able).then_some("true");
    html! {
        <button type="button" class={class} data-do={command.text_if(able)} aria-label={name}
            title={name} aria-disabled={disabled}>
            { icon(picture) }
        </button>
    }
}
