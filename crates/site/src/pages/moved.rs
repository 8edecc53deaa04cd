use crate::{Address, Page};
use nian_words::{ClassPage, PlayPage, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct MovedProps {
    pub(super) address: Address,
}

/// What stands at an address whose page is part of another one now. With a script the reader is led there at once, by
/// `www/moved.js`.
#[component]
pub(super) fn Moved(props: &MovedProps) -> Html {
    let address = props.address;
    let Some(to) = moved(address.page) else {
        return Html::default();
    };
    let page = address.link_to_page(to.page);
    let href = to
        .view
        .map_or(page.clone(), |view| format!("{page}?view={view}"));
    html! {
        <div class="play">
            <h1><a {href}>{ address.language.among(&to.said) }</a></h1>
        </div>
    }
}

/// Where a page has gone.
pub(super) struct To {
    pub(super) page: Page,
    /// The view of that page that it is now.
    pub(super) view: Option<&'static str>,
    said: Text,
}

/// Where the page has gone, if it has moved.
pub(super) fn moved(page: Page) -> Option<To> {
    let view = match page {
        Page::Lab => "analyse",
        Page::Tables => "pattern",
        Page::Numbers => "numbers",
        Page::Teach => {
            return Some(To {
                page: Page::Class,
                view: None,
                said: ClassPage::MOVED,
            });
        }
        _ => return None,
    };
    Some(To {
        page: Page::Play,
        view: Some(view),
        said: PlayPage::MOVED,
    })
}
