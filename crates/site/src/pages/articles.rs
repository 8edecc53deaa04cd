//! The list of the articles with their chapters, and of the ten stops.

use super::coins::progress_of_article;
use super::needs_script::not_loaded;
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
    let (address, articles) = (props.address, &props.articles);
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    html! {
        <>
            <section class="list articles" id="articles" aria-labelledby="all-articles"
                data-not-loaded={not_loaded} data-again={again}>
                <h1 id="all-articles">{ language.among(&Words::ALL_ARTICLES) }</h1>
                <p>{ language.among(&Words::PROMISE) }</p>
                <ol>{ for articles.iter().map(|(slug, article)| entry(address, slug, article)) }</ol>
            </section>
            { stops(address, articles) }
        </>
    }
}

/// An article: its picture, its title, its summary, its printed source, and its chapters, as coins and as links.
fn entry(address: Address, slug: &'static str, article: &Article) -> Html {
    let language = address.language;
    let source = article.source.as_ref().map(|source| &source.short);
    let chapters = article.chapters.iter().map(|chapter| {
        let href = address.link_to_page(Page::Chapter(slug, chapter.name));
        html! { <li><a {href}>{ &chapter.title }</a></li> }
    });
    html! {
        <li>
            { picture_of(address, article.picture.as_ref()) }
            <div>
                <h2><a href={address.link_to_page(Page::Article(slug))}>{ &article.title }</a></h2>
                <p>{ &article.summary }<span class="source">{ for source }</span></p>
                <p class="counted">{ progress_of_article(language, slug, article) }</p>
                <ol class="chapters">{ for chapters }</ol>
            </div>
        </li>
    }
}
