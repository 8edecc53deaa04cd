use super::live::{Live, theme_and_card_styles};
use super::needs_script::needs_script;
use super::pictures::picture_of;
use crate::{Address, Article, Articles, Page, WidgetTag};
use nian_words::{EveryPage, HomePage};
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
                        <a class="go-on" href={first_lesson(address, &props.articles)}>{ language.among(&HomePage::FIRST_LESSON) }</a>
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
        </>
    }
}

/// The section with the example that the first board is taken from.
fn first_lesson(address: Address, articles: &Articles) -> String {
    articles.link_to_section(address, ("nim-and-variants", "three-four-five"))
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
            { picture_of(address, article.picture.as_ref()) }
            <p>{ &article.summary }<span class="source">{ for source }</span></p>
        </li>
    }
}
