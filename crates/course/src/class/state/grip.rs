//! A thing that is taken by its grip and carried to another place, by keys or by a pointer. Nobody else moves it meanwhile.

use super::Class;
use crate::class::action::Effect;
use crate::class::announcement::Announcement;
use crate::store::Storage;

/// A thing that is being carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grabbed {
    /// Where it was.
    from: usize,
    /// Where it is.
    at: usize,
}

impl<S: Storage + Clone> Class<S> {
    /// The place of the thing that is being carried.
    #[must_use]
    pub fn grabbed(&self) -> Option<usize> {
        self.grabbed.map(|grabbed| grabbed.at)
    }

    pub(super) fn grab(&mut self, at: usize) -> Vec<Effect> {
        let thing = self.deck().things.get(at);
        if thing.is_none() {
            return Vec::new();
        }
        let announcement = Announcement::Grabbed(self.title_of(thing), at + 1);
        self.unfolded = None;
        self.grabbed = Some(Grabbed { from: at, at });
        self.announce(announcement);
        Vec::new()
    }

    /// The thing goes to another place. All places that it passes are one change. A grip in which the focus was has it there.
    pub(super) fn carry(&mut self, to: usize, has_focus: bool) -> Vec<Effect> {
        let Some(Grabbed { from, at }) = self.grabbed else {
            return Vec::new();
        };
        let deck = self.history.now();
        if to == at || to >= deck.things.len() {
            return Vec::new();
        }
        let announcement = Announcement::Moved(self.title_of(deck.things.get(at)), to + 1);
        let next = deck.move_to(at, to);
        let mut effects = self.keep(&next);
        if from == at {
            self.history.push(next, None);
        } else {
            self.history.place(|deck| *deck = next);
        }
        self.grabbed = Some(Grabbed { from, at: to });
        if from == to {
            self.history.revoke();
        }
        self.announce(announcement);
        effects.extend(has_focus.then(|| Effect::Focus(format!("grip-{to}"))));
        effects
    }

    /// It stays where it is.
    pub(super) fn release(&mut self) -> Vec<Effect> {
        if let Some(Grabbed { at, .. }) = self.grabbed.take() {
            self.announce(Announcement::Moved(
                self.title_of(self.deck().things.get(at)),
                at + 1,
            ));
        }
        Vec::new()
    }

    /// It goes back to where it was.
    pub(super) fn put_back(&mut self) -> Vec<Effect> {
        let Some(Grabbed { from, at }) = self.grabbed else {
            return Vec::new();
        };
        let announcement = Announcement::PutBack(self.title_of(self.deck().things.get(at)));
        let effects = self.carry(from, true);
        self.grabbed = None;
        self.announce(announcement);
        effects
    }
}
