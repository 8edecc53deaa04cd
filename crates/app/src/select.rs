use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Values with their names, as options.
pub(crate) fn options(all: impl Iterator<Item = (String, String)>) -> Vec<(AttrValue, AttrValue)> {
    all.map(|(value, name)| (value.into(), name.into()))
        .collect()
}

#[derive(PartialEq, Properties)]
pub(crate) struct SelectProps {
    /// The `id`, which its label names; without one it stands in its label.
    #[prop_or_default]
    pub(crate) id: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) name: Option<AttrValue>,
    /// What the page gives the focus by.
    #[prop_or_default]
    pub(crate) focus: Option<AttrValue>,
    pub(crate) label: AttrValue,
    /// Values with their names.
    pub(crate) options: Vec<(AttrValue, AttrValue)>,
    pub(crate) value: AttrValue,
    #[prop_or_default]
    pub(crate) disabled: bool,
    pub(crate) onchange: Callback<String>,
}

/// A `select` with its label. Its value follows the state in an effect: Yew inserts options from the last to the first, so
/// that no attribute can choose one.
#[component]
pub(crate) fn Select(props: &SelectProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with(props.value.clone(), move |value| {
            if let Some(select) = node.cast::<HtmlSelectElement>()
                && select.value() != **value
            {
                select.set_value(value);
            }
        });
    }
    let onchange = {
        let onchange = props.onchange.clone();
        Callback::from(move |event: Event| {
            let select = event.target().and_then(|target| target.dyn_into().ok());
            if let Some(select) = select.map(|select: HtmlSelectElement| select.value()) {
                onchange.emit(select);
            }
        })
    };
    let options = props.options.iter();
    let options = options.map(|(value, name)| html! { <option {value}>{ name }</option> });
    let select = html! {
        <select ref={node} id={props.id.clone()} name={props.name.clone()} data-key={props.focus.clone()} disabled={props.disabled} {onchange}>
            { for options }
        </select>
    };
    match &props.id {
        Some(id) => html! { <div><label for={id.clone()}>{ &props.label }</label>{ select }</div> },
        None => html! { <label>{ &props.label }{ " " }{ select }</label> },
    }
}
