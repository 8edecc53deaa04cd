//! What can go into a lesson, in groups, and what of it is found.

use super::item::{Item, Kind};
use super::names::Names;
use crate::marks::is_mark;
use nian_tasks::Skill;
use nian_words::Language;

/// The most that is found.
const MOST_FOUND: usize = 60;
/// A number that shows how a system writes one.
const NUMBERS: [&str; 4] = [
    "binary=45",
    "fibonacci=100",
    "sequence:1,2,5,14=40",
    "mixed:2,3,4=20",
];

/// Things that stand together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are, if there are several groups.
    pub title: Option<String>,
    /// The things.
    pub items: Vec<Item>,
}

impl Names {
    /// What there is of a kind: examples with the boards, and claims, chapter by chapter; of others one group. Nothing of
    /// what somebody has made.
    #[must_use]
    pub fn shelf(&self, kind: Kind) -> Vec<Group> {
        match kind {
            Kind::Example | Kind::Game => self.chapters(|kind| kind != Kind::Claim),
            Kind::Claim => self.chapters(|kind| kind == Kind::Claim),
            Kind::Table => one_group(kind, self.tables.iter().map(|(of, _)| of.as_str())),
            Kind::Number => one_group(kind, NUMBERS),
            Kind::Exercise => one_group(kind, Skill::ALL.iter().map(|skill| skill.name())),
            Kind::Lesson => Vec::new(),
        }
    }

    fn chapters(&self, has: fn(Kind) -> bool) -> Vec<Group> {
        let groups = self.chapters.iter().map(|(title, items)| {
            let items = items.iter().filter_map(|item| Item::parse(item));
            Group {
                title: Some(title.clone()),
                items: items
                    .filter(|item| has(item.kind) && self.is_there(item))
                    .collect(),
            }
        });
        groups.filter(|group| !group.items.is_empty()).collect()
    }

    /// All things whose title, or that of their group, has every word of a text in it, whatever their kind, at most 60;
    /// nothing where the text says nothing. `fold` gives a text in lower case and in letters of usual width; a browser and the
    /// host each have one.
    #[must_use]
    pub fn found(
        &self,
        text: &str,
        language: Language,
        fold: impl Fn(&str) -> String,
    ) -> Vec<Item> {
        let text = fold(text);
        let words = text.split(is_mark).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.collect();
        if words.is_empty() {
            return Vec::new();
        }
        let kinds = [
            Kind::Example,
            Kind::Table,
            Kind::Number,
            Kind::Claim,
            Kind::Exercise,
        ];
        let mut found: Vec<Item> = Vec::new();
        for Group { title, items } in kinds.into_iter().flat_map(|kind| self.shelf(kind)) {
            let group = fold(&title.unwrap_or_default());
            for item in items {
                let title = fold(&self.titled(&item, language).unwrap_or_default());
                let has = |word: &&str| title.contains(*word) || group.contains(*word);
                if found.len() < MOST_FOUND && words.iter().all(has) && !found.contains(&item) {
                    found.push(item);
                }
            }
        }
        found
    }
}

fn one_group<'a>(kind: Kind, all: impl IntoIterator<Item = &'a str>) -> Vec<Group> {
    let items = all.into_iter().map(|of| item(kind, of)).collect();
    vec![Group { title: None, items }]
}

fn item(kind: Kind, of: &str) -> Item {
    Item {
        kind,
        of: of.to_owned(),
        start: 0,
    }
}
