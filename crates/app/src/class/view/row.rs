//! A thing of the lesson: its grip, its picture, what it is called and what is asked; the rest unfolds.

use super::{Send, example::Wrong, fields::fields, grip::grip, picture::picture};
use crate::class::words::Words;
use nian_course::class::{Action, Class};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

pub(super) fn row<S: Storage + Clone>(
    words: &Rc<Words>,
    page: &Class<S>,
    at: usize,
    send: &Send,
) -> Html {
    let deck = page.deck();
    let Some(thing) = deck.things.get(at) else {
        return Html::default();
    };
    let last = deck.things.len().saturating_sub(1);
    let is_open = page.unfolded() == Some(at);
    let grabbed = page.grabbed();
    let called = page.called(thing);
    let (title, lang) = match &called {
        Some(called) => (called.text.as_str(), called.lang.as_str()),
        None => ("…", ""),
    };
    let lang = (!lang.is_empty()).then(|| lang.to_owned());
    // Until there is a picture, or where there is none.
    let sign = title.chars().next().map(String::from);
    let alone = format!("{}{}show/{}", words.root, words.folder, thing.query());
    let start = thing.item.start;
    let question = thing.question.as_ref();
    let question = question.and_then(|text| text.spoken(page.language()));
    let change = send.reform(move |_: MouseEvent| Action::Unfold(at));
    let label = format!("{} · {title}", words.say(ClassSaid::CHANGE));
    html! {
        <li data-held={(grabbed == Some(at)).then_some("")}>
            { grip(words, (at, last), title, grabbed, send) }
            <span class="picture" data-sign={sign}>{ picture(words, page, thing).unwrap_or_default() }</span>
            <div class="about">
                <p class="title">
                    <a href={alone} target="_blank" dir="auto" {lang}>{ title }</a>
                    if start > 0 {
                        { " " }<span class="start">{ words.fill(ClassSaid::STEP, &[&start.to_string()]) }</span>
                    }
                </p>
                if let Some(own) = page.example(thing) {
                    <Wrong words={words.clone()} example={own.clone()} language={page.language()} is_learnt={page.is_learnt()} />
                }
                if let Some(question) = question.filter(|question| !question.text.is_empty()) {
                    <p class="question" lang={question.lang.to_owned()} dir="auto">{ question.text }</p>
                } else {
                    <p class="kind">{ words.kind(thing.item.kind) }</p>
                }
            </div>
            <button type="button" class="more" data-key={format!("change-{at}")} aria-expanded={is_open.to_string()}
                aria-label={label} onclick={change}>
                <svg viewBox="0 0 18 4" aria-hidden="true"><path d="M2 2h0M9 2h0M16 2h0" /></svg>
            </button>
            if is_open { { fields(words, page, thing, (at, last), send) } }
        </li>
    }
}
