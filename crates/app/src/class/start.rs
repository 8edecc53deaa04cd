use crate::fields::text_of;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct StartProps {
    pub(super) id: AttrValue,
    pub(super) label: AttrValue,
    pub(super) value: u16,
    /// The last step.
    pub(super) most: usize,
    pub(super) oninput: Callback<u16>,
}

/// The field for a first step. What is none is refused where it is typed.
#[component]
pub(super) fn Start(props: &StartProps) -> Html {
    let node = use_node_ref();
    let is_wrong = use_state(|| None::<bool>);
    {
        let node = node.clone();
        use_effect_with(props.value, move |value| {
            if let Some(input) = node.cast::<HtmlInputElement>()
                && input.value().parse() != Ok(*value)
            {
                input.set_value(&value.to_string());
            }
        });
    }
    let oninput = {
        let (oninput, is_wrong) = (props.oninput.clone(), is_wrong.clone());
        let most = props.most;
        Callback::from(move |event: InputEvent| {
            let typed = text_of(&event);
            let are_digits = typed.bytes().all(|byte| byte.is_ascii_digit());
            let step = typed.parse::<u16>().ok();
            let step =
                step.filter(|step| are_digits && typed.len() <= 3 && usize::from(*step) <= most);
            is_wrong.set(Some(step.is_none()));
            if let Some(step) = step {
                oninput.emit(step);
            }
        })
    };
    html! {
        <p class="field short">
            <label for={props.id.clone()}>{ &props.label }</label>
            <input ref={node} id={props.id.clone()} type="number" min="0" max={props.most.to_string()} inputmode="numeric"
                data-field="start" aria-invalid={is_wrong.map(|is| is.to_string())} {oninput} />
        </p>
    }
}
