//! Cells: a skill with rules at a level, and the candidates for its tasks.

use nian_solver::dynamic::{Dynamic, Heaps};
use nian_solver::{AnyPosition, Ending};

use crate::pool::{OneHeap, Pool, Query};
use crate::rules::read_rules;
use crate::{Error, Level, Skill, Version, second};

/// The default rules of a skill: one text, or several that take turns or are mixed; empty for skills on numbers.
///
/// ```
/// use nian_tasks::{Level, Skill, Version, default_rules};
///
/// assert_eq!(default_rules(Version::One, Skill::Winning, Level::One), ["nim"]);
/// assert_eq!(default_rules(Version::One, Skill::Limit, Level::Three), ["dynamic.3", "dynamic.4"]);
/// assert_eq!(default_rules(Version::Two, Skill::Outcome, Level::Three), ["nim", "nim.misere"]);
/// ```
#[must_use]
pub fn default_rules(version: Version, skill: Skill, level: Level) -> &'static [&'static str] {
    if version == Version::Two
        && let Some(rules) = second::default_rules(skill, level)
    {
        return rules;
    }
    match (skill, level) {
        (Skill::Outcome | Skill::Winning | Skill::Columns | Skill::Slip, _) => &["nim"],
        (Skill::Binary | Skill::Fibonacci, _) => &[],
        (Skill::Pair, _) => &["wythoff"],
        (Skill::Residue, Level::One) => &["parity.2"],
        (Skill::Residue, Level::Two) => &["parity.4", "parity.6", "parity.8", "parity.10"],
        (Skill::Residue, Level::Three) => &["parity.3", "parity.5", "parity.7", "parity.9"],
        (Skill::Limit, Level::One | Level::Two) => &["dynamic.2"],
        (Skill::Limit, Level::Three) => &["dynamic.3", "dynamic.4"],
    }
}

/// Whether there are tasks of this skill with these rules at this level.
///
/// ```
/// use nian_tasks::{Level, Skill, Version, is_offered};
///
/// assert!(is_offered(Version::One, Skill::Outcome, "dice", Level::Three));
/// assert!(!is_offered(Version::One, Skill::Columns, "dice", Level::Three));
/// ```
#[must_use]
pub fn is_offered(version: Version, skill: Skill, rules: &str, level: Level) -> bool {
    let cell = Cell::of(version, skill, Some(rules), level);
    cell.is_ok_and(|cell| crate::draw::Scheme::new(&cell.pool, 0, 0).is_ok())
}

/// A skill with rules at a level, and the candidates for its tasks.
pub(crate) struct Cell {
    pub(crate) pool: Pool,
    /// Any position with the rules; `None` for skills on numbers.
    pub(crate) sample: Option<AnyPosition>,
}

impl Cell {
    /// The cell of a version with these rules, or without rules.
    pub(crate) fn of(
        version: Version,
        skill: Skill,
        rules: Option<&str>,
        level: Level,
    ) -> Result<Self, Error> {
        if version == Version::Two
            && let Some(pool) = second::pool(skill, rules, level)
        {
            let sample = rules.and_then(|rules| read_rules(rules).ok());
            return Ok(Self { pool, sample });
        }
        Self::new(skill, rules.map(read_rules).transpose()?, level)
    }

    /// The cell with the rules of `sample`, or without rules.
    fn new(skill: Skill, sample: Option<AnyPosition>, level: Level) -> Result<Self, Error> {
        let normal = sample.as_ref().and_then(AnyPosition::ending) == Some(Ending::Normal);
        let pool = match (skill, &sample) {
            (Skill::Outcome, Some(sample)) => board(Query::Outcome, sample, level),
            (Skill::Winning, Some(sample)) => board(Query::Winning, sample, level),
            (Skill::Columns, Some(AnyPosition::Nim(..))) if normal => Some(Pool::Columns { level }),
            (Skill::Slip, Some(AnyPosition::Nim(rules, _))) => {
                let misere = rules.ending.is_misere();
                Some(Pool::Games {
                    misere,
                    level,
                    second: false,
                })
            }
            (Skill::Pair, Some(AnyPosition::Wythoff(..))) if normal => {
                Some(Pool::Partner { level })
            }
            (Skill::Residue, Some(AnyPosition::Parity(rules, _))) => {
                OneHeap::holding(rules.takes).map(|game| Pool::Residue { game, level })
            }
            (Skill::Limit, Some(AnyPosition::Dynamic(rules, _))) => {
                one_limit(rules).map(|multiplier| Pool::Limit { multiplier, level })
            }
            (Skill::Binary, None) => Some(Pool::Binary { level }),
            (Skill::Fibonacci, None) => Some(Pool::Fibonacci { level }),
            _ => None,
        };
        let pool = pool.ok_or(Error::NotOffered)?;
        Ok(Self { pool, sample })
    }
}

/// The candidates for a question about positions of a game; `None` if no good tasks are known.
fn board(asked: Query, sample: &AnyPosition, level: Level) -> Option<Pool> {
    let one_heap = |game| Pool::OneHeap { asked, game, level };
    match sample {
        AnyPosition::Nim(rules, _) => {
            let misere = rules.ending.is_misere();
            Some(Pool::Rows {
                asked,
                misere,
                level,
            })
        }
        AnyPosition::Wythoff(rules, _) => {
            let misere = rules.ending.is_misere();
            Some(Pool::Pairs {
                asked,
                misere,
                level,
            })
        }
        AnyPosition::Subtraction(rules, _) => OneHeap::subtraction(rules).map(one_heap),
        AnyPosition::Parity(rules, _) => OneHeap::holding(rules.takes).map(one_heap),
        AnyPosition::Sides(rules, _) => OneHeap::holding(rules.takes).map(one_heap),
        AnyPosition::Dice(rules, _) => Some(one_heap(OneHeap::Dice(*rules))),
        AnyPosition::Dynamic(rules, _) => one_limit(rules).map(|multiplier| Pool::Dynamic {
            asked,
            multiplier,
            level,
        }),
        AnyPosition::SeveralDice(..) | AnyPosition::Euclid(..) => None,
    }
}

/// The multiplier of dynamic nim with one heap.
fn one_limit(rules: &Dynamic) -> Option<u8> {
    (rules.heaps() == Heaps::One).then_some(rules.multiplier())
}
