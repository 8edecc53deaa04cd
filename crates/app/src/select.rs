use crate::fields::text_of;
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
    /// Without one the page has a label of its own, by its `id`.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// Values with their names.
    pub(crate) options: Vec<(AttrValue, AttrValue)>,
    pub(crate) value: AttrValue,
    #[prop_or_default]
    pub(crate) disabled: bool,
    pub(crate) onchange: Callback<String>,
}

/// A `select` with its label. Its value follows the state in an effect: Yew inserts options from the last to the first, so
/// that no attribute can choose one; and where other options come, the browser may choose another one.
#[component]
pub(crate) fn Select(props: &SelectProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        let followed = (props.value.clone(), props.options.clone());
        use_effect_with(followed, move |(value, _)| {
            if let Some(select) = node.cast::<HtmlSelectElement>()
                && select.value() != **value
            {
                select.set_value(value);
            }
        });
    }
    let onchange = props.onchange.reform(|event: Event| text_of(&event));
    let options = props.options.iter();
    let options = options.map(|(value, name)| html! { <option {value}>{ name }</option> });
    let select = html! {
        <select ref={node} id={props.id.clone()} name={props.name.clone()} data-key={props.focus.clone()} disabled={props.disabled} {onchange}>
            { for options }
        </select>
    };
    match (&props.label, &props.id) {
        (None, _) => select,
        (Some(label), Some(id)) => html! { <div><label for={id}>{ label }</label>{ select }</div> },
        (Some(label), None) => html! { <label>{ label }{ " " }{ select }</label> },
    }
}
