//! Suggestions for an invalid value. The engine does without them: its readers did not write the example.

use crate::spelling::nearest;
use crate::{ExampleError, Places, Problem, ValueKind, Whole};
use nian_solver::AnyPosition;

/// Suffixes of a game's name, after a dot.
const OPTIONS: [&str; 8] = [
    "misere", "even", "local", "global", "one", "both", "one-sum", "fib",
];

/// The number systems.
const SYSTEMS: [&str; 4] = ["binary", "fibonacci", "mixed", "sequence"];

/// The game that a position of bare numbers most likely belongs to.
const LIKELIEST: &str = "nim";

impl Whole {
    /// A suggestion for an invalid key or value. It is given only if the file with the suggestion in its place no
    /// longer has that error.
    #[must_use]
    pub fn meant(text: &str, places: &Places, fault: &ExampleError) -> Option<String> {
        if let Problem::UnknownKey { .. } = fault.problem {
            return fault.meant().map(str::to_owned);
        }
        if let Problem::Tag { text } = &fault.problem {
            let meant = text.replace('_', "-");
            return crate::localized::is_tag(&meant).then_some(meant);
        }
        let (value, range) = places.value_of(fault)?;
        let meant = candidates(&fault.problem, &value);
        meant.into_iter().find(|meant| {
            let plain = |letter: char| letter.is_ascii_graphic() && !matches!(letter, '"' | '\\');
            let with = [&text[..range.start], "\"", meant, "\"", &text[range.end..]].concat();
            let still = |other: &ExampleError| (other.step, other.key) == (fault.step, fault.key);
            *meant != value && meant.chars().all(plain) && !Self::of(&with).faults.iter().any(still)
        })
    }
}

/// The candidates for a value, the likeliest first.
fn candidates(problem: &Problem, value: &str) -> Vec<String> {
    match problem {
        Problem::Kind {
            expected: ValueKind::OneOf(words),
            ..
        } => nearest(value, words)
            .map(str::to_owned)
            .into_iter()
            .collect(),
        Problem::Kind {
            expected: ValueKind::Back,
            ..
        } => nearest(value, &["start"])
            .map(str::to_owned)
            .into_iter()
            .collect(),
        Problem::Position { .. } => vec![position(value)],
        Problem::Move { .. } => moves(value),
        Problem::System { .. } => vec![named(&plain(value), &SYSTEMS)],
        _ => Vec::new(),
    }
}

/// Removes spaces, and converts to lower case and full-width characters to ASCII.
fn plain(text: &str) -> String {
    let signs = text.chars().filter(|letter| !letter.is_whitespace());
    let signs = signs.map(|letter| match letter {
        '、' | '，' | ';' => ',',
        '。' => '.',
        // The full-width forms have the same order as ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    });
    signs.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Replaces the letters at the beginning by the nearest of `names`.
fn named(text: &str, names: &[&'static str]) -> String {
    let end = text.find(|letter: char| !letter.is_ascii_lowercase());
    let (name, rest) = text.split_at(end.unwrap_or(text.len()));
    [nearest(name, names).unwrap_or(name), rest].concat()
}

/// A candidate for a position: `nim:3,4,5` for `Nmi 3，4，5`.
fn position(value: &str) -> String {
    let text = plain(value);
    let (rules, state) = match text.split_once(':') {
        Some((rules, state)) => (rules, state),
        // Without a colon the numbers begin where the name ends.
        None => text.split_at(text.find(|sign: char| sign.is_ascii_digit()).unwrap_or(0)),
    };
    let mut words = rules.trim_end_matches(['.', '-', '=']).split('.');
    let name = words.next().unwrap_or_default();
    let mut rules = match name {
        "" => LIKELIEST.to_owned(),
        _ => nearest(name, &AnyPosition::NAMES)
            .unwrap_or(name)
            .to_owned(),
    };
    for word in words {
        let is_word = word.starts_with(|letter: char| letter.is_ascii_lowercase());
        let word = nearest(word, &OPTIONS).filter(|_| is_word).unwrap_or(word);
        rules.push('.');
        rules.push_str(word);
    }
    let state: Vec<String> = state.split(',').map(without_zeros).collect();
    [&rules, ":", state.join(",").as_str()].concat()
}

/// Removes the leading zeros of a number; other texts are unchanged.
fn without_zeros(text: &str) -> String {
    let number = text.trim_start_matches('0');
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match number {
        _ if !is_number => text.to_owned(),
        "" => "0".to_owned(),
        _ => number.to_owned(),
    }
}

/// Candidates for a move: `a2` for `2A` and `a-2`; with one heap, `2`.
fn moves(value: &str) -> Vec<String> {
    let text = plain(value);
    let of = |kind: fn(&char) -> bool| text.chars().filter(kind).collect::<String>();
    let rows = of(char::is_ascii_lowercase);
    let number = without_zeros(&of(char::is_ascii_digit));
    let turned = [rows.as_str(), &number].concat();
    let mut meant = vec![text, turned];
    if rows.is_empty() {
        meant.push(["a", &number].concat());
    }
    meant.push(number);
    meant
}
