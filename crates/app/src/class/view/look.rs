use super::{Send, actions, button, complaint, item::item, pupils::pupils, said};
use crate::class::words::Words;
use nian_course::class::{Action, Class};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

/// The lesson that an address asks for, to be looked at.
pub(super) fn look<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let deck = page.deck();
    let title = deck.title.as_ref();
    let title = title.and_then(|title| title.spoken(page.language()));
    let heading = match title {
        Some(title) => html! {
            <h1 lang={title.lang.to_owned()} dir="auto" tabindex="-1">{ title.text }</h1>
        },
        None => html! { <h1 tabindex="-1">{ words.say(ClassSaid::UNTITLED) }</h1> },
    };
    // Pupils have what the class has come to, and in the lesson alone: there answers wait.
    let most = deck.upto.filter(|_| deck.pupils);
    let things = &deck.things[..most.unwrap_or(usize::MAX).min(deck.things.len())];
    let count = words.fill(ClassSaid::COUNTED, &[&things.len().to_string()]);
    let things = things.iter().enumerate().map(|(at, thing)| {
        let is_here = at + 1 == deck.at && at > 0;
        let go = deck
            .pupils
            .then(|| send.reform(move |_: MouseEvent| Action::GoTo(at)));
        html! { <li key={at} aria-current={is_here.then_some("step")}>{ item(words, page, thing, go) }</li> }
    });
    // Pupils go through it, and no more.
    let doing = if deck.pupils {
        let begin = send.reform(|_| Action::Project);
        html! { <p class="doing">{ button("filled", words.say(ClassSaid::BEGIN), None, begin) }</p> }
    } else {
        let edit = send.reform(|_| Action::Edit);
        html! {
            <>
                { actions::first(words, send, false) }
                <p class="doing">
                    { button("plain", words.say(ClassSaid::ADD), None, edit) }
                    { actions::passing_on(words, send) }
                </p>
            </>
        }
    };
    let (told, number) = page.announcement();
    html! {
        <>
            { heading }
            { complaint(words, page.faults()) }
            <p class="count">
                <span>{ count }</span>
                if !deck.pupils {
                    <span>{ " · " }<a href={page.page().to_owned()}>{ words.say(ClassSaid::BACK) }</a></span>
                }
            </p>
            { doing }
            { said(&words.said(told), number) }
            <ol class="things" aria-label={words.say(ClassSaid::LESSON).to_owned()}>{ for things }</ol>
            { pupils(words, page, send) }
        </>
    }
}
