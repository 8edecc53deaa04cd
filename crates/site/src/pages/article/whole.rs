//! All of an article in one page: to print, to search, and for where there is no server.

use super::super::live::theme_and_card_styles;
use super::super::marks::marks;
use super::super::needs_script::needs_script;
use super::ArticleProps;
use super::blocks::{anchor, blocks, heading, section_links};
use super::contents::source;
use crate::{Page, Section};
use nian_words::{ArticlePage as Words, EveryPage};
use yew::prelude::*;

#[component]
pub(in super::super) fn WholePage(props: &ArticleProps) -> Html {
    let language = props.address.language;
    let article = &props.article;
    html! {
        <article class="book" id={props.slug}
            data-not-loaded={language.among(&EveryPage::PAPER_NOT_LOADED)} data-again={language.among(&EveryPage::AGAIN)}>
            <p class="crumb">
                <a href={props.address.link_to_page(Page::Article(props.slug))}>{ language.among(&Words::CHAPTERS) }</a>
            </p>
            <h1>{ &article.title }</h1>
            { blocks(props, &article.lead) }
            { needs_script(language, &Words::WRITTEN_OUT) }
            { contents(props) }
            { theme_and_card_styles(props.address) }
            { marks(language) }
            { for parts(&article.sections).map(|part| part_html(props, part)) }
            { source(props) }
        </article>
    }
}

fn contents(props: &ArticleProps) -> Html {
    let language = props.address.language;
    let link = |section: &Section| html! { <a href={anchor(section)}>{ heading(section) }</a> };
    let entries = parts(&props.article.sections).map(|part| {
        let (first, rest) = (&part[0], &part[1..]);
        html! {
            <li>
                { link(first) }
                if !rest.is_empty() {
                    <ol>{ for rest.iter().map(|section| html! { <li>{ link(section) }</li> }) }</ol>
                }
            </li>
        }
    });
    html! {
        <nav class="contents" id="contents" aria-label={language.among(&Words::CONTENTS)}>
            // Opened by page.js where there is space beside the text.
            <details>
                <summary class="contents-title">{ language.among(&Words::CONTENTS) }</summary>
                <ol>{ for entries }</ol>
            </details>
        </nav>
    }
}

/// The sections in groups: a section of the second level, and those of the third that follow it.
fn parts(sections: &[Section]) -> impl Iterator<Item = &[Section]> {
    sections.chunk_by(|_, next| next.level > 2)
}

fn part_html(props: &ArticleProps, part: &[Section]) -> Html {
    let (first, rest) = (&part[0], &part[1..]);
    html! {
        <section id={first.id.clone()} class="part">
            <h2>{ heading(first) }{ section_links(props, first) }</h2>
            { blocks(props, &first.blocks) }
            { for rest.iter().map(|section| html! {
                <section id={section.id.clone()} class="part">
                    <h3>{ heading(section) }{ section_links(props, section) }</h3>
                    { blocks(props, &section.blocks) }
                </section>
            }) }
        </section>
    }
}
