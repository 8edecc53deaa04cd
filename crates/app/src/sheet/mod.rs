//! A worksheet in the place of the exercises: `practice/?skill=columns&level=2&seed=7&print=sheet`.

pub(crate) mod code;
pub(crate) mod digits;
mod effects;
mod form;
mod item;
pub(crate) mod laid;
mod page;
pub(crate) mod parts;
mod positions;
#[cfg(test)]
mod tests;
mod words;

pub use form::form;
pub use words::{FormWords, Words};

use crate::history;
use crate::mount::{document_element, find, mount as mount_in};
use crate::practice::Words as PracticeWords;
use crate::runtime::{Page, Runtime};
use effects::Carrier;
use gloo::events::EventListener;
use nian_course::practice::Moment;
use nian_course::sheet::{Action, Effect, Worksheet, asked};
pub(crate) use page::on_paper;
use page::{AllWords, Paper};
pub(crate) use positions::{boxes, choices};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

type Link = Rc<Runtime<Worksheet>>;

impl Page for Worksheet {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, _: Moment) -> Vec<Effect> {
        Worksheet::apply(self, action)
    }
}

/// Mounts the worksheet that an address with this query asks for; `None` if something else is shown.
pub(crate) fn mount(query: &[(String, String)], common: PracticeWords) -> Option<()> {
    let section = find(".worksheet")?;
    let own = section.get_attribute("data-words")?;
    let own: Words = serde_json::from_str(&own).ok()?;
    let words = Rc::new(AllWords { common, own });
    let (state, effects) = Worksheet::open(asked(query));
    let carrier = Carrier::new(section.clone(), words.clone());
    let link = Runtime::new(state, move |effect, link| carrier.carry_out(effect, link));
    mount_parts(&link, &words)?;
    // What is not on paper is not seen (`print.css`).
    document_element()?
        .dataset()
        .set("print", "worksheet")
        .ok()?;
    section.remove_attribute("hidden").ok()?;
    listen(&find("nian-exercise")?, &words, &link);
    link.carry_out(effects);
    Some(())
}

fn mount_parts(link: &Link, words: &Rc<AllWords>) -> Option<()> {
    let of = words.clone();
    let form = mount_in(&find(".worksheet form")?, link, move |link| {
        let send = link.callback();
        link.with(|page| {
            let asked = page.asked();
            let on_screen = history::address(&asked.on_screen()).unwrap_or_default();
            form(&of.common, &of.own, (asked, page.asks()), on_screen, &send)
        })
    })?;
    link.mounted_in(form);
    let of = words.clone();
    mount_in(&find(".worksheet .told")?, link, move |link| {
        let send = link.callback();
        link.with(|page| form::status(&of.common, &of.own, page, &send))
    })?;
    let words = words.clone();
    mount_in(&find(".worksheet .sheet")?, link, move |link| {
        let sheet = link.with(|page| page.sheet().cloned());
        let Some(sheet) = sheet else {
            return Html::default();
        };
        let online = history::address(&sheet.asked.on_screen());
        let online = online.filter(|address| !address.starts_with("file:"));
        // Each sheet is a fresh one: nothing of it is changed, whatever a translator has made of its text.
        let number = sheet.number;
        html! { <Paper key={number} {sheet} words={words.clone()} {online} /> }
    })?;
    Some(())
}

/// The exercise of the page fetches the words of the language: when it comes alive they are there. Until then it is seen only
/// where it has to say that something did not come.
fn listen(exercise: &Element, words: &AllWords, link: &Link) {
    let hide = |exercise: &Element, is: bool| {
        let _ = exercise.toggle_attribute_with_force("hidden", is);
    };
    hide(exercise, true);
    // A browser's translation changes the language of the page.
    let _ = exercise.set_attribute("lang", &words.common.language);
    let observed = {
        let (exercise, link) = (exercise.clone(), link.clone());
        nian_engine::observe(&exercise.clone(), move |_, _| {
            hide(&exercise, true);
            let link = link.clone();
            // The element is in the middle of coming alive.
            spawn_local(async move { link.send(Action::Words) });
        })
    };
    let failed = exercise.clone();
    EventListener::new(exercise, "nian-error", move |_| {
        let _ = &observed; // as long as the page is there
        hide(&failed, false);
    })
    .forget();
}
