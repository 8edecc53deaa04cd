//! The page for teachers: what can be taught, lesson plans with notes, and preparations; and the page of each plan.

mod before;
mod lessons;
mod notes;
mod pieces;
mod sheet;
mod taught;

pub(super) use sheet::PlanPage;

use crate::{Address, Articles};
use nian_words::TeachPage as Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct TeachProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// The page for teachers. It needs no script.
#[component]
pub(super) fn Teach(props: &TeachProps) -> Html {
    let address = props.address;
    let language = address.language;
    html! {
        <div class="play teach">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { taught::table(address, &props.articles) }
            { lessons::all(address, &props.articles) }
            { before::section(address) }
        </div>
    }
}
