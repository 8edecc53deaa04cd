//! What the page of a plan says about a lesson.

use super::notes::Notes;
use crate::plans::LessonPlan;
use crate::{Address, Articles, Page};
use nian_words::{TeachPage as Words, Text};
use yew::prelude::*;

/// The suffixes of a plan's address: shown to a class, printed with its answers.
const SHOWN: &str = "&stage=1";
const PRINTED: &str = "&print=both";

/// The links to the lesson before a class, on the shelf from which it is added to one's own, and as a handout.
pub(super) fn ways(address: Address, plan: &LessonPlan) -> Html {
    let say = |text: &Text| address.language.among(text);
    html! {
        <>
            <a class="main" href={link(address, plan, SHOWN)}>{ say(&Words::PROJECT) }</a>
            <a href={format!("{}#{}", address.link_to_page(Page::Class), plan.id)}>{ say(&Words::OWN) }</a>
            <a href={link(address, plan, PRINTED)}>{ say(&Words::PRINT) }</a>
        </>
    }
}

/// For whom it is, how long it takes, what pupils need to know, what they learn.
pub(super) fn facts(address: Address, notes: &Notes, plan: &LessonPlan) -> Html {
    let language = address.language;
    let [for_whom, time, needed, aimed, ..] = Words::LABEL.map(|label| language.among(&label));
    let [class, needs, aim, _] = notes.facts.map(|fact| language.among(&fact));
    let minutes = format!("{} {}", plan.minutes(), language.among(&Words::MINUTES));
    html! {
        <dl class="facts">
            <div><dt>{ for_whom }</dt><dd>{ class }</dd></div>
            <div><dt>{ time }</dt><dd>{ minutes }</dd></div>
            <div><dt>{ needed }</dt><dd>{ needs }</dd></div>
            <div><dt>{ aimed }</dt><dd>{ aim }</dd></div>
        </dl>
    }
}

/// How it continues, and the link to the section that does.
pub(super) fn onward(address: Address, articles: &Articles, notes: &Notes) -> Html {
    let [.., onward] = notes.facts;
    let (slug, id) = notes.onward;
    let mut sections = articles
        .get(slug)
        .into_iter()
        .flat_map(|article| &article.sections);
    let section = sections.find(|section| section.id == id);
    let title = section.map(|section| section.title.clone());
    html! {
        <>
            <p>{ address.language.among(onward) }</p>
            <p><a href={articles.link_to_section(address, notes.onward)}>{ title }</a></p>
        </>
    }
}

/// The timetable: for each item its question, its note, and the link to it.
pub(super) fn timetable(address: Address, plan: &LessonPlan) -> Html {
    let language = address.language;
    let mut from = 0;
    let rows = (1..).zip(plan.said()).map(|(at, (item, said))| {
        let until = from + item.minutes;
        let time = format!("{from}–{until}");
        from = until;
        let [question, note] = [&said[0], &said[1]].map(|text| language.among(text));
        let there = at_thing(&link(address, plan, SHOWN), at);
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
pub(super) fn pairs(address: Address, texts: &[Text]) -> Html {
    let pairs = texts.chunks_exact(2).map(|pair| {
        let [one, other] = [&pair[0], &pair[1]].map(|text| address.language.among(text));
        html! { <div><dt>{ one }</dt><dd>{ other }</dd></div> }
    });
    html! { <dl class="pairs">{ for pairs }</dl> }
}

/// The link to a lesson.
fn link(address: Address, plan: &LessonPlan, more: &str) -> String {
    format!(
        "{}{}{more}",
        address.link_to_page(Page::Class),
        plan.query()
    )
}

/// The same link, at one of the lesson's items.
fn at_thing(link: &str, at: usize) -> String {
    link.replacen("&at=1&", &format!("&at={at}&"), 1)
}
