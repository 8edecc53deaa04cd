//! What there is to be tried: each skill with each of its rules at each level.

use nian_tasks::{Level, Request, Skill, Version, is_offered};
use std::env;

/// Rules that tasks are made for, if not for every skill and level.
pub(crate) const RULES: [&str; 26] = [
    "nim",
    "nim.misere",
    "wythoff",
    "wythoff.misere",
    "subtraction.1-3",
    "subtraction.1-4",
    "subtraction.1-9",
    "subtraction.1-3.misere",
    "subtraction.1,3,4",
    "subtraction.2,5,7",
    "parity.2",
    "parity.3",
    "parity.4",
    "parity.5",
    "parity.10",
    "parity.3.even",
    "sides.2",
    "sides.3",
    "sides.4",
    "dice",
    "dice.misere",
    "dynamic.1",
    "dynamic.2",
    "dynamic.3",
    "dynamic.4",
    "dynamic.10",
];

/// How many tasks of a cell are tried: all of 1,000 at night, else a sample of those.
pub(crate) fn count() -> u32 {
    if env::var_os("NIAN_NIGHTLY").is_some() {
        1000
    } else {
        120
    }
}

/// The first request of each cell, also of those with the default rules.
pub(crate) fn cells(skills: &[Skill]) -> Vec<Request<'static>> {
    let mut cells = Vec::new();
    for &skill in skills {
        for level in Level::ALL {
            let request = |rules| Request {
                version: Version::One,
                skill,
                rules,
                level,
                seed: 1,
                index: 0,
            };
            let offered = RULES
                .iter()
                .filter(|rules| is_offered(Version::One, skill, rules, level));
            cells.push(request(None));
            cells.extend(offered.map(|rules| request(Some(*rules))));
        }
    }
    cells
}

/// The rows of the table of version 2: a skill with its rules.
pub(crate) const ROWS: [(Skill, Option<&str>); 13] = [
    (Skill::Outcome, None),
    (Skill::Outcome, Some("subtraction")),
    (Skill::Winning, None),
    (Skill::Winning, Some("wythoff")),
    (Skill::Winning, Some("dice")),
    (Skill::Winning, Some("dynamic.2")),
    (Skill::Columns, None),
    (Skill::Binary, None),
    (Skill::Fibonacci, None),
    (Skill::Pair, None),
    (Skill::Residue, None),
    (Skill::Limit, None),
    (Skill::Slip, None),
];

/// The first request of each cell of version 2.
pub(crate) fn second(skills: &[Skill]) -> Vec<Request<'static>> {
    let rows = ROWS.iter().filter(|(skill, _)| skills.contains(skill));
    let request = |(skill, rules), level| Request {
        version: Version::Two,
        skill,
        rules,
        level,
        seed: 1,
        index: 0,
    };
    rows.flat_map(|&row| Level::ALL.map(|level| request(row, level)))
        .collect()
}

/// The first request of each cell of both versions.
pub(crate) fn both(skills: &[Skill]) -> Vec<Request<'static>> {
    [cells(skills), second(skills)].concat()
}

/// The requests of the first tasks of a cell.
pub(crate) fn first<'a>(cell: Request<'a>, count: u32) -> impl Iterator<Item = Request<'a>> {
    (0..count).map(move |index| Request { index, ..cell })
}
