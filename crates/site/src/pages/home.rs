//! The home page, like an open book: the word and its meaning on the left, or the stop that is next for a reader who
//! comes back; the game itself on the right; and what to read below.

use super::coins::{kept, progress_of_article};
use super::daily::listed;
use super::live::{Live, card_styles, theme};
use super::needs_script::{needs_script, not_loaded};
use super::pictures::picture_of;
use super::stops::{next_stops, stop_link};
use crate::{Address, Article, Articles, Page, WidgetTag};
use nian_words::{EveryPage, HomePage as Words};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HomeProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// What is there for readers who come back is hidden until `returning.js` knows that they do; it runs before any of
/// this is painted.
#[component]
pub(super) fn Home(props: &HomeProps) -> Html {
    let (address, articles) = (props.address, &props.articles);
    let language = address.language;
    html! {
        <>
            // A projector's type is larger: all that follows would move.
            { theme(address) }
            <script src={address.link_to("returning.js")}></script>
            <div class="opening">
                <div class="entry">
                    <h1>
                        <span class="character" lang="zh-Hant">{ "拈" }</span>
                        <span class="reading">{ language.among(&Words::READING) }</span>
                    </h1>
                    <div class="way" id="path">
                        <p class="meaning">
                            { language.among(&Words::MEANING) }
                            <a class="first-stop" href={stop_link(address, articles, 0)}>{ language.among(&Words::FIRST_LESSON) }</a>
                        </p>
                        { next_stops(address, articles) }
                    </div>
                </div>
                { card_styles(address) }
                { board(address) }
            </div>
            { list(address, articles) }
        </>
    }
}

/// The board, printed with 3, 4, 5: another position is set before its element comes alive.
fn board(address: Address) -> Html {
    let language = address.language;
    let play = address.link_to_page(Page::Play);
    html! {
        <section class="first-board" aria-labelledby="board" data-positions={listed()} data-play={play.clone()}>
            <div class="of-day">
                <h2 id="board">
                    <span class="first">{ language.among(&Words::BOARD) }</span>
                    <span class="today" hidden=true>{ language.among(&Words::TODAY) }</span>
                </h2>
                <time hidden=true></time>
            </div>
            <p>{ language.among(&Words::BOARD_RULES) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <Live {address} widget={first_board()} />
            <div class="afterwards">
                <p class="over" role="status">
                    <span class="won" hidden=true>{ language.among(&Words::WON) }</span>
                    <span class="more" hidden=true>
                        { language.among(&Words::TOMORROW) }{ " " }
                        <a href={play}>{ language.among(&Words::ANOTHER) }</a>
                    </span>
                </p>
                { kept(language) }
            </div>
        </section>
    }
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

fn list(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    html! {
        <section class="list articles" id="articles" aria-labelledby="all-articles" data-not-loaded={not_loaded} data-again={again}>
            <h2 id="all-articles">{ language.among(&Words::ALL_ARTICLES) }</h2>
            <ol>{ for articles.iter().map(|(slug, article)| entry(address, slug, article)) }</ol>
        </section>
    }
}

/// An article: its picture, its title, its summary, its printed source, and a coin for each chapter.
fn entry(address: Address, slug: &'static str, article: &Article) -> Html {
    let source = article.source.as_ref().map(|source| &source.short);
    html! {
        <li>
            { picture_of(address, article.picture.as_ref()) }
            <div>
                <h3><a href={address.link_to_page(Page::Article(slug))}>{ &article.title }</a></h3>
                <p>{ &article.summary }<span class="source">{ for source }</span></p>
                <p class="counted">{ progress_of_article(address.language, slug, article) }</p>
            </div>
        </li>
    }
}
