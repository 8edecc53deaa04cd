use super::by_hand::by_hand;
use crate::Address;
use nian_words::{EveryPage, MakePage as Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct MakeProps {
    pub(super) address: Address,
}

/// An example that is made by playing it; `make.js` shows the one that the address names, or the one on this device.
#[component]
pub(super) fn Make(props: &MakeProps) -> Html {
    let address = props.address;
    let language = address.language;
    html! {
        <div class="making">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            <noscript><p class="needs-script">{ language.among(&EveryPage::NEEDS_SCRIPT) }</p></noscript>
            <div class="place">
                <p class="waiting">
                    { language.among(&Words::NOT_LOADED) }{ " " }<a href="">{ language.among(&Words::AGAIN) }</a>
                </p>
            </div>
            // The script takes it into its place.
            <div class="unseen" hidden=true>{ by_hand(address, false) }</div>
        </div>
    }
}
