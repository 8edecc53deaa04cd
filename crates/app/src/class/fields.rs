//! Fields with their labels. The nodes hold what is typed; the state takes its place only where it is another one.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct LineProps {
    pub(super) id: AttrValue,
    pub(super) name: AttrValue,
    pub(super) label: AttrValue,
    pub(super) value: AttrValue,
    #[prop_or_default]
    pub(super) placeholder: Option<AttrValue>,
    /// The most characters.
    pub(super) most: usize,
    /// The lines of one that has several.
    #[prop_or_default]
    pub(super) rows: Option<usize>,
    pub(super) oninput: Callback<String>,
}

/// A field for a text, whose state has no white space around it.
#[component]
pub(super) fn Line(props: &LineProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(
            (props.id.clone(), props.value.clone()),
            move |(_, value)| {
                if let Some(input) = node.cast::<HtmlInputElement>() {
                    if input.value().trim() != &**value {
                        input.set_value(value);
                    }
                } else if let Some(area) = node.cast::<HtmlTextAreaElement>()
                    && area.value().trim() != &**value
                {
                    area.set_value(value);
                }
            },
        );
    }
    let oninput = {
        let (node, oninput) = (node.clone(), props.oninput.clone());
        Callback::from(move |_: InputEvent| {
            let input = node.cast::<HtmlInputElement>().map(|input| input.value());
            let area = || node.cast::<HtmlTextAreaElement>().map(|area| area.value());
            oninput.emit(input.or_else(area).unwrap_or_default());
        })
    };
    let (id, placeholder) = (props.id.clone(), props.placeholder.clone());
    let (name, most) = (props.name.clone(), props.most.to_string());
    let field = match props.rows {
        Some(rows) => html! {
            <textarea ref={node} {id} maxlength={most} rows={rows.to_string()} data-field={name} {placeholder} {oninput} />
        },
        None => html! {
            <input ref={node} {id} maxlength={most} type="text" data-field={name} {placeholder} {oninput} />
        },
    };
    html! { <p class="field"><label for={props.id.clone()}>{ &props.label }</label>{ field }</p> }
}

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
        let (node, oninput) = (node.clone(), props.oninput.clone());
        let (is_wrong, most) = (is_wrong.clone(), props.most);
        Callback::from(move |_: InputEvent| {
            let typed = node.cast::<HtmlInputElement>().map(|input| input.value());
            let typed = typed.unwrap_or_default();
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

#[derive(PartialEq, Properties)]
pub(super) struct ChoiceProps {
    pub(super) id: AttrValue,
    /// Values with their names.
    pub(super) options: Vec<(AttrValue, AttrValue)>,
    pub(super) value: AttrValue,
    pub(super) onchange: Callback<String>,
}

/// A `select` without its label. Its value follows the state in an effect: Yew inserts options from the last to the first.
#[component]
pub(super) fn Choice(props: &ChoiceProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        let followed = (props.value.clone(), props.options.len());
        use_effect_with(followed, move |(value, _)| {
            if let Some(select) = node.cast::<HtmlSelectElement>()
                && select.value() != **value
            {
                select.set_value(value);
            }
        });
    }
    let onchange = props.onchange.reform(|event: Event| {
        let select = event.target().and_then(|target| target.dyn_into().ok());
        select.map_or_else(String::new, |select: HtmlSelectElement| select.value())
    });
    let options = props.options.iter();
    let options = options.map(|(value, name)| html! { <option {value}>{ name }</option> });
    html! { <select ref={node} id={props.id.clone()} {onchange}>{ for options }</select> }
}
