//! The lessons that the device keeps, of which one is open.

use super::Class;
use crate::class::action::Effect;
use crate::class::said::Said;
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

    pub(super) fn turn_menu(&mut self) -> Vec<Effect> {
        self.has_menu = !self.has_menu;
        Vec::new()
    }

    /// A new lesson, with nothing in it.
    pub(super) fn begin(&mut self) -> Vec<Effect> {
        if !std::mem::take(&mut self.is_foreign) {
            self.tray.replace(&Deck::default());
        }
        self.has_menu = false;
        self.unfolded = None;
        let mut effects = self.change(Deck::default(), Said::Begun, Some("menu".to_owned()));
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
        let said = Said::Opened(self.title(&found));
        self.history.push(found, None);
        self.complain(Vec::new());
        self.say(said);
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
