//! What listens to a card while it is on the page.

use nian_ui::model::HEARD;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event};

/// Listens to an element until it is dropped.
pub(crate) struct Ears {
    element: Element,
    heard: Closure<dyn Fn(Event)>,
}

impl Ears {
    pub(crate) fn new(element: Element, heard: impl Fn(Event) + 'static) -> Self {
        let heard = Closure::<dyn Fn(Event)>::new(heard);
        for name in HEARD {
            // It fails only for an element that is none.
            let _ = element.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref());
        }
        Self { element, heard }
    }
}

impl Drop for Ears {
    fn drop(&mut self) {
        for name in HEARD {
            let _ = self
                .element
                .remove_event_listener_with_callback(name, self.heard.as_ref().unchecked_ref());
        }
    }
}
