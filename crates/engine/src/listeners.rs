//! The event listeners of a card while it is in the page.

use nian_ui::model::LISTENED_EVENTS;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event};

/// Listeners on an element, removed on drop.
pub(crate) struct EventListeners {
    element: Element,
    callback: Closure<dyn Fn(Event)>,
}

impl EventListeners {
    pub(crate) fn new(element: Element, callback: impl Fn(Event) + 'static) -> Self {
        let callback = Closure::<dyn Fn(Event)>::new(callback);
        for name in LISTENED_EVENTS {
            // Adding a listener to an element never fails.
            let _ =
                element.add_event_listener_with_callback(name, callback.as_ref().unchecked_ref());
        }
        Self { element, callback }
    }
}

impl Drop for EventListeners {
    fn drop(&mut self) {
        for name in LISTENED_EVENTS {
            let _ = self
                .element
                .remove_event_listener_with_callback(name, self.callback.as_ref().unchecked_ref());
        }
    }
}
