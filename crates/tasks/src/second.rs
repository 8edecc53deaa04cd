//! The levels of version 2, in which the largest number of a task lies in a range.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::TaskKind::{
    Between, Equal, Five, Flip, Four, Least, LeastOne, ManyMoves, MoreParts, Most, OddApart,
    OddBeside, OddFours, OddOnes, OddTwos, OneColumn, OneMove, SeveralColumns, Singles, Start, Sum,
    Three, ThreeMoves, TwoMoves, TwoParts, Unlike,
};

use crate::hash::hash;
use crate::pool::{Asked, Game, Pool, Query};
use crate::rules::{read_rules, rules_text};
use crate::{Level, Skill, TaskKind};

/// The rules "take 1 to k", of which each task has another k; they are no rules of a position.
const TAKE: &str = "subtraction";

/// The rules that a row of the table has at a level where they are more than one, or others than in version 1.
pub(crate) fn default_rules(skill: Skill, level: Level) -> Option<&'static [&'static str]> {
    Some(match (skill, level) {
        (Skill::Outcome, Level::Three) => &["nim", "nim.misere"],
        (Skill::Residue, Level::Two) => &["parity.2", "parity.4", "parity.6"],
        (Skill::Residue, Level::Three) => &["parity.3", "parity.5", "parity.7"],
        (Skill::Limit, Level::Three) => &["dynamic.3"],
        _ => return None,
    })
}

/// The rules that take turns where they are not those of version 1; mixed rules count as one.
pub(crate) fn choices(
    skill: Skill,
    rules: Option<&str>,
    level: Level,
) -> Option<Vec<Option<&str>>> {
    let named = rules.map(canonical);
    let turns: &[&str] = match (skill, named.as_deref(), level) {
        (Skill::Residue, None, Level::Two | Level::Three) => return Some([None].into()),
        (Skill::Outcome, Some("nim"), Level::Three) => &["nim", "nim.misere"],
        (Skill::Winning, Some("dynamic.2"), Level::Three) => &["dynamic.2", "dynamic.3"],
        (Skill::Limit, Some("dynamic.2"), Level::Three) => &["dynamic.3"],
        _ => return None,
    };
    Some(turns.iter().copied().map(Some).collect())
}

/// The canonical text of rules; the text itself if they are none.
fn canonical(rules: &str) -> String {
    read_rules(rules).map_or_else(|_| rules.into(), |sample| rules_text(&sample))
}

/// The candidates of a row of the table; `None` for all others.
pub(crate) fn pool(skill: Skill, rules: Option<&str>, level: Level) -> Option<Pool> {
    let named = rules.map(canonical);
    Some(match (skill, named.as_deref(), level) {
        (Skill::Outcome, Some("nim"), _) => within(
            board(Query::Outcome, false, level),
            [
                |_| true,
                eight_or_more_of_three,
                |rows| eight_or_more(rows) && is_for(rows, false),
            ],
            [
                &[Equal, Unlike],
                &[Sum, Three],
                &[Equal, Four, Sum, Five, Four, Five],
            ],
            level,
        ),
        (Skill::Outcome, Some("nim.misere"), Level::Three) => within(
            board(Query::Outcome, true, level),
            [
                |_| true,
                |_| true,
                |rows| {
                    // With single coins only, misère Nim has another rule.
                    rows.last() == Some(&1) || eight_or_more(rows) && is_for(rows, true)
                },
            ],
            [&[], &[], &[Equal, Four, Sum, Five, Singles, Four, Five]],
            level,
        ),
        (Skill::Outcome, Some(TAKE), _) => {
            let (games, heaps): (&[&str], _) = match level {
                Level::One => (&["1-2", "1-3", "1-4"], 1..=20),
                Level::Two => (&["1-2", "1-3", "1-4", "1-5", "1-6"], 21..=40),
                Level::Three => (
                    &[
                        "1,3,4",
                        "1-2.misere",
                        "1-3.misere",
                        "1-4.misere",
                        "1-5.misere",
                        "1-6.misere",
                    ],
                    41..=60,
                ),
            };
            mixed(Asked::Outcome, "subtraction.", games, heaps, level)?
        }
        (Skill::Winning, Some("nim"), Level::One | Level::Two) => within(
            board(Query::Winning, false, level),
            [|_| true, eight_or_more, |_| true],
            [
                &[OneColumn, SeveralColumns, Flip],
                &[OneColumn, SeveralColumns, Flip],
                &[],
            ],
            level,
        ),
        (Skill::Winning, Some("nim"), Level::Three) => Pool::Large { columns: false },
        (Skill::Columns, Some("nim"), Level::One | Level::Two) => within(
            Pool::Columns { level },
            [|rows| rows.len() == 3, eight_or_more, |_| true],
            [&[OddOnes, OddTwos, OddFours], &[OddBeside, OddApart], &[]],
            level,
        ),
        (Skill::Columns, Some("nim"), Level::Three) => Pool::Large { columns: true },
        (Skill::Winning, Some("wythoff"), _) => Pool::Reach {
            larger: [2..=8, 9..=15, 16..=25][at(level)].clone(),
            level,
        },
        (Skill::Winning, Some("dice"), Level::One) => {
            mixed(Asked::Winning, "dice", &[""], 1..=20, level)?
        }
        (Skill::Winning, Some("dice"), Level::Two) => {
            mixed(Asked::Winning, "dice", &[""], 21..=40, level)?
        }
        (Skill::Winning, Some("dice"), Level::Three) => Pool::TwoDice {
            rules: [read_rules("dice.one").ok()?, read_rules("dice.both").ok()?],
            heaps: 41..=100,
        },
        (Skill::Winning, Some("dynamic.2"), _)
        | (Skill::Winning, Some("dynamic.3"), Level::Three) => {
            let multiplier = if named.as_deref() == Some("dynamic.2") {
                2
            } else {
                3
            };
            let asked = Query::Winning;
            within(
                Pool::Dynamic {
                    asked,
                    multiplier,
                    level,
                },
                [
                    |at| at[0] <= 21,
                    |at| (22..=55).contains(&at[0]),
                    |at| at[0] >= 56,
                ],
                [
                    &[Least, Between, Most, Between],
                    &[Least, Between, Most],
                    &[OneMove, TwoMoves, ThreeMoves, ManyMoves],
                ],
                level,
            )
        }
        (Skill::Binary, None, _) => Pool::Numerals {
            binary: true,
            level,
        },
        (Skill::Fibonacci, None, _) => Pool::Numerals {
            binary: false,
            level,
        },
        (Skill::Pair, Some("wythoff"), _) => Pool::Partners { level },
        (Skill::Residue, Some("parity.2"), Level::One) => {
            mixed(Asked::Residue, "parity.", &["2"], 1..=20, level)?
        }
        (Skill::Residue, None, Level::Two) => {
            mixed(Asked::Residue, "parity.", &["2", "4", "6"], 21..=40, level)?
        }
        (Skill::Residue, None, Level::Three) => {
            mixed(Asked::Residue, "parity.", &["3", "5", "7"], 41..=60, level)?
        }
        (Skill::Limit, Some("dynamic.2"), Level::One | Level::Two)
        | (Skill::Limit, Some("dynamic.3"), Level::Three) => within(
            Pool::Limit {
                multiplier: if level == Level::Three { 3 } else { 2 },
                level,
            },
            [
                |heap| heap[0] <= 33,
                |heap| (34..=88).contains(&heap[0]),
                |heap| (20..=100).contains(&heap[0]),
            ],
            [
                &[
                    LeastOne, Start, TwoParts, LeastOne, MoreParts, TwoParts, LeastOne,
                ],
                &[LeastOne, TwoParts, MoreParts, MoreParts],
                &[LeastOne, TwoParts, MoreParts, Start, TwoParts],
            ],
            level,
        ),
        (Skill::Slip, Some("nim"), _) => {
            let misere = false;
            let keeps: [fn(&[u64]) -> bool; 3] = [|_| true, eight_or_more, eight_or_more];
            let pool = Box::new(Pool::Games {
                misere,
                level,
                second: true,
            });
            let turn = pool.turn();
            let keeps = keeps[at(level)];
            Pool::Within { pool, keeps, turn }
        }
        _ => return None,
    })
}

fn at(level: Level) -> usize {
    level as usize - 1
}

fn board(asked: Query, misere: bool, level: Level) -> Pool {
    Pool::Rows {
        asked,
        misere,
        level,
    }
}

/// A pool with what its levels keep, and the turns of their kinds.
fn within(
    pool: Pool,
    keeps: [fn(&[u64]) -> bool; 3],
    turns: [&'static [TaskKind]; 3],
    level: Level,
) -> Pool {
    Pool::Within {
        pool: Box::new(pool),
        keeps: keeps[at(level)],
        turn: turns[at(level)],
    }
}

/// Games with one heap whose rules begin alike.
fn mixed(
    asked: Asked,
    name: &str,
    games: &'static [&'static str],
    heaps: RangeInclusive<u64>,
    level: Level,
) -> Option<Pool> {
    let mut rules = Vec::new();
    for options in games {
        rules.push(Game::new(read_rules(&[name, options].concat()).ok()?)?);
    }
    Some(Pool::Mixed {
        asked,
        rules,
        heaps,
        level,
    })
}

/// Whether the largest row, which comes last, has eight coins or more.
fn eight_or_more(rows: &[u64]) -> bool {
    rows.last().is_some_and(|&largest| largest >= 8)
}

fn eight_or_more_of_three(rows: &[u64]) -> bool {
    rows.len() == 3 && eight_or_more(rows)
}

/// Whether these rows are for misère play, or for normal play: where both take turns, neither has those of the other.
fn is_for(rows: &[u64], misere: bool) -> bool {
    (hash(rows) & 1 == 1) == misere
}
