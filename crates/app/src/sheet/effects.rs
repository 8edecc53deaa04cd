use super::Link;
use super::page::AllWords;
use crate::history;
use crate::mount::{document, find};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use nian_course::sheet::{Action, Effect, Worksheet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlLinkElement, window};

/// So many milliseconds of work, then the page has its turn.
const TURN: f64 = 20.0;
/// After so many milliseconds it is said that tasks are being made.
const PATIENCE: u32 = 300;
/// After so many milliseconds styles that have not come are asked for again.
const DELAYS: [u32; 2] = [400, 1600];

/// Carries out the effects of a worksheet.
pub(super) struct Carrier {
    words: Rc<AllWords>,
    /// Names the styles in `data-styles`.
    section: Element,
    is_working: Rc<Cell<bool>>,
    patience: RefCell<Option<Timeout>>,
}

impl Carrier {
    pub(super) fn new(section: Element, words: Rc<AllWords>) -> Self {
        Self {
            words,
            section,
            is_working: Rc::default(),
            patience: RefCell::default(),
        }
    }

    pub(super) fn carry_out(&self, effect: Effect, link: &Link) {
        match effect {
            Effect::Make => {
                let late = link.clone();
                let patience = Timeout::new(PATIENCE, move || late.send(Action::Late));
                self.patience.replace(Some(patience));
                if !self.is_working.replace(true) {
                    work(link.clone(), self.is_working.clone());
                }
            }
            Effect::Keep => self.keep(link),
            Effect::Fetch => {
                let name = self.section.get_attribute("data-styles");
                fetch(name.unwrap_or_default(), link.clone(), DELAYS.into_iter());
            }
            Effect::Print => print(),
        }
    }

    /// The address is that of the sheet, and a file that it is printed to has its title.
    fn keep(&self, link: &Link) {
        let query = link.with(|page| page.asked().query());
        history::replace_query(&query);
        let title = link.with(|page| {
            let asked = page.asked();
            let subject = self.words.title(asked.skill);
            format!("{subject} {}-{}", asked.level.number(), asked.seed)
        });
        if let Some(document) = document() {
            document.set_title(&title);
        }
    }
}

/// Makes tasks in turns.
fn work(link: Link, is_working: Rc<Cell<bool>>) {
    let turn = move || {
        let began = js_sys::Date::now();
        let is_making = || link.is_live() && link.with(Worksheet::is_making);
        while is_making() && js_sys::Date::now() - began < TURN {
            link.send(Action::Work);
        }
        if is_making() {
            work(link, is_working);
        } else {
            is_working.set(false);
        }
    };
    Timeout::new(0, turn).forget();
}

/// Prints what is shown once it is rendered, which may be after this task.
fn print() {
    Timeout::new(0, || {
        if let Some(window) = window() {
            let _ = window.print();
        }
    })
    .forget();
}

/// Has the page load the styles of a file.
fn fetch(file: String, link: Link, mut delays: impl Iterator<Item = u32> + 'static) {
    let there = find("link[data-sheet]").and_then(|there| there.dyn_into().ok());
    if there.is_some_and(|there: HtmlLinkElement| there.sheet().is_some()) {
        return link.send(Action::Styles); // an instance before this one has loaded them
    }
    let Some((document, head)) = document().and_then(|document| {
        let head = document.head()?;
        Some((document, head))
    }) else {
        return;
    };
    let Ok(node) = document.create_element("link") else {
        return;
    };
    for (name, value) in [("rel", "stylesheet"), ("data-sheet", ""), ("href", &file)] {
        let _ = node.set_attribute(name, value);
    }
    let loaded = link.clone();
    EventListener::once(&node, "load", move |_| loaded.send(Action::Styles)).forget();
    let lost = node.clone();
    let again = move || match delays.next() {
        Some(delay) => {
            Timeout::new(delay, move || fetch(file, link, delays)).forget();
        }
        None => {
            let online = link.clone();
            link.send(Action::Lost);
            if let Some(window) = window() {
                let retry = move |_: &_| online.send(Action::Retry);
                EventListener::once(&window, "online", retry).forget();
            }
        }
    };
    EventListener::once(&node, "error", move |_| {
        lost.remove();
        again();
    })
    .forget();
    let _ = head.append_child(&node);
}
