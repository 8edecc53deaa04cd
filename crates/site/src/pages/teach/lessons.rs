//! Ready-made lesson plans with their notes.

use super::notes::{NOTES, Notes, deck};
use crate::plans::LessonPlan;
use crate::{Address, Articles, Page};
use nian_words::{TeachPage as Words, Text};
use yew::prelude::*;

/// The suffixes of a plan's address: shown to a class, copied, printed with its answers.
const SHOWN: &str = "&stage=1";
const OWN: &str = "&edit=1";
const PRINTED: &str = "&print=both";

pub(super) fn all(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    html! {
        <section aria-labelledby="lessons">
            <h2 id="lessons">{ language.among(&Words::LESSONS) }</h2>
            <p>{ language.among(&Words::LESSONS_INTRO) }</p>
            { for NOTES.iter().map(|notes| lesson(address, articles, notes)) }
        </section>
    }
}

fn lesson(address: Address, articles: &Articles, notes: &Notes) -> Html {
    let language = address.language;
    let deck = deck(notes.deck);
    let title = language.among(deck.title());
    let [class, needs, aim, onward] = notes.facts.map(|fact| language.among(&fact));
    let [for_whom, time, needed, aimed, course, asks, errors, next] =
        Words::LABEL.map(|label| language.among(&label));
    let minutes = format!("{} {}", deck.minutes(), language.among(&Words::MINUTES));
    html! {
        <section class="lesson" aria-labelledby={notes.deck}>
            <h3 id={notes.deck}>{ title }</h3>
            <p class="doing">
                <a class="main" href={link(address, deck, SHOWN)}>{ language.among(&Words::PROJECT) }</a>
                { " " }
                <a href={link(address, deck, OWN)}>{ language.among(&Words::OWN) }</a>
                { " " }
                <a href={link(address, deck, PRINTED)}>{ language.among(&Words::PRINT) }</a>
            </p>
            <dl class="facts">
                <div><dt>{ for_whom }</dt><dd>{ class }</dd></div>
                <div><dt>{ time }</dt><dd>{ minutes }</dd></div>
                <div><dt>{ needed }</dt><dd>{ needs }</dd></div>
                <div><dt>{ aimed }</dt><dd>{ aim }</dd></div>
            </dl>
            <div class="sides">
                <div>
            <h4>{ course }</h4>
            { timetable(address, deck) }
                </div>
                <div>
            <h4>{ asks }</h4>
            { pairs(address, notes.asks) }
            <h4>{ errors }</h4>
            { pairs(address, notes.errors) }
            <h4>{ next }</h4>
            <p>{ onward }</p>
                    <p>{ way_on(address, articles, notes.onward) }</p>
                </div>
            </div>
        </section>
    }
}

/// The link to the section that continues a plan.
fn way_on(address: Address, articles: &Articles, at: (&'static str, &'static str)) -> Html {
    let (slug, id) = at;
    let mut sections = articles
        .get(slug)
        .into_iter()
        .flat_map(|article| &article.sections);
    let section = sections.find(|section| section.id == id);
    html! {
        <a href={articles.link_to_section(address, at)}>{ section.map(|section| section.title.clone()) }</a>
    }
}

/// The timetable: for each item its question, its note, and the link to it.
fn timetable(address: Address, deck: &LessonPlan) -> Html {
    let language = address.language;
    let mut from = 0;
    let rows = (1..).zip(deck.said()).map(|(at, (item, said))| {
        let until = from + item.minutes;
        let time = format!("{from}–{until}");
        from = until;
        let [question, note] = [&said[0], &said[1]].map(|text| language.among(text));
        let there = at_thing(&link(address, deck, SHOWN), at);
        html! {
            <li>
                <span class="time">{ time }</span>
                <p><a href={there}>{ question }</a></p>
                <p class="note">{ note }</p>
            </li>
        }
    });
    html! { <ol class="course">{ for rows }</ol> }
}

/// Texts in pairs.
fn pairs(address: Address, texts: &[Text]) -> Html {
    let pairs = texts.chunks_exact(2).map(|pair| {
        let [one, other] = [&pair[0], &pair[1]].map(|text| address.language.among(text));
        html! { <div><dt>{ one }</dt><dd>{ other }</dd></div> }
    });
    html! { <dl class="pairs">{ for pairs }</dl> }
}

/// The link to a plan.
pub(super) fn link(address: Address, deck: &LessonPlan, more: &str) -> String {
    format!(
        "{}{}{more}",
        address.link_to_page(Page::Class),
        deck.query()
    )
}

/// The same link, at one of the plan's items.
fn at_thing(link: &str, at: usize) -> String {
    link.replacen("&at=1&", &format!("&at={at}&"), 1)
}
