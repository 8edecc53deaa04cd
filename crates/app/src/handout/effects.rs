use super::{Link, Words, model::load};
use crate::mount::{document, pass_focus};
use crate::{browser, fetch, history, stylesheet};
use nian_course::handout::{Action, Effect};
use nian_words::Language;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};

/// The styles of paper, and of the pictures on it.
const STYLES: [&str; 2] = ["handout.css", "nian.css"];

/// Carries out the effects of a handout.
pub(super) struct Carrier {
    /// What shows each thing.
    cards: Vec<Element>,
    language: Language,
    words: Rc<Words>,
    /// The things that are to come, one after the other: each has a card of its own until then.
    due: RefCell<VecDeque<usize>>,
    is_working: Cell<bool>,
}

impl Carrier {
    pub(super) fn new(cards: Vec<Element>, language: Language, words: Rc<Words>) -> Self {
        Self {
            cards,
            language,
            words,
            due: RefCell::default(),
            is_working: Cell::new(false),
        }
    }

    pub(super) fn carry_out(self: &Rc<Self>, effect: Effect, link: &Link) {
        match effect {
            Effect::Load(at) => {
                self.due.borrow_mut().push_back(at);
                if !self.is_working.replace(true) {
                    let (own, link) = (self.clone(), link.clone());
                    spawn_local(async move { own.work(&link).await });
                }
            }
            Effect::Styles => spawn_local(dress(link.clone())),
            Effect::Keep(values) => history::keep(&values),
            Effect::Leave(contents) => {
                history::keep(&[("print", Some(contents.name().to_owned()))]);
                if let Some(window) = window() {
                    let _ = window.location().reload();
                }
            }
            Effect::Made => {
                let title = link.with(|page| self.words.heading(page.title().as_deref()));
                if let Some(document) = document() {
                    document.set_title(&title); // a file that it is printed to is called so
                }
            }
            Effect::Print => browser::later(|| {
                if let Some(window) = window() {
                    let _ = window.print();
                }
            }),
            Effect::PassFocus => pass_focus(".handout [name=again]", ".handout [name=paper]"),
        }
    }

    async fn work(&self, link: &Link) {
        while let Some(at) = self.next() {
            let loaded = match self.cards.get(at) {
                Some(card) => load(card, self.language).await,
                None => Err(String::new()),
            };
            link.send(match loaded {
                Ok(loaded) => Action::Loaded(at, loaded),
                Err(why) => Action::Failed(at, why),
            });
        }
        self.is_working.set(false);
    }

    fn next(&self) -> Option<usize> {
        self.due.borrow_mut().pop_front()
    }
}

/// Has the page load the styles, one file after the other.
async fn dress(link: Link) {
    for file in STYLES {
        let has_come = match fetch::site(file) {
            Some(file) => stylesheet::load(&file).await,
            None => false,
        };
        if !has_come {
            return link.send(Action::NoStyles);
        }
    }
    link.send(Action::Styles);
}
