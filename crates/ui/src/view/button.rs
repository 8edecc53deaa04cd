use super::icon::{Icon, icon};
use super::tag::{Tag, tag};
use yew::Html;

/// A button that does `deed` (see `model/deed.rs`).
pub(super) fn button(class: &'static str, deed: &'static str) -> Tag {
    let mut button = tag("button", class).with(&[("type", "button")]);
    button.put("data-do", deed);
    button
}

/// A button that does something with a name: `step 3`, `play a2`.
pub(super) fn button_on(class: &'static str, verb: &'static str, object: &str) -> Tag {
    let mut button = tag("button", class).with(&[("type", "button")]);
    button.set("data-do", [verb, " ", object].concat());
    button
}

/// A button with a picture on it. One that cannot be used stays focusable, and says so.
pub(super) fn sign(
    class: &'static str,
    deed: &'static str,
    name: &'static str,
    picture: Icon,
    able: bool,
) -> Html {
    let mut button = button(class, if able { deed } else { "" });
    button.put("aria-label", name);
    button.put("title", name);
    if !able {
        button.put("aria-disabled", "true");
    }
    button.add(icon(picture));
    button.html()
}
