//! Text fields. The node holds the text, so that an input method and the browser's own undo work on it; the state is told of
//! changes, and an effect writes only what differs.

use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement};
use yew::prelude::*;

thread_local! {
    /// What is still to be put into fields when they are rendered first, by their selectors.
    static HALF_TYPED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// A hook that gives the reference of an input whose text follows `value`: whenever that, or `stamp`, is another one.
#[hook]
pub(crate) fn use_text(value: AttrValue, stamp: u32) -> NodeRef {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((value, stamp), move |(value, _)| {
            let Some(input) = node.cast::<HtmlInputElement>() else {
                return;
            };
            match half_typed(&input) {
                Some(text) => input.set_value(&text),
                None if input.value() != **value => input.set_value(value),
                None => {}
            }
        });
    }
    node
}

/// What stands in the input that an event is about.
pub(crate) fn text_of(event: &Event) -> String {
    let target = event
        .target()
        .and_then(|target: EventTarget| target.dyn_into().ok());
    target
        .map(|input: HtmlInputElement| input.value())
        .unwrap_or_default()
}

/// The key of a key event while an input method composes a text, in WebKit after it as well.
const COMPOSING: u32 = 229;

/// Whether a key is an input method's.
pub(crate) fn is_composing(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == COMPOSING
}

/// Texts stay that were half typed when the app came: those of the fields, by selectors, which are others then.
pub(crate) fn keep_half_typed(texts: Vec<(String, String)>) {
    HALF_TYPED.with_borrow_mut(|all| all.extend(texts));
}

fn half_typed(input: &HtmlInputElement) -> Option<String> {
    HALF_TYPED.with_borrow_mut(|all| {
        let is_of = |(css, _): &(String, String)| input.matches(css).unwrap_or(false);
        let at = all.iter().position(is_of)?;
        Some(all.swap_remove(at).1)
    })
}

/// A text in a normalization form of Unicode, `NFKC` or `NFKD`.
pub(crate) fn normalized(text: &str, form: &str) -> String {
    js_sys::JsString::from(text).normalize(form).into()
}

/// The same in lower case. Rust's own tables of letters would be 12 kB of the wasm.
pub(crate) fn folded(text: &str, form: &str) -> String {
    let text = js_sys::JsString::from(text).normalize(form);
    text.to_lower_case().into()
}
