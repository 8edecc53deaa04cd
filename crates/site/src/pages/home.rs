use super::live::{Live, theme_and_card_styles};
use super::needs_script::needs_script;
use super::pictures::picture_of;
use super::stops::stops;
use crate::{Address, Article, Articles, Page, WidgetTag};
use nian_words::{
    ClaimPage, ClassPage, Embedding, EveryPage, HomePage, Lab, Language, MakePage, NumberPage,
    PracticePage, TablePage, TeachPage, TermPage, Text,
};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HomeProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The home page, like an open book: the word and its meaning on the left, the game itself on the
/// right, and what to read below.
#[component]
pub(super) fn Home(props: &HomeProps) -> Html {
    let address = props.address;
    let language = address.language;
    html! {
        <>
            <div class="opening">
                <div class="entry">
                    <h1>
                        <span class="character" lang="zh-Hant">{ "拈" }</span>
                        <span class="reading">{ language.among(&HomePage::READING) }</span>
                    </h1>
                    <p class="meaning">
                        { language.among(&HomePage::MEANING) }
                        <a class="go-on" href={first_lesson(address)}>{ language.among(&HomePage::FIRST_LESSON) }</a>
                    </p>
                </div>
                { theme_and_card_styles(address) }
                <section class="first-board" aria-labelledby="board">
                    <h2 id="board">{ language.among(&HomePage::BOARD) }</h2>
                    <p>{ language.among(&HomePage::BOARD_RULES) }</p>
                    { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
                    <Live {address} widget={first_board()} />
                </section>
            </div>
            <section class="list articles" id="articles" aria-labelledby="all-articles">
                <h2 id="all-articles">{ language.among(&HomePage::ALL_ARTICLES) }</h2>
                <p>{ language.among(&HomePage::PROMISE) }</p>
                <ol>{ for props.articles.iter().map(|(slug, article)| entry(address, slug, article)) }</ol>
            </section>
            { stops(address) }
            <section class="list" aria-labelledby="tools">
                <h2 id="tools">{ language.among(&HomePage::TOOLS) }</h2>
                { tools(address) }
            </section>
        </>
    }
}

/// The section with the example that the first board is taken from.
fn first_lesson(address: Address) -> String {
    address.link_to_section(("nim-and-variants", "three-four-five"))
}

fn first_board() -> WidgetTag {
    WidgetTag {
        element: "nian-game",
        attributes: vec![
            ("position", "nim:3,4,5".to_owned()),
            ("first", "reader".to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    }
}

/// An article: its title, its summary, and its printed source.
fn entry(address: Address, slug: &'static str, article: &Article) -> Html {
    let source = article.source.as_ref().map(|source| &source.short);
    html! {
        <li>
            <a href={address.link_to_page(Page::Article(slug))}>{ &article.title }</a>
            { picture_of(address, article) }
            <p>{ &article.summary }<span class="source">{ for source }</span></p>
        </li>
    }
}

/// The links to the pages without a text to follow.
fn tools(address: Address) -> Html {
    let language = address.language;
    let page = |page, title: Text, about: Text| {
        (address.link_to_page(page), pair(language, &[title, about]))
    };
    list([
        (
            address.link_to_page(Page::Play),
            pair(language, &HomePage::OWN_POSITION),
        ),
        page(Page::Class, ClassPage::TITLE, ClassPage::DESCRIPTION),
        page(Page::Make, MakePage::TITLE, MakePage::DESCRIPTION),
        page(
            Page::Practice,
            PracticePage::TITLE,
            PracticePage::DESCRIPTION,
        ),
        page(Page::Lab, Lab::TITLE, Lab::DESCRIPTION),
        page(Page::Tables, TablePage::TITLE, TablePage::DESCRIPTION),
        page(Page::Numbers, NumberPage::TITLE, NumberPage::DESCRIPTION),
        page(Page::Checked, ClaimPage::TITLE, ClaimPage::DESCRIPTION),
        page(Page::Glossary, TermPage::TITLE, TermPage::DESCRIPTION),
        page(Page::Teach, TeachPage::TITLE, TeachPage::DESCRIPTION),
        page(Page::Embed, Embedding::TITLE, Embedding::DESCRIPTION),
    ])
}

/// A name and a sentence.
fn pair(language: Language, [name, about]: &[Text; 2]) -> (&'static str, &'static str) {
    (language.among(name), language.among(about))
}

/// Links, each with its name and a sentence.
fn list<const N: usize>(entries: [(String, (&'static str, &'static str)); N]) -> Html {
    let entries = entries.map(|(href, (name, about))| {
        html! {
            <li>
                <a {href}>{ name }</a>
                <p>{ about }</p>
            </li>
        }
    });
    html! { <ul>{ for entries }</ul> }
}
