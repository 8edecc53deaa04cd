//! The lesson of an address, on stage; and how a lesson is passed on.

use super::{Class, Dialog, Params, View};
use crate::class::action::Effect;
use crate::class::announcement::Announcement;
use crate::deck::query::{pairs, value};
use crate::deck::{self, Deck, Fault, LONGEST, QuestionKind, Text, read};
use crate::store::Storage;

/// Some servers refuse an address of so many characters: then the lesson on stage is the one on the device, and none is printed.
const LONG: usize = 7000;

/// A lesson on stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Staged {
    /// The lesson as it went there.
    pub deck: Deck,
    /// Whether the device keeps it.
    pub is_mine: bool,
    /// What of its address could not be read, which is said at first.
    pub faults: Vec<Fault>,
    back: Back,
}

/// What is shown once the stage is left.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Back {
    /// One's own lesson, as it was.
    Mine,
    /// The lesson that is changed, at the place where the class was.
    Plan,
    /// The lesson of a link, with what of it could not be read.
    Look(Vec<Fault>),
}

/// What the query of the address asks for.
pub(super) fn asked(search: &str) -> Params {
    let pairs = pairs(search);
    let value = |name: &str| value(&pairs, name);
    let (deck, faults) = read(search);
    let number = |name: &str| value(name).and_then(|number| number.parse().ok());
    Params {
        deck,
        faults,
        is_mine: value("mine").is_some(),
        place: (
            number("at").unwrap_or(0).into(),
            number("step").unwrap_or(0),
        ),
        edits: value("edit").is_some(),
        projects: value("stage").is_some() || value("speaker").is_some(),
    }
}

impl<S: Storage + Clone> Class<S> {
    /// What the address asks for, once it is known what there is.
    pub(super) fn arrive(&mut self) -> Vec<Effect> {
        if self.asked.is_mine {
            let kept = self.tray.read();
            let (mut deck, _) = self.checked(kept);
            let (at, step) = self.asked.place;
            if at == 0 || at > deck.things.len() {
                return self.plan();
            }
            (deck.at, deck.step) = (at, step);
            return self.stage(deck, true, Vec::new(), Back::Mine);
        }
        let Some(deck) = self.asked.deck.take() else {
            return self.plan();
        };
        let (deck, unknown) = self.checked(deck);
        let mut faults = std::mem::take(&mut self.asked.faults);
        faults.extend(unknown);
        if deck.things.is_empty() {
            let effects = self.plan();
            self.complain(faults);
            effects
        } else if self.asked.edits {
            self.look_to_edit(deck, faults)
        } else if self.asked.projects || (deck.pupils && faults.is_empty()) {
            self.looked = deck.clone();
            self.stage(deck, false, faults.clone(), Back::Look(faults))
        } else {
            self.look(deck, faults)
        }
    }

    /// The lesson of an address, to be looked at.
    fn look(&mut self, deck: Deck, faults: Vec<Fault>) -> Vec<Effect> {
        let address = self.written(&deck);
        self.looked = deck;
        self.view = View::Look;
        self.complain(faults);
        self.announce(Announcement::Nothing);
        vec![Effect::Address(address), Effect::FocusHeading]
    }

    pub(super) fn project(&mut self) -> Vec<Effect> {
        let deck = self.deck().clone();
        match self.view {
            View::Stage => Vec::new(),
            View::Plan => self.stage(deck, !self.is_foreign, Vec::new(), Back::Plan),
            _ => self.stage(deck, false, Vec::new(), Back::Look(Vec::new())),
        }
    }

    /// A pupil goes on from the contents to the thing at this place.
    pub(super) fn go_to(&mut self, at: usize) -> Vec<Effect> {
        let deck = self.deck().clone();
        let Some(thing) = deck.things.get(at).filter(|_| self.view == View::Look) else {
            return Vec::new();
        };
        let (at, step) = (at + 1, thing.item.start);
        let deck = Deck { at, step, ..deck };
        self.stage(deck, false, Vec::new(), Back::Look(Vec::new()))
    }

    fn stage(&mut self, deck: Deck, is_mine: bool, faults: Vec<Fault>, back: Back) -> Vec<Effect> {
        self.staged = Some(Staged {
            deck,
            is_mine,
            faults,
            back,
        });
        self.view = View::Stage;
        vec![Effect::Show]
    }

    /// The class has come somewhere: there a lesson on stage is found again after a reload. One that came by its address
    /// has had one that the server takes.
    pub(super) fn placed(&mut self, at: usize, step: u16) -> Vec<Effect> {
        let Some(staged) = &self.staged else {
            return Vec::new();
        };
        let now = Deck {
            at,
            step,
            ..staged.deck.clone()
        };
        let written = self.written(&now);
        let is_short = self.page.len() + written.len() < LONG;
        vec![Effect::Address(if is_short || !staged.is_mine {
            written
        } else {
            format!("?mine=1&at={at}&step={step}")
        })]
    }

    pub(super) fn left(&mut self, at: usize, step: u16) -> Vec<Effect> {
        let Some(staged) = self.staged.take() else {
            return Vec::new();
        };
        let last = Deck {
            at,
            step,
            ..staged.deck
        };
        match staged.back {
            Back::Mine => {
                let mut effects = self.plan();
                effects.push(Effect::Focus("menu".to_owned()));
                effects
            }
            Back::Plan => {
                self.be_planned();
                self.history.place(|deck| (deck.at, deck.step) = (at, step));
                let focus = Effect::Focus("project".to_owned());
                if self.is_foreign {
                    let address = self.written(&last) + "&edit=1";
                    return vec![Effect::Address(address), focus];
                }
                self.tray.write(self.history.now());
                let mut effects = self.plan();
                effects.push(focus);
                effects
            }
            Back::Look(faults) => self.look(last, faults),
        }
    }

    /// What pupils get.
    pub(super) fn offer(&mut self, upto: usize, is_bare: bool) -> Vec<Effect> {
        self.dialog = Some(Dialog {
            upto,
            is_bare,
            announcement: Announcement::Nothing,
        });
        let long = self.pupils_address(upto, is_bare).len();
        if let Some(dialog) = self.dialog.as_mut().filter(|_| long > LONGEST) {
            dialog.announcement = Announcement::TooLong(long);
        }
        Vec::new()
    }

    /// The address that pupils get, who see so many things, from the first on; if it is bare, without questions.
    #[must_use]
    pub fn pupils_address(&self, upto: usize, is_bare: bool) -> String {
        self.address(&for_pupils(self.deck(), upto, is_bare))
    }

    /// The same as short as it can be, for a QR code.
    #[must_use]
    pub fn pupils_code(&self, upto: usize, is_bare: bool) -> String {
        let deck = for_pupils(self.deck(), upto, is_bare);
        [&self.page, deck::write_short(&deck, &self.ready).as_str()].concat()
    }

    /// Whether others can open the address of the page: a file, or a server on this device, they cannot.
    #[must_use]
    pub fn is_for_others(&self) -> bool {
        let host = self.page.split_once("://").map(|(_, rest)| rest);
        let host = host.and_then(|rest| rest.split('/').next()).unwrap_or("");
        let is_own = ["localhost", "127.", "[::1]"].iter();
        !host.is_empty() && !is_own.into_iter().any(|own| host.starts_with(own))
    }

    /// The lesson on paper is another page.
    pub(super) fn print(&mut self) -> Vec<Effect> {
        let address = self.address(self.deck());
        // One that came by its address has had one that the server takes; a file has no server.
        let has_come = self.view != View::Plan || self.is_foreign;
        if has_come || address.len() < LONG || self.page.starts_with("file:") {
            return vec![Effect::Go(address + "&print=both")];
        }
        self.announce(Announcement::CannotPrint(address.len()));
        Vec::new()
    }

    pub(super) fn copy(&mut self) -> Vec<Effect> {
        let address = match &self.dialog {
            Some(dialog) => self.pupils_address(dialog.upto, dialog.is_bare),
            None => self.address(self.deck()),
        };
        if address.len() <= LONGEST {
            return vec![Effect::Copy(address)];
        }
        self.tell(Announcement::TooLong(address.len()));
        Vec::new()
    }

    pub(super) fn copied(&mut self, text: String, is_copied: bool) -> Vec<Effect> {
        if self.table_copied(is_copied) {
            return Vec::new();
        }
        self.tell(if is_copied {
            Announcement::Copied
        } else {
            Announcement::NotCopied(text)
        });
        Vec::new()
    }

    /// Says something where one is.
    fn tell(&mut self, announcement: Announcement) {
        match &mut self.dialog {
            Some(dialog) => dialog.announcement = announcement,
            None => self.announce(announcement),
        }
    }
}

/// What pupils get, who begin at the first thing; if it is bare, without questions.
fn for_pupils(deck: &Deck, upto: usize, is_bare: bool) -> Deck {
    let step = deck.things.first().map_or(0, |thing| thing.item.start);
    let first = Deck {
        at: 1,
        step,
        ..deck.clone()
    };
    let mut pupils = first.for_pupils(upto);
    pupils.upto = pupils.upto.filter(|&upto| upto < deck.things.len());
    if is_bare {
        // The texts of a ready-made lesson would come back by its name.
        let of_ready = pupils.ready.is_some().then(|| Text::Plain(String::new()));
        for thing in &mut pupils.things {
            thing.question = of_ready.clone();
            thing.asks = QuestionKind::Wait;
            (thing.choices, thing.answer) = (Vec::new(), None);
        }
    }
    pupils
}
