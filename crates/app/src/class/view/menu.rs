//! The menu of the lessons: the title of the one that is open, files, how answers are shown, and the others.

use super::{Send, actions, button};
use crate::class::words::Words;
use crate::fields::TextField;
use crate::select::Select;
use nian_course::class::{Action, Class, Field};
use nian_course::deck::{MOST_OF_TITLE, Text};
use nian_course::elements::Answers;
use nian_course::store::Storage;
use nian_words::ClassSaid;
use yew::prelude::*;

pub(super) fn menu<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    if !page.has_menu() {
        return Html::default();
    }
    let deck = page.deck();
    let answers = Answers::ALL.map(|one| {
        let name = words.answers(one).to_owned();
        (AttrValue::from(one.name()), AttrValue::from(name))
    });
    let choose =
        send.reform(|value: String| Action::Answers(Answers::named(&value).unwrap_or_default()));
    let has_some = !deck.things.is_empty();
    let act = |text, action: Action| {
        let onclick = send.reform(move |_: MouseEvent| action.clone());
        button("plain", words.say(text), None, onclick)
    };
    html! {
        <div class="menu">
            { title(words, page, send) }
            <div class="doing">
                if has_some { { act(ClassSaid::NEW_LESSON, Action::Begin) } }
                { act(ClassSaid::OPEN, Action::Pick) }
                if has_some { { actions::passing_on(words, send) } }
            </div>
            <p class="field" hidden={!has_some}>
                <label for="answers">{ words.say(ClassSaid::ANSWERS) }</label>
                <Select id="answers" options={answers.to_vec()} value={deck.answers.name()} onchange={choose} />
            </p>
            { others(words, page, send) }
        </div>
    }
}

fn title<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let field = Text::in_field(page.deck().title.as_ref(), page.language());
    let placeholder = field
        .other
        .map(|other| words.fill(ClassSaid::OTHER_LANGUAGE, &[other]));
    html! {
        <TextField id="field-title" name="title" label={words.say(ClassSaid::TITLE_LABEL).to_owned()} value={field.value.to_owned()}
            placeholder={placeholder.map(AttrValue::from)} most={MOST_OF_TITLE}
            oninput={send.reform(|text| Action::Write(Field::Title, text))} />
    }
}

fn others<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let (others, discarded) = (page.others(), page.discarded());
    if others.is_empty() && discarded.is_none() {
        return Html::default();
    }
    let titled = |title: Option<String>| {
        let title = title.filter(|title| !title.is_empty());
        title.unwrap_or_else(|| words.say(ClassSaid::UNTITLED).to_owned())
    };
    let rows = others.into_iter().enumerate().map(|(at, (title, count))| {
        let title = titled(title);
        let count = words.fill(ClassSaid::COUNT_SHORT, &[&count.to_string()]);
        let discard = page.can_discard().then(|| {
            let label = words.fill(ClassSaid::REMOVE, &[&title]);
            let onclick = send.reform(move |_: MouseEvent| Action::Discard(at));
            html! { <button type="button" class="discard" aria-label={label} {onclick}>{ "✕" }</button> }
        });
        let onclick = send.reform(move |_: MouseEvent| Action::TurnTo(at));
        html! {
            <li>
                <button type="button" data-key={format!("lesson-{at}")} {onclick}>
                    <span dir="auto">{ title }</span>{ " " }<small>{ count }</small>
                </button>
                { discard }
            </li>
        }
    });
    let restore = discarded.map(|title| {
        let onclick = send.reform(|_: MouseEvent| Action::Restore);
        html! {
            <button type="button" class="plain" data-key="restore" {onclick}>
                { words.fill(ClassSaid::RESTORE, &[&titled(title)]) }
            </button>
        }
    });
    html! {
        <>
            <h3>{ words.say(ClassSaid::OTHER_LESSONS) }</h3>
            <ul class="others">{ for rows }</ul>
            { restore }
        </>
    }
}
