//! Events of the page, as long as it is there.

use crate::fields::is_composing;
use crate::mount::document_element;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use nian_course::store::{self, Stored};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, Event, File, KeyboardEvent, StorageEvent, window};

/// Listens to an event as long as the page is there.
pub(crate) fn on(
    target: &web_sys::EventTarget,
    name: &'static str,
    act: impl Fn(&Event) + 'static,
) {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(target, name, options, act).forget();
}

/// Whether something is being typed where an event comes from, which may be a board.
pub(crate) fn is_typed_into(event: &Event) -> bool {
    let from = event.composed_path().get(0).dyn_into::<Element>().ok();
    let field = from.and_then(|from| from.closest("input, textarea, select, dialog").ok()?);
    field.is_some()
}

/// Hears Ctrl or ⌘ with Z where nothing is typed, as long as `is_here`; `act` hears whether it is to be done again (with Shift).
/// It hears it before the boards of the page, which have histories of their own.
pub(crate) fn on_undo(is_here: impl Fn() -> bool + 'static, act: impl Fn(bool) + 'static) {
    let Some(window) = window() else {
        return;
    };
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let hear = move |event: &Event| {
        let key: Option<&KeyboardEvent> = event.dyn_ref();
        let Some(key) = key else { return };
        let is_undo = (key.ctrl_key() || key.meta_key()) && key.key().eq_ignore_ascii_case("z");
        if is_undo && is_here() && !is_composing(key) && !is_typed_into(event) {
            event.prevent_default();
            act(key.shift_key());
        }
    };
    EventListener::new_with_options(&window, "keydown", first, hear).forget();
}

/// Hears that another window has changed what the device keeps of `T`.
pub(crate) fn on_stored<T: Stored>(act: impl Fn() + 'static) {
    let Some(window) = window() else {
        return;
    };
    let own = store::key::<T>();
    on(&window, "storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.as_deref() == Some(&own) {
            act();
        }
    });
}

/// A file that is dropped on the page is opened; `said` stands over the page until then.
pub(crate) fn on_drop(said: String, open: impl Fn(File) + 'static) {
    let Some(root) = document_element() else {
        return;
    };
    let dragged = |event: &Event| {
        event
            .dyn_ref::<DragEvent>()
            .and_then(DragEvent::data_transfer)
    };
    let has_files = move |event: &Event| {
        dragged(event).is_some_and(|data| data.types().includes(&"Files".into(), 0))
    };
    let over = root.clone();
    on(&root, "dragover", move |event| {
        if has_files(event) {
            event.prevent_default();
            let _ = over.dataset().set("drop", &said);
        }
    });
    let over = root.clone();
    on(&root, "dragleave", move |event| {
        let leaves = event
            .dyn_ref::<DragEvent>()
            .is_some_and(|event| event.related_target().is_none());
        if leaves {
            over.dataset().delete("drop");
        }
    });
    let over = root.clone();
    on(&root, "drop", move |event| {
        if !has_files(event) {
            return;
        }
        event.prevent_default();
        over.dataset().delete("drop");
        let files = dragged(event).and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            open(file);
        }
    });
}
