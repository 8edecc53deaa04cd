//! Numbers, lists and names, as the languages write them.

use nian_solver::NotationError;

/// A number in digits.
pub(super) fn digits(number: impl Into<u64>) -> String {
    number.into().to_string()
}

/// A position as a set of numbers: `{1, 4, 5}`.
pub(super) fn set(heaps: &[u64]) -> String {
    let numbers: Vec<String> = heaps.iter().map(|&heap| digits(heap)).collect();
    ["{", &numbers.join(", "), "}"].concat()
}

/// A list with `comma` between its items and `last` before the last one.
pub(super) fn list(items: &[String], comma: &str, last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => [&first.join(comma), last, end].concat(),
    }
}

/// A sentence with its first letter as a capital, in languages that have them.
pub(super) fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
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
    let below = |digit: char| char::from_u32('₀' as u32 + digit as u32 - '0' as u32);
    digits(number).chars().filter_map(below).collect()
}

/// A number below 100 in Chinese numerals, else in digits.
pub(super) fn chinese(number: u8) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let (tens, ones) = (usize::from(number / 10), usize::from(number % 10));
    match tens {
        0 if ones == 0 => "零".into(),
        0 => DIGITS[ones].into(),
        1 => ["十", DIGITS[ones]].concat(),
        2..=9 => [DIGITS[tens], "十", DIGITS[ones]].concat(),
        _ => digits(number),
    }
}

/// A number before a Chinese measure word: `two` (兩 or 两), not 二.
pub(super) fn chinese_count(number: u8, two: &str) -> String {
    if number == 2 {
        two.into()
    } else {
        chinese(number)
    }
}

/// A small number in English words, a larger one in digits.
pub(super) fn english(number: u8) -> String {
    const SMALL: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    match SMALL.get(usize::from(number)) {
        Some(&word) => word.into(),
        None => digits(number),
    }
}

/// Where a text stops being readable: the number of the character, 1-based.
pub(super) fn character(text: &str, error: &NotationError) -> u64 {
    let before = text.char_indices().take_while(|&(at, _)| at < error.at);
    before.count() as u64 + 1
}

/// The beginning of a text, for messages about it.
pub(super) fn clip(text: &str) -> String {
    const MOST: usize = 48;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => [&text[..end], "…"].concat(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{capital, chinese, english, list, subscript};

    #[test]
    fn numbers_are_written_as_the_languages_do() {
        let numerals = [0, 1, 10, 11, 19, 20, 26, 99, 100].map(chinese);
        let written = [
            "零",
            "一",
            "十",
            "十一",
            "十九",
            "二十",
            "二十六",
            "九十九",
            "100",
        ];
        assert_eq!(numerals, written);
        assert_eq!([0, 1, 10, 11].map(english), ["no", "one", "ten", "11"]);
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
        assert_eq!(capital(String::new()), "");
    }
}
