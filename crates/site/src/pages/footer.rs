use crate::{Address, Articles, Page};
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
    let words = props.address.language.pages();
    let links = props.articles.iter().map(|(slug, article)| {
        let page = Page::Article(slug);
        let current = (page == props.address.page).then_some("page");
        html! {
            <li><a href={props.address.link_to_page(page)} aria-current={current}>{ &article.title }</a></li>
        }
    });
    html! {
        <footer class="page-foot">
            <nav aria-label={words.articles()}>
                <ul>{ for links }</ul>
            </nav>
            <p>{ words.privacy() }</p>
            <p>{ words.licence() }</p>
        </footer>
    }
}
