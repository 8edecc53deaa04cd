//! The page of a course for learning platforms: one thing after another, and what the platform is told of it.
//!
//! It is no page of the site but of a package (`cargo xtask package --scorm`), which has its words in all languages: the platform
//! may know the learner's.

mod effects;
mod files;
mod part;
mod platform;
mod stopped;
mod view;
mod words;

pub use words::Words;

pub(crate) use stopped::offer;

use crate::browser::get;
use crate::listen::on;
use crate::mount::{document, document_element, find, mount as mount_in};
use crate::runtime::{Page, Runtime};
use effects::Carrier;
use nian_course::practice::Moment;
use nian_course::scorm::{Action, Effect, Plan, Scorm};
use nian_words::Language;
use platform::Platform;
use std::rc::Rc;
use web_sys::window;

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "scorm";
/// In `<html>`: the record as it was told last, for the instance after a trap. It goes with the page: nobody else goes on with it.
const LEFT: &str = "left";
/// A list beside the course needs so much of the window, in pixels.
const WIDE: f64 = 640.0;

type Link = Rc<Runtime<Scorm>>;

impl Page for Scorm {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        Scorm::apply(self, action, moment)
    }
}

/// The words of the page, one language after the other.
fn words() -> Option<Vec<Words>> {
    let words = find(".course")?.get_attribute("data-words")?;
    serde_json::from_str(&words).ok()
}

/// Those of a language.
fn of(words: &[Words], language: Language) -> Option<&Words> {
    let own = words.iter().find(|own| own.language == language.tag());
    own.or(words.first())
}

/// Mounts the page in what is written; `None` if another page is there.
pub(crate) fn mount() -> Option<()> {
    let (place, words) = (find(".course")?, Rc::new(words()?));
    let plan: Plan = serde_json::from_str(&find("#course")?.text_content()?).ok()?;
    let document = document()?;
    document.set_title(&plan.title);
    let platform = Platform::find();
    platform.begin();
    let has = (platform.launch_data(), platform.recording());
    let left = document_element()?.dataset().get(LEFT);
    let (state, effects) = Scorm::open(plan, has, left.as_deref(), &languages());
    let card = document.create_element("div").ok()?;
    card.set_class_name("card");
    let carrier = Rc::new(Carrier::new(platform, card.clone()));
    let link = Runtime::new(state, move |effect, link| carrier.carry_out(effect, link));
    let is_wide = window()?.inner_width().ok()?.as_f64() >= Some(WIDE);
    let root = mount_in(&place, &link, move |link| {
        view::page(link, &words, &card, is_wide)
    })?;
    link.mounted_in(root);
    link.carry_out(effects);
    listen(&link)
}

/// The languages that the reader prefers.
fn languages() -> Vec<String> {
    let all = window().map(|window| window.navigator().languages());
    let all = all.into_iter().flatten();
    all.filter_map(|tag| tag.as_string()).collect()
}

/// Listens to the network, and to whoever leaves: they may not come back. Not to `unload`, which browsers skip.
fn listen(link: &Link) -> Option<()> {
    let (window, document) = (window()?, document()?);
    let send = link.callback();
    on(&window, "online", move |_| send.emit(Action::Online));
    let send = link.callback();
    let page = document.clone();
    on(&document, "visibilitychange", move |_| {
        if page.hidden() {
            send.emit(Action::Hidden);
        }
    });
    let send = link.callback();
    on(&window, "pagehide", move |_| send.emit(Action::Left));
    let send = link.callback();
    on(&window, "pageshow", move |event| {
        if get(event, "persisted").is_some_and(|persisted| persisted.is_truthy()) {
            send.emit(Action::Returned);
        }
    });
    Some(())
}
