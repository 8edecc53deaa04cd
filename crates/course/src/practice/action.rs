//! What can happen on the page, and what the page is to do.

use super::cell::{Cell, Score};
use super::round::{Attributes, Round};
use nian_tasks::{Level, Skill, Version};

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A skill and a level are chosen; without a skill what is due is practised.
    Choose(Option<Skill>, Level),
    /// Other tasks of the same kind are wanted.
    Others,
    /// The tasks of this day are wanted: year, month, day, all 1-based.
    Daily(u32, u32, u32),
    /// The same tasks are wanted on paper.
    Worksheet,
    /// The exercise has changed.
    Shown(Shown),
    /// The task of the set with this 0-based index is to be seen again.
    LookAgain(usize),
    /// Another window has changed the record.
    OtherWindow,
}

/// What an exercise shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What is trained.
    pub cell: Cell,
    /// The version of its tasks.
    pub version: Version,
    /// Their seed.
    pub seed: u32,
    /// The 0-based index of the task.
    pub task: u32,
    /// What the task is about, as the exercise names it.
    pub about: String,
    /// How the tasks so far have gone.
    pub score: Score,
    /// The progress as a text, which can be restored.
    pub state: String,
    /// Whether the last task has just ended.
    pub has_ended: bool,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The exercise gets these attributes, and no other of their names.
    Set(Attributes),
    /// The exercise goes on with this progress.
    Restore(String),
    /// The exercise is seen, or what came of the set stands in its place.
    ShowExercise(bool),
    /// The address gets this query, and its entry in the history this state.
    Keep(String, Round),
    /// The page goes to its own address with this query.
    Go(String),
}

/// The fields of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The skill; none for what is due.
    pub skill: Option<Skill>,
    /// The level.
    pub level: Level,
    /// Whether a level can be chosen.
    pub has_level: bool,
    /// Whether tasks are of one level, chosen or not.
    pub shows_level: bool,
}

/// When something happens, and by what chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// Any number: the seed of a set that nobody has had.
    pub chance: u32,
}
