use crate::{Address, Page};
use nian_words::PlayPage;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct MovedProps {
    pub(super) address: Address,
}

/// What stands at an address whose page is a view of the page of games now. With a script the reader is led there at once, by
/// `www/moved.js`.
#[component]
pub(super) fn Moved(props: &MovedProps) -> Html {
    let address = props.address;
    let view = view(address.page).unwrap_or_default();
    let href = format!("{}?view={view}", address.link_to_page(Page::Play));
    html! {
        <div class="play">
            <h1><a {href}>{ address.language.among(&PlayPage::MOVED) }</a></h1>
        </div>
    }
}

/// The view that was a page.
pub(super) fn view(page: Page) -> Option<&'static str> {
    match page {
        Page::Lab => Some("analyse"),
        Page::Tables => Some("pattern"),
        Page::Numbers => Some("numbers"),
        _ => None,
    }
}
