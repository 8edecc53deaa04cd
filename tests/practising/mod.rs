//! Exercises: tasks answered right and wrong by scripts and by hand, and the page that keeps the record.

mod app;
mod ending;
mod focus;
mod kept;
mod page;
mod rules;
mod spoken;
mod stopped;
mod tasks;
mod tries;

use nian_tasks::{Level, Request, Skill, Task, Version};
use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    tasks::add(suite);
    tries::add(suite);
    rules::add(suite);
    spoken::add(suite);
    page::add(suite);
    kept::add(suite);
    focus::add(suite);
    app::add(suite);
    stopped::add(suite);
    ending::add(suite);
}

/// A task by the usual rules.
pub(crate) fn task(skill: Skill, level: Level, seed: u32, index: u32) -> Task {
    task_of(Version::One, skill, level, seed, index)
}

/// A task of a version.
pub(crate) fn task_of(version: Version, skill: Skill, level: Level, seed: u32, index: u32) -> Task {
    let request = Request {
        version,
        skill,
        rules: None,
        level,
        seed,
        index,
    };
    nian_tasks::task(&request).expect("a task")
}
