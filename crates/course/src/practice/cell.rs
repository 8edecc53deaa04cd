use crate::query::level_named;
use nian_tasks::{Level, Skill};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A skill at a level, which has a record of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The skill.
    pub skill: Skill,
    /// The level.
    pub level: Level,
}

impl Cell {
    /// All cells: all skills of the first level, then those of the next.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |level| Skill::ALL.map(|skill| Self { skill, level });
        Level::ALL.into_iter().flat_map(of)
    }

    /// The same skill at another level, if there is such a level.
    #[must_use]
    pub fn harder(self, by: i32) -> Option<Self> {
        let number = self.level.number().checked_add_signed(by)?;
        let level = Level::new(number).ok()?;
        Some(Self { level, ..self })
    }

    /// The next skill, at the first level; after the last the first.
    #[must_use]
    pub fn next_skill(self) -> Self {
        let at = Skill::ALL.iter().position(|&skill| skill == self.skill);
        let next = at.map_or(0, |at| (at + 1) % Skill::ALL.len());
        Self {
            skill: Skill::ALL[next],
            level: Level::One,
        }
    }

    /// The cell of a name in a record, `outcome 1`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (skill, level) = name.split_once(' ')?;
        Some(Self {
            skill: Skill::named(skill)?,
            level: level_named(level)?,
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.skill.name(), self.level.number())
    }
}

/// How often tasks have had each result, by the first record of each task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Right at once.
    pub right: u64,
    /// Wrong at first.
    pub wrong: u64,
    /// Right with a hint.
    pub assisted: u64,
    /// The answer was shown.
    pub given: u64,
    /// Not tried.
    pub skipped: u64,
}

/// The result of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TaskResult {
    /// Right at once.
    Right,
    /// Wrong at first.
    Wrong,
    /// Right with a hint.
    Assisted,
    /// The answer was shown.
    Given,
    /// Not tried.
    Skipped,
}

impl TaskResult {
    /// All results, in the order of the record's columns.
    pub const ALL: [Self; 5] = [
        Self::Right,
        Self::Wrong,
        Self::Assisted,
        Self::Given,
        Self::Skipped,
    ];
}

impl TaskResult {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Assisted => "assisted",
            Self::Given => "given",
            Self::Skipped => "skipped",
        }
    }
}

impl Score {
    /// The number of tasks with this result.
    #[must_use]
    pub fn of(&self, went: TaskResult) -> u64 {
        match went {
            TaskResult::Right => self.right,
            TaskResult::Wrong => self.wrong,
            TaskResult::Assisted => self.assisted,
            TaskResult::Given => self.given,
            TaskResult::Skipped => self.skipped,
        }
    }

    /// The same number, to be changed.
    pub fn of_mut(&mut self, went: TaskResult) -> &mut u64 {
        match went {
            TaskResult::Right => &mut self.right,
            TaskResult::Wrong => &mut self.wrong,
            TaskResult::Assisted => &mut self.assisted,
            TaskResult::Given => &mut self.given,
            TaskResult::Skipped => &mut self.skipped,
        }
    }

    /// The number of all tasks.
    #[must_use]
    pub fn sum(&self) -> u64 {
        TaskResult::ALL.iter().map(|&went| self.of(went)).sum()
    }
}
