use super::made::{Drawn, Wrong};
use super::paragraph;
use crate::class::words::Words;
use crate::fetch::address;
use nian_course::class::Class;
use nian_course::deck::Thing;
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use web_sys::window;
use yew::prelude::*;

/// A thing: its picture, its title, which leads to it, at which step it begins, the question and the note.
pub(super) fn item<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, thing: &Thing) -> Html {
    let language = page.language();
    let called = page.called(thing);
    let (title, lang) = match &called {
        Some(called) => (called.text.as_str(), called.lang.as_str()),
        None => ("…", ""),
    };
    let lang = (!lang.is_empty()).then(|| lang.to_owned());
    let start = thing.item.start;
    let own = page.example(thing);
    let alone = format!("{}{}show/{}", words.root, words.folder, thing.query());
    let picture = page.picture(thing).map(|file| {
        let src = format!("{}{file}", words.root);
        let src = AttrValue::from(src);
        html! { <Small key={&*src} src={src.clone()} /> }
    });
    html! {
        <>
            { picture.unwrap_or_default() }
            if let Some(own) = own {
                <Drawn example={own.clone()} at={usize::from(start)} {language} />
            }
            <p class="title">
                <a href={alone} target="_blank" dir="auto" {lang}>{ title }</a>
                if start > 0 {
                    { " " }<span class="start">{ words.fill(ClassSaid::STEP, &[&start.to_string()]) }</span>
                }
            </p>
            if let Some(own) = own {
                <Wrong words={words.clone()} example={own.clone()} {language} />
            }
            { paragraph(thing.question.as_ref(), language, "question") }
            { paragraph(thing.note.as_ref(), language, "note") }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct SmallProps {
    src: AttrValue,
}

/// The small picture of an example of ours: that which links to it show elsewhere. It is fetched when it comes near the screen.
#[component]
fn Small(props: &SmallProps) -> Html {
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
