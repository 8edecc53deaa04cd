use crate::fields::is_composing;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct TypedProps {
    /// The `id`, which its label names.
    pub(super) id: AttrValue,
    /// What the page gives the focus by.
    pub(super) name: AttrValue,
    pub(super) value: AttrValue,
    #[prop_or_default]
    pub(super) placeholder: AttrValue,
    /// The language of what is written in it; none where it is notation.
    #[prop_or_default]
    pub(super) lang: Option<AttrValue>,
    /// The lines of one that has several.
    #[prop_or_default]
    pub(super) rows: Option<usize>,
    pub(super) oninput: Callback<String>,
    /// Enter was pressed.
    #[prop_or_default]
    pub(super) onenter: Callback<()>,
}

/// What stands in a field.
fn value_of(node: &NodeRef) -> Option<String> {
    let input = node.cast::<HtmlInputElement>().map(|input| input.value());
    input.or_else(|| node.cast::<HtmlTextAreaElement>().map(|area| area.value()))
}

/// A field of the example. The node holds the text; the state, which knows it without white space around it, takes its place only
/// where it is another one.
#[component]
pub(super) fn Typed(props: &TypedProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.value.clone(), move |value| {
            if value_of(&node).is_none_or(|own| own.trim() == &**value) {
                return;
            }
            if let Some(input) = node.cast::<HtmlInputElement>() {
                input.set_value(value);
            } else if let Some(area) = node.cast::<HtmlTextAreaElement>() {
                area.set_value(value);
            }
        });
    }
    let oninput = {
        let (node, oninput) = (node.clone(), props.oninput.clone());
        Callback::from(move |_: InputEvent| oninput.emit(value_of(&node).unwrap_or_default()))
    };
    let (id, name, placeholder) = (&props.id, &props.name, &props.placeholder);
    let Some(rows) = props.rows else {
        let is_notation = props.lang.is_none();
        return html! {
            <input ref={node} id={id} data-key={name} type="text" lang={props.lang.clone()} {placeholder} {oninput}
                autocomplete={is_notation.then_some("off")} autocapitalize={is_notation.then_some("none")}
                spellcheck={is_notation.then_some("false")} />
        };
    };
    let onenter = props.onenter.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && !is_composing(&event) {
            event.prevent_default();
            onenter.emit(());
        }
    });
    html! {
        <textarea ref={node} id={id} data-key={name} rows={rows.to_string()} lang={props.lang.clone()} dir="auto" {placeholder}
            {oninput} {onkeydown} />
    }
}
