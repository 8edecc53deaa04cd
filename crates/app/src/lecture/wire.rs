//! Messages between two windows of the same name. Where pages are files, `opener` works and a channel may not; elsewhere both
//! do. They go to pages of the same site alone, where it has an origin.

use crate::browser::get;
use gloo::events::EventListener;
use nian_course::lecture::{Envelope, Inbox, Message};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent, Window, window};

/// The end of a wire.
pub(super) struct Wire {
    pair: String,
    own: String,
    sent: Cell<u32>,
    peer: Rc<RefCell<Option<Window>>>,
    channel: Option<BroadcastChannel>,
    _listeners: Vec<EventListener>,
}

impl Wire {
    /// A wire of this name to a window, if it is known already; `hear` gets each message once.
    pub(super) fn new(pair: &str, peer: Option<Window>, hear: impl Fn(Message) + 'static) -> Self {
        let own = random();
        let peer = Rc::new(RefCell::new(peer));
        let channel = BroadcastChannel::new(&format!("nian-{pair}")).ok();
        let heard = {
            let (pair, own, peer) = (pair.to_owned(), own.clone(), peer.clone());
            let all = RefCell::new(Inbox::default());
            move |event: &MessageEvent| {
                let text = event.data().as_string().filter(|_| is_ours(event));
                let message = text.and_then(|text| all.borrow_mut().hear(&text, &pair, &own));
                let Some(message) = message else { return };
                let source = event
                    .source()
                    .and_then(|source| source.dyn_into::<Window>().ok());
                if let Some(source) = source {
                    peer.replace(Some(source));
                }
                hear(message);
            }
        };
        let heard = Rc::new(heard);
        let targets = [
            window().map(|window| window.unchecked_into()),
            channel.clone().map(|channel| channel.unchecked_into()),
        ];
        let listeners = targets
            .into_iter()
            .flatten()
            .map(|target: web_sys::EventTarget| {
                let heard = heard.clone();
                EventListener::new(&target, "message", move |event| {
                    if let Some(event) = event.dyn_ref() {
                        heard(event);
                    }
                })
            });
        let listeners = listeners.collect();
        Self {
            pair: pair.to_owned(),
            own,
            sent: Cell::new(0),
            peer,
            channel,
            _listeners: listeners,
        }
    }

    pub(super) fn send(&self, message: Message) {
        self.sent.set(self.sent.get() + 1);
        let envelope = Envelope {
            pair: self.pair.clone(),
            from: self.own.clone(),
            number: self.sent.get(),
            message,
        };
        let text = JsValue::from(envelope.write());
        // A page that is a file has no origin that could be named.
        let origin = origin().unwrap_or_else(|| "*".to_owned());
        if let Some(peer) = &*self.peer.borrow() {
            let _ = peer.post_message(&text, &origin);
        }
        if let Some(channel) = &self.channel {
            let _ = channel.post_message(&text);
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        if let Some(channel) = &self.channel {
            channel.close();
        }
    }
}

/// The origin of the page, if it has one.
fn origin() -> Option<String> {
    let origin = window()?.location().origin().ok()?;
    (origin.starts_with("http")).then_some(origin)
}

/// Whether a message comes from a page of this site.
fn is_ours(event: &MessageEvent) -> bool {
    origin().is_none_or(|own| event.origin() == own)
}

/// A name that no other window has.
pub(super) fn random() -> String {
    let number = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    let crypto = window().and_then(|window| get(&window, "crypto"));
    let numbers = js_sys::Uint32Array::new_with_length(2);
    let is_random = crypto.and_then(|crypto| {
        crate::browser::call(&crypto, "getRandomValues", &[numbers.clone().into()])
    });
    let numbers = match is_random {
        Some(_) => numbers.to_vec(),
        None => vec![number(), number()],
    };
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join("-")
}
