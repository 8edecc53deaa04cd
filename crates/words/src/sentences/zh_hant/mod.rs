//! Traditional Chinese; the terms are those of 《數學傳播》.

mod games;
mod play;
mod trouble;

use super::message::{Dice, Nim, Play, Trouble, Voice, Wythoff};
use super::text::{cat, chinese, list};
use crate::Language;
use nian_lessons::Ask;
use nian_solver::Outcome;

pub(crate) struct ZhHant;

impl Voice for ZhHant {
    fn language(&self) -> Language {
        Language::ZhHant
    }

    fn gap(&self) -> &'static str {
        ""
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::Safe => "安全殘局",
            Outcome::Unsafe => "不安全殘局",
        }
    }

    fn question(&self, ask: Ask) -> &'static str {
        match ask {
            Ask::Winning => "輪到你：怎麼取，才會留下安全殘局？",
            Ask::Outcome => "這個殘局安全嗎？先想一想，再看答案。",
        }
    }

    fn play(&self, message: &Play<'_>) -> String {
        play::say(message)
    }

    fn nim(&self, message: &Nim<'_>) -> String {
        games::nim(message)
    }

    fn wythoff(&self, message: &Wythoff) -> String {
        games::wythoff(message)
    }

    fn dice(&self, message: &Dice<'_>) -> String {
        games::dice(message)
    }

    fn trouble(&self, message: &Trouble<'_>) -> String {
        trouble::say(message)
    }
}

/// A row (0-based) by its ordinal.
fn row(row: u8) -> String {
    cat(&["第", &chinese(row + 1), "列"])
}

/// Several things, with `and` before the last one.
fn these(items: impl Iterator<Item = String>, and: &str) -> String {
    list(&items.collect::<Vec<_>>(), "、", and)
}
