use super::discovery::discovery;
use super::live::{Live, theme_and_card_styles};
use super::marks::marks;
use super::needs_script::needs_script;
use super::own::own_numbers;
use crate::article::Own;
use crate::{Address, Article, Articles, Block, LESSON_PLANS, Library, Page, Section, WidgetTag};
use nian_ui::model::SKILLS;
use nian_words::{ArticlePage as Words, ClassPage, EveryPage, PracticePage};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ArticlePageProps {
    pub(super) address: Address,
    pub(super) slug: &'static str,
    pub(super) articles: Rc<Articles>,
    pub(super) article: Rc<Article>,
    pub(super) library: Rc<Library>,
}

/// An article: its contents, its marks, its sections with their examples, and where it is from.
#[component]
pub(super) fn ArticlePage(props: &ArticlePageProps) -> Html {
    let language = props.address.language;
    let article = &props.article;
    html! {
        <article class="book" id={props.slug}
            data-not-loaded={language.among(&EveryPage::PAPER_NOT_LOADED)} data-again={language.among(&EveryPage::AGAIN)}>
            <h1>{ &article.title }</h1>
            { blocks(props, &article.lead) }
            { needs_script(language, &Words::WRITTEN_OUT) }
            { contents(props) }
            { theme_and_card_styles(props.address) }
            { marks(props.address.language) }
            { for parts(&article.sections).map(|part| part_html(props, part)) }
            <section class="source" id="source">
                <h2>{ language.among(&Words::SOURCE) }</h2>
                { for article.source.iter().map(|source| html! { <p>{ &source.citation }</p> }) }
                <p>{ language.among(&Words::SOURCE_NOTE) }</p>
            </section>
            { lessons(props) }
            { other_articles(props) }
        </article>
    }
}

/// The ready-made lesson plans about the article.
fn lessons(props: &ArticlePageProps) -> Html {
    let (address, language) = (props.address, props.address.language);
    let page = address.link_to_page(Page::Class);
    let links = LESSON_PLANS
        .iter()
        .filter(|deck| deck.article == props.slug);
    let links = links.map(|deck| {
        let title = language.among(deck.title());
        html! { <>{ " " }<a href={format!("{page}{}", deck.query())}>{ title }</a></> }
    });
    html! { <p class="lessons">{ language.among(&ClassPage::OF_ARTICLE) }{ for links }</p> }
}

fn contents(props: &ArticlePageProps) -> Html {
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

fn part_html(props: &ArticlePageProps, part: &[Section]) -> Html {
    let (first, rest) = (&part[0], &part[1..]);
    html! {
        <section id={first.id.clone()} class="part" data-nian-part="">
            <h2>{ heading(first) }{ section_link(props, first) }</h2>
            { section_body(props, first) }
            { for rest.iter().map(|section| html! {
                <section id={section.id.clone()} class="part" data-nian-part="">
                    <h3>{ heading(section) }{ section_link(props, section) }</h3>
                    { section_body(props, section) }
                </section>
            }) }
        </section>
    }
}

fn section_link(props: &ArticlePageProps, section: &Section) -> Html {
    let name = props.address.language.among(&Words::SECTION_LINK);
    let print = props.address.language.among(&Words::PRINT);
    html! {
        <>
            <a class="anchor" href={anchor(section)} aria-label={name}>{ "§" }</a>
            <a class="anchor" href={format!("?print=text{}", anchor(section))}>{ print }</a>
        </>
    }
}

fn section_body(props: &ArticlePageProps, section: &Section) -> Html {
    html! {
        <>
            { blocks(props, &section.blocks) }
            if section.has_widget() {
                { neighbours(props, section) }
            }
        </>
    }
}

fn anchor(section: &Section) -> String {
    format!("#{}", section.id)
}

/// The heading with its own markup, from the Markdown parser.
fn heading(section: &Section) -> Html {
    Html::from_html_unchecked(section.heading.clone().into())
}

fn blocks(props: &ArticlePageProps, blocks: &[Block]) -> Html {
    let blocks = blocks.iter().map(|block| match block {
        Block::Html(html) => Html::from_html_unchecked(html.clone().into()),
        Block::Discovery(what) => discovery(props.address, *what),
        Block::Widget(widget) if widget.element == "nian-exercise" => tasks(props, widget),
        Block::Widget(widget) => {
            // Valid, as `check` has passed.
            let own = Own::of(widget).ok().flatten();
            html! {
                <>
                    { for own.map(|own| own_numbers(props.address.language, &own)) }
                    <Live address={props.address} widget={widget.clone()} library={props.library.clone()} waits=true />
                </>
            }
        }
    });
    blocks.collect()
}

/// Tasks on the subject of a section, folded: nothing is fetched for them until they are unfolded.
fn tasks(props: &ArticlePageProps, widget: &WidgetTag) -> Html {
    let language = props.address.language;
    let skill = widget.attribute("skill").unwrap_or(SKILLS[0]);
    let at = SKILLS.iter().position(|&known| known == skill);
    let name = language.among(&PracticePage::SKILLS[at.unwrap_or_default()]);
    html! {
        <details class="tasks">
            <summary>{ language.among(&Words::TASKS) }{ language.interface().gap() }{ name }</summary>
            <Live address={props.address} widget={widget.clone()} />
        </details>
    }
}

/// Links from an example to the examples before and after it.
fn neighbours(props: &ArticlePageProps, section: &Section) -> Html {
    let language = props.address.language;
    let sections = &props.article.sections;
    let examples: Vec<_> = sections
        .iter()
        .filter(|section| section.has_widget())
        .collect();
    let here = examples
        .iter()
        .position(|example| example.id == section.id)
        .unwrap_or_default();
    let link = |section: &Section, class: &'static str, name: &'static str| {
        html! { <a {class} href={anchor(section)}><span>{ name }</span>{ " " }{ heading(section) }</a> }
    };
    let previous = here.checked_sub(1).and_then(|before| examples.get(before));
    let next = examples.get(here + 1);
    html! {
        <div class="neighbours">
            { for previous.map(|section| link(section, "previous", language.among(&Words::PREVIOUS))) }
            <a class="up" href="#contents">{ language.among(&Words::CONTENTS) }</a>
            { for next.map(|section| link(section, "next", language.among(&Words::NEXT))) }
        </div>
    }
}

/// Links to the articles before and after this one.
fn other_articles(props: &ArticlePageProps) -> Html {
    let language = props.address.language;
    let [previous, next] = props.articles.beside(props.slug);
    let link =
        |(slug, article): (&'static str, &Article), class: &'static str, name: &'static str| {
            let href = props.address.link_to_page(Page::Article(slug));
            html! { <a {class} {href}><span>{ name }</span>{ " " }{ &article.title }</a> }
        };
    html! {
        <nav class="neighbours articles" aria-label={language.among(&Words::OTHER_ARTICLES)}>
            { for previous.map(|article| link(article, "previous", language.among(&Words::PREVIOUS_ARTICLE))) }
            { for next.map(|article| link(article, "next", language.among(&Words::NEXT_ARTICLE))) }
        </nav>
    }
}
