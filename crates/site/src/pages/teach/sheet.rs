//! The page of a lesson plan, which is a sheet of paper when it is printed.

use super::notes::{Notes, notes, plan};
use super::pieces::{facts, onward, pairs, timetable, ways};
use crate::pages::needs_script::not_loaded;
use crate::plans::LessonPlan;
use crate::{Address, Articles, Page};
use nian_words::{TeachPage as Words, Text};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PlanPageProps {
    pub(crate) address: Address,
    /// The plan's id.
    pub(crate) id: &'static str,
    pub(crate) articles: Rc<Articles>,
}

/// A lesson plan. Only its code, and the button that prints it, need a script (`www/pages/plan.js`).
#[component]
pub(crate) fn PlanPage(props: &PlanPageProps) -> Html {
    let (address, articles) = (props.address, &props.articles);
    let say = |text: &Text| address.language.among(text);
    let (notes, plan) = (notes(props.id), plan(props.id));
    html! {
        <div class="play plan">
            <p class="back">
                <a href={format!("{}#{}", address.link_to_page(Page::Class), plan.id)}>{ say(&Words::BACK) }</a>
            </p>
            <h1>{ say(plan.title()) }</h1>
            <p class="doing">
                { ways(address, plan) }
                <button type="button" hidden=true>{ say(&Words::PRINT_PLAN) }</button>
            </p>
            { facts(address, notes, plan) }
            <div class="sides">
                { parts(address, articles, notes, plan) }
                { for_pupils(address, plan) }
            </div>
        </div>
    }
}

/// What happens, and what is asked, goes wrong and follows.
fn parts(address: Address, articles: &Articles, notes: &Notes, plan: &LessonPlan) -> Html {
    let [.., course, asks, errors, next] = Words::LABEL.map(|label| address.language.among(&label));
    html! {
        <>
            <section class="happens">
                <h2>{ course }</h2>
                { timetable(address, plan) }
            </section>
            <div class="talk">
                <h2>{ asks }</h2>
                { pairs(address, notes.asks) }
                <h2>{ errors }</h2>
                { pairs(address, notes.errors) }
                <h2>{ next }</h2>
                { onward(address, articles, notes) }
            </div>
        </>
    }
}

/// The lesson as pupils get it. Its whole address is known only in a browser, which draws the code of it.
fn for_pupils(address: Address, plan: &LessonPlan) -> Html {
    let say = |text: &Text| address.language.among(text);
    let page = address.link_to_page(Page::Class);
    let [not_loaded, again] = not_loaded(address.language);
    html! {
        <section class="pupils" data-code={say(&Words::CODE)} data-not-loaded={not_loaded} data-again={again}>
            <h2>{ say(&Words::PUPILS) }</h2>
            <p class="there"><a href={format!("{page}{}", plan.pupils_query())}>{ say(&Words::PUPILS_SEE) }</a></p>
            <p class="closed">{ say(&Words::CLOSED) }</p>
        </section>
    }
}
