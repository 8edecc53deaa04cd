//! The lesson that is kept on the device, and the last few before it.

use super::file::from_file;
use super::json;
use super::plan::Deck;
use super::saved::as_json;
use crate::store::{Condition, Storage, Store, Stored};

/// So many that others have taken the place of are kept.
const EARLIER: usize = 5;

/// A lesson is kept as its file. What could not be read of it is put aside.
impl Stored for Deck {
    const NAME: &str = "lesson";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let (deck, faults) = from_file(value);
        // There is nothing in a new one.
        let is_whole = faults.iter().all(|fault| fault.code() == "empty");
        deck.map(|deck| (deck, is_whole))
    }

    fn write(&self) -> String {
        let mut text = String::new();
        json::write(&as_json(self), None, &mut text);
        text
    }
}

/// Those before it, the newest first; `None` if nothing has been kept.
#[derive(Clone, Debug, Default)]
struct Earlier(Option<Vec<Deck>>);

impl Stored for Earlier {
    const NAME: &str = "lesson-earlier";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let all = json::list(value)?;
        let read = all.iter().map(|one| Deck::read(one.get()));
        let read: Vec<Option<(Deck, bool)>> = read.collect();
        let is_whole = read.iter().all(|one| matches!(one, Some((_, true))));
        let decks = read.into_iter().flatten().map(|(deck, _)| deck);
        Some((Self(Some(decks.collect())), is_whole))
    }

    fn write(&self) -> String {
        let all = self.0.iter().flatten().map(Stored::write);
        ["[", &all.collect::<Vec<_>>().join(","), "]"].concat()
    }
}

/// The only one that was kept, up to version 1.1.
#[derive(Clone, Debug, Default)]
struct Before(Option<Deck>);

impl Stored for Before {
    const NAME: &str = "lesson-before";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let (deck, is_whole) = Deck::read(value)?;
        Some((Self(Some(deck)), is_whole))
    }

    fn write(&self) -> String {
        self.0.as_ref().map_or_else(String::new, Stored::write)
    }
}

/// The lesson that is kept on the device, and those that it has taken the place of. None of them has the texts of a
/// ready-made lesson that it does not hold itself: [`super::dress`] gives them.
#[derive(Debug)]
pub struct Tray<S> {
    now: Store<Deck, S>,
    earlier: Store<Earlier, S>,
    before: Store<Before, S>,
}

impl<S: Storage + Clone> Tray<S> {
    /// The tray of a device; nothing is read yet.
    pub fn new(storage: S) -> Self {
        Self {
            now: Store::new(storage.clone()),
            earlier: Store::new(storage.clone()),
            before: Store::new(storage),
        }
    }

    /// How the last access to the lesson went.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.now.condition()
    }

    /// The lesson; one with nothing in it where none is kept.
    pub fn read(&mut self) -> Deck {
        self.now.read()
    }

    /// Keeps a lesson; whether the browser does.
    pub fn write(&mut self, deck: &Deck) -> bool {
        self.now.write_anew(deck);
        self.now.condition() == Condition::Fine
    }

    /// Another lesson takes the place of the one that is kept, which can be brought back unless there is nothing in it;
    /// whether the browser keeps it.
    pub fn replace(&mut self, deck: &Deck) -> bool {
        let now = as_kept(&self.read());
        if !now.things.is_empty() {
            let mut all = self.all();
            all.retain(|one| *one != now);
            all.insert(0, now);
            all.truncate(EARLIER);
            self.earlier.write(&Earlier(Some(all)));
        }
        self.write(deck)
    }

    /// Whether there is a lesson that can be brought back.
    pub fn has_earlier(&mut self) -> bool {
        !self.all().is_empty()
    }

    /// Brings the lesson back that was there before, in the place of this one, and keeps it; asked again, the one
    /// before that, and so on: one after the other all come back. `None` if there is none.
    pub fn turn(&mut self, deck: &Deck) -> Option<Deck> {
        let mut all = self.all();
        if all.is_empty() {
            return None;
        }
        let deck = as_kept(deck);
        let newest = all.remove(0);
        if !deck.things.is_empty() {
            all.retain(|one| *one != deck);
            all.push(deck);
        }
        all.truncate(EARLIER);
        self.earlier.write(&Earlier(Some(all)));
        self.write(&newest);
        Some(newest)
    }

    /// The texts that could not be read, a line each.
    pub fn damaged(&mut self) -> Option<String> {
        self.now.damaged()
    }

    fn all(&mut self) -> Vec<Deck> {
        let all = self.earlier.read().0;
        all.unwrap_or_else(|| self.before.read().0.into_iter().collect())
    }
}

/// A lesson as it is read again: whether it is for pupils stands in no file.
fn as_kept(deck: &Deck) -> Deck {
    Deck::read(&deck.write()).map_or_else(Deck::default, |(deck, _)| deck)
}
