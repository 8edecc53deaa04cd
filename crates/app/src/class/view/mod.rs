//! What is seen of the page's lesson. The site renders the same function for the page as it is before the app is there.

mod actions;
mod adding;
mod card;
mod example;
mod fields;
mod grip;
mod item;
mod look;
mod menu;
mod mine;
mod picture;
mod pupils;
mod ready;
mod row;
mod sheet;
mod shelf;
mod slips;

use super::words::Words;
use nian_course::class::{Action, Class, View};
use nian_course::deck::{Fault, Spoken, Text};
use nian_course::store::Storage;
use nian_words::{ClassSaid, Language};
use std::rc::Rc;
use yew::prelude::*;

type Send = Callback<Action>;

/// What stands in the place of the lesson.
pub fn place<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    match page.view() {
        View::Coming => html! {
            <p key="coming" class="waiting">{ words.say(ClassSaid::NOT_LOADED) }{ " " }<a href="">{ words.say(ClassSaid::AGAIN) }</a></p>
        },
        View::Plan => html! {
            <div key="plan" class="planning">
                { mine::mine(words, page, send) }
                { shelf::shelf(words, page, send) }
                { pupils::pupils(words, page, send) }
                { slips::slips(words, page, send) }
            </div>
        },
        View::Look => {
            html! {
                <div key="look" class="looking">{ look::look(words, page, send) }{ slips::slips(words, page, send) }</div>
            }
        }
        View::Stage => Html::default(),
    }
}

/// A button, by whose key it gets the focus.
fn button(
    class: &'static str,
    said: &str,
    key: Option<&str>,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} data-key={key.map(str::to_owned)} {onclick}>{ said }</button> }
}

/// What is wrong, where something is. Told again, it is another element: so it is heard again.
fn complaint(words: &Words, (faults, number): (&[Fault], u32)) -> Html {
    let has_rest = !faults.iter().any(Fault::is_total);
    let said = words.faults(faults).into_iter();
    let said = said.map(|said| html! { <li>{ said }</li> });
    html! {
        <div key={format!("wrong-{number}")}>
            if !faults.is_empty() {
                <div class="wrong" role="alert">
                    if has_rest { <p>{ words.say(ClassSaid::WRONG) }</p> }
                    <ul>{ for said }</ul>
                </div>
            }
        </div>
    }
}

/// What is said of what was done last.
fn said(text: &str, number: u32) -> Html {
    html! {
        <p class="said" role="status">
            if !text.is_empty() { <span key={number}>{ text }</span> }
        </p>
    }
}

/// A text of the teacher's as a paragraph, in its language.
fn paragraph(text: Option<&Text>, language: Language, class: &'static str) -> Html {
    let Some(Spoken { text, lang }) = text.and_then(|text| text.spoken(language)) else {
        return Html::default();
    };
    html! { <p {class} lang={lang.to_owned()} dir="auto">{ text }</p> }
}
