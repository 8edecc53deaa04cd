//! The page of a teacher's own lesson.

mod effects;
mod stage;
mod start;
mod view;
mod words;

pub use view::place;
pub use words::Words;

use crate::history;
use crate::listen::{on, on_drop, on_stored, on_undo};
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime};
use crate::storage::LocalStorage;
use nian_course::class::{Action, Class, Effect, View};
pub(crate) use nian_course::deck::Deck as Saved;
use nian_course::practice::Moment;
use nian_words::{ClassSaid, Language};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};
use yew::prelude::*;

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "class";
/// The name of the file with what is kept.
pub(crate) const FILE: &str = "nian-lesson.json";

type State = Class<LocalStorage>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, _: Moment) -> Vec<Effect> {
        Class::apply(self, action)
    }
}

/// Mounts the page in what is written; `None` if another page is there.
pub(crate) fn mount() -> Option<()> {
    let class = find(".class")?;
    let words: Words = serde_json::from_str(&class.get_attribute("data-words")?).ok()?;
    let ready = serde_json::from_str(&class.get_attribute("data-ready")?).ok()?;
    let words = Rc::new(words);
    let language = Language::known(&words.language)?;
    let search = window()?.location().search().ok()?;
    let page = history::address("")?;
    let (state, effects) = Class::open(LocalStorage, language, ready, page, &search);
    let link = {
        let (class, words) = (class.clone(), words.clone());
        Runtime::new(state, move |effect, link: &Link| {
            effects::carry_out(effect, &class, &words, link);
        })
    };
    let typed = effects::typed();
    let root = {
        let words = words.clone();
        mount_in(&find(".class > .place")?, &link, move |link| {
            let send = link.callback();
            link.with(|page| view::place(&words, page, &send))
        })?
    };
    link.mounted_in(root.clone());
    let (shown, around) = (link.clone(), class.clone());
    let follow_page = move || shown.with(|page| follow(&around, &root, page));
    follow_page();
    link.on_change(Callback::from(move |()| follow_page()));
    listen_to_page(&words, &link)?;
    link.carry_out(effects);
    effects::retype(typed, &link);
    effects::click_again(&class);
    Some(())
}

/// The page around the lesson follows it.
fn follow(class: &Element, place: &Element, page: &State) {
    let view = page.view();
    let is_on_stage = view == View::Stage;
    let _ = place.toggle_attribute_with_force("hidden", is_on_stage);
    let _ = class.toggle_attribute_with_force("data-stage", is_on_stage);
}

fn listen_to_page(words: &Words, link: &Link) -> Option<()> {
    let window = window()?;
    let own = link.clone();
    on_drop(words.say(ClassSaid::DROP).to_owned(), move |file| {
        let link = own.clone();
        spawn_local(async move { link.send(Action::Open(effects::read(&file, &link).await)) });
    });
    let (shown, own) = (link.clone(), link.clone());
    on_undo(
        move || shown.with(|page| page.view() == View::Plan),
        move |again| own.send(if again { Action::Redo } else { Action::Undo }),
    );
    let own = link.clone();
    on_stored::<Saved>(move || own.send(Action::OtherWindow));
    let own = link.clone();
    on(&window, "online", move |_| own.send(Action::Online));
    Some(())
}
