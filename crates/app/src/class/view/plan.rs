use super::adding::Adding;
use super::{Send, actions::actions, button, complaint, pupils::pupils, row::row, said};
use crate::class::fields::{Choice, Line};
use crate::class::words::Words;
use nian_course::class::{Action, Class, Field};
use nian_course::deck::{MOST_OF_TITLE, Text};
use nian_course::elements::Answers;
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

/// The lesson that is changed in place.
pub(super) fn plan<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let deck = page.deck();
    let has_some = !deck.things.is_empty();
    let things = if has_some {
        let rows = (0..deck.things.len()).map(|at| row(words, page, at, send));
        html! {
            <ol class="things" aria-label={words.say(ClassSaid::LESSON).to_owned()}>{ for rows }</ol>
        }
    } else {
        html! { <p class="count">{ words.say(ClassSaid::NOTHING) }</p> }
    };
    let (_, number) = page.said();
    let answers = Answers::ALL.map(|one| {
        let name = words.answers(one).to_owned();
        (AttrValue::from(one.name()), AttrValue::from(name))
    });
    let choose =
        send.reform(|value: String| Action::Answers(Answers::named(&value).unwrap_or_default()));
    html! {
        <>
            { complaint(words, page.faults()) }
            <div>{ title(words, page, send) }</div>
            { actions(words, send, !has_some, Html::default()) }
            { turning(words, page, send) }
            { said(&words.said_of(page), number) }
            <div>{ things }</div>
            <p class="field" hidden={!has_some}>
                <label for="answers">{ words.say(ClassSaid::ANSWERS) }</label>
                <Choice id="answers" options={answers.to_vec()} value={deck.answers.name()} onchange={choose} />
            </p>
            <Adding words={words.clone()} is_wrong={!page.faults().0.is_empty()} send={send.clone()} />
            { pupils(words, page, send) }
        </>
    }
}

fn title<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let field = Text::in_field(page.deck().title.as_ref(), page.language());
    let placeholder = field
        .other
        .map(|other| words.fill(ClassSaid::OTHER_LANGUAGE, &[other]));
    html! {
        <Line id="field-title" name="title" label={words.say(ClassSaid::TITLE_LABEL).to_owned()} value={field.value.to_owned()}
            placeholder={placeholder.map(AttrValue::from)} most={MOST_OF_TITLE}
            oninput={send.reform(|text| Action::Write(Field::Title, text))} />
    }
}

/// What was done is taken back; another lesson takes the place of this one.
fn turning<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let deck = page.deck();
    let [can_undo, can_redo] = page.can_turn();
    let is_empty = deck.things.is_empty() && deck.title.as_ref().is_none_or(Text::is_empty);
    let act = |action: Action| send.reform(move |_: MouseEvent| action.clone());
    let plain = |text, disabled: bool, hidden: bool, action: Action| {
        let onclick = act(action);
        html! { <button type="button" class="plain" {disabled} {hidden} {onclick}>{ words.say(text) }</button> }
    };
    html! {
        <div class="doing quiet">
            { keyed(words.say(ClassSaid::UNDO), "undo", !can_undo, act(Action::Undo)) }
            { keyed(words.say(ClassSaid::REDO), "redo", !can_redo, act(Action::Redo)) }
            { button("plain", words.say(ClassSaid::OPEN), None, act(Action::Pick)) }
            { plain(ClassSaid::BEFORE, false, !page.has_earlier(), Action::BringBack) }
            { plain(ClassSaid::EMPTY, false, is_empty, Action::Empty) }
        </div>
    }
}

fn keyed(said: &str, key: &'static str, disabled: bool, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="plain" data-key={key} {disabled} {onclick}>{ said }</button> }
}
