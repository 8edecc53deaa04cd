use crate::{Address, Page};
use nian_words::{EveryPage, ShowPage as Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ShowProps {
    pub(super) address: Address,
}

/// One widget and nothing else; `page.js` puts there what the address names.
#[component]
pub(super) fn Show(props: &ShowProps) -> Html {
    let address = props.address;
    let language = address.language;
    html! {
        <div class="show"
            data-not-loaded={language.among(&EveryPage::PAPER_NOT_LOADED)} data-again={language.among(&EveryPage::AGAIN)}>
            <h1>{ language.among(&Words::TITLE) }</h1>
            <noscript><p class="needs-script">{ language.among(&EveryPage::NEEDS_SCRIPT) }</p></noscript>
            <div class="shown"></div>
            <p class="more">
                <a href={address.link_to_page(Page::Home)} target="_top">{ language.among(&Words::HOME) }</a>
            </p>
        </div>
    }
}
