//! The contents of an article, at its own address: its chapters with their sections, and where it is from.

use super::super::coins::{kept, progress_of_article, progress_of_chapter};
use super::super::marks::marks;
use super::super::pictures::picture_of;
use super::ArticleProps;
use super::blocks::blocks;
use super::chapter::is_named_alike;
use super::minutes::minutes;
use crate::{Block, Chapter, LESSON_PLANS, Page};
use nian_lessons::Frame;
use nian_words::{ArticlePage as Words, ClassPage, TermPage, Theme};
use serde_json::{Map, Value};
use yew::prelude::*;

#[component]
pub(in super::super) fn ContentsPage(props: &ArticleProps) -> Html {
    let (address, article) = (props.address, &props.article);
    let language = address.language;
    let first = article.chapters.first().map(|chapter| {
        let href = address.link_to_page(Page::Chapter(props.slug, chapter.name));
        let go_on = language.among(&Words::CONTINUE_TO);
        html! { <a class="main" {href} data-go-on={go_on}>{ language.among(&Words::BEGIN) }</a> }
    });
    html! {
        <article class="contents-page" id={props.slug}>
            // Filled by `chapters.js`.
            <p class="unknown" role="status" data-text={language.among(&Words::NO_SECTION)}></p>
            { for article.source.iter().map(|source| html! { <p class="crumb">{ &source.short }</p> }) }
            <h1>{ &article.title }</h1>
            <p class="lead">{ &article.summary }</p>
            <p class="begin">
                { for first }
                { progress_of_article(language, props.slug, article) }
            </p>
            { kept(language) }
            <ol class="chapters" id="contents">
                { for article.chapters.iter().map(|chapter| entry(props, chapter)) }
            </ol>
            { ways(props) }
            { about(props) }
            { marks(language) }
            { source(props) }
            { lessons(props) }
        </article>
    }
}

/// What stands before the first section, but for its first paragraph, which stands above the chapters.
fn about(props: &ArticleProps) -> Html {
    let mut lead = props.article.lead.clone();
    if let Some(Block::Html(html)) = lead.first_mut() {
        *html = html
            .split_once("</p>")
            .map_or_else(String::new, |(_, rest)| rest.to_owned());
    }
    html! { <div class="about">{ blocks(props, &lead) }</div> }
}

/// A chapter: its picture, its title, and its sections, each with its anchor. Where the first section is named as the
/// chapter, its anchor is at that name.
fn entry(props: &ArticleProps, chapter: &Chapter) -> Html {
    let (address, article) = (props.address, &props.article);
    let language = address.language;
    let page = address.link_to_page(Page::Chapter(props.slug, chapter.name));
    let sections = article.sections_of(chapter);
    let mut alike = sections.iter();
    let alike = alike.find(|section| is_named_alike(chapter, section));
    let links = sections
        .iter()
        .filter(|section| !is_named_alike(chapter, section))
        .map(|section| {
            let href = format!("{page}#{}", section.id);
            let heading = section.heading_without_number().to_owned();
            let heading = Html::from_html_unchecked(heading.into());
            html! { <li><a id={section.id.clone()} {href}>{ heading }</a></li> }
        });
    let minutes = minutes(props, chapter).to_string();
    html! {
        <li>
            { picture_of(address, plate(props, chapter).as_ref()) }
            <h2><a id={alike.map(|section| section.id.clone())} href={page.clone()}>{ &chapter.title }</a></h2>
            <ul>{ for links }</ul>
            <p class="state">
                { progress_of_chapter(language, props.slug, article, chapter) }
                { " " }<span class="minutes">{ language.among(&Words::MINUTES).replace("$1", &minutes) }</span>
            </p>
        </li>
    }
}

/// The picture of a chapter: its own, or that of its first example.
fn plate(props: &ArticleProps, chapter: &Chapter) -> Option<Frame> {
    let first = || {
        let mut examples = props.article.examples_of(chapter);
        let widgets = examples.next()?.widgets();
        let src = widgets
            .filter_map(|widget| widget.attribute("src"))
            .next()?;
        let frames = props.library.example(src)?.replay().ok()?;
        frames.into_iter().next()
    };
    chapter.picture.clone().or_else(first)
}

/// Other ways to read the article, and what else there is about it.
fn ways(props: &ArticleProps) -> Html {
    let (address, language) = (props.address, props.address.language);
    let whole = address.link_to_page(Page::Whole(props.slug));
    let claims = address.link_to_page(Page::Checked);
    let has_claims = props.library.claims().of_article(props.slug).next();
    html! {
        <>
            <p class="ways">
                <a href={format!("{whole}?print=text")}>{ language.among(&Words::PRINT_ALL) }</a>
                { " " }
                <a href={whole}>{ language.among(&Words::ALL_IN_ONE) }</a>
                if has_claims.is_some() {
                    { " " }
                    <a href={format!("{claims}#{}", props.slug)}>{ language.among(&Words::CLAIMS) }</a>
                }
            </p>
            { for terms(props) }
        </>
    }
}

/// The terms that the article explains, each with the section that does.
fn terms(props: &ArticleProps) -> Option<Html> {
    let (address, language) = (props.address, props.address.language);
    let terms = Theme::ALL.iter().flat_map(|theme| theme.terms.iter());
    let links = terms.filter_map(|term| {
        let section = term.read.filter(|(slug, _)| *slug == props.slug)?;
        let href = props.articles.link_to_section(address, section);
        Some(html! { <li><a {href}>{ language.among(&term.names) }</a></li> })
    });
    let links: Vec<_> = links.collect();
    (!links.is_empty()).then(|| {
        html! {
            <section class="explained" aria-labelledby="terms">
                <h2 id="terms"><a href={address.link_to_page(Page::Glossary)}>{ language.among(&TermPage::TITLE) }</a></h2>
                <ul>{ for links }</ul>
            </section>
        }
    })
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
