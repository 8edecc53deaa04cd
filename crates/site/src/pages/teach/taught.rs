//! The table of what can be taught.

use super::notes::{NOTES, plan};
use crate::{Address, Articles, Page};
use nian_words::{TeachPage as Words, Text};
use yew::prelude::*;

/// Another topic: without a ready-made plan.
struct Topic {
    /// Its name, for whom it is, what pupils need to know, what they learn.
    texts: &'static [Text; 4],
    at: Place,
}

/// Its place and its duration in minutes.
enum Place {
    Section(&'static str, &'static str, u32),
    /// A rule of the reader's own; the minutes.
    OwnRule(u32),
}

const TOPICS: [Topic; 4] = [
    Topic {
        texts: &Words::SYSTEMS,
        at: Place::Section("nim-and-variants", "ex6", 45),
    },
    Topic {
        texts: &Words::DICE,
        at: Place::Section("nim-and-variants", "dice", 45),
    },
    Topic {
        texts: &Words::GRUNDY,
        at: Place::Section("fibonacci-nim", "local-limits", 60),
    },
    Topic {
        texts: &Words::RULE,
        at: Place::OwnRule(90),
    },
];

pub(super) fn table(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let heads = Words::HEADS.map(|head| html! { <th scope="col">{ language.among(&head) }</th> });
    html! {
        <>
            <h3 id="taught">{ language.among(&Words::TAUGHT) }</h3>
            <table aria-labelledby="taught">
                <thead><tr>{ for heads }</tr></thead>
                <tbody>
                    { for with_plans(address) }
                    { for TOPICS.iter().map(|topic| other(address, articles, topic)) }
                </tbody>
            </table>
        </>
    }
}

/// The plans, each of which has a page.
fn with_plans(address: Address) -> impl Iterator<Item = Html> {
    NOTES.iter().map(move |notes| {
        let plan = plan(notes.plan);
        let [class, needs, aim, _] = notes.facts;
        let href = address.link_to_page(Page::Plan(notes.plan));
        row(
            address,
            href,
            true,
            plan.minutes(),
            [plan.title(), class, needs, aim],
        )
    })
}

fn other(address: Address, articles: &Articles, topic: &Topic) -> Html {
    let (href, minutes) = match topic.at {
        Place::Section(article, section, minutes) => (
            articles.link_to_section(address, (article, section)),
            minutes,
        ),
        Place::OwnRule(minutes) => {
            let play = address.link_to_page(Page::Play);
            (format!("{play}?rule=1,3,4"), minutes)
        }
    };
    row(address, href, false, minutes, topic.texts.each_ref())
}

/// A row: a link, the minutes, for whom it is, what pupils need to know and learn.
fn row(address: Address, href: String, ready: bool, minutes: u32, texts: [&Text; 4]) -> Html {
    let language = address.language;
    let [what, class, needs, aim] = texts.map(|text| language.among(text));
    // The header is repeated in each cell, for narrow screens without columns.
    let heads = Words::HEADS.map(|head| language.among(&head));
    let cell = |at: usize, text: String| html! { <td data-head={heads[at]}>{ text }</td> };
    html! {
        <tr>
            <th scope="row">
                <a {href}>{ what }</a>
                if ready {
                    { " " }<span class="ready">{ language.among(&Words::READY) }</span>
                }
            </th>
            { cell(1, class.into()) }
            { cell(2, minutes.to_string()) }
            { cell(3, needs.into()) }
            { cell(4, aim.into()) }
        </tr>
    }
}
