use crate::dialog::close;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct SheetProps {
    pub(super) class: &'static str,
    /// The id of its heading.
    pub(super) labelled: &'static str,
    pub(super) children: Html,
    /// Whether a touch beside it does not end it: what was typed into it would be lost.
    #[prop_or_default]
    pub(super) is_kept: bool,
    pub(super) onclose: Callback<()>,
}

/// A dialog, open as long as it is there. It ends by Escape, too, and where one touches what is around it.
#[component]
pub(super) fn Sheet(props: &SheetProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                let _ = dialog.show_modal();
            }
        });
    }
    let onclose = props.onclose.reform(|_: Event| ());
    let onclick = {
        let (node, is_kept) = (node.clone(), props.is_kept);
        Callback::from(move |event: MouseEvent| {
            let target = event.target();
            let target: Option<Element> = target.and_then(|target| target.dyn_into().ok());
            if !is_kept && target.is_some() && target == node.cast::<Element>() {
                close(event);
            }
        })
    };
    html! {
        <dialog ref={node} class={props.class} aria-labelledby={props.labelled} {onclose} {onclick}>{ props.children.clone() }</dialog>
    }
}
