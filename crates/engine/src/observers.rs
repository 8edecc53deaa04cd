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

/// Calls `callback` whenever the element `host` has come alive or its widget has changed, after the page has been told of
/// the events.
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

pub(crate) fn notify(host: &Element, widget: &Widget, events: &[Event]) {
    let of_host = |(element, callback): &(Element, Weak<Callback>)| {
        (element == host).then(|| callback.upgrade()).flatten()
    };
    // Without the borrow: a callback may observe something else.
    let callbacks: Vec<_> = OBSERVERS.with_borrow(|all| all.iter().filter_map(of_host).collect());
    for callback in callbacks {
        callback(widget, events);
    }
}
