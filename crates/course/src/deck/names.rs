//! What pages call the things of a lesson, and which things there are.

use super::custom_example::CustomExample;
use super::fault::{Fault, clipped};
use super::item::{Item, Kind};
use super::plan::{Deck, start_of};
use super::text::Text;
use super::thing::Thing;
use crate::flat_map::FlatMap;
use nian_solver::AnyPosition;
use nian_words::Language;
use serde::Deserialize;

/// The most characters of an item that stands for a title.
const CLIPPED: usize = 60;

/// The file of names in a language, `names.LANGUAGE.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Names {
    /// The titles of the chapters, in the order of the articles, and the items of the examples, boards and claims in each.
    pub chapters: Vec<(String, Vec<String>)>,
    /// The examples, by `ARTICLE/EXAMPLE`.
    pub examples: FlatMap<String, NamedExample>,
    /// The titles of the claims, by `ARTICLE/CLAIM`.
    pub claims: FlatMap<String, String>,
    /// The names of the tables.
    pub tables: FlatMap<String, String>,
    /// The names of the skills.
    pub skills: FlatMap<String, String>,
    /// What is said of each kind, and of numbers of each system, with `$1` for the name or the number.
    pub said: FlatMap<String, String>,
}

/// An example of an article.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct NamedExample(
    /// Its title.
    pub String,
    /// Its last step.
    pub usize,
    /// The file of its picture, if there is one.
    #[serde(default)]
    pub Option<String>,
    /// Whether a step of it asks something.
    #[serde(default)]
    pub bool,
);

/// What a thing is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DisplayTitle {
    /// The title.
    pub text: String,
    /// The tag of its language; empty where it is the reader's, or nobody knows it.
    pub lang: String,
}

impl Names {
    /// Whether there is such a thing; of numbers and of examples that somebody has made only their element can tell.
    #[must_use]
    pub fn is_there(&self, item: &Item) -> bool {
        match item.kind {
            Kind::Example => self.examples.get(&item.of).is_some(),
            Kind::Claim => self.claims.get(&item.of).is_some(),
            Kind::Table => self.tables.get(&item.of).is_some(),
            _ => item.is_playable(),
        }
    }

    /// The title of what an item shows; `None` where it has none. A board's is that of its card, once the language, that of
    /// these names, is [learnt](Language::is_learnt).
    #[must_use]
    pub fn titled(&self, item: &Item, language: Language) -> Option<String> {
        let of = item.of.as_str();
        match item.kind {
            Kind::Example => self.examples.get(of).map(|example| example.0.clone()),
            Kind::Claim | Kind::Exercise | Kind::Table => {
                self.filled(item.kind.name(), self.name(item)?)
            }
            Kind::Lesson => self.said.get("lesson").cloned(),
            Kind::Number => {
                let (system, value) = of.rsplit_once('=')?;
                self.filled(system.split(':').next()?, value)
            }
            Kind::Game => {
                let position: AnyPosition = of.parse().ok()?;
                let is_learnt = language.is_learnt();
                is_learnt.then(|| language.sentences().title(&position))
            }
        }
    }

    /// The title without a word for the kind, for where that is said beside it.
    #[must_use]
    pub fn name(&self, item: &Item) -> Option<&str> {
        let names = match item.kind {
            Kind::Claim => &self.claims,
            Kind::Exercise => &self.skills,
            Kind::Table => &self.tables,
            _ => return None,
        };
        names.get(&item.of).map(String::as_str)
    }

    fn filled(&self, said: &str, name: &str) -> Option<String> {
        self.said.get(said).map(|said| said.replace("$1", name))
    }

    /// The lesson without what this site does not have, and what that is. A section without an example may have a
    /// claim. Where the names have not come all of a lesson stays, and each thing says itself what is wrong.
    #[must_use]
    pub fn checked(&self, deck: &Deck) -> (Deck, Vec<Fault>) {
        let (mut things, mut faults) = (Vec::new(), Vec::new());
        let (mut here, mut seen) = (None, 0);
        for (was, thing) in deck.things.iter().enumerate() {
            let mut thing = thing.clone();
            if !self.is_there(&thing.item) {
                let of = thing.item.of.clone();
                let claim = Item {
                    kind: Kind::Claim,
                    of,
                    start: 0,
                };
                if thing.item.kind != Kind::Example || !self.is_there(&claim) {
                    faults.push(match thing.item.kind {
                        Kind::Game => Fault::Item(clipped(&claim.of, 80)),
                        _ => Fault::Unknown(claim.of),
                    });
                    continue;
                }
                thing.item = claim;
            }
            things.push(thing);
            if was + 1 == deck.at {
                here = Some(things.len());
            }
            if deck.upto.is_some_and(|upto| was < upto) {
                seen = things.len();
            }
        }
        let whole = Deck {
            at: here.unwrap_or(1),
            step: here.map_or_else(|| start_of(&things, 1), |_| deck.step),
            upto: (seen > 0).then_some(seen),
            title: deck.title.clone(),
            ready: deck.ready.clone(),
            things,
            ..*deck
        };
        (whole, faults)
    }
}

/// What a thing is called: by the teacher or by whoever made it, else as our pages call it; where their names have not
/// come, as an address has it. `made` is what is known of an example that somebody has made.
#[must_use]
pub fn called(
    thing: &Thing,
    language: Language,
    names: Option<&Names>,
    made: Option<&CustomExample>,
) -> DisplayTitle {
    let spoken = |text: Option<&Text>| -> Option<DisplayTitle> {
        let said = text?.spoken(language)?;
        let is_own = said.lang == language.tag();
        Some(DisplayTitle {
            text: said.text.to_owned(),
            lang: if is_own { "" } else { said.lang }.to_owned(),
        })
    };
    let own =
        spoken(thing.name.as_ref()).or_else(|| spoken(made.and_then(|made| made.title.as_ref())));
    own.unwrap_or_else(|| {
        let titled = names.and_then(|names| names.titled(&thing.item, language));
        let item = || clipped(&thing.item.at_start().to_string(), CLIPPED);
        DisplayTitle {
            text: titled.unwrap_or_else(item),
            lang: String::new(),
        }
    })
}
