//! The address of the page, and the state of its entry in the history.

use gloo::timers::callback::Timeout;
use serde::{Serialize, de::DeserializeOwned};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::window;

/// WebKit allows a hundred replacements in ten seconds: then the last one is tried again after so many milliseconds.
const RETRY: u32 = 1000;

thread_local! {
    static PENDING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
}

/// The pairs of the address's query.
pub(crate) fn query() -> Vec<(String, String)> {
    let search = window().and_then(|window| window.location().search().ok());
    let search = search.unwrap_or_default();
    let Ok(query) = web_sys::UrlSearchParams::new_with_str(&search) else {
        return Vec::new();
    };
    let entries = query.entries().into_iter().filter_map(Result::ok);
    let pairs = entries.map(|entry| {
        let entry = js_sys::Array::from(&entry);
        [0, 1].map(|at| entry.get(at).as_string().unwrap_or_default())
    });
    pairs.map(|[name, value]| (name, value)).collect()
}

/// The page's address with another query.
pub(crate) fn with_query(query: &str) -> Option<String> {
    let location = window()?.location();
    let (path, hash) = (location.pathname().ok()?, location.hash().ok()?);
    let mark = if query.is_empty() { "" } else { "?" };
    Some(format!("{path}{mark}{query}{hash}"))
}

/// What this page has kept under `name` in the state of its entry.
pub(crate) fn state<T: DeserializeOwned>(name: &str) -> Option<T> {
    let state = window()?.history().ok()?.state().ok()?;
    let kept = js_sys::Reflect::get(&state, &name.into()).ok()?;
    let text: String = js_sys::JSON::stringify(&kept).ok()?.into();
    serde_json::from_str(&text).ok()
}

/// Replaces the query, and the state by `{ [name]: value }`.
pub(crate) fn replace<T: Serialize>(query: &str, name: &str, value: &T) {
    let state = js_sys::Object::new();
    let text = serde_json::to_string(value).unwrap_or_default();
    let value = js_sys::JSON::parse(&text).unwrap_or(JsValue::NULL);
    // Setting a property of a plain object never fails.
    let _ = js_sys::Reflect::set(&state, &name.into(), &value);
    if let Some(address) = with_query(query) {
        put(state.into(), address);
    }
}

fn put(state: JsValue, address: String) {
    let history = window().and_then(|window| window.history().ok());
    let put_in = history.map(|history| history.replace_state_with_url(&state, "", Some(&address)));
    let retry =
        matches!(put_in, Some(Err(_))).then(|| Timeout::new(RETRY, move || put(state, address)));
    PENDING.with_borrow_mut(|pending| *pending = retry);
}
