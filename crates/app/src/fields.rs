//! Text fields. The node holds the text, so that an input method and the browser's own undo work on it; the state is told of
//! changes, and an effect writes only what differs.

use crate::browser::get;
use crate::mount::document;
use js_sys::Reflect;
use std::cell::RefCell;
use web_sys::{EventTarget, HtmlElement};
use yew::prelude::*;

thread_local! {
    /// What is still to be put into fields when they are rendered first, by their selectors.
    static HALF_TYPED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// A hook that gives the reference of a field whose text follows `value`: whenever that, or `stamp`, is another one.
#[hook]
pub(crate) fn use_text(value: AttrValue, stamp: u32) -> NodeRef {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((value, stamp), move |(value, _)| {
            let Some(field) = node.cast::<HtmlElement>() else {
                return;
            };
            match half_typed(&field) {
                Some(text) => set_text(&field, &text),
                None if text(&field) != **value => set_text(&field, value),
                None => {}
            }
        });
    }
    node
}

/// Inputs, text areas and selects have a value, but no type in common that has one.
const VALUE: &str = "value";

fn text(field: &EventTarget) -> String {
    let value = get(field, VALUE).and_then(|value| value.as_string());
    value.unwrap_or_default()
}

fn set_text(field: &HtmlElement, text: &str) {
    // The setter of a field takes any text.
    let _ = Reflect::set(field, &VALUE.into(), &text.into());
}

/// Whether somebody types in it: a window in the background has a focus, too.
fn has_focus(field: &HtmlElement) -> bool {
    let document = document().filter(|document| document.has_focus().unwrap_or(true));
    let focused = document.and_then(|document| document.active_element());
    focused.as_deref() == Some(field)
}

/// The state's text takes the place of another one.
fn follow(field: &HtmlElement, value: &str) {
    if text(field).trim() != value {
        set_text(field, value);
    }
}

/// What stands, or is chosen, in the field that an event is about.
pub(crate) fn text_of(event: &Event) -> String {
    event
        .target()
        .map_or_else(String::new, |field| text(&field))
}

/// Whether the checkbox that an event is about is ticked.
pub(crate) fn is_ticked(event: &Event) -> bool {
    let ticked = event.target().and_then(|field| get(&field, "checked"));
    ticked.is_some_and(|ticked| ticked.is_truthy())
}

#[derive(PartialEq, Properties)]
pub(crate) struct TextFieldProps {
    /// The `id`, which its label names.
    pub(crate) id: AttrValue,
    pub(crate) label: AttrValue,
    pub(crate) value: AttrValue,
    /// What its page finds it by.
    #[prop_or_default]
    pub(crate) name: Option<AttrValue>,
    /// What the page gives the focus by.
    #[prop_or_default]
    pub(crate) focus: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) placeholder: Option<AttrValue>,
    /// The most characters.
    #[prop_or_default]
    pub(crate) most: Option<usize>,
    /// The language of what is written in it, where it is another one than the page's.
    #[prop_or_default]
    pub(crate) lang: Option<AttrValue>,
    /// Whether it is for notation, which is no language.
    #[prop_or_default]
    pub(crate) is_notation: bool,
    /// The lines of one that has several.
    #[prop_or_default]
    pub(crate) rows: Option<usize>,
    pub(crate) oninput: Callback<String>,
    /// Enter was pressed in one of several lines, which has its usual effect where nobody asks.
    #[prop_or_default]
    pub(crate) onenter: Option<Callback<()>>,
}

/// A field for a text, with its label. The state knows the text without white space around it, and takes the place of what is
/// typed only where it is another one, and nobody is typing: of half a line another half may be made otherwise.
#[component]
pub(crate) fn TextField(props: &TextFieldProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(
            (props.id.clone(), props.value.clone()),
            move |(_, value)| {
                if let Some(field) = node.cast::<HtmlElement>()
                    && !has_focus(&field)
                {
                    follow(&field, value);
                }
            },
        );
    }
    let onblur = {
        let (node, value) = (node.clone(), props.value.clone());
        Callback::from(move |_: FocusEvent| {
            if let Some(field) = node.cast::<HtmlElement>() {
                follow(&field, &value);
            }
        })
    };
    let oninput = props.oninput.reform(|event: InputEvent| text_of(&event));
    let (id, name, key) = (&props.id, &props.name, &props.focus);
    let (lang, placeholder) = (&props.lang, &props.placeholder);
    let most = props.most.map(|most| most.to_string());
    let field = match props.rows {
        Some(rows) => {
            let onkeydown = props.onenter.clone().map(|onenter| {
                Callback::from(move |event: KeyboardEvent| {
                    if event.key() == "Enter" && !event.shift_key() && !is_composing(&event) {
                        event.prevent_default();
                        onenter.emit(());
                    }
                })
            });
            let dir = lang.as_ref().map(|_| "auto");
            html! {
                <textarea ref={node} {id} data-field={name} data-key={key} maxlength={most} rows={rows.to_string()} {lang} {dir}
                    {placeholder} {oninput} {onblur} {onkeydown} />
            }
        }
        None => {
            let off = |value: &'static str| props.is_notation.then_some(value);
            html! {
                <input ref={node} {id} data-field={name} data-key={key} type="text" maxlength={most} {lang} {placeholder} {oninput} {onblur}
                    autocomplete={off("off")} autocapitalize={off("none")} spellcheck={off("false")} />
            }
        }
    };
    html! { <p class="field"><label for={id}>{ &props.label }</label>{ field }</p> }
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

fn half_typed(field: &HtmlElement) -> Option<String> {
    HALF_TYPED.with_borrow_mut(|all| {
        let is_of = |(css, _): &(String, String)| field.matches(css).unwrap_or(false);
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
