use super::example::Wrong;
use super::paragraph;
use super::picture::picture;
use crate::class::words::Words;
use nian_course::class::Class;
use nian_course::deck::Thing;
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

/// A thing: its picture, its title, which leads to it, at which step it begins, the question and the note. The title is a
/// link to the thing alone, or the button of `go`.
pub(super) fn item<S: Storage + Clone>(
    words: &Rc<Words>,
    page: &Class<S>,
    thing: &Thing,
    go: Option<Callback<MouseEvent>>,
) -> Html {
    let language = page.language();
    let called = page.called(thing);
    let (title, lang) = match &called {
        Some(called) => (called.text.as_str(), called.lang.as_str()),
        None => ("…", ""),
    };
    let lang = (!lang.is_empty()).then(|| lang.to_owned());
    let start = thing.item.start;
    let own = page.example(thing);
    let leads = match go {
        Some(onclick) => {
            html! { <button type="button" class="to" dir="auto" {lang} {onclick}>{ title }</button> }
        }
        None => {
            let alone = format!("{}{}show/{}", words.root, words.folder, thing.query());
            html! { <a href={alone} target="_blank" dir="auto" {lang}>{ title }</a> }
        }
    };
    html! {
        <>
            { picture(words, page, thing).unwrap_or_default() }
            <p class="title">
                { leads }
                if start > 0 {
                    { " " }<span class="start">{ words.fill(ClassSaid::STEP, &[&start.to_string()]) }</span>
                }
            </p>
            if let Some(own) = own {
                <Wrong words={words.clone()} example={own.clone()} {language} is_learnt={page.is_learnt()} />
            }
            { paragraph(thing.question.as_ref(), language, "question") }
            { paragraph(thing.note.as_ref(), language, "note") }
        </>
    }
}
