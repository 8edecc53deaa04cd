use super::live::Live;
use super::marks::marks;
use crate::{Address, Article, Block, Library, Section};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ArticlePageProps {
    pub(super) address: Address,
    pub(super) slug: &'static str,
    pub(super) article: Rc<Article>,
    pub(super) library: Rc<Library>,
}

/// An article: its contents, its marks, its sections with their examples, and where it is from.
#[component]
pub(super) fn ArticlePage(props: &ArticlePageProps) -> Html {
    let words = props.address.language.pages();
    let article = &props.article;
    let sections = article.sections.iter().enumerate();
    html! {
        <article class="book" id={props.slug}>
            <h1>{ &article.title }</h1>
            { blocks(props, &article.lead) }
            { contents(props) }
            { marks(props.address.language) }
            { for sections.map(|(index, section)| section_html(props, index, section)) }
            <section class="source" id="source">
                <h2>{ words.source() }</h2>
                <p>{ words.citation() }</p>
                <p>{ words.source_note() }</p>
            </section>
        </article>
    }
}

fn contents(props: &ArticlePageProps) -> Html {
    let words = props.address.language.pages();
    let entries = props.article.sections.iter().map(|section| {
        html! {
            <li class={classes!((section.level == 3).then_some("inner"))}>
                <a href={format!("#{}", section.id)}>{ heading(section) }</a>
            </li>
        }
    });
    html! {
        <nav class="contents" id="contents" aria-label={words.contents()}>
            <p class="contents-title">{ words.contents() }</p>
            <ol>{ for entries }</ol>
        </nav>
    }
}

fn section_html(props: &ArticlePageProps, index: usize, section: &Section) -> Html {
    let link = html! {
        <a class="anchor" href={format!("#{}", section.id)} aria-label={props.address.language.pages().section_link()}>{ "§" }</a>
    };
    html! {
        <section id={section.id.clone()} class="part">
            if section.level == 2 {
                <h2>{ heading(section) }{ link }</h2>
            } else {
                <h3>{ heading(section) }{ link }</h3>
            }
            { blocks(props, &section.blocks) }
            { neighbours(props, index) }
        </section>
    }
}

/// The heading's own markup, made by the Markdown reader.
fn heading(section: &Section) -> Html {
    Html::from_html_unchecked(section.heading.clone().into())
}

fn blocks(props: &ArticlePageProps, blocks: &[Block]) -> Html {
    let blocks = blocks.iter().map(|block| match block {
        Block::Html(html) => Html::from_html_unchecked(html.clone().into()),
        Block::Widget(widget) => html! {
            <Live address={props.address} widget={widget.clone()} library={props.library.clone()} />
        },
    });
    blocks.collect()
}

/// Links to the sections before and after.
fn neighbours(props: &ArticlePageProps, index: usize) -> Html {
    let words = props.address.language.pages();
    let sections = &props.article.sections;
    let link = |section: &Section, class: &'static str, name: &'static str| {
        html! {
            <a {class} href={format!("#{}", section.id)}>
                <span>{ name }</span>{ " " }{ heading(section) }
            </a>
        }
    };
    let previous = index
        .checked_sub(1)
        .map(|before| link(&sections[before], "previous", words.previous()));
    let next = sections
        .get(index + 1)
        .map(|after| link(after, "next", words.next()));
    html! {
        <nav class="neighbours" aria-label={words.neighbours()}>
            { previous }
            <a class="up" href="#contents">{ words.contents() }</a>
            { next }
        </nav>
    }
}
