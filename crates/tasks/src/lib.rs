//! Exercises made by the solver: endless tasks for each skill, and the judging of answers.
//!
//! A task is a function of its [`Request`] alone: skill, rules, level, seed and index, and [`VERSION`]. It is the same
//! for ever, whatever was requested before. There are no words here: a [`Question`] is plain data, and so is a
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
//! use nian_tasks::{Answer, Level, Request, Skill, Grade, judge, outcome, task};
//!
//! let request = Request { skill: Skill::Fibonacci, rules: None, level: Level::One, seed: 1, index: 0 };
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
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

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
mod shuffle;
mod skill;
mod task;
mod turns;
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
pub use task::{Answer, Question, Request, Task, left, outcome, position, slip, winning};
pub use worked::worked;

/// The version of the tasks: a request gives the same task as long as this number is the same.
pub const VERSION: u32 = 1;
