//! Every sentence that is written by hand and tells how to win, or from when on something holds, is
//! tried here by exhaustive search.
//!
//! A game has a file with a table: where the sentence stands, its words in English, the numbers in
//! them, and the function that tries it with these numbers. So the sentence cannot change without
//! its row, nor its numbers without being tried.

mod dice;
mod fibonacci;
mod hints;
mod nim;
mod odd_even;
mod one_heap;
mod others;
mod places;
mod several_dice;
mod sides;
mod teaching;
mod teaching_holdings;
mod trying;
mod wythoff;

use crate::places::Place;
use nian_claims::find;

/// A sentence, and how it is tried.
struct Row {
    place: Place,
    /// Its words without markup, as far as they tell what is tried; `{}` stands for a number.
    words: &'static str,
    /// These numbers, in their order.
    numbers: &'static [u64],
    tried: Tried,
}

/// How a sentence is tried.
enum Tried {
    /// With its numbers. What goes wrong is said.
    By(fn(&[u64]) -> Outcome),
    /// By the check of this claim, at its usual range.
    Claim(&'static str),
}

/// What goes wrong, if anything does.
type Outcome = Result<(), String>;

/// Has a sentence's numbers tried.
const fn row(
    place: Place,
    words: &'static str,
    numbers: &'static [u64],
    tried: fn(&[u64]) -> Outcome,
) -> Row {
    let tried = Tried::By(tried);
    Row {
        place,
        words,
        numbers,
        tried,
    }
}

/// Leaves a sentence to a claim's check.
const fn claimed(place: Place, words: &'static str, claim: &'static str) -> Row {
    Row {
        place,
        words,
        numbers: &[],
        tried: Tried::Claim(claim),
    }
}

impl Row {
    /// The words with the numbers.
    fn sentence(&self) -> String {
        let mut numbers = self.numbers.iter();
        let mut text = String::new();
        for (place, piece) in self.words.split("{}").enumerate() {
            if place > 0 {
                let number = numbers.next().expect("a number for each {}");
                text.push_str(&number.to_string());
            }
            text.push_str(piece);
        }
        assert!(numbers.next().is_none(), "{text}: too many numbers");
        text
    }

    fn try_out(&self) {
        let outcome = match self.tried {
            Tried::By(tried) => tried(self.numbers),
            Tried::Claim(id) => {
                let claim = find(id).unwrap_or_else(|| panic!("no claim {id}"));
                let result = claim.check(claim.range.usual, &mut |_, _| ());
                match result.as_expected() {
                    true => Ok(()),
                    false => Err(format!("{result:?}")),
                }
            }
        };
        if let Err(what) = outcome {
            panic!("{:?}, “{}”: {what}", self.place, self.sentence());
        }
    }
}

/// A test for each table, and all of them together.
macro_rules! tables {
    ($($name:ident)*) => {
        fn all() -> impl Iterator<Item = &'static Row> {
            [$($name::ROWS),*].into_iter().flatten()
        }

        mod tried {
            $(#[test]
            fn $name() {
                crate::$name::ROWS.iter().for_each(crate::Row::try_out);
            })*
        }
    };
}

tables! { nim wythoff one_heap dice several_dice fibonacci odd_even sides teaching teaching_holdings hints }

/// Each sentence stands where its row says; and its numbers stand in the same section in the other
/// languages.
#[test]
fn the_sentences_are_there() {
    for row in all() {
        let sentence = row.sentence();
        let text = row.place.text("en");
        assert!(
            text.contains(&sentence),
            "{:?} no longer says “{sentence}”: try what it says now",
            row.place
        );
        for language in ["zh-Hant", "zh-Hans"] {
            let text = row.place.text(language);
            for number in row.numbers {
                assert!(
                    places::has_number(&text, *number),
                    "{:?} has no {number} in {language}",
                    row.place
                );
            }
        }
    }
}

/// A sentence that says “whatever”, “always” or “from 7 stones on” promises something for many
/// cases. It has a row, or is named among those that tell no strategy.
#[test]
fn what_promises_much_is_tried() {
    let mut loose = Vec::new();
    for (place, sentence) in places::promises() {
        let tried = all().any(|row| {
            let words = row.sentence();
            let mut pieces = words.trim_end_matches('.').split(". ");
            row.place == place && pieces.any(|words| sentence.contains(words))
        });
        let other = others::OTHERS
            .iter()
            .any(|(at, words)| *at == place && sentence.contains(words));
        if !tried && !other {
            loose.push(format!("{place:?}: {sentence}"));
        }
    }
    assert!(
        loose.is_empty(),
        "no row tries these (see docs/claims.md):\n{}",
        loose.join("\n")
    );
}

/// What is named as telling no strategy is still there.
#[test]
fn the_others_are_there() {
    for (place, words) in others::OTHERS {
        assert!(place.text("en").contains(words), "{place:?}: {words}");
    }
}
