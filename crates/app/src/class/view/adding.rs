use crate::class::words::Words;
use crate::fields::{is_composing, text_of};
use crate::play::understood;
use nian_course::class::Action;
use nian_course::deck::pasted;
use nian_words::ClassSaid;
use std::rc::Rc;
use web_sys::{HtmlFormElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct AddingProps {
    pub(super) words: Rc<Words>,
    /// Whether what was typed could not be read.
    pub(super) is_wrong: bool,
    /// Whether the search finds something.
    pub(super) has_hits: bool,
    pub(super) send: Callback<Action>,
}

/// The field of the shelf: a name is searched for; an address or a position that is typed or pasted is added to the lesson.
#[component]
pub(super) fn Adding(props: &AddingProps) -> Html {
    let (form, field) = (use_node_ref(), use_node_ref());
    let onkeydown = {
        let form = form.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() != "Enter" || event.shift_key() || is_composing(&event) {
                return;
            }
            event.prevent_default();
            if let Some(form) = form.cast::<HtmlFormElement>() {
                let _ = form.request_submit();
            }
        })
    };
    let oninput = {
        let send = props.send.clone();
        Callback::from(move |event: InputEvent| {
            let typed = text_of(&event);
            let (things, _) = pasted(&typed, &understood);
            send.emit(Action::Search(typed, things));
        })
    };
    let onsubmit = {
        let (field, send) = (field.clone(), props.send.clone());
        let has_hits = props.has_hits;
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let field = field.cast::<HtmlTextAreaElement>();
            let typed = field.map_or_else(String::new, |field| field.value());
            let (things, faults) = pasted(&typed, &understood);
            // What is found by its name is there to be chosen.
            if !things.is_empty() || !has_hits {
                send.emit(Action::Add(things, faults));
            }
        })
    };
    let words = &props.words;
    html! {
        <form ref={form} class="adding" {onsubmit}>
            <textarea ref={field} id="to-add" rows="1" aria-label={words.say(ClassSaid::SEARCH).to_owned()}
                placeholder={words.say(ClassSaid::SEARCH).to_owned()} aria-describedby="to-add-hint" spellcheck="false"
                aria-invalid={props.is_wrong.then_some("true")} {oninput} {onkeydown} />
            <small id="to-add-hint">{ words.say(ClassSaid::ADD_HINT) }</small>
        </form>
    }
}
