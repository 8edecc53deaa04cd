//! Small pictures of things: those of our examples are files, boards and what somebody has made are drawn.

use super::example::{Board, Drawn};
use crate::class::words::Words;
use crate::fetch::address;
use nian_course::class::Class;
use nian_course::deck::{Kind, Thing};
use nian_course::store::Storage;
use web_sys::window;
use yew::prelude::*;

/// The picture of a thing; `None` of what has none.
pub(super) fn picture<S: Storage + Clone>(
    words: &Words,
    page: &Class<S>,
    thing: &Thing,
) -> Option<Html> {
    let (language, is_learnt) = (page.language(), page.is_learnt());
    if let Some(own) = page.example(thing) {
        let at = usize::from(thing.item.start);
        return Some(html! { <Drawn example={own.clone()} {at} {language} {is_learnt} /> });
    }
    if thing.item.kind == Kind::Game {
        let position = AttrValue::from(thing.item.of.clone());
        return Some(
            html! { <Board key={&*position} position={position.clone()} {language} {is_learnt} /> },
        );
    }
    let file = page.picture(thing)?;
    let src = AttrValue::from(format!("{}{file}", words.root));
    Some(html! { <Small key={&*src} src={src.clone()} /> })
}

#[derive(PartialEq, Properties)]
pub(super) struct SmallProps {
    pub(super) src: AttrValue,
}

/// The small picture of an example of ours: that which links to it show elsewhere. It is fetched when it comes near the screen.
#[component]
pub(super) fn Small(props: &SmallProps) -> Html {
    let has_failed = use_state(|| false);
    let onerror = {
        let has_failed = has_failed.clone();
        Callback::from(move |_: Event| has_failed.set(true))
    };
    if *has_failed || !can_be_had() {
        return Html::default();
    }
    let src = address(&props.src).unwrap_or_default();
    html! {
        <img class="small" alt="" loading="lazy" decoding="async" draggable="false" width="1200" height="630" {src} {onerror} />
    }
}

/// Whether pictures can be had, and the reader wants them: a copy in a folder has none, nor has a device without a network.
fn can_be_had() -> bool {
    let Some(window) = window() else {
        return false;
    };
    let is_file = window.location().protocol().is_ok_and(|own| own == "file:");
    let navigator = window.navigator();
    let connection = crate::browser::get(&navigator, "connection");
    let saves = connection.and_then(|one| crate::browser::get(&one, "saveData"));
    !is_file && navigator.on_line() && !saves.is_some_and(|saves| saves.is_truthy())
}
