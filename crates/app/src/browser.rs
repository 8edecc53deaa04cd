//! What the browser itself knows.

use gloo::timers::callback::Timeout;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::window;

/// What a language calls itself; its tag where the browser does not know.
pub(crate) fn language_name(tag: &str) -> String {
    display_name(tag).unwrap_or_else(|| tag.to_owned())
}

#[cfg(target_arch = "wasm32")]
fn display_name(tag: &str) -> Option<String> {
    let intl = get(&js_sys::global(), "Intl")?;
    let names: Function = get(&intl, "DisplayNames")?.dyn_into().ok()?;
    let about = js_sys::Object::new();
    Reflect::set(&about, &"type".into(), &"language".into()).ok()?;
    let names = Reflect::construct(
        &names,
        &js_sys::Array::of2(&js_sys::Array::of1(&tag.into()), &about),
    )
    .ok()?;
    call(&names, "of", &[tag.into()])?.as_string()
}

/// The site knows the names of our languages.
#[cfg(not(target_arch = "wasm32"))]
fn display_name(_: &str) -> Option<String> {
    None
}

/// A property, if there is one.
pub(crate) fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Calls a method; `None` if there is none, or it throws.
pub(crate) fn call(of: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = get(of, name)?.dyn_into().ok()?;
    method.apply(of, &arguments.iter().collect()).ok()
}

/// Waits for a promise; the error is what it is rejected with, nothing where there is none.
pub(crate) async fn kept_or(promise: Option<JsValue>) -> Result<(), JsValue> {
    let promise = promise.and_then(|promise| promise.dyn_into::<Promise>().ok());
    JsFuture::from(promise.ok_or(JsValue::UNDEFINED)?)
        .await
        .map(drop)
}

/// Waits for a promise; whether it was kept.
pub(crate) async fn kept(promise: Option<JsValue>) -> bool {
    kept_or(promise).await.is_ok()
}

/// Loads the words of a language into the engine, which this wasm is; whether they are there.
pub(crate) async fn learn(tag: &str) -> bool {
    let elements = window().map(|window| window.custom_elements());
    let class = elements.map(|elements| elements.get("nian-game"));
    let loading = class.and_then(|class| call(&class, "load", &[tag.into()]));
    kept(loading).await
}

/// Does something once what is rendered now can be seen.
pub(crate) fn later(act: impl FnOnce() + 'static) {
    Timeout::new(0, act).forget();
}

/// Copies a text; whether the browser lets the page do so.
pub(crate) async fn copied(text: &str) -> bool {
    let clipboard = window().and_then(|window| get(&window.navigator(), "clipboard"));
    let copying = clipboard.and_then(|to| call(&to, "writeText", &[text.into()]));
    kept(copying).await
}

/// The year on this device.
pub(crate) fn year() -> u16 {
    js_sys::Date::new_0().get_full_year() as u16
}
