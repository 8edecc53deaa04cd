use super::super::words::{Words, not_ours};
use crate::fields::{text_of, use_text};
use nian_course::make::{Action, Make};
use nian_words::MakeSaid;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
struct TextOfFileProps {
    value: AttrValue,
    /// Whether there is a mistake in it.
    is_wrong: bool,
    oninput: Callback<String>,
}

/// The text of the file, to be read, pasted and mended. What is being typed stays as it is.
#[component]
fn TextOfFile(props: &TextOfFileProps) -> Html {
    let node = use_text(props.value.clone(), 0);
    let oninput = props.oninput.reform(|event: InputEvent| text_of(&event));
    html! {
        <textarea ref={node} id="source" rows="14" spellcheck="false" autocapitalize="none" wrap="off"
            aria-describedby="source-wrong" aria-invalid={props.is_wrong.to_string()} {oninput} />
    }
}

/// The text of the file, and every mistake with its place.
pub fn source<S>(words: &Words, page: &Make<S>, send: &Callback<Action>) -> Html {
    let source = page.source();
    let mistakes = source.faults.iter().map(|fault| {
        let [line, character] = fault.place.map(|number| number.to_string());
        let place = words.fill(MakeSaid::PLACE, &[&line, &character]);
        let offset = source.offset(fault);
        html! {
            <li>
                <button type="button" class="plain" onclick={send.reform(move |_: MouseEvent| Action::Jump(offset))}>{ place }</button>
                { " " }{ words.mistake(page, &fault.error) }
            </li>
        }
    });
    let not = source.is_foreign().map(not_ours);
    let is_wrong = !source.faults.is_empty() || not.is_some();
    html! {
        <>
            <label for="source">{ words.say(MakeSaid::SOURCE_ABOUT) }</label>
            <TextOfFile value={source.text.clone()} {is_wrong} oninput={send.reform(Action::Source)} />
            <ul id="source-wrong" class="mistakes" aria-live="polite">
                { for mistakes }
                if let Some(not) = not { <li>{ words.say(not) }</li> }
            </ul>
        </>
    }
}
