use crate::{Address, Articles, Page};
use nian_words::{EveryPage, Loader, Offline};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct FooterProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The foot of every page.
#[component]
pub(super) fn Footer(props: &FooterProps) -> Html {
    let language = props.address.language;
    let links = props.articles.iter().map(|(slug, article)| {
        let page = Page::Article(slug);
        let current = (page == props.address.page).then_some("page");
        html! {
            <li><a href={props.address.link_to_page(page)} aria-current={current}>{ &article.title }</a></li>
        }
    });
    html! {
        <footer class="page-foot">
            <nav aria-label={language.among(&EveryPage::ARTICLES)}>
                <ul>{ for links }</ul>
            </nav>
            <p>{ language.among(&EveryPage::PRIVACY) }</p>
            <p>{ language.among(&EveryPage::LICENCE) }</p>
            // Filled by `offline.js`.
            <p class="offline copying" role="status" data-whole={language.among(&Offline::WHOLE)}
                data-outdated={language.among(&Loader::OUTDATED)} data-reload={language.among(&Loader::RELOAD)}
                data-later={language.among(&Offline::LATER)} data-folder={language.among(&Offline::FOLDER)}></p>
        </footer>
    }
}
