//! What is seen of a course: the list of its things, and one of them.

use super::{Link, Words};
use nian_course::scorm::{Action, Record, Scorm, Stage, Wrong};
use nian_words::{Language, Scorm as Said, Text};
use web_sys::Element;
use yew::prelude::*;
use yew::virtual_dom::VNode;

type Send = Callback<Action>;

/// The page; the elements stand in `card`.
pub(super) fn page(link: &Link, words: &[Words], card: &Element, is_wide: bool) -> Html {
    let send = link.callback();
    link.with(|page| {
        let title = html! { <h1 tabindex="-1">{ &page.plan().title }</h1> };
        let Some(own) = super::of(words, page.language()) else {
            return title;
        };
        match page.stage() {
            // The title stays where it is, with the focus it may have.
            Stage::Loading => html! {
                <>
                    { title }
                    <p key="loading" role="status">{ own.texts.say(Said::LOADING) }</p>
                </>
            },
            Stage::Lost => html! {
                <>
                    { title }
                    <p key="lost" role="alert">
                        { said(own.texts.say(Said::NOT_LOADED)) }{ " " }
                        { again(own, &send, Action::Again) }
                    </p>
                </>
            },
            Stage::Going => html! {
                <>
                    { header(page, own, title, &send) }
                    { list(page, own, is_wide, &send) }
                    { thing(page, own, card, &send) }
                    { languages(page, words, &send) }
                </>
            },
        }
    })
}

/// A text that changes: a fresh element each time, whatever a translator has made of the one before.
fn said(text: &str) -> Html {
    if text.is_empty() {
        return Html::default();
    }
    html! { <span key={text.to_owned()}>{ text.to_owned() }</span> }
}

fn again(words: &Words, send: &Send, action: Action) -> Html {
    let onclick = send.reform(move |_: MouseEvent| action.clone());
    html! { <button type="button" class="plain" {onclick}>{ &words.again }</button> }
}

fn header(page: &Scorm, words: &Words, title: Html, send: &Send) -> Html {
    let wrong = page.wrong();
    let code = wrong.map_or("", Wrong::code);
    let text = wrong.map(|wrong| match wrong {
        Wrong::NoPlatform => Said::NO_PLATFORM,
        Wrong::Refused => Said::REFUSED,
        Wrong::Unreadable => Said::UNREADABLE,
    });
    let text = text.map_or("", |text| words.texts.say(text));
    let counts = page.score().map_or("", |_| words.texts.say(Said::COUNTS));
    html! {
        <header>
            { title }
            <p class={classes!("result", page.is_done().then_some("done"))} role="status">{ said(&result(page, words)) }</p>
            <p class="told" role="status" data-code={code}>
                if !text.is_empty() {
                    <span key={format!("{}-{text}", page.tries())}>{ text.to_owned() }</span>
                }
                if wrong == Some(Wrong::Refused) {
                    { " " }{ again(words, send, Action::Record) }
                }
            </p>
            <p class="rules">{ said(counts) }</p>
        </header>
    }
}

/// How it has gone so far, or in the end.
fn result(page: &Scorm, words: &Words) -> String {
    let is_done = page.is_done();
    let fill = |text: Text, value: &str| words.texts.fill(text, &[value]);
    let all = is_done.then(|| words.texts.say(Said::ALL_DONE).to_owned());
    let score = page.score().filter(|_| page.is_answered());
    let scored = score.map(|score| {
        let text = if is_done { Said::SCORED } else { Said::SO_FAR };
        fill(text, &score.to_string())
    });
    let enough = page.is_passed().zip(page.mastery());
    let enough = enough.filter(|_| is_done && score.is_some());
    let enough = enough.map(|(is_passed, mastery)| {
        let text = if is_passed {
            Said::PASSED
        } else {
            Said::FAILED
        };
        fill(text, &mastery.told)
    });
    let parts: Vec<_> = [all, scored, enough].into_iter().flatten().collect();
    parts.join(" ")
}

/// What there is, how it has gone, and the way to each.
fn list(page: &Scorm, words: &Words, is_wide: bool, send: &Send) -> Html {
    let things = page.things();
    let place = [page.at() + 1, things.len()].map(|number| number.to_string());
    let place = words.texts.fill(Said::PLACE, &[&place[0], &place[1]]);
    let rows = things.iter().enumerate().map(|(at, record)| {
        let called = page.called(at);
        let lang = (!called.lang.is_empty()).then_some(called.lang);
        let dir = lang.is_some().then_some("auto");
        let current = (at == page.at()).then_some("step");
        let sign = if record.is_whole {
            "✓".to_owned()
        } else {
            (at + 1).to_string()
        };
        html! {
            <li key={at} class={record.is_whole.then_some("done")}>
                <button type="button" class="thing" aria-current={current}
                    onclick={send.reform(move |_: MouseEvent| Action::Go(at))}>
                    <span class="sign" aria-hidden="true">{ said(&sign) }</span>
                    <span class="called" {lang} {dir}>{ said(&called.text) }</span>
                    <span class="how">{ said(&how(record, words)) }</span>
                </button>
            </li>
        }
    });
    html! {
        <details class="list" open={is_wide && page.is_short()} hidden={things.len() == 1}>
            <summary>{ said(&place) }</summary>
            <ol>{ for rows }</ol>
        </details>
    }
}

/// How a thing has gone.
fn how(record: &Record, words: &Words) -> String {
    let text = match (record.is_whole, record.is_begun()) {
        (true, _) => Said::DONE,
        (false, true) => Said::BEGUN,
        (false, false) => Said::OPEN,
    };
    let mut said = words.texts.say(text).to_owned();
    if record.total > 0 {
        let numbers = [record.answered(), record.total].map(|number| number.to_string());
        said += " · ";
        said += &words
            .texts
            .fill(Said::QUESTIONS, &[&numbers[0], &numbers[1]]);
    }
    said
}

/// The thing that is shown, and the way to its neighbours.
fn thing(page: &Scorm, words: &Words, card: &Element, send: &Send) -> Html {
    let (at, last) = (page.at(), page.things().len().saturating_sub(1));
    let called = page.called(at);
    let lang = (!called.lang.is_empty()).then_some(called.lang);
    let to = |at: usize| send.reform(move |_: MouseEvent| Action::Go(at));
    let say = |text| said(words.texts.say(text));
    html! {
        <section>
            <h2 tabindex="-1" {lang}>{ said(&called.text) }</h2>
            { VNode::VRef(card.clone().into()) }
            <p class="doing">
                <button type="button" class="plain" hidden={last == 0} disabled={at == 0}
                    onclick={to(at.saturating_sub(1))}>{ say(Said::PREVIOUS) }</button>
                <button type="button" class="filled" hidden={last == 0} disabled={at == last}
                    onclick={to(at + 1)}>{ say(Said::NEXT) }</button>
            </p>
        </section>
    }
}

fn languages(page: &Scorm, words: &[Words], send: &Send) -> Html {
    let all = words.iter().filter_map(|words| {
        let language = Language::known(&words.language)?;
        let current = (language == page.language()).then_some("true");
        let onclick = send.reform(move |_: MouseEvent| Action::Speak(language));
        Some(html! {
            <button type="button" class="plain" lang={words.language.clone()} aria-current={current} {onclick}>
                { words.texts.say(Said::NAME) }
            </button>
        })
    });
    html! { <p class="languages" hidden={page.plan().lang.is_some()}>{ for all }</p> }
}
