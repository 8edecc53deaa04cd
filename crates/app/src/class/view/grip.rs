//! The grip by which a thing of the lesson is carried to another place: by keys, or by a finger or a mouse.

use crate::class::words::Words;
use crate::fields::is_composing;
use crate::mount::document;
use nian_course::class::Action;
use nian_words::ClassSaid;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// The grip of the thing at a place; `title` is what that is called, `grabbed` the place of the thing that is being carried.
pub(super) fn grip(
    words: &Words,
    (at, last): (usize, usize),
    title: &str,
    grabbed: Option<usize>,
    send: &Callback<Action>,
) -> Html {
    let is_own = grabbed == Some(at);
    let onkeydown = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if is_composing(&event) {
                return;
            }
            let action = match event.key().as_str() {
                " " | "Enter" if is_own => Action::Release,
                " " | "Enter" => Action::Grab(at),
                "ArrowUp" if is_own && at > 0 => Action::Carry(at - 1, true),
                "ArrowDown" if is_own && at < last => Action::Carry(at + 1, true),
                "ArrowUp" | "ArrowDown" if is_own => {
                    event.prevent_default();
                    return;
                }
                "Escape" if is_own => Action::PutBack,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            send.emit(action);
        })
    };
    let onpointerdown = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 {
                return;
            }
            if let Some(grip) = grip_of(&event) {
                let _ = grip.set_pointer_capture(event.pointer_id());
            }
            send.emit(Action::Grab(at));
        })
    };
    // Rows are rendered by their places: the grip that the pointer is held by stays, whichever thing is beside it.
    let onpointermove = {
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            let is_held =
                grip_of(&event).is_some_and(|grip| grip.has_pointer_capture(event.pointer_id()));
            let to = row_at(&event).filter(|_| is_held && grabbed.is_some());
            if let Some(to) = to.filter(|to| grabbed != Some(*to)) {
                send.emit(Action::Carry(to, false));
            }
        })
    };
    let onpointerup = send.reform(|_: PointerEvent| Action::Release);
    let onpointercancel = send.reform(|_: PointerEvent| Action::PutBack);
    // One who leaves by Tab leaves it where it is.
    let onblur = {
        let send = send.clone();
        Callback::from(move |_: FocusEvent| {
            if is_own {
                send.emit(Action::Release);
            }
        })
    };
    html! {
        <button type="button" class="grip" data-key={format!("grip-{at}")} aria-pressed={is_own.to_string()}
            aria-label={words.fill(ClassSaid::GRIP, &[title])} aria-describedby="grip-keys"
            {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel} {onblur}>
            <svg viewBox="0 0 10 18" aria-hidden="true"><path d="M2 3h0M8 3h0M2 9h0M8 9h0M2 15h0M8 15h0" /></svg>
        </button>
    }
}

/// The grip that an event is about. Yew listens at the root: that is the event's current target.
fn grip_of(event: &PointerEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(".grip").ok()?
}

/// The place of the row at whose height the pointer is.
fn row_at(event: &PointerEvent) -> Option<usize> {
    let rows = document()?.query_selector_all(".mine .things > li").ok()?;
    let y = f64::from(event.client_y());
    (0..rows.length()).find_map(|at| {
        let row: Element = rows.item(at)?.dyn_into().ok()?;
        let place = row.get_bounding_client_rect();
        (place.top() <= y && y < place.bottom()).then_some(at as usize)
    })
}
