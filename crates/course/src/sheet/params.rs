//! What the address of a worksheet may say: `practice/?v=2&skill=columns&level=2&seed=7&count=12&print=both`.
//!
//! The same address makes the same tasks for ever; one without `v` is of the first version.

use crate::practice::MixedSet;
use crate::query::{
    FIRST_VERSION, Fallback, InvalidValue, Reader, level_named, number, rules_named, written,
};
use nian_tasks::{Level, Skill, Version};

/// So many tasks may be asked for.
pub const MOST: u32 = 40;
/// So many there are if nothing is said.
const USUAL: u32 = 10;

/// What is to be seen of a worksheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Parts {
    /// The tasks.
    #[default]
    Sheet,
    /// The answers.
    Key,
    /// The tasks, and the answers on a page of their own.
    Both,
}

impl Parts {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Sheet, Self::Key, Self::Both];

    /// Its name in an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Sheet => "sheet",
            Self::Key => "key",
            Self::Both => "both",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|parts| parts.name() == name)
    }
}

/// A field of the form over a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// What is trained, by its name; an empty text for a few tasks of each kind.
    Skill,
    /// The level.
    Level,
    /// The number of tasks.
    Count,
    /// What is to be seen.
    Parts,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    /// One skill, or a few tasks of each.
    pub skill: Option<Skill>,
    /// The rules, if they are not the skill's usual ones.
    pub rules: Option<String>,
    /// The level.
    pub level: Level,
    /// The seed.
    pub seed: u32,
    /// The number of tasks.
    pub count: u32,
    /// The version of the tasks.
    pub version: Version,
    /// What is to be seen.
    pub parts: Parts,
}

impl Default for Params {
    fn default() -> Self {
        Self {
            skill: None,
            rules: None,
            level: Level::One,
            seed: 1,
            count: USUAL,
            version: Version::One,
            parts: Parts::Sheet,
        }
    }
}

/// Reads the query of an address, given as pairs of names and values.
///
/// ```
/// use nian_course::sheet::{Parts, asked};
///
/// let query = [("count", "12"), ("print", "key")].map(|(name, value)| (name.to_owned(), value.to_owned()));
/// let (asked, refused) = asked(&query);
/// assert_eq!((asked.count, asked.parts), (12, Parts::Key));
/// assert!(refused.is_empty());
/// ```
#[must_use]
pub fn asked(query: &[(String, String)]) -> (Params, Vec<InvalidValue>) {
    Params::default().or(query)
}

impl Params {
    /// What a query asks for; what it does not say is as it was, and so is what cannot be.
    fn or(self, query: &[(String, String)]) -> (Self, Vec<InvalidValue>) {
        let mut reader = Reader::new(query);
        let skill = reader
            .read("skill", Fallback::Mixed, Skill::named)
            .or(self.skill);
        let rules = reader.read("rules", Fallback::UsualRules, rules_named);
        let used = Fallback::Number(self.level.number());
        let level = reader.read("level", used, level_named);
        let seed = reader.read("seed", Fallback::Number(self.seed), |text| number(text, 0));
        let count = reader.read("count", Fallback::Number(self.count), |text| {
            number(text, 1).filter(|&count| count <= MOST)
        });
        let version = reader.read("v", FIRST_VERSION, Version::named);
        let parts = reader.read("print", Fallback::Named(self.parts.name()), Parts::named);
        let rules = reader.rules_of(skill.is_some(), rules.or(self.rules));
        let asked = Self {
            skill,
            rules,
            level: level.unwrap_or(self.level),
            seed: seed.unwrap_or(self.seed),
            count: count.unwrap_or(self.count),
            version: version.unwrap_or(self.version),
            parts: parts.unwrap_or(self.parts),
        };
        (asked, reader.refused)
    }

    /// The same with another value of a field; what cannot be is refused.
    pub(super) fn with(mut self, field: Field, value: String) -> (Self, Vec<InvalidValue>) {
        let name = match field {
            Field::Skill => {
                (self.skill, self.rules) = (None, None);
                "skill"
            }
            Field::Level => "level",
            Field::Count => "count",
            Field::Parts => "print",
        };
        if field == Field::Skill && value.is_empty() {
            return (self, Vec::new());
        }
        self.or(&[(name.to_owned(), value)])
    }

    /// How many tasks there are of each skill.
    #[must_use]
    pub fn groups(&self) -> Vec<(Skill, u32)> {
        if let Some(skill) = self.skill {
            return vec![(skill, self.count)];
        }
        let all = MixedSet {
            level: self.level.number(),
            seed: self.seed,
            count: self.count,
            version: self.version.number(),
        };
        all.mixture()
    }

    /// The query of this worksheet.
    #[must_use]
    pub fn query(&self) -> String {
        let mut said = self.said();
        said.push(("print", self.parts.name().to_owned()));
        written(&said)
    }

    /// The query of the same tasks on the screen.
    #[must_use]
    pub fn on_screen(&self) -> String {
        written(&self.said())
    }

    fn said(&self) -> Vec<(&'static str, String)> {
        let skill = self.skill.map(|skill| ("skill", skill.name().to_owned()));
        let rules = self.rules.clone().map(|rules| ("rules", rules));
        let mut said = vec![("v", self.version.number().to_string())];
        said.extend(skill.into_iter().chain(rules));
        said.push(("level", self.level.number().to_string()));
        said.push(("seed", self.seed.to_string()));
        said.push(("count", self.count.to_string()));
        said
    }
}
