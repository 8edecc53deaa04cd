use super::entry::entry;
use crate::Address;
use nian_words::{EveryPage, Loader, Offline, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct FooterProps {
    pub(super) address: Address,
}

/// The pages in the foot, in which things are looked up: folder, name, and the folders of the pages that belong to it.
const PAGES: [(&str, Text, &[&str]); 3] = [
    ("glossary/", EveryPage::GLOSSARY, &[]),
    ("checked/", EveryPage::CHECKED, &[]),
    ("embed/", EveryPage::EMBED, &["embed"]),
];

/// The foot of every page.
#[component]
pub(super) fn Footer(props: &FooterProps) -> Html {
    let address = props.address;
    let language = address.language;
    let links = PAGES
        .map(|(folder, name, parts)| entry(address, folder, parts, language.among(&name).into()));
    html! {
        <footer class="page-foot">
            <nav aria-label={language.among(&EveryPage::REFERENCE)}>
                <ul>{ for links }</ul>
            </nav>
            <p>{ language.among(&EveryPage::PRIVACY) }</p>
            <p>{ language.among(&EveryPage::LICENCE) }</p>
            // Filled by `offline.js`.
            <p class="offline copying" role="status" tabindex="-1" data-whole={language.among(&Offline::WHOLE)}
                data-outdated={language.among(&Loader::OUTDATED)} data-reload={language.among(&Loader::RELOAD)}
                data-later={language.among(&Offline::LATER)} data-folder={language.among(&Offline::FOLDER)}></p>
        </footer>
    }
}
