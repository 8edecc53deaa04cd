//! Tasks are the same for ever: the first 40 of each skill and level for seed 1, and in version 2 the first 20 of each row
//! of its table.

use crate::cells::second;
use nian_tasks::{Level, Request, Skill, Version, task};
use std::fmt::Write as _;

/// The first tasks of a cell, one a line.
fn write(text: &mut String, cell: Request<'_>, count: u32) {
    for index in 0..count {
        let task = task(&Request { index, ..cell }).unwrap();
        let kind = task.kind.name();
        writeln!(text, "{} {kind} {:?}", task.text, task.question).unwrap();
    }
}

/// The first tasks of version 1 as text.
fn made() -> String {
    let mut text = String::from("version 1, seed 1\n");
    for skill in Skill::ALL {
        for level in Level::ALL {
            writeln!(text, "\n{} {}", skill.name(), level.number()).unwrap();
            let cell = Request {
                version: Version::One,
                skill,
                rules: None,
                level,
                seed: 1,
                index: 0,
            };
            write(&mut text, cell, 40);
        }
    }
    text
}

/// The first tasks of version 2 as text.
fn made_second() -> String {
    let mut text = String::from("version 2, seed 1\n");
    for cell in second(&Skill::ALL) {
        let rules = cell
            .rules
            .map_or_else(String::new, |rules| format!(" {rules}"));
        let (skill, level) = (cell.skill.name(), cell.level.number());
        writeln!(text, "\n{skill}{rules} {level}").unwrap();
        write(&mut text, cell, 20);
    }
    text
}

/// `UPDATE_GOLDEN=1` writes the file anew.
fn is_as_in(file: &str, made: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(file, made).unwrap();
    }
    let golden = std::fs::read_to_string(file).unwrap_or_default();
    for (made, golden) in made.lines().zip(golden.lines()) {
        assert_eq!(made, golden, "{file}");
    }
    assert_eq!(made.len(), golden.len(), "{file}");
}

/// Tasks of a version never change: the files are written anew for a new version only.
#[test]
fn the_first_of_each_level() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tasks/golden.txt");
    is_as_in(file, &made());
}

#[test]
fn the_first_of_each_level_of_version_2() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tasks/golden2.txt");
    is_as_in(file, &made_second());
}
