use super::super::words::Words;
use crate::fields::is_composing;
use nian_course::make::{Action, Draft, Focus, Make};
use nian_words::MakeSaid;
use wasm_bindgen::JsCast;
use yew::prelude::*;

type Send = Callback<Action>;

/// The steps, one under the other: what each does, and what is said there.
pub fn steps<S>(words: &Words, page: &Make<S>, send: &Send) -> Html {
    let draft = page.draft();
    let last = draft.steps();
    let here = page.at();
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(at) = row_of(&event).filter(|_| !is_composing(&event)) else {
                return;
            };
            let to = match event.key().as_str() {
                "ArrowUp" => at.checked_sub(1),
                "ArrowDown" => Some(at + 1).filter(|to| *to <= last),
                "Delete" if at > 0 => {
                    event.prevent_default();
                    return send.emit(Action::Remove(at));
                }
                _ => return,
            };
            event.prevent_default();
            match to {
                Some(to) if event.alt_key() => send.emit(Action::Swap(at, to, Focus::Row)),
                Some(to) => send.emit(Action::Go(to, Focus::Row)),
                None => {}
            }
        })
    };
    let is_later = page.judgement().is_later();
    html! {
        <>
            <ol class="steps" start="0" aria-label={words.say(MakeSaid::STEPS).to_owned()} {onkeydown}>
                { for (0..=last).map(|at| row(words, page, draft, (at, at == here), send)) }
            </ol>
            <p class="about" hidden={!is_later}>{ words.say(MakeSaid::LATER) }</p>
        </>
    }
}

/// The step whose row a key is pressed in.
fn row_of(event: &KeyboardEvent) -> Option<usize> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let row = target.closest(".step").ok()??;
    row.get_attribute("data-key")?
        .strip_prefix("step-")?
        .parse()
        .ok()
}

fn row<S>(
    words: &Words,
    page: &Make<S>,
    draft: &Draft,
    (at, is_here): (usize, bool),
    send: &Send,
) -> Html {
    let (_, tag) = page.tags();
    let own = draft.text(at, "say", tag);
    let said = match own {
        "" => draft.any_text(at, "say"),
        own => Some(own),
    };
    let wrong = page
        .judgement()
        .at(at)
        .map(|error| words.mistake(page, error));
    let sentence = match said {
        Some(said) => html! {
            <span class="sentence" dir="auto" lang={(!own.is_empty()).then(|| tag.to_owned())}>{ said }</span>
        },
        None => html! { <span class="sentence computed">{ page.computed(at) }</span> },
    };
    html! {
        <li key={at}>
            <button type="button" class="step" data-key={format!("step-{at}")} aria-current={is_here.then_some("step")}
                onclick={send.reform(move |_: MouseEvent| Action::Go(at, Focus::Row))}>
                <b>{ at }</b>
                <span class="deed">{ words.does(draft, at) }</span>
                { sentence }
            </button>
            <p class="wrong" hidden={wrong.is_none()}>{ wrong.unwrap_or_default() }</p>
        </li>
    }
}
