//! Exercises: tasks answered right and wrong by scripts and by hand, and the page that keeps the record.

mod page;
mod tasks;

use nian_tasks::{Level, Request, Skill, Task};
use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    tasks::add(suite);
    page::add(suite);
}

/// A task by the usual rules.
pub(crate) fn task(skill: Skill, level: Level, seed: u32, index: u32) -> Task {
    let request = Request {
        skill,
        rules: None,
        level,
        seed,
        index,
    };
    nian_tasks::task(&request).expect("a task")
}
