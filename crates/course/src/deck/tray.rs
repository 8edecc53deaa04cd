//! The lessons that are kept on the device: the one that is open, and the others.

use super::file::from_file;
use super::json;
use super::plan::Deck;
use super::saved::as_json;
use crate::store::{Condition, Storage, Store, Stored};

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

/// The others, the one that was open last first; `None` if none has been kept. The name of the entry is that of version 1.0,
/// which kept those that another lesson had taken the place of.
#[derive(Clone, Debug, Default)]
struct Others(Option<Vec<Deck>>);

impl Stored for Others {
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

/// The lesson that is open, and the others that the device keeps. None of them has the texts of a ready-made lesson that it
/// does not hold itself: [`super::dress`] gives them.
#[derive(Debug)]
pub struct Tray<S> {
    now: Store<Deck, S>,
    others: Store<Others, S>,
    before: Store<Before, S>,
    /// Whether the lesson in the storage has yet to be kept among the others, before another takes its place.
    needs_backup: bool,
}

impl<S: Storage + Clone> Tray<S> {
    /// The tray of a device; nothing is read yet.
    pub fn new(storage: S) -> Self {
        Self {
            now: Store::new(storage.clone()),
            others: Store::new(storage.clone()),
            before: Store::new(storage),
            needs_backup: false,
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

    /// Keeps a lesson; whether the browser does. What it takes the place of is never written over before it is kept itself.
    pub fn write(&mut self, deck: &Deck) -> bool {
        if self.needs_backup {
            let others = self.others.read();
            self.others.write_anew(&others);
            self.needs_backup = !self.others.is_kept();
        }
        if self.needs_backup {
            self.now.hold(deck);
        } else {
            self.now.write_anew(deck);
        }
        self.now.condition() == Condition::Fine
    }

    /// Another lesson takes the place of the one that is open, which is the first of the others then, unless there is nothing
    /// in it; whether the browser keeps it.
    pub fn replace(&mut self, deck: &Deck) -> bool {
        let others = self.others();
        self.put_aside(others);
        self.write(deck)
    }

    /// The others, the one that was open last first.
    pub fn others(&mut self) -> Vec<Deck> {
        let all = self.others.read().0;
        all.unwrap_or_else(|| self.before.read().0.into_iter().collect())
    }

    /// Opens one of the others, which is kept in the place of the one that is open; `None` if it is none of them.
    pub fn open(&mut self, deck: &Deck) -> Option<Deck> {
        let deck = as_kept(deck);
        let mut others = self.others();
        let at = others.iter().position(|one| *one == deck)?;
        let found = others.remove(at);
        self.put_aside(others);
        self.write(&found);
        Some(found)
    }

    /// Keeps one of the others no longer. Its place among them, 0-based; `None` if it is none of them.
    pub fn discard(&mut self, deck: &Deck) -> Option<usize> {
        let deck = as_kept(deck);
        let mut others = self.others();
        let at = others.iter().position(|one| *one == deck)?;
        others.remove(at);
        self.others.write_anew(&Others(Some(others)));
        // There may be room now for what was held back.
        if self.needs_backup && self.others.is_kept() {
            let now = self.read();
            self.write(&now);
        }
        Some(at)
    }

    /// Keeps one again that was discarded, at its place.
    pub fn restore(&mut self, at: usize, deck: &Deck) {
        let deck = as_kept(deck);
        let mut others = self.others();
        others.retain(|one| *one != deck);
        others.insert(at.min(others.len()), deck);
        self.others.write_anew(&Others(Some(others)));
    }

    /// The texts that could not be read, a line each.
    pub fn damaged(&mut self) -> Option<String> {
        self.now.damaged()
    }

    /// The lesson that is open comes before these others.
    fn put_aside(&mut self, mut others: Vec<Deck>) {
        let now = as_kept(&self.read());
        if !now.things.is_empty() {
            others.retain(|one| *one != now);
            others.insert(0, now);
        }
        self.others.write_anew(&Others(Some(others)));
        self.needs_backup = !self.others.is_kept();
    }
}

/// A lesson as it is read again: whether it is for pupils stands in no file.
fn as_kept(deck: &Deck) -> Deck {
    Deck::read(&deck.write()).map_or_else(Deck::default, |(deck, _)| deck)
}
