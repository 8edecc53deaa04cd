//! The lessons that the device keeps, of which one is open.

use super::Class;
use crate::class::action::Effect;
use crate::class::announcement::Announcement;
use crate::deck::{Deck, dress};
use crate::store::Storage;

impl<S: Storage + Clone> Class<S> {
    /// Whether the menu of the lessons is open.
    #[must_use]
    pub fn has_menu(&self) -> bool {
        self.has_menu
    }

    /// The other lessons: what each is called, and how many things are in it. They are read when the menu opens.
    #[must_use]
    pub fn others(&self) -> Vec<(Option<String>, usize)> {
        let others = self.others.iter().map(|deck| {
            let title = self.title(&dress(deck.clone(), &self.ready));
            (title, deck.things.len())
        });
        others.collect()
    }

    /// Whether the others can be discarded: while the lesson of a link is looked at, one's own is among them.
    #[must_use]
    pub fn can_discard(&self) -> bool {
        !self.is_foreign
    }

    /// What the lesson is called that was discarded last, and can be had back: `Some(None)` if it has no title.
    #[must_use]
    pub fn discarded(&self) -> Option<Option<String>> {
        let (_, deck) = self.discarded.as_ref()?;
        Some(self.title(&dress(deck.clone(), &self.ready)))
    }

    /// Whether that is what was done last.
    pub(super) fn has_discarded(&self) -> bool {
        matches!(self.announcement, Announcement::Discarded(_))
    }

    /// One of the others is kept no longer.
    pub(super) fn discard(&mut self, at: usize) -> Vec<Effect> {
        let deck = self.others.get(at).filter(|_| !self.is_foreign).cloned();
        let Some(deck) = deck else {
            return Vec::new();
        };
        if let Some(at) = self.tray.discard(&deck) {
            self.discarded = Some((at, deck));
            self.announce(Announcement::Discarded(self.discarded().flatten()));
        }
        vec![Effect::Focus("restore".to_owned())]
    }

    /// The one that was discarded last is where it was.
    pub(super) fn restore(&mut self) -> Vec<Effect> {
        let title = self.discarded().flatten();
        let Some((at, deck)) = self.discarded.take() else {
            return Vec::new();
        };
        self.tray.restore(at, &deck);
        self.announce(Announcement::Restored(title));
        let key = match self.has_menu {
            true => format!("lesson-{at}"),
            false => "menu".to_owned(),
        };
        vec![Effect::Focus(key)]
    }

    pub(super) fn turn_menu(&mut self) -> Vec<Effect> {
        self.has_menu = !self.has_menu;
        Vec::new()
    }

    /// A new lesson, with nothing in it.
    pub(super) fn begin(&mut self) -> Vec<Effect> {
        // Where the lesson of a link is looked at, one's own is put aside when the new one is kept.
        if !self.is_foreign {
            self.tray.replace(&Deck::default());
        }
        self.has_menu = false;
        self.unfolded = None;
        let mut effects = self.change(
            Deck::default(),
            Announcement::Begun,
            Some("menu".to_owned()),
        );
        effects.push(Effect::Address(String::new()));
        effects
    }

    /// Opens another lesson. One of a link that is only looked at is kept then, as the others are.
    pub(super) fn turn_to(&mut self, at: usize) -> Vec<Effect> {
        let Some(wanted) = self.others.get(at).cloned() else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        if self.is_foreign {
            let deck = self.history.now().clone();
            effects = self.keep(&deck);
        }
        let Some(found) = self.tray.open(&wanted) else {
            return effects;
        };
        let found = dress(found, &self.ready);
        self.has_menu = false;
        self.unfolded = None;
        let announcement = Announcement::Opened(self.title(&found));
        self.history.push(found, None);
        self.complain(Vec::new());
        self.announce(announcement);
        effects.push(Effect::Focus("menu".to_owned()));
        effects
    }

    /// Reads the others where they are to be seen: in the menu, and for what somebody has made.
    pub(super) fn read_others(&mut self, are_seen: bool) {
        self.others = Vec::new();
        if !are_seen {
            return;
        }
        let own = self.is_foreign.then(|| self.tray.read());
        let own = own.filter(|deck| !deck.things.is_empty());
        self.others = own.into_iter().chain(self.tray.others()).collect();
    }
}
