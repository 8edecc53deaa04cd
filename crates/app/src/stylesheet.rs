//! Styles that a page loads when it needs them.

use crate::fetch::{self, PATIENCE};
use crate::mount::{document, find};
use gloo::timers::callback::Timeout;
use js_sys::Promise;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Has the page load the styles of a file, unless it has them; whether it has them then.
pub(crate) async fn load(file: &str) -> bool {
    if is_there(file) {
        return true;
    }
    // A browser has another request for the same address wait for the first, which may hang.
    let tries = Cell::new(0);
    let loaded = fetch::with_retry(|_| {
        let again = match tries.replace(tries.get() + 1) {
            0 => String::new(),
            again => format!("?again={again}"),
        };
        async move { once(&[file, &again].concat()).await.ok_or(0) }
    });
    loaded.await.is_ok()
}

async fn once(file: &str) -> Option<()> {
    let document = document()?;
    let link = document.create_element("link").ok()?;
    let link: HtmlLinkElement = link.dyn_into().ok()?;
    link.set_rel("stylesheet");
    link.set_href(file);
    let mut timeout = None;
    let settled = Promise::new(&mut |resolve, reject| {
        link.set_onload(Some(&resolve));
        link.set_onerror(Some(&reject));
        let late = move || drop(reject.call0(&JsValue::NULL));
        timeout = Some(Timeout::new(PATIENCE, late));
    });
    document.head()?.append_child(&link).ok()?;
    let has_come = JsFuture::from(settled).await.is_ok();
    drop(timeout);
    if !has_come {
        link.remove();
    }
    has_come.then_some(())
}

/// Whether the page has the styles, by its own head or by an instance before this one.
fn is_there(file: &str) -> bool {
    let there = find(&format!("link[rel=stylesheet][href^=\"{file}\"]"));
    let there = there.and_then(|there| there.dyn_into().ok());
    there.is_some_and(|there: HtmlLinkElement| there.sheet().is_some())
}
