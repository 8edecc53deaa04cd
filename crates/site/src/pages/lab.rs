use super::live::Live;
use super::needs_script::needs_script;
use super::own_rule::own_rule;
use super::position::{position_form, samples};
use crate::{Address, Articles, Page, WidgetTag};
use nian_words::{EveryPage, Lab as Words, OwnRule};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct LabProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The default position.
const DEFAULT: &str = "wythoff:3,5";

/// A position with its whole analysis; the reader moves for both sides.
#[component]
pub(super) fn Lab(props: &LabProps) -> Html {
    let address = props.address;
    let language = address.language;
    let board = WidgetTag {
        element: "nian-game",
        attributes: vec![
            ("position", DEFAULT.to_owned()),
            ("opponent", "none".to_owned()),
            ("answers", "shown".to_owned()),
        ],
    };
    html! {
        <div class="play">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>
                { language.among(&Words::INTRO) }{ " " }
                <a href="#own-rule">{ language.among(&OwnRule::ONWARDS) }</a>
            </p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            { position_form(language, DEFAULT) }
            <Live {address} widget={board} />
            // `page.js` keeps the position up to date in this link.
            <p class="onwards">
                <a data-position="p" href={format!("{}?p={DEFAULT}", address.link_to_page(Page::Play))}>
                    { language.among(&Words::PLAY) }
                </a>
            </p>
            { own_rule(address, &props.articles) }
            { samples(address) }
        </div>
    }
}
