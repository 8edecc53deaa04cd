//! A dialog over the stage.

use super::Dispatch;
use crate::dialog::close;
use crate::fields::is_composing;
use nian_course::lecture::Action;
use nian_words::Lecture as Texts;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// A dialog with a heading and a button that closes it.
pub(super) fn sheet(class: &'static str, heading: String, out: &Dispatch, inside: Html) -> Html {
    let own = out.clone();
    let closed = move |()| own.send(Action::SheetClosed);
    html! {
        <Modal key={class} class={classes!("lecture-sheet", class)} label={heading.clone()} {closed}>
            { header(heading, out.say(Texts::CLOSE)) }
            { inside }
        </Modal>
    }
}

/// The heading, and the button that closes the dialog.
pub(super) fn header(heading: String, label: String) -> Html {
    html! {
        <header>
            <h2>{ heading }</h2>
            <button type="button" class="lecture-close" onclick={close}>{ label }</button>
        </header>
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct ModalProps {
    pub(super) class: Classes,
    pub(super) label: String,
    /// Whether any key and any click closes it.
    #[prop_or_default]
    pub(super) is_black: bool,
    /// Hears the keys that do not close it.
    #[prop_or_default]
    pub(super) keys: Callback<KeyboardEvent>,
    pub(super) closed: Callback<()>,
    #[prop_or_default]
    pub(super) children: Html,
}

#[component]
pub(super) fn Modal(props: &ModalProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let Some(dialog) = node.cast::<HtmlDialogElement>() else {
                return;
            };
            let _ = dialog.show_modal();
            let first = ["[aria-current]", ".lecture-close"].into_iter();
            let mut first = first.filter_map(|css| dialog.query_selector(css).ok()?);
            if let Some(first) = first
                .next()
                .and_then(|first| first.dyn_into::<HtmlElement>().ok())
            {
                let _ = first.focus();
            }
        });
    }
    let end = {
        let node = node.clone();
        move || {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        }
    };
    let is_black = props.is_black;
    let onkeydown = {
        let (end, keys) = (end.clone(), props.keys.clone());
        move |event: KeyboardEvent| {
            let closes = matches!(event.key().as_str(), "PageDown" | "PageUp" | "F5");
            if is_black || (closes && !is_composing(&event)) {
                event.prevent_default(); // the key does nothing else
                end();
            } else {
                keys.emit(event);
            }
        }
    };
    let onclick = {
        let node = node.clone();
        move |event: MouseEvent| {
            let dialog = node.cast::<HtmlDialogElement>().map(EventTarget::from);
            if is_black || event.target() == dialog {
                event.prevent_default();
                end();
            }
        }
    };
    let closed = props.closed.clone();
    let onclose = move |_: Event| closed.emit(());
    html! {
        <dialog ref={node} class={props.class.clone()} tabindex="-1" aria-label={props.label.clone()} {onkeydown} {onclick} {onclose}>
            { props.children.clone() }
        </dialog>
    }
}
