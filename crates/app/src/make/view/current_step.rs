use super::super::words::Words;
use super::button::Button;
use crate::browser::language_name;
use crate::fields::{TextField, is_ticked};
use crate::fill::fill;
use crate::select::{Select, options};
use nian_course::make::{Action, Field, Focus, Make};
use nian_words::{MakeSaid, Text};
use yew::prelude::*;

type Send = Callback<Action>;

/// The step where one stands: its words, what it asks, its picture; and what can be done with it.
pub fn now<S>(words: &Words, page: &Make<S>, send: &Send) -> Html {
    let (draft, at) = (page.draft(), page.at());
    let (step, last) = (draft.at(at), draft.steps());
    let (_, tag) = page.tags();
    let sentence = if step.has("ask") {
        MakeSaid::SENTENCE_ASKED
    } else {
        MakeSaid::SENTENCE
    };
    let wrong = page
        .judgement()
        .at(at)
        .map(|error| words.mistake(page, error));
    let onenter = send.reform(move |()| match at < last {
        true => Action::Go(at + 1, Focus::On("say")),
        false => Action::Go(at, Focus::On("say")),
    });
    let typed = |field: Field, label: Text| {
        let text = step.text(field.key()).filter(|_| at > 0)?;
        let name = field.key();
        Some(html! {
            <TextField key={name} id={name} focus={name} label={words.say(label).to_owned()} value={text.to_owned()} is_notation=true
                oninput={send.reform(move |text| Action::Write(field, text))} />
        })
    };
    let marks = send.reform(|event: Event| Action::Marks(is_ticked(&event)));
    html! {
        <section class="now" aria-labelledby="now">
            <h2 id="now">{ words.standing(draft, at) }</h2>
            <TextField key={at} id="say" focus="say" label={fill(words.say(sentence), &[&language_name(tag)])}
                value={draft.text(at, "say", tag).to_owned()} placeholder={page.computed(at).to_owned()} lang={tag.to_owned()} rows={3}
                oninput={send.reform(|text| Action::Write(Field::Say, text))} {onenter} />
            <p class="wrong" role="alert" hidden={wrong.is_none()}>{ wrong.unwrap_or_default() }</p>
            <div class="options">
                { for typed(Field::Play, MakeSaid::MOVE) }
                { for typed(Field::Position, MakeSaid::POSITION) }
                { asking(words, page, step.text("ask").unwrap_or_default(), send) }
                { showing(words, page, send) }
                if at > 0 {
                    <p class="field check">
                        <input type="checkbox" id="marks" data-key="marks" checked={step.has("marks")} onchange={marks} />
                        <label for="marks">{ words.say(MakeSaid::MARKS) }</label>
                    </p>
                }
            </div>
            <div class="doing light">{ for doing(words, at, last).into_iter().map(|button| button.html(send)) }</div>
        </section>
    }
}

fn asking<S>(words: &Words, page: &Make<S>, asked: &str, send: &Send) -> Html {
    let nothing = (String::new(), words.say(MakeSaid::ASK_NOTHING).to_owned());
    let asks = page.asks(page.at()).into_iter();
    let asks = asks.map(|name| (name.to_owned(), words.asks(name)));
    let mut all: Vec<_> = [nothing].into_iter().chain(asks).collect();
    if !all.iter().any(|(name, _)| name == asked) {
        all.push((asked.to_owned(), asked.to_owned())); // of a later version
    }
    html! {
        <div class="field">
            <Select id="ask" focus="ask" label={words.say(MakeSaid::ASK).to_owned()} value={asked.to_owned()}
                options={options(all.into_iter())} onchange={send.reform(Action::Ask)} />
        </div>
    }
}

/// The choice of a picture, if there is one.
fn showing<S>(words: &Words, page: &Make<S>, send: &Send) -> Html {
    let at = page.at();
    let shows = page.shows(at);
    if shows.is_empty() {
        return Html::default();
    }
    let usual = if at == 0 {
        MakeSaid::SHOW_USUAL
    } else {
        MakeSaid::SHOW_AS_BEFORE
    };
    let usual = (String::new(), words.say(usual).to_owned());
    let shows = shows
        .into_iter()
        .map(|name| (name.to_owned(), words.shows(name)));
    let chosen = page
        .draft()
        .at(at)
        .text("show")
        .unwrap_or_default()
        .to_owned();
    html! {
        <div class="field">
            <Select id="show" focus="show" label={words.say(MakeSaid::SHOW).to_owned()} value={chosen}
                options={options([usual].into_iter().chain(shows))} onchange={send.reform(Action::Show)} />
        </div>
    }
}

/// What can be done with a step.
fn doing(words: &Words, at: usize, last: usize) -> Vec<Button<'_>> {
    let button = |name, text: Text, act| Button::new(name, words.say(text), act);
    let sign = |name, text: Text, sign, act, is_off| Button {
        class: "sign",
        sign: Some(sign),
        is_off,
        ..button(name, text, act)
    };
    let (before, after) = (at.saturating_sub(1), at + 1);
    let go = |to, name| Action::Go(to, Focus::On(name));
    let mut all = vec![
        sign(
            "previous",
            MakeSaid::PREVIOUS,
            "←",
            go(before, "previous"),
            at == 0,
        ),
        sign("next", MakeSaid::NEXT, "→", go(after, "next"), at == last),
        button("insert", MakeSaid::INSERT, Action::Insert),
    ];
    if at < last {
        all.push(button("goBack", MakeSaid::GO_BACK, Action::GoBack));
    }
    if at > 0 {
        let swap = |to, name| Action::Swap(at, to, Focus::On(name));
        all.push(sign("up", MakeSaid::UP, "↑", swap(before, "up"), at == 1));
        all.push(sign(
            "down",
            MakeSaid::DOWN,
            "↓",
            swap(after, "down"),
            at == last,
        ));
        all.push(button("remove", MakeSaid::REMOVE, Action::Remove(at)));
    }
    all
}
