use super::by_hand::by_hand;
use super::needs_script::{needs_script, not_loaded};
use crate::Address;
use nian_words::{EveryPage, MakePage as Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct MakeProps {
    pub(super) address: Address,
}

/// The editor of examples; `make.js` loads the example of the address, or the one stored on this device.
#[component]
pub(super) fn Make(props: &MakeProps) -> Html {
    let address = props.address;
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    html! {
        <div class="making" data-not-loaded={not_loaded} data-again={again}>
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="place">
                <p class="waiting">
                    { not_loaded }{ " " }<a href="">{ again }</a>
                </p>
            </div>
            // The script moves it to its place.
            <div class="unseen" hidden=true>{ by_hand(address, false) }</div>
        </div>
    }
}
