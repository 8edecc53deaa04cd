use super::live::Live;
use super::position::{position_form, samples};
use crate::{Address, WidgetTag};
use nian_words::{EveryPage, PlayPage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PlayProps {
    pub(super) address: Address,
}

/// The position on the board until the reader names another.
const DEFAULT: &str = "nim:3,4,5";

/// A board for any position; `page.js` hands it the position of the address.
#[component]
pub(super) fn Play(props: &PlayProps) -> Html {
    let address = props.address;
    let language = address.language;
    let board = WidgetTag {
        element: "nian-game",
        attributes: vec![
            ("position", DEFAULT.to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    };
    html! {
        <div class="play">
            <h1>{ language.among(&PlayPage::HEADING) }</h1>
            <p>{ language.among(&PlayPage::INTRO) }</p>
            <noscript><p class="needs-script">{ language.among(&EveryPage::NEEDS_SCRIPT) }</p></noscript>
            { position_form(address.language, DEFAULT) }
            <Live {address} widget={board} />
            { samples(address) }
        </div>
    }
}
