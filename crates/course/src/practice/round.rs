//! What is practised now: the exercise's attributes, and what comes after it.

use super::address::Params;
use super::cell::Cell;
use super::ending::Done;
use crate::query::level_named;
use nian_tasks::{Level, Skill, Version};
use serde::{Deserialize, Serialize};

/// Those of which there are some in tasks of all kinds: the others are longer than a line of a worksheet.
pub(super) const MIXED: [Skill; 8] = [
    Skill::Outcome,
    Skill::Winning,
    Skill::Columns,
    Skill::Binary,
    Skill::Fibonacci,
    Skill::Pair,
    Skill::Residue,
    Skill::Limit,
];

/// The attributes of the exercise; what is `None` is not set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attributes {
    /// What is trained.
    pub skill: Option<String>,
    /// Rules other than the usual ones.
    pub rules: Option<String>,
    /// The level.
    pub level: Option<String>,
    /// The seed.
    pub seed: Option<String>,
    /// The number of tasks.
    pub count: Option<String>,
    /// The version of the tasks, unless it is the first.
    #[serde(default)]
    pub tasks: Option<String>,
}

impl Attributes {
    /// Those of a round of a cell.
    #[must_use]
    pub fn of(cell: Cell, version: Version, seed: u32, count: u32) -> Self {
        Self {
            skill: Some(cell.skill.name().to_owned()),
            rules: None,
            level: Some(cell.level.number().to_string()),
            seed: Some(seed.to_string()),
            count: Some(count.to_string()),
            tasks: (version != Version::One).then(|| version.number().to_string()),
        }
    }

    /// All of them by name, those of an address in its order first.
    #[must_use]
    pub fn named(&self) -> [(&'static str, Option<&str>); 6] {
        [
            ("skill", self.skill.as_deref()),
            ("rules", self.rules.as_deref()),
            ("level", self.level.as_deref()),
            ("seed", self.seed.as_deref()),
            ("count", self.count.as_deref()),
            ("tasks", self.tasks.as_deref()),
        ]
    }

    /// What is trained.
    #[must_use]
    pub fn cell(&self) -> Cell {
        let skill = self.skill.as_deref().and_then(Skill::named);
        let level = self.level.as_deref().and_then(level_named);
        Cell {
            skill: skill.unwrap_or(Skill::Outcome),
            level: level.unwrap_or(Level::One),
        }
    }

    /// The version of the tasks.
    #[must_use]
    pub fn version(&self) -> Version {
        let version = self.tasks.as_deref().and_then(Version::named);
        version.unwrap_or_default()
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u32 {
        let seed = self.seed.as_deref().and_then(|seed| seed.parse().ok());
        seed.unwrap_or(1)
    }
}

/// So many tasks of all kinds, as on a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MixedSet {
    /// The number of their level.
    pub level: u32,
    /// The seed of each kind.
    pub seed: u32,
    /// The number of tasks.
    pub count: u32,
    /// The number of their version.
    #[serde(default = "first")]
    pub version: u32,
}

/// Rounds that were kept before there was a second version are of the first.
fn first() -> u32 {
    Version::One.number()
}

impl MixedSet {
    /// Those that an address asks for, with this seed.
    #[must_use]
    pub fn of(asked: &Params, seed: u32) -> Self {
        Self {
            level: asked.level.number(),
            seed,
            count: asked.count,
            version: asked.version.number(),
        }
    }

    /// Their version.
    #[must_use]
    pub fn version(self) -> Version {
        Version::new(self.version).unwrap_or_default()
    }

    /// How many tasks of each skill there are. Of version 2 the skills begin with another one for each seed, so that a few
    /// tasks are not always of the same.
    #[must_use]
    pub fn mixture(self) -> Vec<(Skill, u32)> {
        let from = match self.version() {
            Version::One => 0,
            Version::Two => self.seed,
        };
        mixture(self.count, from)
    }

    /// Their level.
    #[must_use]
    pub fn level(self) -> Level {
        Level::new(self.level).unwrap_or(Level::One)
    }
}

/// How many tasks of each skill there are among `count`, in the order of the skills from the one with this number on, 0-based
/// and modulo their number. The first ones have one more where they do not share evenly.
#[must_use]
pub fn mixture(count: u32, from: u32) -> Vec<(Skill, u32)> {
    let kinds = MIXED.len() as u32;
    let shares = (0..kinds).map(|at| (count + kinds - 1 - at) / kinds);
    let skills = MIXED.into_iter().cycle().skip((from % kinds) as usize);
    let all = skills.zip(shares);
    all.filter(|&(_, some)| some > 0).collect()
}

/// How far one has come: what survives a reload of the page, in the state of its entry in the history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The exercise's attributes.
    pub attributes: Attributes,
    /// Whether what is due is practised, whatever it is.
    pub mixed: bool,
    /// Tasks of all kinds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fixed: Option<MixedSet>,
    /// Of these, what is still to come: skills, and numbers of tasks.
    #[serde(default)]
    pub left: Vec<(String, u32)>,
    /// Whether the last task has been done.
    #[serde(default)]
    pub ended: bool,
    /// Whether the tasks are done once more, and have been counted before.
    #[serde(default)]
    pub repeated: bool,
    /// The exercise's `state`.
    #[serde(default)]
    pub state: Option<String>,
    /// The tasks of the set that have been done.
    #[serde(default)]
    pub done: Vec<Done>,
    /// Whether a task of a set that has ended is looked at again.
    #[serde(default)]
    pub is_looking: bool,
}
