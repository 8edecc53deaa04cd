//! What the address of the page may say: `practice/?skill=columns&level=2&seed=7&v=2`.
//!
//! Of version 1 the same address has the same tasks for ever, and one with a seed and no version is of version 1. An address
//! without both asks for a set that nobody has had.

use crate::query::{
    FIRST_VERSION, Fallback, InvalidValue, Reader, level_named, number, rules_named,
};
use nian_tasks::{Level, Skill, Version};

/// The tasks of a round of one skill, unless the address says another number.
pub(super) const ROUND: u32 = 5;
/// The tasks of all kinds, likewise.
const USUAL: u32 = 10;
/// So many tasks of all kinds may be asked for.
const MOST: u32 = 40;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    /// One skill, or all of them.
    pub skill: Option<Skill>,
    /// The rules, if they are not the skill's usual ones. Whether there are tasks for them, the exercise knows.
    pub rules: Option<String>,
    /// The level.
    pub level: Level,
    /// The version of the tasks.
    pub version: Version,
    /// The seed; `None` for a fresh one.
    pub seed: Option<u32>,
    /// The number of tasks.
    pub count: u32,
    /// The number of tasks as it was named, for a worksheet of the same tasks.
    pub counted: Option<String>,
}

/// Reads the query of an address, given as pairs of names and values; of a name that stands twice the first counts.
///
/// ```
/// use nian_course::practice::{Fallback, asked};
/// use nian_tasks::Skill;
///
/// let query = [("skill", "pair"), ("level", "9")].map(|(name, value)| (name.to_owned(), value.to_owned()));
/// let (asked, refused) = asked(&query);
/// assert_eq!(asked.skill, Some(Skill::Pair));
/// assert_eq!(refused[0].used, Fallback::Number(1));
/// ```
#[must_use]
pub fn asked(query: &[(String, String)]) -> (Params, Vec<InvalidValue>) {
    let mut reader = Reader::new(query);
    let skill = reader.read("skill", Fallback::Mixed, Skill::named);
    let rules = reader.read("rules", Fallback::UsualRules, rules_named);
    let level = reader.read("level", Fallback::Number(1), level_named);
    let seed = reader.read("seed", Fallback::Number(1), |text| number(text, 0));
    let (tasks, most) = match skill {
        Some(_) => (ROUND, u32::MAX),
        None => (USUAL, MOST),
    };
    let count = reader.read("count", Fallback::Number(tasks), |text| {
        number(text, 1).filter(|&count| count <= most)
    });
    let named = reader.read("v", FIRST_VERSION, Version::named);
    // What is no version has been told, and is the first one.
    let is_new = reader.value("v").is_none() && reader.value("seed").is_none();
    let usual = if is_new { Version::Two } else { Version::One };
    let version = named.unwrap_or(usual);
    let rules = reader.rules_of(skill.is_some(), rules);
    let asked = Params {
        skill,
        rules,
        level: level.unwrap_or(Level::One),
        version,
        seed: match version {
            Version::One if skill.is_some() => seed.or(Some(1)),
            _ if reader.value("seed").is_some() => seed.or(Some(1)), // it has been told
            _ => None,
        },
        count: count.unwrap_or(tasks),
        counted: reader.value("count").map(str::to_owned),
    };
    (asked, reader.refused)
}
