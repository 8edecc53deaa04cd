use super::live::Live;
use crate::{ARTICLE, Address, Article, Page, Widget};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HomeProps {
    pub(super) address: Address,
    pub(super) article: Rc<Article>,
}

/// The first page, as a book opens: the word and its meaning on the left, the game itself on the
/// right, and what to read below.
#[component]
pub(super) fn Home(props: &HomeProps) -> Html {
    let address = props.address;
    let words = address.language.pages();
    html! {
        <>
            <div class="opening">
                <div class="entry">
                    <h1>
                        <span class="character" lang="zh-Hant">{ "拈" }</span>
                        <span class="reading">{ words.reading() }</span>
                    </h1>
                    <p class="meaning">{ words.meaning() }</p>
                </div>
                <section class="first-board" aria-labelledby="board">
                    <h2 id="board">{ words.board() }</h2>
                    <p>{ words.board_rules() }</p>
                    <Live {address} widget={first_board()} />
                </section>
            </div>
            <section class="list-of-examples" aria-labelledby="examples">
                <h2 id="examples">{ words.examples() }</h2>
                <p>{ words.promise() }</p>
                { examples(address) }
                <p class="source">{ words.citation() }</p>
            </section>
        </>
    }
}

fn first_board() -> Widget {
    Widget {
        element: "nian-game",
        attributes: vec![
            ("position", "nim:3,4,5".to_owned()),
            ("first", "reader".to_owned()),
            ("opponent", "perfect".to_owned()),
        ],
    }
}

/// The three examples that the project is named for, and the board for any position.
fn examples(address: Address) -> Html {
    let words = address.language.pages();
    let article = address.link_to_page(Page::Article(ARTICLE));
    let entries = [
        (
            format!("{article}#three-four-five"),
            words.three_four_five(),
        ),
        (format!("{article}#recurrence"), words.wythoff_table()),
        (format!("{article}#dice"), words.dice()),
        (address.link_to_page(Page::Play), words.own_position()),
    ];
    let entries = entries.map(|(href, (name, question))| {
        html! {
            <li>
                <a {href}>{ name }</a>
                <p>{ question }</p>
            </li>
        }
    });
    html! { <ol>{ for entries }</ol> }
}
