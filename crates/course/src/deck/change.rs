//! Changes of a lesson: each gives another one. Places are 0-based here; a place where nothing is changes nothing.

use super::plan::{Deck, start_of};
use super::text::Text;
use super::thing::{QuestionKind, Thing, answer_of, choices_of};

/// What of a thing is another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// What it is called.
    Name(Option<Text>),
    /// The question.
    Question(Option<Text>),
    /// The note.
    Note(Option<Text>),
    /// The first step.
    Start(u16),
    /// How its question is asked.
    Asks(QuestionKind),
    /// The choices, `|` between them.
    Choices(String),
    /// The answer.
    Answer(String),
}

impl Deck {
    /// The things are others; the class stays at the thing where it is, which is at this place now, or begins anew.
    fn with_things(&self, things: Vec<Thing>, here: Option<usize>) -> Self {
        let step = here.map_or_else(|| start_of(&things, 1), |_| self.step);
        let upto = self.upto.map(|upto| upto.min(things.len()));
        Self {
            at: here.map_or(1, |here| here + 1),
            step,
            upto: upto.filter(|&upto| upto > 0),
            title: self.title.clone(),
            ready: self.ready.clone(),
            things,
            ..*self
        }
    }

    /// The place where the class is.
    fn here(&self) -> Option<usize> {
        let here = self.at.checked_sub(1);
        here.filter(|&here| here < self.things.len())
    }

    /// The lesson with these things at its end.
    ///
    /// ```
    /// use nian_course::deck::{Deck, Item, Thing};
    ///
    /// let thing = Thing::new(Item::parse("nim-and-variants/ex2~2").expect("an item"));
    /// let deck = Deck::default().add([thing]);
    /// assert_eq!((deck.at, deck.step), (1, 2));
    /// assert_eq!(deck.remove(0), Deck::default());
    /// ```
    #[must_use]
    pub fn add(&self, things: impl IntoIterator<Item = Thing>) -> Self {
        let mut all = self.things.clone();
        all.extend(things);
        self.with_things(all, self.here())
    }

    /// The lesson with a thing at another place. A class that has begun stays at its thing.
    #[must_use]
    pub fn move_to(&self, from: usize, to: usize) -> Self {
        let mut things = self.things.clone();
        if from.max(to) >= things.len() {
            return self.clone();
        }
        let thing = things.remove(from);
        things.insert(to, thing);
        let has_begun = self.at > 1 || self.step != start_of(&self.things, 1);
        let here = self.here().filter(|_| has_begun);
        let here = here.map(|here| match here {
            _ if here == from => to,
            _ if from < here && here <= to => here - 1,
            _ if to <= here && here < from => here + 1,
            _ => here,
        });
        self.with_things(things, here)
    }

    /// The lesson without a thing. Where the class is at it, it begins anew.
    #[must_use]
    pub fn remove(&self, at: usize) -> Self {
        let mut things = self.things.clone();
        if at >= things.len() {
            return self.clone();
        }
        things.remove(at);
        let here = self.here().filter(|&here| here != at);
        let here = here.map(|here| if here > at { here - 1 } else { here });
        let mut deck = self.with_things(things, here);
        let seen = self
            .upto
            .map(|upto| if at < upto { upto - 1 } else { upto });
        deck.upto = seen.filter(|&seen| seen > 0);
        deck
    }

    /// The lesson with something of a thing as it is told. The class goes along with a first step.
    #[must_use]
    pub fn set(&self, at: usize, to: Change) -> Self {
        let mut deck = self.clone();
        let Some(thing) = deck.things.get_mut(at) else {
            return deck;
        };
        let faults = &mut Vec::new();
        match to {
            Change::Name(text) => thing.name = text,
            Change::Question(text) => thing.question = text,
            Change::Note(text) => thing.note = text,
            Change::Asks(asks) => thing.asks = asks,
            Change::Choices(text) => thing.choices = choices_of(&text, "", faults),
            Change::Answer(text) => thing.answer = answer_of(&text, faults),
            Change::Start(start) => {
                thing.item.start = start;
                if deck.at == at + 1 {
                    deck.step = start;
                }
            }
        }
        deck
    }
}
