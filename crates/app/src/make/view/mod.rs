//! What is seen of the page beside its elements. The site renders the same functions for the page as it is before the app is
//! there.

mod button;
mod current_step;
mod export;
mod source;
mod steps;

pub use current_step::now;
pub use export::out;
pub use source::source;
pub use steps::steps;

use super::words::Words;
use crate::browser::language_name;
use crate::fields::{TextField, use_text};
use crate::play::{figures, understood};
use crate::select::{Select, options};
use button::Button;
use nian_course::make::{Action, Field, Make};
use nian_course::store::Storage;
use nian_scene::small;
use nian_solver::AnyPosition;
use nian_ui::drawing;
use nian_words::{MakeSaid, Text};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

type Send = Callback<Action>;

/// The buttons of the page, and what is said.
pub fn bar<S: Storage + Clone>(words: &Words, page: &Make<S>, send: &Send) -> Html {
    let [can_undo, can_redo] = page.can_turn();
    let [has_earlier, has_aside] = page.has_more();
    let button = |name, text: Text, act| Button::new(name, words.say(text), act);
    let buttons = [
        Button {
            is_off: !can_undo,
            ..button("undo", MakeSaid::UNDO, Action::Undo)
        },
        Button {
            is_off: !can_redo,
            ..button("redo", MakeSaid::REDO, Action::Redo)
        },
        button("open", MakeSaid::OPEN, Action::Pick),
        button("empty", MakeSaid::EMPTY, Action::Empty),
        Button {
            hidden: !has_earlier,
            ..button("before", MakeSaid::BEFORE, Action::BringBack)
        },
        Button {
            hidden: !has_aside,
            ..button("aside", MakeSaid::ASIDE, Action::SeeAside)
        },
    ];
    let (_, sayings) = page.announcement();
    html! {
        <>
            <div class="doing light">{ for buttons.into_iter().map(|button| button.html(send)) }</div>
            <p class="said" role="status"><span key={sayings}>{ words.said(page) }</span></p>
        </>
    }
}

/// The picture of the position that the example starts from, and what it is called.
pub fn starting<S>(page: &Make<S>) -> Html {
    let start = page.draft().start().unwrap_or_default();
    let position: Option<AnyPosition> = start.parse().ok();
    let picture = position.map(|position| drawing(&small(&position)));
    html! {
        <>
            { picture.unwrap_or_default() }
            <span>{ figures(start) }</span>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct StartProps {
    words: Rc<Words>,
    position: AttrValue,
    wrong: Option<AttrValue>,
    onstart: Callback<String>,
}

/// The position in signs.
#[component]
fn Start(props: &StartProps) -> Html {
    let node = use_text(props.position.clone(), props.wrong.is_some().into());
    let onsubmit = {
        let (node, onstart) = (node.clone(), props.onstart.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = node.cast::<HtmlInputElement>() {
                onstart.emit(understood(&input.value()));
            }
        })
    };
    let words = &props.words;
    html! {
        <form class="start" action="./" {onsubmit}>
            <label for="start">{ words.say(MakeSaid::START) }</label>
            <span class="row">
                <input ref={node} id="start" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                    aria-describedby="start-hint start-wrong" aria-invalid={props.wrong.is_some().to_string()} />
                <button type="submit" class="plain">{ words.say(MakeSaid::SET_UP) }</button>
            </span>
            <small id="start-hint">{ words.say(MakeSaid::START_HINT) }</small>
            <p id="start-wrong" class="wrong" role="alert" hidden={props.wrong.is_none()}>
                { props.wrong.clone().unwrap_or_default() }
            </p>
        </form>
    }
}

/// Where the example starts, in signs.
pub fn start<S>(words: &Rc<Words>, page: &Make<S>, send: &Send) -> Html {
    let wrong = page.start_wrong().map(|error| words.mistake(page, error));
    let position = page.draft().start().unwrap_or_default().to_owned();
    html! {
        <Start words={words.clone()} {position} wrong={wrong.map(AttrValue::from)} onstart={send.reform(Action::Start)} />
    }
}

/// That there is no board at this step.
pub fn no_board<S>(words: &Words, page: &Make<S>) -> Html {
    let hidden = page.board().is_some() || page.judgement().good.is_none();
    html! { <p class="about" {hidden}>{ words.say(MakeSaid::NO_BOARD) }</p> }
}

/// That what pupils see has gaps.
pub fn seen_wrong<S>(words: &Words, page: &Make<S>) -> Html {
    let hidden = page.judgement().faults.is_empty();
    html! { <p class="wrong" {hidden}>{ words.say(MakeSaid::SEEN_WRONG) }</p> }
}

/// The title, and the language that is written in.
pub fn naming<S>(words: &Words, page: &Make<S>, send: &Send) -> Html {
    let (tags, tag) = page.tags();
    let usual = words.usual_title();
    let placeholder = page
        .draft()
        .any_text(0, "title")
        .unwrap_or(usual)
        .to_owned();
    let named = tags
        .iter()
        .map(|tag| ((*tag).to_owned(), language_name(tag)));
    let other = (String::new(), words.say(MakeSaid::OTHER).to_owned());
    let (asks, is_bad) = page.asks_tag();
    let choose = if asks { "" } else { tag };
    let onother = send.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let input = form.and_then(|form| form.query_selector("input").ok()?);
        let input = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
        Action::OtherTag(input.map_or_else(String::new, |input| input.value()))
    });
    html! {
        <>
            <TextField id="title" focus="title" label={words.say(MakeSaid::TITLE_LABEL).to_owned()}
                value={page.draft().text(0, "title", tag).to_owned()} {placeholder} lang={tag.to_owned()}
                oninput={send.reform(|text| Action::Write(Field::Title, text))} />
            <div class="field">
                <Select id="language" focus="language" label={words.say(MakeSaid::LANGUAGE).to_owned()} value={choose.to_owned()}
                    options={options(named.chain([other]))} onchange={send.reform(Action::Tag)} />
                <form class="row" hidden={!asks} onsubmit={onother}>
                    <input type="text" data-key="other" aria-label={words.say(MakeSaid::OTHER_TAG).to_owned()} placeholder="ja" size="8"
                        autocapitalize="none" spellcheck="false" aria-invalid={is_bad.to_string()} />
                    <button type="submit" class="plain">{ words.say(MakeSaid::USE) }</button>
                </form>
            </div>
        </>
    }
}
