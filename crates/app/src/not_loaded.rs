//! What a page says where a file has not come without which it has nothing to show, as `www/pages/scripts.js` does of its scripts.

use crate::mount::{active_within, document, find, focus_quietly, render_in};
use gloo::events::EventListener;
use js_sys::Promise;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, window};
use yew::prelude::*;

/// Says so before the place with this CSS selector, in the words that the site has written there (`data-not-loaded`, `data-again`);
/// returns when the file is to be asked for again, by a button or because the network is back. Nothing where there is no such
/// place.
pub(crate) async fn asked_again(place: &str) -> Option<()> {
    let place: HtmlElement = find(place)?.dyn_into().ok()?;
    let text = |name| place.dataset().get(name).unwrap_or_default();
    let (text, again) = (text("notLoaded"), text("again"));
    // It would say the same.
    if let Some(waiting) = place.query_selector(".waiting").ok()? {
        waiting.remove();
    }
    let line = document()?.create_element("p").ok()?;
    line.set_class_name("copying not-loaded");
    line.set_attribute("role", "alert").ok()?;
    place.before_with_node_1(&line).ok()?;

    let window = window()?;
    let mut shown = None;
    let asked = Promise::new(&mut |resolve, _| {
        let ask = Callback::from(move |()| drop(resolve.call0(&JsValue::NULL)));
        let onclick = ask.reform(|_: MouseEvent| ());
        let (text, again) = (text.clone(), again.clone());
        let view = move || {
            let onclick = onclick.clone();
            html! { <>{ &text }{ " " }<button type="button" class="quiet" {onclick}>{ &again }</button></> }
        };
        let dismount = render_in(&line, Rc::new(view), Rc::new(|_| ()));
        let online = EventListener::once(&window, "online", move |_| ask.emit(()));
        shown = Some((dismount, online));
    });
    JsFuture::from(asked).await.ok()?;
    // Its button goes: the place has the focus then, to which what is asked for comes, or what holds it, where it is hidden
    // until then.
    if active_within(&line).is_some() {
        let around = place.parent_element().filter(|_| place.hidden());
        let around = around.and_then(|around| around.dyn_into().ok());
        let heir: HtmlElement = around.unwrap_or(place);
        heir.set_tab_index(-1);
        focus_quietly(&heir);
    }
    if let Some((dismount, _)) = shown {
        dismount();
    }
    line.remove();
    Some(())
}
