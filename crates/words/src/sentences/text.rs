//! Numbers, lists and names, as the languages write them.

use super::fill::Arg;
use crate::tables::Words;
use nian_solver::NotationError;

/// A number in digits.
pub(super) fn digits(number: u64) -> String {
    number.to_string()
}

/// A position as a set of numbers: `{1, 4, 5}`.
pub(super) fn set(heaps: &[u64]) -> String {
    let mut text = String::from("{");
    for (index, &heap) in heaps.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        text.push_str(&digits(heap));
    }
    text.push('}');
    text
}

/// A list with `comma` between its items and `last` before the last one.
pub(super) fn list(items: &[String], comma: &str, last: &str) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            let is_last = index + 1 == items.len();
            text.push_str(if is_last { last } else { comma });
        }
        text.push_str(item);
    }
    text
}

/// So many items are listed; of more, not all.
pub(super) const FEW: usize = 4;

/// A list of alternatives, of which not all are listed if there are many.
pub(super) fn few(words: &Words, items: &[String]) -> String {
    match items.get(..FEW) {
        Some(first) if items.len() > FEW => {
            let first = list(first, words.forms.comma, words.forms.comma);
            let args = [Arg::Text(&first), Arg::Number(items.len() as u64)];
            words.fill(words.moves.such, &args)
        }
        _ => alternatives(words, items),
    }
}

/// A list of which one will do.
pub(super) fn alternatives(words: &Words, items: &[String]) -> String {
    let latin = |item: &String| item.starts_with(|first: char| first.is_ascii_alphanumeric());
    let or = if items.last().is_some_and(latin) {
        words.forms.or_latin
    } else {
        words.forms.or
    };
    list(items, words.forms.comma, or)
}

/// A sentence with its first letter as a capital, in languages that have them: what begins in one of
/// the others with the name of a row stays (`a列`).
pub(crate) fn capital(mut text: String) -> String {
    if text.get(1..2).is_some()
        && let Some(first) = text.get_mut(..1)
    {
        first.make_ascii_uppercase();
    }
    text
}

/// The letter of a row (0-based), as in the notation.
pub(crate) fn letter(row: u8) -> String {
    char::from(b'a'.saturating_add(row)).to_string()
}

/// An index set below the line: `₁₂`.
pub(super) fn subscript(number: u64) -> String {
    let mut text = String::new();
    for digit in digits(number).chars() {
        text.extend(char::from_u32(digit as u32 - '0' as u32 + '₀' as u32));
    }
    text
}

/// Where a text stops being readable: the number of the character, 1-based.
pub(super) fn character(text: &str, error: &NotationError) -> u64 {
    let mut characters = 1;
    for byte in text.bytes().take(error.at) {
        let begins = byte & 0b1100_0000 != 0b1000_0000;
        characters += u64::from(begins);
    }
    characters
}

/// The beginning of a text, for messages about it.
pub(crate) fn clip(text: &str) -> String {
    const MOST: usize = 48;
    let mut clipped = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == MOST {
            clipped.push('…');
            break;
        }
        clipped.push(letter);
    }
    clipped
}

#[cfg(test)]
mod tests {
    use super::{capital, list, subscript};

    #[test]
    fn indices_stand_below_the_line() {
        assert_eq!(subscript(1024), "₁₀₂₄");
    }

    #[test]
    fn lists_end_in_their_own_word() {
        let items = ["a", "b", "c"].map(String::from);
        assert_eq!(list(&items[..0], ", ", " or "), "");
        assert_eq!(list(&items[..1], ", ", " or "), "a");
        assert_eq!(list(&items, ", ", " or "), "a, b or c");
    }

    #[test]
    fn only_small_latin_letters_get_a_capital() {
        assert_eq!(capital("taking".into()), "Taking");
        assert_eq!(capital("第一".into()), "第一");
        assert_eq!(capital("a列".into()), "a列");
        assert_eq!(capital(String::new()), "");
    }
}
