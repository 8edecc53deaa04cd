//! Tasks are the same for ever: the first 40 of each skill and level for seed 1.

use nian_tasks::{Level, Request, Skill, VERSION, task};
use std::fmt::Write as _;

/// The first tasks as text, one a line.
fn made() -> String {
    let mut text = format!("version {VERSION}, seed 1\n");
    for skill in Skill::ALL {
        for level in Level::ALL {
            writeln!(text, "\n{} {}", skill.name(), level.number()).unwrap();
            for index in 0..40 {
                let request = Request {
                    skill,
                    rules: None,
                    level,
                    seed: 1,
                    index,
                };
                let task = task(&request).unwrap();
                writeln!(
                    text,
                    "{} {} {:?}",
                    task.text,
                    task.kind.name(),
                    task.question
                )
                .unwrap();
            }
        }
    }
    text
}

/// Tasks of a version never change: `UPDATE_GOLDEN=1` writes the file anew, for a new version only.
#[test]
fn the_first_of_each_level() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tasks/golden.txt");
    let made = made();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(file, &made).unwrap();
    }
    let golden = std::fs::read_to_string(file).unwrap_or_default();
    for (made, golden) in made.lines().zip(golden.lines()) {
        assert_eq!(made, golden, "{file}");
    }
    assert_eq!(made.len(), golden.len(), "{file}");
}
