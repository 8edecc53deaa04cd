//! Fields of a lesson. The node holds the text; what stands there otherwise is written into it.

use crate::fields::{text_of, use_text};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct TextProps {
    #[prop_or_default]
    pub(super) class: Option<&'static str>,
    pub(super) label: String,
    pub(super) most: usize,
    pub(super) value: String,
    pub(super) oninput: Callback<String>,
    #[prop_or_default]
    pub(super) onkeydown: Callback<KeyboardEvent>,
}

#[component]
pub(super) fn TextField(props: &TextProps) -> Html {
    let node = use_text(props.value.clone().into(), 0);
    let oninput = props.oninput.reform(|event: InputEvent| text_of(&event));
    html! {
        <input ref={node} type="text" class={props.class} maxlength={props.most.to_string()} aria-label={props.label.clone()} {oninput}
            onkeydown={props.onkeydown.clone()} />
    }
}

#[derive(PartialEq, Properties)]
pub(super) struct CountProps {
    pub(super) label: String,
    pub(super) most: u32,
    pub(super) value: u32,
    pub(super) oninput: Callback<u32>,
    pub(super) onkeydown: Callback<KeyboardEvent>,
}

/// A number. One that is emptied says 0 at once.
#[component]
pub(super) fn CountField(props: &CountProps) -> Html {
    let node = use_node_ref();
    let update = use_force_update();
    {
        let (node, value) = (node.clone(), props.value);
        use_effect(move || {
            let Some(input) = node.cast::<HtmlInputElement>() else {
                return;
            };
            let text = input.value();
            if text.is_empty() || input.value_as_number() != f64::from(value) {
                input.set_value(&value.to_string());
            }
            // It may have had the focus before it had a number: what is typed takes the place of that.
            if text.is_empty() && input.matches(":focus").unwrap_or(false) {
                input.select();
            }
        });
    }
    let (own, most) = (props.oninput.clone(), props.most);
    let oninput = {
        let node = node.clone();
        move |_: InputEvent| {
            // As the browser has read it: the tables by which Rust does are 12 kB. What is no number becomes 0.
            let input = node.cast::<HtmlInputElement>();
            let number = input.map_or(0.0, |input| input.value_as_number());
            own.emit(number.clamp(0.0, f64::from(most)) as u32);
            update.force_update();
        }
    };
    let onfocus = {
        let node = node.clone();
        move |_: FocusEvent| {
            if let Some(input) = node.cast::<HtmlInputElement>() {
                input.select();
            }
        }
    };
    html! {
        <input ref={node} type="number" min="0" max={props.most.to_string()} inputmode="numeric" aria-label={props.label.clone()} {oninput}
            {onfocus} onkeydown={props.onkeydown.clone()} />
    }
}
