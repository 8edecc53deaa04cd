//! Dialogs over the stage. What a clicker sends closes them: whoever holds one has no other key.

use super::Out;
use super::overview::overview;
use crate::fields::is_composing;
use crate::history;
use crate::sheet::code::code;
use nian_course::deck::write;
use nian_course::lecture::{Action, Dialog, Lecture};
use nian_words::Lecture as Texts;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// The dialog that is open.
pub(super) fn dialog(page: &Lecture, out: &Out) -> Html {
    match page.dialog() {
        None => Html::default(),
        Some(Dialog::Overview) => overview(page, out),
        Some(Dialog::Code) => address_code(page, out),
        Some(Dialog::Legend) => sheet("lecture-legend", out.say(Texts::LEGEND), out, legend(out)),
        Some(Dialog::Black) => {
            let own = out.clone();
            let closed = move |()| own.send(Action::SheetClosed);
            html! { <Modal class="nian-black" label={out.say(Texts::BLACKENED)} is_black={true} {closed} /> }
        }
    }
}

/// A dialog with a heading and a button that closes it.
pub(super) fn sheet(class: &'static str, heading: String, out: &Out, inside: Html) -> Html {
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

/// Closes the dialog in which it is.
fn close(event: MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let dialog = target.and_then(|target| target.closest("dialog").ok()?);
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct ModalProps {
    pub(super) class: Classes,
    pub(super) label: String,
    /// Whether any key and any click closes it.
    #[prop_or_default]
    is_black: bool,
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

/// The code for the pupils' telephones: the lesson as far as the class is.
fn address_code(page: &Lecture, out: &Out) -> Html {
    let deck = page.deck();
    let pupils = deck.for_pupils(deck.at);
    let address = history::address(&write(&pupils, page.ready())).unwrap_or_default();
    let picture = code(&address, &out.say(Texts::CODE_ABOUT));
    let picture = picture.unwrap_or_else(|| html! { <span>{ out.say(Texts::NO_CODE) }</span> });
    let heading = out.stage.words.count(Texts::CODE_HEADING, &[deck.at]);
    let inside = html! {
        <>
            <div class="lecture-picture" role="status">{ picture }</div>
            <p><a href={address.clone()} target="_blank" rel="noopener">{ address }</a></p>
        </>
    };
    sheet("lecture-code", heading, out, inside)
}

/// The keys of the stage.
fn legend(out: &Out) -> Html {
    let rows = Texts::KEYS.iter().map(|row| {
        let row = out.say(*row);
        let (names, does) = row.split_once('|').unwrap_or(("", &row));
        let names = names
            .split(' ')
            .map(|name| html! { <><kbd>{ name.to_owned() }</kbd>{ " " }</> });
        html! { <div><dt>{ for names }</dt><dd>{ does.to_owned() }</dd></div> }
    });
    html! { <dl>{ for rows }</dl> }
}
