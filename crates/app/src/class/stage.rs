//! The lesson on stage.

use super::{Link, State, Words};
use crate::lecture::{self, Options};
use crate::mount::document;
use nian_course::class::Action;
use nian_course::deck::Ready;
use std::rc::Rc;
use web_sys::Element;
use yew::Callback;

/// Shows it, in a place of its own on the page.
pub(super) fn open(class: &Element, words: &Words, link: &Link) {
    let Some(place) = document().and_then(|document| document.create_element("div").ok()) else {
        return;
    };
    let _ = class.append_child(&place);
    let ready = class.get_attribute("data-ready");
    let ready = ready.and_then(|ready| serde_json::from_str::<Vec<Ready>>(&ready).ok());
    let (deck, titles, said, asked, language) = link.with(|page: &State| {
        let deck = page.deck().clone();
        let called = deck.things.iter().map(|thing| page.called(thing));
        let titles = called.map(Option::unwrap_or_default).collect();
        let faults = page.staged().map(|staged| staged.faults.as_slice());
        let said = words.faults_in_line(faults.unwrap_or_default());
        let asked = match deck.pupils {
            true => page.asked(),
            false => Vec::new(),
        };
        (deck, titles, said, asked, page.language())
    });
    let own = link.clone();
    let on_place = Callback::from(move |(at, step)| own.send(Action::Placed(at, step)));
    let (own, shown) = (link.clone(), place.clone());
    let on_leave = Callback::from(move |(at, step)| {
        shown.remove();
        own.send(Action::Left(at, step));
    });
    let options = Options {
        language,
        words: words.stage.clone(),
        root: words.root.clone(),
        titles,
        ready: Rc::from(ready.unwrap_or_default()),
        said,
        asked,
        on_place,
        on_leave,
    };
    lecture::open(&place, deck, options);
}
