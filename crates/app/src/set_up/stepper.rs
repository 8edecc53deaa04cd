use crate::fields::{is_composing, normalized, text_of, use_text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct StepperProps {
    /// The name of its field in the page.
    pub(super) field: AttrValue,
    pub(super) name: AttrValue,
    /// The names of the buttons.
    pub(super) less: AttrValue,
    pub(super) more: AttrValue,
    pub(super) value: u64,
    pub(super) least: u64,
    pub(super) most: u64,
    /// Whether what was typed last cannot be.
    pub(super) invalid: bool,
    /// One more, or, if `false`, one less.
    pub(super) onstep: Callback<bool>,
    /// A text in the normalization form NFKC.
    pub(super) ontype: Callback<String>,
}

/// A number between − and +.
#[component]
pub(super) fn Stepper(props: &StepperProps) -> Html {
    let node = use_text(props.value.to_string().into(), props.invalid.into());
    let step = |up: bool| props.onstep.reform(move |_: MouseEvent| up);
    let ontype = props.ontype.clone();
    let onchange =
        Callback::from(move |event: Event| ontype.emit(normalized(&text_of(&event), "NFKC")));
    let onstep = props.onstep.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let up = match event.key().as_str() {
            "ArrowUp" => true,
            "ArrowDown" => false,
            _ => return,
        };
        if is_composing(&event) {
            return;
        }
        event.prevent_default();
        onstep.emit(up);
    });
    // They only look disabled: one that was would lose the focus.
    let [at_least, at_most] =
        [props.value <= props.least, props.value >= props.most].map(|is| is.to_string());
    html! {
        <div class="stepper">
            <span aria-hidden="true">{ &props.name }</span>
            <button type="button" aria-label={&props.less} aria-disabled={at_least} onclick={step(false)}>{ "−" }</button>
            <input ref={node} name={&props.field} type="text" inputmode="numeric" autocomplete="off" aria-label={&props.name}
                aria-invalid={props.invalid.to_string()} {onchange} {onkeydown} />
            <button type="button" aria-label={&props.more} aria-disabled={at_most} onclick={step(true)}>{ "+" }</button>
        </div>
    }
}
