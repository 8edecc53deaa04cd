use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SelectProps {
    pub(crate) id: AttrValue,
    pub(crate) name: AttrValue,
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
    html! {
        <div>
            <label for={&props.id}>{ &props.label }</label>
            <select ref={node} id={&props.id} name={&props.name} disabled={props.disabled} {onchange}>
                { for props.options.iter().map(|(value, name)| html! {
                    <option {value}>{ name }</option>
                }) }
            </select>
        </div>
    }
}
