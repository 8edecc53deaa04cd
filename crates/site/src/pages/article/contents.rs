//! The contents of an article, at its own address: its chapters with their sections, and where it is from.

use super::super::coins::{coins_of_article, coins_of_chapter};
use super::super::marks::marks;
use super::super::pictures::picture_of;
use super::ArticleProps;
use super::blocks::{blocks, heading};
use crate::{Chapter, LESSON_PLANS, Page};
use nian_words::{ArticlePage as Words, ClassPage};
use serde_json::{Map, Value};
use yew::prelude::*;

#[component]
pub(in super::super) fn ContentsPage(props: &ArticleProps) -> Html {
    let (address, article) = (props.address, &props.article);
    let language = address.language;
    let whole = address.link_to_page(Page::Whole(props.slug));
    let first = article.chapters.first().map(|chapter| {
        let href = address.link_to_page(Page::Chapter(props.slug, chapter.name));
        html! { <p class="begin"><a class="main" {href}>{ language.among(&Words::BEGIN) }</a></p> }
    });
    html! {
        <article class="contents-page" id={props.slug}>
            { for article.source.iter().map(|source| html! { <p class="crumb">{ &source.short }</p> }) }
            <h1>{ &article.title }</h1>
            { blocks(props, &article.lead) }
            { for first }
            <p>{ coins_of_article(props.slug, article) }</p>
            <ol class="chapters">
                { for article.chapters.iter().map(|chapter| entry(props, chapter)) }
            </ol>
            <p class="ways">
                <a href={format!("{whole}?print=text")}>{ language.among(&Words::PRINT_ALL) }</a>
                { " " }
                <a href={whole}>{ language.among(&Words::ALL_IN_ONE) }</a>
            </p>
            { marks(language) }
            { source(props) }
            { lessons(props) }
        </article>
    }
}

/// A chapter: its picture, its title, and its sections, each with its anchor.
fn entry(props: &ArticleProps, chapter: &Chapter) -> Html {
    let (address, article) = (props.address, &props.article);
    let page = address.link_to_page(Page::Chapter(props.slug, chapter.name));
    let sections = article.sections_of(chapter).iter().map(|section| {
        let href = format!("{page}#{}", section.id);
        html! { <li><a id={section.id.clone()} {href}>{ heading(section) }</a></li> }
    });
    html! {
        <li>
            { picture_of(address, chapter.picture.as_ref()) }
            <h2><a href={page.clone()}>{ &chapter.title }</a></h2>
            <ul>{ for sections }</ul>
            <p>{ coins_of_chapter(props.slug, article, chapter) }</p>
        </li>
    }
}

/// Where each anchor of the article stands: a JSON object of the chapters by the anchors. `chapters.js` leads to them.
pub(in super::super) fn chapter_map(article: &crate::Article) -> String {
    let sections = article.chapters.iter().flat_map(|chapter| {
        let sections = article.sections_of(chapter).iter();
        sections.map(|section| (section.id.clone(), Value::from(chapter.name)))
    });
    Value::Object(sections.collect::<Map<_, _>>()).to_string()
}

/// Where the article was printed.
pub(super) fn source(props: &ArticleProps) -> Html {
    let language = props.address.language;
    html! {
        <section class="source" id="source">
            <h2>{ language.among(&Words::SOURCE) }</h2>
            { for props.article.source.iter().map(|source| html! { <p>{ &source.citation }</p> }) }
            <p>{ language.among(&Words::SOURCE_NOTE) }</p>
        </section>
    }
}

/// The ready-made lesson plans about the article.
fn lessons(props: &ArticleProps) -> Html {
    let (address, language) = (props.address, props.address.language);
    let page = address.link_to_page(Page::Class);
    let plans = LESSON_PLANS.iter();
    let links = plans.filter(|plan| plan.article == props.slug).map(|plan| {
        let title = language.among(plan.title());
        html! { <>{ " " }<a href={format!("{page}{}", plan.query())}>{ title }</a></> }
    });
    html! { <p class="lessons">{ language.among(&ClassPage::OF_ARTICLE) }{ for links }</p> }
}
