use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// So near the window, in CSS pixels.
const NEAR: &str = "400px";

/// What is called for entries, which keeps itself until it has done its work.
type ObserverCallback = Rc<RefCell<Option<Closure<dyn FnMut(Array, IntersectionObserver)>>>>;

/// Calls `act` once the reader has come near the element; `None` if the browser cannot tell.
pub(super) fn once(element: &Element, act: impl FnOnce() + 'static) -> Option<()> {
    let mut act = Some(act);
    let kept: ObserverCallback = Rc::default();
    let own = kept.clone();
    let heard = Closure::new(move |entries: Array, observer: IntersectionObserver| {
        let mut entries = entries
            .iter()
            .map(JsCast::unchecked_into::<IntersectionObserverEntry>);
        if entries.any(|entry| entry.is_intersecting()) {
            observer.disconnect();
            if let Some(act) = act.take() {
                act();
            }
            own.take();
        }
    });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(NEAR);
    let observer =
        IntersectionObserver::new_with_options(heard.as_ref().unchecked_ref(), &options).ok()?;
    observer.observe(element);
    kept.replace(Some(heard));
    Some(())
}
