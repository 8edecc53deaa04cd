use super::Link;
use super::page::AllWords;
use crate::browser::later;
use crate::history;
use crate::mount::{document, pass_focus};
use crate::stylesheet;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use nian_course::sheet::{Action, Effect, Worksheet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};

/// So many milliseconds of work, then the page has its turn.
const TURN: f64 = 20.0;
/// After so many milliseconds it is said that the sheet is not there yet.
const PATIENCE: u32 = 300;

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
                spawn_local(fetch(name.unwrap_or_default(), link.clone()));
            }
            Effect::Print => print(),
            Effect::PassFocus => pass_focus(".worksheet .told button", ".worksheet [name=paper]"),
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
    later(turn);
}

/// Prints what is shown once it is rendered, which may be after this task.
fn print() {
    later(|| {
        if let Some(window) = window() {
            let _ = window.print();
        }
    });
}

/// Has the page load the styles; where they do not come they are asked for again when the network is back.
async fn fetch(file: String, link: Link) {
    if stylesheet::load(&file).await {
        return link.send(Action::Styles);
    }
    link.send(Action::Lost);
    if let Some(window) = window() {
        let retry = move |_: &_| link.send(Action::Retry);
        EventListener::once(&window, "online", retry).forget();
    }
}
