//! What a lesson hears of the page around it.

use super::Link;
use super::effects::command;
use super::stage::Stage;
use crate::fields::is_composing;
use crate::mount::{document, document_element};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Timeout;
use js_sys::Array;
use nian_course::lecture::{Action, Command, KeyPress, Target};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, Event, KeyboardEvent, MouseEvent, MutationObserver, MutationObserverInit, Node,
    ShadowRoot, window,
};

/// The event by which the page's script says that it can fit cards.
const FITS: &str = "nian-fits";
/// What tells that the pointer has moved, which Yew does not know.
const MOVED: &str = "data-moved";
/// It is to be seen for so many milliseconds then.
const POINTER: u32 = 4000;
const FIELDS: &str =
    "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const BUTTONS: &str = "button, summary, a, [type=checkbox], [type=radio]";

/// Listens as long as the lesson is there.
pub(super) fn begin(stage: &Rc<Stage>, link: &Link) {
    let Some(root) = stage.root() else { return };
    let mut listeners = Vec::new();
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    if let Some(window) = window() {
        let (around, own) = (stage.clone(), link.clone());
        listeners.push(EventListener::new_with_options(
            &window,
            "keydown",
            first,
            move |event| {
                pressed(event, &around, &own);
            },
        ));
    }
    if let Some(document) = document() {
        let own = link.clone();
        listeners.push(EventListener::new(&document, FITS, move |_| {
            own.send(Action::CanFit)
        }));
    }
    let (own, full) = (link.clone(), root.clone());
    listeners.push(EventListener::new(&root, "fullscreenchange", move |_| {
        let element = document().and_then(|document| document.fullscreen_element());
        own.send(Action::Screen(element.as_ref() == Some(&full)));
    }));
    for name in ["pointermove", "pointerdown"] {
        let (around, shown) = (stage.clone(), root.clone());
        listeners.push(EventListener::new(&root, name, move |event| {
            let moved = event.dyn_ref::<MouseEvent>();
            let rests =
                moved.is_some_and(|event| event.movement_x() == 0 && event.movement_y() == 0);
            if !(rests && name == "pointermove") {
                show_pointer(&around, &shown);
            }
        }));
    }
    stage.listeners.replace(listeners);
    follow_theme(stage, link);
}

/// The pointer is to be seen only while somebody moves it.
fn show_pointer(stage: &Stage, root: &Element) {
    let _ = root.set_attribute(MOVED, "");
    let root = root.clone();
    let timeout = Timeout::new(POINTER, move || {
        let _ = root.remove_attribute(MOVED);
    });
    stage.pointer.replace(Some(timeout));
}

/// The theme of the page may change at any time.
fn follow_theme(stage: &Rc<Stage>, link: &Link) {
    let own = link.clone();
    let changed = Closure::<dyn FnMut()>::new(move || {
        let theme = document_element().and_then(|root| root.dataset().get("theme"));
        own.send(Action::Theme(theme));
    });
    let observer = MutationObserver::new(changed.as_ref().unchecked_ref());
    if let (Ok(observer), Some(root)) = (observer, document_element()) {
        let about = MutationObserverInit::new();
        about.set_attribute_filter(&Array::of1(&"data-theme".into()));
        let _ = observer.observe_with_options(&root, &about);
        let end = move || {
            observer.disconnect();
            drop(changed);
        };
        stage.observer.replace(Some(Box::new(end)));
    }
}

fn pressed(event: &Event, stage: &Rc<Stage>, link: &Link) {
    // A dialog is over everything and hears keys itself.
    let dialog = document().and_then(|document| document.query_selector("dialog[open]").ok()?);
    let Some(asked) = command_of(event).filter(|_| dialog.is_none()) else {
        return;
    };
    if command(stage, link, Action::Key(asked)) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

/// What a key that went down asks for; `None` for what is not for us.
pub(super) fn command_of(event: &Event) -> Option<Command> {
    command_at(event.dyn_ref()?, target_of(event))
}

/// The same where this has the focus.
pub(super) fn command_at(key: &KeyboardEvent, target: Target) -> Option<Command> {
    if key.ctrl_key() || key.alt_key() || key.meta_key() || is_composing(key) {
        return None;
    }
    let pressed = KeyPress {
        key: &key.key(),
        has_shift: key.shift_key(),
        target,
    };
    pressed.command()
}

fn target_of(event: &Event) -> Target {
    let Ok(at) = event.composed_path().get(0).dyn_into::<Element>() else {
        return Target::Page;
    };
    let is_in = |css: &str| matches!(at.closest(css), Ok(Some(_)));
    if is_in(FIELDS) {
        return Target::Field;
    }
    match (is_in(BUTTONS), is_in(".nian-board") && takes_moves(&at)) {
        (true, true) => Target::BoardButton,
        (true, false) => Target::Button,
        (false, true) => Target::Board,
        (false, false) => Target::Page,
    }
}

/// Whether a board is a game, or a move has been chosen in a card and not been made yet.
fn takes_moves(at: &Element) -> bool {
    let root: Node = at.get_root_node();
    let Ok(root) = root.dyn_into::<ShadowRoot>() else {
        return false;
    };
    let chosen = root.query_selector(".nian-take:not([aria-disabled])");
    root.host().local_name() == "nian-game" || matches!(chosen, Ok(Some(_)))
}
