//! What a language has to supply: templates.
//!
//! A template's slots `$1`, `$2`, … are named in its comment, in order. A field left out does not
//! compile, so no language can lack a message.

mod dice;
mod dynamic;
mod moves;
mod nim;
mod numerals;
mod parity;
mod rules;
mod several_dice;
mod subtraction;
mod trouble;
mod wythoff;

pub(crate) use dice::Dice;
pub(crate) use dynamic::Dynamic;
pub(crate) use moves::Moves;
pub(crate) use nim::Nim;
pub(crate) use numerals::Numerals;
pub(crate) use parity::Parity;
pub(crate) use rules::Rules;
pub(crate) use several_dice::SeveralDice;
pub(crate) use subtraction::Subtraction;
pub(crate) use trouble::{Expected, Lesson, Refused, Trouble};
pub(crate) use wythoff::Wythoff;

use crate::Language;
use crate::table::words;

words! {
    /// A language as it speaks of games.
    pub(crate) struct Phrases {
        pub(crate) language: Language,
        /// Between two sentences.
        pub(crate) gap: &'static str,
        /// Between the items of a list.
        pub(crate) comma: &'static str,
        /// Before the last item of a list: all of them.
        pub(crate) and: &'static str,
        /// Before the last item of a list: any of them.
        pub(crate) any: &'static str,
        /// Before the last item of a list: one of them or another.
        pub(crate) or: &'static str,
        /// The same where a letter or a number follows.
        pub(crate) or_latin: &'static str,
        /// The same between numbers.
        pub(crate) either: &'static str,
        /// The outcomes, as they stand beside their marks: safe, unsafe.
        pub(crate) outcomes: [&'static str; 2],
        /// What a step asks: for the winning moves, for the outcome.
        pub(crate) questions: [&'static str; 2],
        pub(crate) moves: Moves,
        pub(crate) nim: Nim,
        pub(crate) wythoff: Wythoff,
        pub(crate) dice: Dice,
        pub(crate) subtraction: Subtraction,
        pub(crate) parity: Parity,
        pub(crate) several_dice: SeveralDice,
        pub(crate) dynamic: Dynamic,
        pub(crate) numerals: Numerals,
        pub(crate) trouble: Trouble,
        pub(crate) rules: Rules,
    }
}
