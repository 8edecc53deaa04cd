//! A lesson as data for the script that shows it on paper.

use super::State;
use nian_course::class::Class;
use nian_course::deck::{Deck, Kind, Spoken, Text, Thing};
use nian_course::packed::unpack;
use nian_course::store::Storage;
use nian_words::Language;
use serde::Serialize;

/// A text in the language that it has.
#[derive(Serialize)]
struct Own<'a> {
    text: &'a str,
    lang: &'a str,
}

#[derive(Serialize)]
struct ShownThing<'a> {
    kind: &'static str,
    of: &'a str,
    start: u16,
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
    /// The text of an example of somebody's own, right or not.
    text: Option<String>,
    /// What it is called, and in which language, if that is not the page's.
    called: (String, String),
    name: Option<Own<'a>>,
    question: Option<Own<'a>>,
    note: Option<Own<'a>>,
}

#[derive(Serialize)]
pub(super) struct Shown<'a> {
    language: &'static str,
    title: Option<Own<'a>>,
    things: Vec<ShownThing<'a>>,
    /// What of it is wanted on paper, where pupils find it, and where the reader came from.
    paper: [String; 3],
}

/// What is to be seen on paper.
pub(super) fn shown(page: &State) -> Option<Shown<'_>> {
    let deck = page.deck();
    let paper = page.paper()?;
    let paper = [paper.shown, paper.pupils, paper.back];
    Some(shown_of(page, deck, paper))
}

fn shown_of<'a, S: Storage + Clone>(
    page: &'a Class<S>,
    deck: &'a Deck,
    paper: [String; 3],
) -> Shown<'a> {
    let language = page.language();
    Shown {
        language: language.tag(),
        title: own(deck.title.as_ref(), language),
        things: deck.things.iter().map(|one| thing(page, one)).collect(),
        paper,
    }
}

fn thing<'a, S: Storage + Clone>(page: &'a Class<S>, thing: &'a Thing) -> ShownThing<'a> {
    let language = page.language();
    let is_own = thing.item.kind == Kind::Lesson;
    let called = page.called(thing);
    let called = called.map_or_else(Default::default, |called| (called.text, called.lang));
    ShownThing {
        kind: thing.item.kind.name(),
        of: &thing.item.of,
        start: thing.item.start,
        tag: thing.tag(),
        attributes: thing.attributes(),
        text: is_own.then(|| unpack(&thing.item.of).unwrap_or_default()),
        called,
        name: own(thing.name.as_ref(), language),
        question: own(thing.question.as_ref(), language),
        note: own(thing.note.as_ref(), language),
    }
}

fn own(text: Option<&Text>, language: Language) -> Option<Own<'_>> {
    let Spoken { text, lang } = text?.spoken(language)?;
    Some(Own { text, lang })
}
