use super::{Send, picture::picture};
use crate::class::words::Words;
use nian_course::class::{Action, Class};
use nian_course::deck::Thing;
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

/// A thing that can go into the lesson.
pub(super) fn card<S: Storage + Clone>(
    words: &Rc<Words>,
    page: &Class<S>,
    thing: Thing,
    send: &Send,
) -> Html {
    let called = page.called(&thing).unwrap_or_default();
    let shown = page.name_on_shelf(&thing).unwrap_or_default();
    let lang = (!shown.lang.is_empty()).then_some(shown.lang);
    let alone = format!("{}{}show/{}", words.root, words.folder, thing.query());
    let drawn = picture(words, page, &thing);
    let has_picture = drawn.is_some();
    let is_in = page.has(&thing.item.at_start());
    let kind = words.kind(thing.item.kind);
    let key = thing.item.to_string();
    let put = send.reform(move |_: MouseEvent| Action::Put(thing.clone()));
    html! {
        <li {key} class={(!has_picture).then_some("bare")}>
            { for drawn.map(|drawn| html! { <span class="picture">{ drawn }</span> }) }
            <p class="title"><a href={alone} target="_blank" dir="auto" {lang}>{ shown.text }</a></p>
            <p class="kind">{ kind }</p>
            { put_button(words, is_in, &called.text, put) }
        </li>
    }
}

/// ＋ puts something into the lesson; ✓ says that it is in, and takes it out.
pub(super) fn put_button(
    words: &Words,
    is_in: bool,
    title: &str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="put" aria-pressed={is_in.to_string()} aria-label={words.fill(ClassSaid::PUT, &[title])} {onclick}>
            { if is_in { "✓" } else { "＋" } }
        </button>
    }
}
