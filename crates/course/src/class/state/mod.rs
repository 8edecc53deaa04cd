//! The state of the page, and how it changes.

mod edit;
mod grip;
mod lessons;
mod read;
mod shelf;
mod slips;
mod stage;

pub use shelf::Hits;
pub use slips::Slips;
pub use stage::Staged;

use super::action::{Action, Effect};
use super::announcement::Announcement;
use super::example::Example;
use super::tab::Tab;
use crate::deck::{self, Deck, Fault, Kind, Names, Ready, Thing, Tray, dress};
use crate::flat_map::FlatMap;
use crate::history::History;
use crate::store::Storage;
use grip::Grabbed;
use nian_words::Language;
use shelf::Shelf;
use std::rc::Rc;

/// What the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Nothing yet: whether there is what the address asks for, only the names tell.
    Coming,
    /// A lesson that is changed: the one on the device, or that of a link, which becomes the one on the device then.
    Plan,
    /// The lesson of a link.
    Look,
    /// The lesson thing by thing, on stage or in the hand.
    Stage,
}

/// How the loading of the things' names has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NamesStatus {
    /// They are loaded for the first time: what needs them waits.
    Loading,
    /// They have come, or are loaded once more.
    Settled,
    /// They or the language's words have not come, and are loaded once more when something else is done.
    Failed,
}

/// What the address asks for besides the lesson.
#[derive(Clone, Debug, Default)]
struct Params {
    deck: Option<Deck>,
    faults: Vec<Fault>,
    is_mine: bool,
    place: (usize, u16),
    edits: bool,
    projects: bool,
}

/// The dialog with what pupils get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// So many things.
    pub upto: usize,
    /// Whether without questions.
    pub is_bare: bool,
    /// What is said in it.
    pub announcement: Announcement,
}

/// The state of the page of a teacher's own lesson.
#[derive(Debug)]
pub struct Class<S> {
    language: Language,
    /// The whole address of the page, without a query.
    page: String,
    ready: Vec<Ready>,
    tray: Tray<S>,
    names: Option<Rc<Names>>,
    coming: NamesStatus,
    is_learnt: bool,
    asked: Params,
    /// What waits for the names.
    waiting: Vec<Action>,
    view: View,
    /// The lesson of a link that is looked at.
    looked: Deck,
    staged: Option<Staged>,
    history: History<Deck>,
    /// Whether the history is that of the device's lesson: it is read when it is first seen.
    is_planned: bool,
    /// Whether the lesson is one of a link, which is only looked at: nothing is kept before it is changed.
    is_foreign: bool,
    /// The thing whose fields are unfolded.
    unfolded: Option<usize>,
    faults: Vec<Fault>,
    /// So often faults have been told: the same twice is to be heard twice.
    faultings: u32,
    announcement: Announcement,
    announcements: u32,
    shelf: Shelf,
    grabbed: Option<Grabbed>,
    /// Whether the menu of the lessons is open.
    has_menu: bool,
    /// The lessons that are not open, as far as they are to be seen.
    others: Vec<Deck>,
    /// The one of them that was discarded last, and its place.
    discarded: Option<(usize, Deck)>,
    /// Whether the lesson is to be seen where there is no room for it beside the shelf.
    is_seen: bool,
    dialog: Option<Dialog>,
    slips: Option<Slips>,
    examples: FlatMap<String, Rc<Example>>,
}

impl<S: Storage + Clone> Class<S> {
    /// The page of this address, whose query is `search`, with what is kept in this storage.
    pub fn open(
        storage: S,
        language: Language,
        ready: Vec<Ready>,
        page: String,
        search: &str,
    ) -> (Self, Vec<Effect>) {
        let mut class = Self {
            language,
            page,
            ready,
            tray: Tray::new(storage),
            names: None,
            coming: NamesStatus::Loading,
            is_learnt: false,
            asked: stage::asked(search),
            waiting: Vec::new(),
            view: View::Coming,
            looked: Deck::default(),
            staged: None,
            history: History::new(Deck::default()),
            is_planned: false,
            is_foreign: false,
            unfolded: None,
            faults: Vec::new(),
            faultings: 0,
            announcement: Announcement::Nothing,
            announcements: 0,
            shelf: Shelf::default(),
            grabbed: None,
            has_menu: false,
            others: Vec::new(),
            discarded: None,
            is_seen: false,
            dialog: None,
            slips: None,
            examples: FlatMap::default(),
        };
        let mut effects = vec![Effect::LoadNames];
        if !class.asked.is_mine && class.asked.deck.is_none() {
            effects.extend(class.plan());
        }
        class.settle();
        (class, effects)
    }

    /// Changes the state; what the page is to do comes back.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        let needs_names = matches!(
            action,
            Action::Open(_)
                | Action::Add(..)
                | Action::Project
                | Action::Edit
                | Action::Put(_)
                | Action::PutReady(_)
        );
        if needs_names && self.coming == NamesStatus::Loading {
            // Whoever sees nothing happen presses once more, and means the same.
            if !self.waiting.contains(&action) {
                self.waiting.push(action);
            }
            self.announce(Announcement::Coming);
            return Vec::new();
        }
        let retries = self.coming == NamesStatus::Failed && !matches!(action, Action::Names { .. });
        let mut effects = self.change_by(action);
        if retries {
            self.coming = NamesStatus::Settled;
            effects.push(Effect::LoadNames);
        }
        self.settle();
        effects
    }

    fn change_by(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Names { names, is_learnt } => self.learn(names, is_learnt),
            Action::Project => self.project(),
            Action::GoTo(at) => self.go_to(at),
            Action::Edit => self.edit(),
            Action::Copy => self.copy(),
            Action::Copied(text, is_copied) => self.copied(text, is_copied),
            Action::Download => self.download(),
            Action::Downloaded(is_saved) => {
                self.announce(match is_saved {
                    true => Announcement::Saved,
                    false => Announcement::NotSaved,
                });
                Vec::new()
            }
            Action::Print => self.print(),
            Action::Pupils => {
                // A class that has not begun gets all of it.
                let deck = self.deck();
                let upto = if deck.at > 1 {
                    deck.at
                } else {
                    deck.things.len()
                };
                self.offer(upto, false)
            }
            Action::UpTo(upto) => {
                let is_bare = self.dialog.as_ref().is_some_and(|dialog| dialog.is_bare);
                self.offer(upto, is_bare)
            }
            Action::Bare(is_bare) => {
                let upto = self.dialog.as_ref().map_or(1, |dialog| dialog.upto);
                self.offer(upto, is_bare)
            }
            Action::ClosePupils => {
                self.dialog = None;
                Vec::new()
            }
            Action::Slips(what) => self.act_on_slips(what),
            Action::Placed(at, step) => self.placed(at, step),
            Action::Left(at, step) => self.left(at, step),
            other => self.edit_by(other),
        }
    }

    /// The names are there, or do not come: what has waited for them goes on.
    fn learn(&mut self, names: Option<Rc<Names>>, is_learnt: bool) -> Vec<Effect> {
        let is_first = self.coming == NamesStatus::Loading;
        self.names = names.or(self.names.take());
        self.is_learnt |= is_learnt;
        self.coming = if self.names.is_some() && self.is_learnt {
            NamesStatus::Settled
        } else {
            NamesStatus::Failed
        };
        if !is_first {
            return Vec::new();
        }
        let mut effects = if self.view == View::Coming {
            self.arrive()
        } else {
            Vec::new()
        };
        if self.announcement == Announcement::Coming {
            self.announce(Announcement::Nothing);
        }
        for action in std::mem::take(&mut self.waiting) {
            effects.extend(self.change_by(action));
        }
        effects
    }

    /// What is known besides follows.
    fn settle(&mut self) {
        if self
            .grabbed()
            .is_some_and(|at| at >= self.deck().things.len())
        {
            self.grabbed = None;
        }
        let are_seen = self.has_menu || self.tab() == Tab::Mine;
        self.read_others(are_seen && self.view == View::Plan);
        let mut known = std::mem::take(&mut self.examples);
        let decks = [self.deck()].into_iter().chain(&self.others);
        let things = decks.flat_map(|deck| &deck.things);
        let made = things.filter(|thing| thing.item.kind == Kind::Lesson);
        self.examples = made
            .map(|thing| {
                let of = thing.item.of.clone();
                let example = known.remove(&of);
                let example = example.unwrap_or_else(|| Rc::new(Example::of(&of)));
                (of, example)
            })
            .collect();
    }

    /// Things without those that this site does not have.
    fn checked_things(&self, things: Vec<Thing>) -> (Vec<Thing>, Vec<Fault>) {
        let some = Deck {
            things,
            ..Deck::default()
        };
        let (some, unknown) = self.checked(some);
        (some.things, unknown)
    }

    /// The lesson without what this site does not have, with the texts of a ready-made one.
    fn checked(&self, deck: Deck) -> (Deck, Vec<Fault>) {
        let deck = dress(deck, &self.ready);
        match &self.names {
            Some(names) => names.checked(&deck),
            None => (deck, Vec::new()),
        }
    }

    /// A lesson as an address of the page, from the question mark on.
    fn written(&self, deck: &Deck) -> String {
        deck::write(deck, &self.ready)
    }

    fn address(&self, deck: &Deck) -> String {
        [&self.page, self.written(deck).as_str()].concat()
    }

    fn announce(&mut self, announcement: Announcement) {
        self.announcement = announcement;
        self.announcements += 1;
    }

    fn complain(&mut self, faults: Vec<Fault>) {
        self.faults = faults;
        self.faultings += 1;
    }
}
