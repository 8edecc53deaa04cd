//! Ready-made lesson plans with their notes.

use super::notes::{NOTES, Notes, plan};
use super::pieces::{facts, onward, pairs, timetable, ways};
use crate::{Address, Articles, Page};
use nian_words::TeachPage as Words;
use yew::prelude::*;

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
    let plan = plan(notes.plan);
    let title = language.among(plan.title());
    let sheet = language.among(&Words::PLAN);
    let [.., course, asks, errors, next] = Words::LABEL.map(|label| language.among(&label));
    html! {
        <section class="lesson" aria-labelledby={notes.plan}>
            <h3 id={notes.plan}>{ title }</h3>
            <p class="doing">
                { ways(address, plan) }
                <a href={address.link_to_page(Page::Plan(notes.plan))} aria-label={format!("{sheet} · {title}")}>
                    { sheet }
                </a>
            </p>
            { facts(address, notes, plan) }
            <div class="sides">
                <div>
                    <h4>{ course }</h4>
                    { timetable(address, plan) }
                </div>
                <div>
                    <h4>{ asks }</h4>
                    { pairs(address, notes.asks) }
                    <h4>{ errors }</h4>
                    { pairs(address, notes.errors) }
                    <h4>{ next }</h4>
                    { onward(address, articles, notes) }
                </div>
            </div>
        </section>
    }
}
