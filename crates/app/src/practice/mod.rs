//! The page of exercises: the form, the exercise, which is an element of the page, and the end of a set.

mod effects;
mod ending;
mod view;
mod words;

pub use view::{form, summary};
pub use words::{EndingWords, Words};

pub(crate) use view::{named, refusals};

use crate::history;
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime, moment};
use crate::sheet;
use crate::storage::LocalStorage;
use gloo::events::EventListener;
use nian_course::practice::{Action, Cell, Effect, Moment, Practice, Score, Shown, asked};
use nian_tasks::{Level, Skill};
use nian_ui::model::{Event, Exercise};
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlSelectElement, window};

/// The name of this page in `<html data-nian-app>`.
pub const NAME: &str = "practice";
/// How the page keeps how far one has come, in the state of its entry of the history.
const ROUND: &str = "round";

/// What this page and that of the record keep on the device.
pub(crate) use nian_course::practice::Record as Saved;

type State = Practice<LocalStorage>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        Practice::apply(self, action, moment)
    }
}

/// Mounts the page in what is written, or the worksheet that the address asks for; `None` if something else is shown.
pub(crate) fn mount() -> Option<()> {
    let query = history::query();
    let words = find("[data-words]")?.get_attribute("data-words")?;
    let words: Words = serde_json::from_str(&words).ok()?;
    if query.iter().any(|(name, _)| name == "print") {
        return sheet::mount(&query, words);
    }
    let words = Rc::new(words);
    let exercise = find("nian-exercise")?;
    let form = find(".choosing form")?;
    let early = early(&form);
    let round = history::state(ROUND);
    let (state, effects) = Practice::open(LocalStorage, asked(&query), round, moment());
    let link = {
        let exercise = exercise.clone();
        Runtime::new(state, move |effect, _| {
            effects::carry_out(effect, &exercise)
        })
    };
    link.carry_out(effects);
    mount_parts(&form, &link, &words)?;
    if let Some(action) = early {
        link.send(action);
    }
    listen(&exercise, &link)
}

fn mount_parts(form: &Element, link: &Link, words: &Rc<Words>) -> Option<()> {
    let own = words.clone();
    let form = mount_in(form, link, move |link| {
        view::form(&own, link.with(Practice::form), &link.callback())
    })?;
    form.set_attribute("data-alive", "").ok()?; // it needs nobody any more to keep what is asked of it
    link.mounted_in(form);
    let own = words.clone();
    mount_in(&find(".choosing .now")?, link, move |link| {
        view::summary(&own, link.with(Practice::form))
    })?;
    let own = words.clone();
    mount_in(&find(".practice-told span")?, link, move |link| {
        link.with(|page| view::status(&own, page.refused(), page.condition()))
    })?;
    let own = words.clone();
    mount_in(&find(".set-end")?, link, move |link| {
        let (send, now) = (link.callback(), moment().now);
        link.with(|page| {
            let (done, offers) = page.ended(now)?;
            let ended = ending::Ended {
                done,
                offers,
                due: page.due(now),
                has_rules: page.has_rules(),
                can_look: page.can_look_at(0),
                language: page.has_shown().then(|| Language::from_tag(&own.language)),
            };
            Some(ending::ending(&own, ended, &send))
        })
        .unwrap_or_default()
    })?;
    Some(())
}

/// What the reader has asked of the form before the app was there, as `www/pages/alone.js` has kept it.
fn early(form: &Element) -> Option<Action> {
    let asked = form.dyn_ref::<HtmlElement>()?.dataset().get("asked")?;
    form.remove_attribute("data-asked").ok()?; // else another instance does it again
    let value = |name: &str| {
        let select = form.query_selector(&format!("select[name={name}]"));
        let select = select.ok().flatten()?.dyn_into::<HtmlSelectElement>();
        select.ok().map(|select| select.value())
    };
    match asked.as_str() {
        "others" => Some(Action::Others),
        "daily" => Some(view::today()),
        "worksheet" => Some(Action::Worksheet),
        _ => {
            let level = value("level").and_then(|level| level.parse().ok());
            let level = level.and_then(|level| Level::new(level).ok());
            let skill = value("skill").and_then(|skill| Skill::named(&skill));
            Some(Action::Choose(skill, level.unwrap_or(Level::One)))
        }
    }
}

/// Listens to the exercise and to other windows, as long as the page is there.
fn listen(exercise: &Element, link: &Link) -> Option<()> {
    let weak = Rc::downgrade(link);
    let observer = nian_engine::observe(exercise, move |widget, events| {
        let (Some(link), Some(exercise)) = (weak.upgrade(), widget.exercise()) else {
            return;
        };
        // While its attributes are being set, one after the other, it shows what nobody has asked for.
        if !link.is_carrying_out() {
            link.send(Action::Shown(shown(
                exercise,
                events.contains(&Event::Done),
            )));
        }
    });
    let kept = link.clone();
    let listener = EventListener::new(&window()?.into(), "storage", move |_| {
        let _ = &observer;
        kept.send(Action::OtherWindow);
    });
    listener.forget();
    Some(())
}

fn shown(exercise: &Exercise, has_ended: bool) -> Shown {
    let [right, wrong, assisted, given, skipped] = exercise.score().map(u64::from);
    Shown {
        cell: Cell {
            skill: Skill::ALL[exercise.skill()],
            level: exercise.level(),
        },
        version: exercise.version(),
        seed: exercise.seed(),
        task: exercise.index(),
        about: exercise.about(),
        score: Score {
            right,
            wrong,
            assisted,
            given,
            skipped,
        },
        state: exercise.stand(),
        has_ended,
    }
}
