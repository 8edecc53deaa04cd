//! The address of the page, and the state of its entry in the history.

use gloo::timers::callback::Timeout;
use serde::{Serialize, de::DeserializeOwned};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::window;

/// WebKit allows a hundred replacements in ten seconds: then the last one is tried again after so many milliseconds.
const RETRY: u32 = 1000;

thread_local! {
    /// What the browser has not taken yet: the address, and what tries it again.
    static PENDING: RefCell<Option<(String, Timeout)>> = const { RefCell::new(None) };
}

/// The signs of the notation, which stay readable in an address, and how they are encoded.
const READABLE: [(&str, &str); 6] = [
    ("%3A", ":"),
    ("%3B", ";"),
    ("%2C", ","),
    ("%40", "@"),
    ("%2F", "/"),
    ("%7E", "~"),
];

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

/// The address as it is, or is to be.
fn wanted() -> Option<web_sys::Url> {
    let pending = PENDING.with_borrow(|pending| Some(pending.as_ref()?.0.clone()));
    let href = window()?.location().href().ok()?;
    match pending {
        Some(pending) => web_sys::Url::new_with_base(&pending, &href).ok(),
        None => web_sys::Url::new(&href).ok(),
    }
}

/// Puts values into the query, and takes out what has none; the rest of the address and the state stay.
pub(crate) fn keep(values: &[(&str, Option<String>)]) {
    let Some(url) = wanted().filter(|_| !values.is_empty()) else {
        return;
    };
    let query = url.search_params();
    for (name, value) in values {
        match value {
            Some(value) => query.set(name, value),
            None => query.delete(name),
        }
    }
    url.set_search(&readable(url.search()));
    let state = window().and_then(|window| window.history().ok()?.state().ok());
    put(state.unwrap_or(JsValue::NULL), url.href());
}

/// The whole address of the page without these values, and with others.
pub(crate) fn elsewhere(left_out: &[&str], with: &[(&str, &str)]) -> Option<String> {
    let url = wanted()?;
    let query = url.search_params();
    for name in left_out {
        query.delete(name);
    }
    for (name, value) in with {
        query.set(name, value);
    }
    url.set_search(&readable(url.search()));
    Some(url.href())
}

fn readable(mut search: String) -> String {
    for (encoded, sign) in READABLE {
        search = search.replace(encoded, sign);
    }
    search
}

/// What this page has kept under `name` in the state of its entry.
pub(crate) fn state<T: DeserializeOwned>(name: &str) -> Option<T> {
    let state = window()?.history().ok()?.state().ok()?;
    let kept = js_sys::Reflect::get(&state, &name.into()).ok()?;
    // Where nothing is kept: `undefined` has no JSON text.
    let text = js_sys::JSON::stringify(&kept).ok()?.as_string()?;
    serde_json::from_str(&text).ok()
}

/// The state of its entry as JSON.
pub(crate) fn state_text() -> Option<String> {
    let state = window()?.history().ok()?.state().ok()?;
    js_sys::JSON::stringify(&state).ok()?.as_string()
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

/// Replaces the query, and nothing else.
pub(crate) fn replace_query(query: &str) {
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok());
    if let Some(address) = with_query(query) {
        put(state.unwrap_or(JsValue::NULL), address);
    }
}

/// Replaces all that follows the path, and nothing else. Where the query is this already, the anchor stays.
pub(crate) fn readdress(search: &str) {
    let Some(location) = window().map(|window| window.location()) else {
        return;
    };
    let is_pending = PENDING.with_borrow(Option::is_some);
    if !is_pending && location.search().is_ok_and(|now| now == search) {
        return;
    }
    let path = location.pathname().ok();
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok());
    if let Some(path) = path {
        put(state.unwrap_or(JsValue::NULL), path + search);
    }
}

/// The whole address of this page with another query, without an anchor.
pub(crate) fn address(query: &str) -> Option<String> {
    let here = web_sys::Url::new(&window()?.location().href().ok()?).ok()?;
    here.set_search(query);
    here.set_hash("");
    Some(here.href())
}

fn put(state: JsValue, address: String) {
    let history = window().and_then(|window| window.history().ok());
    let put_in = history.map(|history| history.replace_state_with_url(&state, "", Some(&address)));
    let retry = matches!(put_in, Some(Err(_))).then(|| {
        let pending = address.clone();
        (pending, Timeout::new(RETRY, move || put(state, address)))
    });
    PENDING.with_borrow_mut(|pending| *pending = retry);
}
