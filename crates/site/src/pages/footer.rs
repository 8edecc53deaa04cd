use crate::Address;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct FooterProps {
    pub(super) address: Address,
}

/// The foot of every page.
#[component]
pub(super) fn Footer(props: &FooterProps) -> Html {
    let words = props.address.language.pages();
    html! {
        <footer class="page-foot">
            <p>{ words.privacy() }</p>
            <p>{ words.licence() }</p>
        </footer>
    }
}
