//! The list of the articles and of the ten stops.

use super::coins::coins_of_article;
use super::pictures::picture_of;
use super::stops::stops;
use crate::{Address, Article, Articles, Page};
use nian_words::HomePage as Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ArticlesPageProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

#[component]
pub(super) fn ArticlesPage(props: &ArticlesPageProps) -> Html {
    let address = props.address;
    let language = address.language;
    html! {
        <>
            <section class="list articles" id="articles">
                <h1>{ language.among(&Words::ALL_ARTICLES) }</h1>
                <p>{ language.among(&Words::PROMISE) }</p>
                <ol>{ for props.articles.iter().map(|(slug, article)| entry(address, slug, article)) }</ol>
            </section>
            { stops(address, &props.articles) }
        </>
    }
}

/// An article: its title, its summary, its printed source, and its chapters.
fn entry(address: Address, slug: &'static str, article: &Article) -> Html {
    let source = article.source.as_ref().map(|source| &source.short);
    let chapters = article.chapters.iter().map(|chapter| {
        let href = address.link_to_page(Page::Chapter(slug, chapter.name));
        html! { <li><a {href}>{ &chapter.title }</a></li> }
    });
    html! {
        <li>
            <a href={address.link_to_page(Page::Article(slug))}>{ &article.title }</a>
            { picture_of(address, article.picture.as_ref()) }
            <p>{ &article.summary }<span class="source">{ for source }</span></p>
            <p>{ coins_of_article(slug, article) }</p>
            <ol class="chapters">{ for chapters }</ol>
        </li>
    }
}
