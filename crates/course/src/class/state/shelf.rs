//! What can go into the lesson, beside it. One action puts a thing in, at the end; done again, it takes it out.

use super::Class;
use crate::class::action::Effect;
use crate::class::announcement::Announcement;
use crate::class::tab::Tab;
use crate::deck::{Deck, Group, Item, Kind, MOST_THINGS, ReadyThing, Text, Thing, dress, read};
use crate::store::Storage;

/// What is chosen of the shelf.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    tab: Tab,
    /// What is searched for.
    typed: String,
    /// The things that it names outright, as an address or a position does.
    meant: Vec<Thing>,
}

impl Shelf {
    /// Nothing is searched for any more.
    pub(super) fn forget(&mut self) {
        self.typed.clear();
        self.meant.clear();
    }
}

/// What a search finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    /// Things that are named outright.
    pub meant: Vec<Thing>,
    /// The places of ready-made lessons.
    pub ready: Vec<usize>,
    /// Things of the site.
    pub items: Vec<Item>,
}

impl Hits {
    /// Whether nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.meant.is_empty() && self.ready.is_empty() && self.items.is_empty()
    }
}

impl<S: Storage + Clone> Class<S> {
    /// What is to be seen on the shelf.
    #[must_use]
    pub fn tab(&self) -> Tab {
        self.shelf.tab
    }

    /// What is searched for; empty where the tab is to be seen.
    #[must_use]
    pub fn typed(&self) -> &str {
        self.shelf.typed.trim()
    }

    /// The things on a tab, in groups. Of examples of one's own those in the lessons that the device keeps, as far as these
    /// have been read.
    #[must_use]
    pub fn on_tab(&self, tab: Tab) -> Vec<Group> {
        let names = self.names.as_ref();
        match (tab, tab.kind(), names) {
            (Tab::Mine, ..) => vec![self.mine()],
            (_, Some(kind), Some(names)) => names.shelf(kind),
            _ => Vec::new(),
        }
    }

    fn mine(&self) -> Group {
        let decks = [self.deck()].into_iter().chain(&self.others);
        let things = decks.flat_map(|deck| &deck.things);
        let made = things.filter(|thing| thing.item.kind == Kind::Lesson);
        let mut items: Vec<Item> = Vec::new();
        for thing in made {
            let item = thing.item.at_start();
            if !items.contains(&item) {
                items.push(item);
            }
        }
        Group { title: None, items }
    }

    /// What is found of what is searched for; `fold` gives a text in lower case and in letters of usual width.
    #[must_use]
    pub fn hits(&self, fold: &dyn Fn(&str) -> String) -> Hits {
        let text = fold(self.typed());
        let words: Vec<&str> = text.split_whitespace().collect();
        let matches = |title: &Text| {
            let said = title.spoken(self.language);
            let said = said.map_or_else(String::new, |said| fold(said.text));
            words.iter().all(|word| said.contains(word))
        };
        let ready = self.ready.iter().enumerate();
        let ready = ready.filter(|(_, one)| !words.is_empty() && matches(&one.title));
        let items = self
            .names
            .as_ref()
            .map(|names| names.found(&text, self.language, fold));
        Hits {
            meant: self.shelf.meant.clone(),
            ready: ready.map(|(at, _)| at).collect(),
            items: items.unwrap_or_default(),
        }
    }

    /// Whether the lesson has a thing that shows this, wherever it begins.
    #[must_use]
    pub fn has(&self, item: &Item) -> bool {
        self.last_of(&self.deck().things, item).is_some()
    }

    /// Whether the lesson has all things of the ready-made one at this place.
    #[must_use]
    pub fn has_ready(&self, at: usize) -> bool {
        self.ready_deck(at)
            .is_some_and(|deck| self.without(&deck.things).is_some())
    }

    /// For how many minutes the lesson is; `None` where nobody knows it of a thing.
    #[must_use]
    pub fn minutes(&self) -> Option<u32> {
        let deck = self.deck();
        let of = |is_own: bool| {
            let all = self.ready.iter();
            let all = all.filter(move |one| (deck.ready.as_ref() == Some(&one.id)) == is_own);
            all.flat_map(|one| &one.things)
        };
        // The same thing may take longer in one lesson than in another.
        let known: Vec<&ReadyThing> = of(true).chain(of(false)).collect();
        let things = deck.things.iter().map(|thing| {
            let item = thing.item.at_start().to_string();
            let own = known.iter().find(|one| one.item == item);
            own.map(|one| one.minutes)
        });
        things.sum()
    }

    pub(super) fn see(&mut self, tab: Tab) -> Vec<Effect> {
        self.shelf = Shelf {
            tab,
            ..Shelf::default()
        };
        self.complain(Vec::new());
        vec![Effect::EmptyAdding]
    }

    pub(super) fn search(&mut self, typed: String, meant: Vec<Thing>) -> Vec<Effect> {
        let (things, _) = self.checked_things(meant);
        self.shelf.typed = typed;
        self.shelf.meant = things;
        if !self.faults.is_empty() {
            self.complain(Vec::new());
        }
        Vec::new()
    }

    /// A thing goes into the lesson, or out of it.
    pub(super) fn put(&mut self, thing: Thing) -> Vec<Effect> {
        let now = self.history.now().clone();
        if let Some(at) = self.last_of(&now.things, &thing.item.at_start()) {
            let announcement = Announcement::Removed(self.title_of(now.things.get(at)));
            self.unfolded = None;
            return self.change(now.remove(at), announcement, None);
        }
        self.put_in(vec![thing])
    }

    /// All things of a ready-made lesson go into the lesson, or out of it. Where there is nothing in the lesson, it is that one.
    pub(super) fn put_ready(&mut self, at: usize) -> Vec<Effect> {
        let Some(deck) = self.ready_deck(at) else {
            return Vec::new();
        };
        let title = self.title(&deck).unwrap_or_default();
        self.unfolded = None;
        if let Some(mut left) = self.without(&deck.things) {
            if left.things.is_empty() && left.title == deck.title {
                left = Deck::default();
            }
            return self.change(left, Announcement::Removed(title), None);
        }
        self.append(deck, Announcement::Added(title))
    }

    /// All things of a group on the tab that the lesson has not yet.
    pub(super) fn put_group(&mut self, at: usize) -> Vec<Effect> {
        let groups = self.on_tab(self.shelf.tab);
        let items = groups.into_iter().nth(at).map(|group| group.items);
        let items = items.unwrap_or_default().into_iter();
        let things: Vec<Thing> = items
            .filter(|item| !self.has(item))
            .map(Thing::new)
            .collect();
        if things.is_empty() {
            return Vec::new();
        }
        self.put_in(things)
    }

    /// A lesson comes at the end of this one; where there is nothing in this one, in its place.
    pub(super) fn append(&mut self, deck: Deck, announcement: Announcement) -> Vec<Effect> {
        let now = self.history.now().clone();
        let room = MOST_THINGS.saturating_sub(now.things.len());
        if deck.things.len() > room {
            self.announce(Announcement::Full);
            return Vec::new();
        }
        let is_titled = now.title.as_ref().is_some_and(|title| !title.is_empty());
        let next = if !now.things.is_empty() {
            now.add(deck.things)
        } else if is_titled {
            let title = now.title;
            Deck { title, ..deck }
        } else {
            deck
        };
        self.change(next, announcement, None)
    }

    /// Things come at the end of the lesson, if there is room.
    pub(super) fn put_in(&mut self, things: Vec<Thing>) -> Vec<Effect> {
        let now = self.history.now();
        if things.len() > MOST_THINGS.saturating_sub(now.things.len()) {
            self.announce(Announcement::Full);
            return Vec::new();
        }
        let announcement = match things.as_slice() {
            [one] => Announcement::Added(self.title_of(Some(one))),
            many => Announcement::AddedSeveral(many.len()),
        };
        self.unfolded = None;
        self.change(self.history.now().add(things), announcement, None)
    }

    /// The ready-made lesson at this place, with its texts.
    fn ready_deck(&self, at: usize) -> Option<Deck> {
        let deck = read(&self.ready.get(at)?.query).0?;
        Some(dress(deck, &self.ready))
    }

    /// The lesson without these things; `None` if it has not all of them.
    fn without(&self, things: &[Thing]) -> Option<Deck> {
        let mut left = self.deck().clone();
        for thing in things {
            let at = self.last_of(&left.things, &thing.item.at_start())?;
            left = left.remove(at);
        }
        Some(left)
    }

    fn last_of(&self, things: &[Thing], item: &Item) -> Option<usize> {
        things.iter().rposition(|own| own.item.at_start() == *item)
    }
}
