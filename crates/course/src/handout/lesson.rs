//! A lesson of an address on paper.

use super::state::{HandoutThing, TaggedText};
use crate::deck::{
    CustomExample, Deck, Fault, Names, QuestionKind, Ready, Text, Thing, called, dress, read, write,
};
use nian_words::Language;

/// A lesson on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its title.
    pub title: Option<String>,
    /// Its things, and what is told of each.
    pub things: Vec<(Thing, HandoutThing)>,
    /// The query by which pupils find the same.
    pub pupils: String,
    /// The query by which it is looked at.
    pub back: String,
    /// What of it could not be read, and is not on paper.
    pub faults: Vec<Fault>,
}

/// The lesson that a text as `location.search` asks for, with the texts of a ready-made one of these, and without what this
/// site does not have, once the names are there that say so.
#[must_use]
pub fn lesson(search: &str, ready: &[Ready], names: Option<&Names>, language: Language) -> Lesson {
    let (deck, mut faults) = read(search);
    let mut deck = dress(deck.unwrap_or_default(), ready);
    if let Some(names) = names {
        let (known, unknown) = names.checked(&deck);
        deck = known;
        faults.extend(unknown);
    }
    let last = deck.things.len();
    let whole = Deck {
        at: last,
        step: 0,
        ..deck.clone()
    };
    let pupils = Deck {
        at: 1,
        ..whole.for_pupils(last)
    };
    let title = deck.title.as_ref().and_then(|title| title.spoken(language));
    let given = |thing: &Thing| HandoutThing {
        called: Some(name(thing, names, language)),
        question: said(thing.question.as_ref(), language),
        asks: thing.asked(),
        choices: match thing.asked() {
            QuestionKind::Choice if thing.question.is_some() => thing.choices.clone(),
            _ => Vec::new(),
        },
        answer: thing.answer.clone().filter(|_| thing.question.is_some()),
        note: said(thing.note.as_ref(), language),
        start: thing.item.start.into(),
        ..HandoutThing::default()
    };
    Lesson {
        title: title.map(|title| title.text.to_owned()),
        pupils: write(&pupils, ready),
        back: write(&deck, ready),
        faults,
        things: deck
            .things
            .iter()
            .map(|one| (one.clone(), given(one)))
            .collect(),
    }
}

fn name(thing: &Thing, names: Option<&Names>, language: Language) -> String {
    let is_made = thing.item.kind == crate::deck::Kind::Lesson;
    let made = is_made
        .then(|| CustomExample::of(&thing.item.of).ok())
        .flatten();
    called(thing, language, names, made.as_ref()).text
}

fn said(text: Option<&Text>, language: Language) -> Option<TaggedText> {
    let spoken = text?.spoken(language)?;
    let is_own = spoken.lang == language.tag();
    Some(TaggedText {
        text: spoken.text.to_owned(),
        lang: if is_own { "" } else { spoken.lang }.to_owned(),
    })
}
