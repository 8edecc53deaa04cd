//! Numbers and names, as the languages write them.

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
    use super::{capital, subscript};

    #[test]
    fn indices_stand_below_the_line() {
        assert_eq!(subscript(1024), "₁₀₂₄");
    }

    #[test]
    fn only_small_latin_letters_get_a_capital() {
        assert_eq!(capital("taking".into()), "Taking");
        assert_eq!(capital("第一".into()), "第一");
        assert_eq!(capital("a列".into()), "a列");
        assert_eq!(capital(String::new()), "");
    }
}
