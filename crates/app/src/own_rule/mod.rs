//! A rule of the reader's own: the section `.own-rule` of a page.

mod early;
mod near;
mod sentences;
mod strips;
mod view;
mod words;

pub use view::section;
pub use words::Words;

use crate::browser::later;
use crate::fields::keep_half_typed;
use crate::history;
use crate::mount::{find, mount as mount_in};
use crate::runtime::{Page, Runtime};
use crate::worker::{Reply, Search};
use nian_course::own_rule::{Action, Effect, OwnRule};
use nian_course::practice::Moment;
use nian_course::set_up::FormState;
use nian_messages::{Answer, Question};
use nian_words::Form;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How the rule is called in addresses.
const RULE: &str = "rule";
/// The rule that is set at first.
const DEFAULT: &str = "1,3,4";

/// The attribute of a section that the app has mounted.
const ALIVE: &str = "data-alive";

type Link = Rc<Runtime<OwnRule>>;

impl Page for OwnRule {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        OwnRule::apply(self, action, moment.now)
    }
}

/// The state of a page whose address has this rule, if any.
#[must_use]
pub fn open(rule: Option<&str>) -> OwnRule {
    OwnRule::open(FormState::new(&Form::RULE, DEFAULT), rule)
}

/// Mounts the tool in its section; `None` if it is another one.
pub(crate) fn mount(section: &Element) -> Option<()> {
    let words: Rc<Words> =
        Rc::new(serde_json::from_str(&section.get_attribute("data-said")?).ok()?);
    let query = history::query();
    let rule = query.iter().find(|(name, _)| name == RULE);
    let state = open(rule.map(|(_, rule)| &rule[..]));
    // Where another instance has been before, it is done.
    let is_first = !section.has_attribute(ALIVE);
    let early = is_first.then(|| early::early(section, state.form()));
    let early = early.flatten().unwrap_or_default();
    let [rules, reasons] = [Search::default(), Search::default()];
    let link = Runtime::new(state, move |effect, link| match effect {
        Effect::Search(question) => ask(&rules, &question, link),
        Effect::Explain(question) => ask(&reasons, &question, link),
        Effect::ForgetReason => reasons.cancel(),
        Effect::Keep(rule) => history::keep(&[(RULE, Some(rule))]),
        Effect::Focus(strip, item) => focus(strip, item),
    });
    let section = mount_in(section, &link, move |link| {
        let send = link.callback();
        link.with(|state| view::section(&words, state, &send))
    })?;
    section.set_attribute(ALIVE, "").ok()?;
    link.mounted_in(section.clone());
    keep_half_typed(early.half_typed);
    for edit in early.edits {
        link.send(Action::Form(edit));
    }
    near::once(&section, move || link.send(Action::Near))
}

fn ask(search: &Search, question: &Question, link: &Link) {
    let link = link.clone();
    search.ask(question, move |told| {
        link.send(match told {
            Reply::Answer(Answer::Progress { percent }) => Action::Progress(percent),
            Reply::Answer(Answer::Found(found)) => Action::Found(found),
            Reply::Answer(Answer::NoRule { flaw }) => Action::NoRule(flaw),
            Reply::Answer(Answer::Reason(reason)) => Action::Reason(reason),
            _ => Action::Failed,
        });
    });
}

/// Focuses an item of a strip, once it is rendered.
fn focus(strip: usize, item: usize) {
    let (strip, item) = (strip + 1, item + 1);
    let css = format!(".own-rule .strip:nth-of-type({strip}) button:nth-child({item})");
    later(move || {
        let item = find(&css).and_then(|item| item.dyn_into::<HtmlElement>().ok());
        let _ = item.map(|item| item.focus());
    });
}
