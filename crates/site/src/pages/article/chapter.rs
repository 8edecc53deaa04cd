//! A chapter of an article: its sections with their examples, and the way on.

use super::super::coins::coin_of_section;
use super::super::live::theme_and_card_styles;
use super::super::needs_script::needs_script;
use super::ArticleProps;
use super::blocks::{anchor, blocks, heading, section_links};
use super::end::end;
use crate::{Article, Chapter, Page, Section};
use nian_words::{ArticlePage as Words, EveryPage, HomePage, Language};
use yew::prelude::*;

#[component]
pub(in super::super) fn ChapterPage(props: &ArticleProps) -> Html {
    let Page::Chapter(slug, name) = props.address.page else {
        return Html::default();
    };
    let language = props.address.language;
    let article = &props.article;
    let Some(at) = article.chapters.iter().position(|one| one.name == name) else {
        return Html::default();
    };
    let chapter = &article.chapters[at];
    let sections = article.sections_of(chapter).iter();
    html! {
        <article class="book chapter" id={slug} data-chapter={name}
            data-not-loaded={language.among(&EveryPage::PAPER_NOT_LOADED)} data-again={language.among(&EveryPage::AGAIN)}>
            <p class="crumb">
                <a href={props.address.link_to_page(Page::Article(slug))}>{ &article.title }</a>
                { " " }<span>{ place(language, article, chapter) }</span>
            </p>
            <h1>{ &chapter.title }</h1>
            { needs_script(language, &Words::WRITTEN_OUT) }
            { theme_and_card_styles(props.address) }
            { beside(props, chapter) }
            { for sections.map(|section| section_html(props, chapter, section)) }
            { end(props, chapter) }
            { neighbours(props, at) }
        </article>
    }
}

/// Which of the chapters of the article it is.
pub(in super::super) fn place(language: Language, article: &Article, chapter: &Chapter) -> String {
    let before = article.chapters.iter();
    let before = before.take_while(|one| one.name != chapter.name).count();
    let text = language.among(&Words::CHAPTER_OF);
    let text = text.replace("$1", &(before + 1).to_string());
    text.replace("$2", &article.chapters.len().to_string())
}

/// Whether the chapter is named as this section is, but for a number, so that one heading says both.
pub(super) fn is_named_alike(chapter: &Chapter, section: &Section) -> bool {
    section.title_without_number() == chapter.title
}

/// The sections beside the text, where there is room: each with the coin of its example.
fn beside(props: &ArticleProps, chapter: &Chapter) -> Html {
    let article = &props.article;
    let language = props.address.language;
    let has_example = |section: &Section| {
        let mut examples = article.examples_of(chapter);
        examples.any(|one| one.id == section.id)
    };
    let sections = article.sections_of(chapter).iter();
    let named = sections.filter(|section| !is_named_alike(chapter, section));
    let entries = named.map(|section| {
        html! {
            <li>
                if has_example(section) {
                    { coin_of_section(props.slug, chapter, section) }
                }
                <a href={anchor(section)}>{ heading(section) }</a>
            </li>
        }
    });
    html! {
        <nav class="contents" aria-label={language.among(&Words::IN_CHAPTER)}>
            <p class="contents-title">{ place(language, article, chapter) }</p>
            <ol>{ for entries }</ol>
            <p class="all"><a href={props.address.link_to_page(Page::Article(props.slug))}>{ language.among(&Words::CHAPTERS) }</a></p>
        </nav>
    }
}

/// Sections with more cards than this are taken to be no higher while they are not laid out.
const MOST_CARDS: usize = 4;

/// A section; its heading is left out where the chapter is named alike.
fn section_html(props: &ArticleProps, chapter: &Chapter, section: &Section) -> Html {
    let title = (!is_named_alike(chapter, section)).then(|| {
        html! { <h2>{ heading(section) }{ section_links(props, section) }</h2> }
    });
    let cards = section.widgets().count().min(MOST_CARDS);
    html! {
        <section id={section.id.clone()} class="part" data-cards={cards.to_string()}>
            { for title }
            { blocks(props, &section.blocks) }
        </section>
    }
}

/// The chapters before and after; after the last one the next article, or the list of all.
fn neighbours(props: &ArticleProps, at: usize) -> Html {
    let (address, article) = (props.address, &props.article);
    let language = address.language;
    let link = |page: Page, title: &str, rel: &'static str, name: &'static str| {
        let class = if rel == "next" { "next" } else { "previous" };
        html! {
            <a {class} {rel} href={address.link_to_page(page)}>
                <span>{ name }</span>{ " " }{ title.to_owned() }
            </a>
        }
    };
    let chapter = |at: usize| article.chapters.get(at);
    let previous = at.checked_sub(1).and_then(chapter).map(|one| {
        let page = Page::Chapter(props.slug, one.name);
        link(page, &one.title, "prev", language.among(&Words::PREVIOUS))
    });
    let [_, article_after] = props.articles.beside(props.slug);
    let next = match (chapter(at + 1), article_after) {
        (Some(one), _) => {
            let page = Page::Chapter(props.slug, one.name);
            link(page, &one.title, "next", language.among(&Words::NEXT))
        }
        (None, Some((slug, article))) => {
            let name = language.among(&Words::NEXT_ARTICLE);
            link(Page::Article(slug), &article.title, "next", name)
        }
        (None, None) => {
            let title = language.among(&HomePage::ALL_ARTICLES);
            let name = language.among(&Words::BACK_TO);
            link(Page::Articles, title, "next", name)
        }
    };
    html! {
        <nav class="neighbours chapters" aria-label={language.among(&Words::OTHER_CHAPTERS)}>
            { for previous }
            { next }
        </nav>
    }
}
