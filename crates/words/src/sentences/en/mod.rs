//! English.

mod games;
mod play;
mod trouble;

use super::message::{Dice, Nim, Play, Trouble, Voice, Wythoff};
use super::text::{capital, cat, digits, list};
use crate::Language;
use nian_lessons::Ask;
use nian_solver::Outcome;

pub(crate) struct En;

impl Voice for En {
    fn language(&self) -> Language {
        Language::En
    }

    fn gap(&self) -> &'static str {
        " "
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::Safe => "safe",
            Outcome::Unsafe => "unsafe",
        }
    }

    fn question(&self, ask: Ask) -> &'static str {
        match ask {
            Ask::Winning => "Your move: how can you leave a safe position?",
            Ask::Outcome => "Is this position safe? Think first, then look.",
        }
    }

    fn play(&self, message: &Play<'_>) -> String {
        match message {
            Play::Name { .. } => play::say(message),
            _ => capital(play::say(message)),
        }
    }

    fn nim(&self, message: &Nim<'_>) -> String {
        capital(games::nim(message))
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

/// A small number in words, a larger one in digits.
fn words(number: u8) -> String {
    const SMALL: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    SMALL
        .get(usize::from(number))
        .map_or_else(|| digits(number), |&word| word.into())
}

/// A number in digits and what it counts: `1 coin`, `2 coins`.
fn counted(number: u64, thing: &str) -> String {
    cat(&[&digits(number), " ", thing, plural(number)])
}

/// The ending of a regular plural.
fn plural(number: impl Into<u64>) -> &'static str {
    if number.into() == 1 { "" } else { "s" }
}

/// `1`, `1 or 2`, `1, 2 or 3`.
fn either(items: impl Iterator<Item = String>) -> String {
    list(&items.collect::<Vec<_>>(), ", ", " or ")
}
