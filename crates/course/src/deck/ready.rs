//! The ready-made lessons. An address that names one need not hold its texts.

use super::plan::Deck;
use super::text::Text;
use serde::Deserialize;

/// A ready-made lesson, as the site hands it on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ready {
    /// Its id in addresses.
    pub id: String,
    /// Its address, from the question mark on.
    pub query: String,
    /// Its title.
    pub title: Text,
    /// For whom it is, if that is told.
    pub level: Option<Text>,
    /// What it is about, if that is told.
    pub about: Option<Text>,
    /// Its things.
    pub things: Vec<ReadyThing>,
}

/// A thing of a ready-made lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ReadyThing {
    /// Its item, which begins at the start.
    pub item: String,
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// Its question for the class.
    pub question: Text,
    /// Its note for the teacher.
    pub note: Text,
}

/// The ready-made lesson that a lesson names, and the thing of it that each of its things is.
type Matched<'a> = (&'a Ready, Vec<Option<&'a ReadyThing>>);

fn matched<'a>(deck: &Deck, ready: &'a [Ready]) -> Option<Matched<'a>> {
    let id = deck.ready.as_ref()?;
    let one = ready.iter().find(|one| one.id == *id)?;
    let mut left: Vec<&ReadyThing> = one.things.iter().collect();
    let things = deck.things.iter().map(|thing| {
        let item = thing.item.at_start().to_string();
        let at = left.iter().position(|theirs| theirs.item == item)?;
        Some(left.remove(at))
    });
    Some((one, things.collect()))
}

/// The lesson with the texts of the ready-made one of these that it names, where it has no others. If it names none of
/// them, it names none at all.
#[must_use]
pub fn dress(mut deck: Deck, ready: &[Ready]) -> Deck {
    let Some((one, things)) = matched(&deck, ready) else {
        deck.ready = None;
        return deck;
    };
    deck.title.get_or_insert_with(|| one.title.clone());
    for (thing, theirs) in deck.things.iter_mut().zip(things) {
        let Some(theirs) = theirs else {
            continue;
        };
        thing
            .question
            .get_or_insert_with(|| theirs.question.clone());
        if !deck.pupils {
            thing.note.get_or_insert_with(|| theirs.note.clone());
        }
    }
    deck
}

/// Which texts of a lesson are those that [`dress`] gives it.
#[derive(Debug, Default)]
pub(super) struct ReadyTexts {
    pub(super) title: bool,
    /// Those of its things; nothing where it names no ready-made lesson.
    pub(super) things: Vec<ReadyThingTexts>,
}

/// Which texts of a thing are given.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReadyThingTexts {
    pub(super) question: bool,
    pub(super) note: bool,
}

pub(super) fn given(deck: &Deck, ready: &[Ready]) -> ReadyTexts {
    let Some((one, things)) = matched(deck, ready) else {
        return ReadyTexts::default();
    };
    let things = deck.things.iter().zip(things).map(|(thing, theirs)| {
        let is = |own: &Option<Text>, theirs: Option<&Text>| own.as_ref() == theirs;
        ReadyThingTexts {
            question: is(&thing.question, theirs.map(|theirs| &theirs.question)),
            note: !deck.pupils && is(&thing.note, theirs.map(|theirs| &theirs.note)),
        }
    });
    ReadyTexts {
        title: deck.title.as_ref() == Some(&one.title),
        things: things.collect(),
    }
}
