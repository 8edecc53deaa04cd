//! What other parts of the same wasm are told of the elements of a page: their models, never their pictures.

use nian_ui::model::{Event, Widget};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use web_sys::Element;

/// A callback with an element's widget, and what has happened in it.
type Callback = dyn Fn(&Widget, &[Event]);

thread_local! {
    static OBSERVERS: RefCell<Vec<(Element, Weak<Callback>)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a callback registered; dropping it ends the observation.
#[must_use]
pub struct Observer {
    _callback: Rc<Callback>,
}

/// Calls `callback` whenever the element `host`, which is not alive yet, has come alive or its widget has changed, after the
/// page has been told of the events.
///
/// The callback may change the element.
pub fn observe(host: &Element, callback: impl Fn(&Widget, &[Event]) + 'static) -> Observer {
    let callback: Rc<Callback> = Rc::new(callback);
    let weak = Rc::downgrade(&callback);
    OBSERVERS.with_borrow_mut(|all| {
        all.retain(|(_, observer)| observer.strong_count() > 0);
        all.push((host.clone(), weak));
    });
    Observer {
        _callback: callback,
    }
}

/// The observers of an element. They are looked up when it comes alive: a running element that knew its own host would
/// keep it, and be kept by it, for ever.
#[derive(Default)]
pub(crate) struct Observers(Vec<Weak<Callback>>);

impl Observers {
    pub(crate) fn of(host: &Element) -> Self {
        OBSERVERS.with_borrow(|all| {
            let own = all.iter().filter(|(element, _)| element == host);
            Self(own.map(|(_, callback)| callback.clone()).collect())
        })
    }

    pub(crate) fn notify(&self, widget: &Widget, events: &[Event]) {
        for callback in self.0.iter().filter_map(Weak::upgrade) {
            callback(widget, events);
        }
    }
}
