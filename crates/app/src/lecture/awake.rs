//! The screen stays on while a lesson is on stage, where the browser can see to that (Screen Wake Lock): a class thinks for
//! longer than a screen waits.

use crate::browser::{call, get};
use crate::mount::document;
use gloo::events::EventListener;
use js_sys::Promise;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::window;

/// The browser's lock, once it has come.
type Lock = RefCell<Option<JsValue>>;

/// Keeps the screen on until it is dropped. A browser takes the lock back when the page is hidden, so it is asked for again on
/// return.
pub(super) struct Awake {
    lock: Rc<Lock>,
    _shown: Option<EventListener>,
}

impl Awake {
    pub(super) fn begin() -> Self {
        let lock = Rc::new(Lock::default());
        ask(&lock);
        let own = Rc::downgrade(&lock);
        let shown = move |_: &_| {
            if let Some(lock) = own.upgrade() {
                ask(&lock);
            }
        };
        Self {
            lock,
            _shown: document().map(|page| EventListener::new(&page, "visibilitychange", shown)),
        }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        release(self.lock.take());
    }
}

fn ask(lock: &Rc<Lock>) {
    let is_seen = document().is_some_and(|page| !page.hidden());
    let locks = window().and_then(|window| get(&window.navigator(), "wakeLock"));
    let asked = locks
        .filter(|_| is_seen)
        .and_then(|locks| call(&locks, "request", &["screen".into()]));
    let Some(asked) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) else {
        return;
    };
    let own = Rc::downgrade(lock);
    spawn_local(async move {
        // Where the battery is low it is refused, and the screen does as it always does.
        let Ok(come) = JsFuture::from(asked).await else {
            return;
        };
        let before = match own.upgrade() {
            Some(lock) => lock.replace(Some(come)),
            None => Some(come), // the lesson has been left meanwhile
        };
        release(before);
    });
}

fn release(lock: Option<JsValue>) {
    if let Some(lock) = lock {
        let _ = call(&lock, "release", &[]);
    }
}
