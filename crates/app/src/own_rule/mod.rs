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
use crate::mount::{document_element, find, mount as mount_in, pass_focus};
use crate::runtime::{Page, Runtime};
use crate::worker::{Reply, Search};
use gloo::timers::callback::Timeout;
use nian_course::own_rule::{Action, Asked, Effect, OwnRule};
use nian_course::practice::Moment;
use nian_course::set_up::FormState;
use nian_messages::{Answer, Question};
use nian_words::Form;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How the rule is called in addresses.
pub(crate) const RULE: &str = "rule";
/// The rule that is set at first.
const DEFAULT: &str = "1,3,4";

/// The attribute of a section that the app has mounted.
const ALIVE: &str = "data-alive";
/// The attribute of its section with the rule that stands in the address while it is seen.
pub(crate) const SET: &str = "data-rule";
/// After so many milliseconds it is said that a rule is searched: its worker may not have come.
const PATIENCE: u32 = 250;

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
    let patience = RefCell::new(None);
    let link = Runtime::new(state, move |effect, link| match effect {
        Effect::Search(question) => {
            let late = link.clone();
            let timer = Timeout::new(PATIENCE, move || late.send(Action::Late));
            patience.replace(Some(timer));
            ask(&rules, &question, link);
        }
        Effect::Explain(question) => ask(&reasons, &question, link),
        Effect::ForgetReason => reasons.cancel(),
        Effect::Keep(rule) => keep(rule),
        Effect::Focus(strip, item) => focus(strip, item),
        Effect::PassFocus => pass_focus(".own-rule .failed", "#own-rule"),
    });
    let section = mount_in(section, &link, move |link| {
        let send = link.callback();
        link.with(|state| view::section(&words, state, &send))
    })?;
    section.set_attribute(ALIVE, "").ok()?;
    link.mounted_in(section.clone());
    // What is said already is that the address has no rule.
    if link.with(|page| page.said().is_none()) {
        keep(link.with(OwnRule::rule));
    }
    keep_half_typed(early.half_typed);
    for edit in early.edits {
        link.send(Action::Form(edit));
    }
    near::once(&section, move || link.send(Action::Near))
}

/// The rule stands in the address while its section is seen, and is known to the page that shows it.
fn keep(rule: String) {
    if let Some(section) = find(".own-rule") {
        let _ = section.set_attribute(SET, &rule);
    }
    let view = document_element().and_then(|root| root.dataset().get("view"));
    if view.as_deref() == Some("rule") {
        history::keep(&[(RULE, Some(rule))]);
    }
}

fn ask(search: &Search, question: &Question, link: &Link) {
    let link = link.clone();
    let asked = match question {
        Question::Reason { .. } => Asked::Reason,
        _ => Asked::Search,
    };
    search.ask(question, move |told| {
        link.send(match told {
            Reply::Answer(Answer::Progress { percent }) => Action::Progress(percent),
            Reply::Answer(Answer::Found(found)) => Action::Found(found),
            Reply::Answer(Answer::NoRule { flaw }) => Action::NoRule(flaw),
            Reply::Answer(Answer::Reason(reason)) => Action::Reason(reason),
            _ => Action::Failed(asked),
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
