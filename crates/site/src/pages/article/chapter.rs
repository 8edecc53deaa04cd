//! A chapter of an article: its sections with their examples, and the way on.

use super::super::live::theme_and_card_styles;
use super::super::needs_script::needs_script;
use super::ArticleProps;
use super::blocks::{blocks, heading, section_links};
use crate::{Chapter, Page, Section};
use nian_words::{ArticlePage as Words, EveryPage};
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
                { " " }<span>{ place(props, at) }</span>
            </p>
            <h1>{ &chapter.title }</h1>
            { needs_script(language, &Words::WRITTEN_OUT) }
            { theme_and_card_styles(props.address) }
            { for sections.map(|section| section_html(props, chapter, section)) }
            { neighbours(props, at) }
        </article>
    }
}

/// Which of the chapters it is, by its 0-based place.
fn place(props: &ArticleProps, at: usize) -> String {
    let text = props.address.language.among(&Words::CHAPTER_OF);
    let text = text.replace("$1", &(at + 1).to_string());
    text.replace("$2", &props.article.chapters.len().to_string())
}

/// A section; its heading is left out where the chapter is named alike.
fn section_html(props: &ArticleProps, chapter: &Chapter, section: &Section) -> Html {
    html! {
        <section id={section.id.clone()} class="part">
            if section.title != chapter.title {
                <h2>{ heading(section) }{ section_links(props, section) }</h2>
            }
            { blocks(props, &section.blocks) }
        </section>
    }
}

/// The chapters before and after; after the last one the next article.
fn neighbours(props: &ArticleProps, at: usize) -> Html {
    let (address, article) = (props.address, &props.article);
    let language = address.language;
    let link = |page: Page, title: &str, class: &'static str, name: &'static str| {
        html! {
            <a {class} rel={if class == "next" { "next" } else { "prev" }} href={address.link_to_page(page)}>
                <span>{ name }</span>{ " " }{ title.to_owned() }
            </a>
        }
    };
    let chapter = |at: usize| article.chapters.get(at);
    let previous = at.checked_sub(1).and_then(chapter).map(|one| {
        let page = Page::Chapter(props.slug, one.name);
        link(
            page,
            &one.title,
            "previous",
            language.among(&Words::PREVIOUS),
        )
    });
    let [_, article_after] = props.articles.beside(props.slug);
    let next = match chapter(at + 1) {
        Some(one) => {
            let page = Page::Chapter(props.slug, one.name);
            Some(link(page, &one.title, "next", language.among(&Words::NEXT)))
        }
        None => article_after.map(|(slug, article)| {
            let name = language.among(&Words::NEXT_ARTICLE);
            link(Page::Article(slug), &article.title, "next", name)
        }),
    };
    html! {
        <nav class="neighbours chapters" aria-label={language.among(&Words::OTHER_CHAPTERS)}>
            { for previous }
            { for next }
        </nav>
    }
}
