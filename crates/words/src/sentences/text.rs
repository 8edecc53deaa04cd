//! Numbers and names in text.

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

/// Capitalises the first letter of a sentence, in languages with capitals; in others a sentence may begin with the
/// letter of a row (`a列`).
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

/// A subscript: `₁₂`.
pub(super) fn subscript(number: u64) -> String {
    let mut text = String::new();
    for digit in digits(number).chars() {
        text.extend(char::from_u32(digit as u32 - '0' as u32 + '₀' as u32));
    }
    text
}

/// The 1-based number of the first character that is invalid.
pub(super) fn character(text: &str, error: &NotationError) -> u64 {
    let mut characters = 1;
    for byte in text.bytes().take(error.at) {
        let begins = byte & 0b1100_0000 != 0b1000_0000;
        characters += u64::from(begins);
    }
    characters
}

/// The beginning of a text, for messages.
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
