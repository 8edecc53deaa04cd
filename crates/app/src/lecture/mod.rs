//! A lesson before a class, and on the pupils' telephones: on stage, where it fills the screen, or as a page. With a pair's
//! name in the address it is the speaker's window.

mod awake;
mod effects;
mod fit;
mod listen;
mod notes;
mod observe;
mod pair;
mod part;
mod speaker;
mod stage;
mod styles;
mod view;
mod widget;
mod wire;
mod words;

use crate::browser::get;
use crate::mount::{document_element, render_in};
use crate::runtime::{Page, Runtime, moment};
use crate::{TextSet, history};
use nian_course::deck::{Deck, DisplayTitle, Ready};
use nian_course::lecture::{Action, Effect, Lecture, Setting};
use nian_course::practice::Moment;
use nian_course::slip::QuestionRef;
use nian_words::Language;
use stage::Stage;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};
use words::Words;
use yew::prelude::*;

/// What names the pair of windows in the address of the speaker's.
const SPEAKER: &str = "speaker";
/// What narrower windows have is a page and no stage.
const NARROW: &str = "(max-width: 40rem)";
/// The entry of the tab's storage.
const KEPT: &str = "nian-lecture";

thread_local! {
    /// The same of the lesson that a pupil has left for its contents, which lead into it again.
    static LEFT: RefCell<String> = const { RefCell::new(String::new()) };
}

type Link = Rc<Runtime<Lecture>>;

impl Page for Lecture {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        Lecture::apply(self, action, moment)
    }
}

/// What a lesson is opened with.
pub struct Options {
    /// The language of the page.
    pub language: Language,
    /// Those of [`nian_words::Lecture`] and of [`nian_words::HandIn`].
    pub words: TextSet,
    /// The way from the page to the root of the site, such as `../`.
    pub root: String,
    /// What the things are called; [`Opened::name`] tells it later.
    pub titles: Vec<DisplayTitle>,
    /// The ready-made lessons.
    pub ready: Rc<[Ready]>,
    /// What is said at first.
    pub said: Option<String>,
    /// What of the lesson pupils hand in on a slip.
    pub asked: Vec<QuestionRef>,
    /// Hears where the class is: the number of the thing, 1-based, and its step.
    pub on_place: Callback<(usize, u16)>,
    /// Hears where it was left.
    pub on_leave: Callback<(usize, u16)>,
}

/// A lesson that is open.
pub struct Opened(Option<Link>);

impl Opened {
    /// Tells what the things are called.
    pub fn name(&self, titles: Vec<DisplayTitle>) {
        if let Some(link) = &self.0 {
            link.send(Action::Named(titles));
        }
    }
}

/// Shows a lesson in `place`, an element in which nothing else stands.
pub fn open(place: &Element, plan: Deck, options: Options) -> Opened {
    let query = history::query();
    let asked = |name: &str| query.iter().find(|(own, _)| own == name);
    let words = Rc::new(Words::new(options.words, options.language, options.root));
    styles::come(&words.root);
    if let Some((_, pair)) = asked(SPEAKER) {
        notes::open(place, plan, &words, pair.clone());
        return Opened(None);
    }
    let theme = document_element().and_then(|root| root.dataset().get("theme"));
    let is_staged = asked("stage").is_some() || (!plan.pupils && !is_narrow());
    let setting = Setting {
        language: options.language,
        ready: options.ready,
        said: options.said,
        seen: asked("seen").map_or_else(String::new, |(_, seen)| seen.clone()),
        is_staged,
        theme,
        asked: options.asked,
        kept: stage::session()
            .and_then(|tab| tab.get_item(KEPT).ok()?)
            .unwrap_or_else(recalled),
    };
    let state = Lecture::new(plan, setting, moment().now);
    let stage = Stage::new(
        place.clone(),
        &state,
        words.clone(),
        options.on_place,
        options.on_leave,
    );
    let link = {
        let stage = stage.clone();
        Runtime::new(state, move |effect, link: &Link| {
            effects::carry_out(effect, &stage, link)
        })
    };
    mount(place, &stage, &link);
    link.send(Action::Named(options.titles));
    Opened(Some(link))
}

/// What was kept of the lesson that was left; the tab has it again.
fn recalled() -> String {
    let left = LEFT.take();
    if !left.is_empty() {
        let _ = stage::session().map(|tab| tab.set_item(KEPT, &left));
    }
    left
}

fn mount(place: &Element, stage: &Rc<Stage>, link: &Link) {
    let (shown, around) = (link.clone(), stage.clone());
    let view = move || shown.with(|page| view::lesson(page, &around, &shown));
    let (begun, around) = (link.clone(), stage.clone());
    // Called when all is rendered for the first time.
    let on_change = move |redraw| {
        begun.on_change(redraw);
        listen::begin(&around, &begun);
        speaker::recall(&around, &begun);
        begun.send(Action::Begin);
    };
    let end = render_in(place, Rc::new(view), Rc::new(on_change));
    stage.end.replace(Some(end));
    link.mounted_in(place.clone());
}

fn is_narrow() -> bool {
    let matches = window().and_then(|window| window.match_media(NARROW).ok()?);
    matches.is_some_and(|matches| matches.matches())
}

/// Sends an action about what is shown, when the state knows how the element is now.
fn act(stage: &Rc<Stage>, link: &Link, action: Action) {
    stage.look_at_shown(link);
    link.send(action);
}

/// Does something once what happens now has been told to all who hear it: an element tells what is done to it at once, which
/// may be while an action is applied.
fn soon(act: impl FnOnce() + 'static) {
    spawn_local(async move { act() });
}

/// A text that is a property.
fn text_of(of: &wasm_bindgen::JsValue, name: &str) -> Option<String> {
    get(of, name)?.as_string()
}
