//! What is practised now: the exercise's attributes, and what comes after it.

use super::address::Asked;
use super::cell::{Cell, level_named};
use nian_tasks::{Level, Skill};
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
}

impl Attributes {
    /// Those of a round of a cell.
    #[must_use]
    pub fn of(cell: Cell, seed: u32, count: u32) -> Self {
        Self {
            skill: Some(cell.skill.name().to_owned()),
            rules: None,
            level: Some(cell.level.number().to_string()),
            seed: Some(seed.to_string()),
            count: Some(count.to_string()),
        }
    }

    /// All of them by name, in the order of an address.
    #[must_use]
    pub fn named(&self) -> [(&'static str, Option<&str>); 5] {
        [
            ("skill", self.skill.as_deref()),
            ("rules", self.rules.as_deref()),
            ("level", self.level.as_deref()),
            ("seed", self.seed.as_deref()),
            ("count", self.count.as_deref()),
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

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u32 {
        let seed = self.seed.as_deref().and_then(|seed| seed.parse().ok());
        seed.unwrap_or(1)
    }
}

/// So many tasks of all kinds, as on a worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fixed {
    /// The number of their level.
    pub level: u32,
    /// The seed of each kind.
    pub seed: u32,
    /// The number of tasks.
    pub count: u32,
}

impl Fixed {
    /// Those that an address asks for.
    #[must_use]
    pub fn of(asked: &Asked) -> Self {
        Self {
            level: asked.level.number(),
            seed: asked.seed,
            count: asked.count,
        }
    }

    /// Their level.
    #[must_use]
    pub fn level(self) -> Level {
        Level::new(self.level).unwrap_or(Level::One)
    }
}

/// How many tasks of each skill there are among `count`, in the order of the skills. The easier ones come first, and have
/// one more where they do not share evenly.
#[must_use]
pub fn mixture(count: u32) -> Vec<(Skill, u32)> {
    let kinds = MIXED.len() as u32;
    let shares = (0..kinds).map(|at| (count + kinds - 1 - at) / kinds);
    let all = MIXED.into_iter().zip(shares);
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
    pub fixed: Option<Fixed>,
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
}
