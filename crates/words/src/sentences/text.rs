//! What the languages share in putting words together.

use nian_solver::NotationError;

/// Joins pieces of text.
pub(super) fn cat(pieces: &[&str]) -> String {
    pieces.concat()
}

/// A number in digits.
pub(super) fn digits(number: impl Into<u64>) -> String {
    number.into().to_string()
}

/// A position as a set of numbers: `{1, 4, 5}`.
pub(super) fn set(heaps: &[u64]) -> String {
    let numbers: Vec<String> = heaps.iter().map(|&heap| digits(heap)).collect();
    cat(&["{", &numbers.join(", "), "}"])
}

/// A sentence's first letter as a capital, for languages that have them.
pub(super) fn capital(text: String) -> String {
    match text.as_bytes().first() {
        Some(first) if first.is_ascii_lowercase() => {
            cat(&[&text[..1].to_ascii_uppercase(), &text[1..]])
        }
        _ => text,
    }
}

/// A list with `comma` between its items and `and` before the last one.
pub(super) fn list(items: &[String], comma: &str, and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => cat(&[&first.join(comma), and, last]),
    }
}

/// The letter of a row (0-based), as in the notation.
pub(super) fn letter(row: u8) -> String {
    char::from(b'a' + row).to_string()
}

/// An index set below the line: `₁₂`.
pub(super) fn subscript(number: u64) -> String {
    let below = |digit: char| char::from_u32('₀' as u32 + digit as u32 - '0' as u32);
    digits(number).chars().filter_map(below).collect()
}

/// A number below 100 in Chinese numerals, else in digits.
pub(super) fn chinese(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, ones) = (number / 10, DIGITS[usize::from(number % 10)]);
    match tens {
        0 if number == 0 => "零".into(),
        0 => ones.into(),
        1 => cat(&["十", ones]),
        2..=9 => cat(&[DIGITS[usize::from(tens)], "十", ones]),
        _ => digits(number),
    }
}

/// Where a text stops being readable: the number of the character, 1-based.
pub(super) fn character(text: &str, error: &NotationError) -> String {
    let before = text
        .char_indices()
        .take_while(|&(at, _)| at < error.at)
        .count();
    digits(before as u64 + 1)
}

/// The beginning of a text, for messages about it.
pub(super) fn clip(text: &str) -> String {
    const MOST: usize = 48;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => cat(&[&text[..end], "…"]),
        None => text.into(),
    }
}
