//! Exercises made by the solver: endless tasks for each skill, and the judging of answers.
//!
//! A task is a function of its [`Request`] alone: version, skill, rules, level, seed and index. It is the same for ever,
//! whatever was requested before. There are no words here: a [`Question`] is plain data, and so is a
//! [`Mistake`].
//!
//! Random positions teach little: one in twenty of three rows up to 15 is safe, so that "unsafe" is nearly always
//! right. So
//!
//! - half of the tasks about outcomes are safe, and no more than three in a row have the same answer;
//! - the [`TaskKind`]s take turns, and each is safe as often as unsafe;
//! - unsafe positions are near misses of safe ones;
//! - nothing is repeated within 20 tasks, not even with rows in another order.
//!
//! ```
//! use nian_tasks::{Answer, Level, Request, Skill, Grade, Version, judge, outcome, task};
//!
//! let version = Version::One;
//! let request = Request { version, skill: Skill::Fibonacci, rules: None, level: Level::One, seed: 1, index: 0 };
//! let first = task(&request)?;
//! assert_eq!(first.text, "fibonacci=41");
//! assert_eq!(judge(&first, &Answer::Parts(vec![34, 5, 2])), Grade::Right);
//!
//! let request = Request { skill: Skill::Outcome, rules: Some("wythoff"), ..request };
//! let first = task(&request)?;
//! assert!(first.text.starts_with("wythoff:"));
//! assert!(outcome(&first).is_some());
//! # Ok::<(), nian_tasks::Error>(())
//! ```
//!
//! # The levels of version 2
//!
//! The largest number of a task lies in the range of its level, and the ranges do not overlap.
//!
//! | skill, rules | 1 | 2 | 3 |
//! |---|---|---|---|
//! | outcome, `nim` | 2 to 4 rows to 7 | 3 rows to 8–15, even totals | 4 or 5 rows to 8–15; also misère, and there rows of single coins |
//! | outcome, `subtraction` (take 1 to k) | k to 4, heaps to 20 | k to 6, 21–40 | misère, or {1, 3, 4}; 41–60 |
//! | winning, `nim` | 2 to 4 rows to 7, one move | to 8–15, none in a largest row | 3 or 4 rows to 16–31, all moves |
//! | winning, `wythoff` | to 8 | 9–15 | 16–25, all moves |
//! | winning, `dice` | to 20 | 21–40 | two dice, 41–100, all moves |
//! | winning, `dynamic.2` | to 21 | 22–55 | 56–144, all moves; also tripling |
//! | columns | 3 rows to 7, one odd | 3 rows to 8–15, two odd | 4 or 5 rows to 16–31, perhaps none |
//! | binary | 3–31 | 32–63 | 65–255, no power of two |
//! | fibonacci | 4–33, two or three parts | 35–88 | 90–232, three parts or more |
//! | pair: the partner, one of three, the difference | given to 13 | 14–40 | 41–80 |
//! | residue | k = 2, heaps to 20 | k even, to 6, 21–40 | k = 3, 5, 7, 41–60 |
//! | limit | doubling to 33 | 34–88 | tripling, 20–100 |
//! | slip | rows to 7 | to 8–15 | two slips |
//!
//! For other rules the tasks are those of version 1 in another order: also for `subtraction.1-3` and the like, as a
//! single set has too few heaps in such a range.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod among;
mod cell;
mod clue;
mod draw;
mod error;
mod grade;
mod hash;
mod judging;
mod kind;
mod line;
mod make;
mod pool;
mod reading;
mod rules;
mod second;
mod shuffle;
mod skill;
mod task;
mod turns;
mod version;
mod worked;

pub use cell::{default_rules, is_offered};
pub use clue::{Clue, clue, method};
pub use error::Error;
pub use grade::{Grade, Mistake};
pub use hash::split_mix;
pub use judging::{decoys, judge, judge_text, truth};
pub use kind::TaskKind;
pub use make::{kind, kinds, next_of_kind, next_round_of_kind, task};
pub use reading::read_answer;
pub use skill::{Level, Skill};
pub use task::{Answer, Question, Request, Task, left, outcome, position, slip, slips, winning};
pub use version::Version;
pub use worked::worked;
