//! Lists, as the languages write them.

use super::fill::Arg;
use super::text::digits;
use crate::tables::Words;
use nian_solver::several_dice::Faces;

/// A list with `comma` between its items and `last` before the last one.
pub(super) fn list(items: &[String], comma: &str, last: &str) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            let is_last = index + 1 == items.len();
            let between = if is_last { last } else { comma };
            space(&mut text, between);
            text.push_str(between);
        }
        text.push_str(item);
    }
    text
}

/// Chinese has a space between a figure and the character behind it; Japanese goes on in kana here.
fn space(text: &mut String, next: &str) {
    let figure = text.ends_with(|last: char| last.is_ascii_alphanumeric());
    if figure && next.starts_with(|first| first >= '\u{4e00}') {
        text.push(' ');
    }
}

/// So many items are listed; of more, not all.
pub(super) const FEW: usize = 4;

/// A list of alternatives, of which not all are listed if there are many.
pub(super) fn few(words: &Words, items: &[String]) -> String {
    match items.get(..FEW) {
        Some(first) if items.len() > FEW => {
            let mut first = list(first, words.forms.comma, words.forms.comma);
            // Behind the slot of the list.
            space(&mut first, words.moves.such.0.get(2..).unwrap_or_default());
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

/// The faces up, die by die.
pub(super) fn faces(words: &Words, faces: Faces) -> String {
    let mut up = Vec::new();
    for &face in faces.up() {
        up.push(digits(face.into()));
    }
    list(&up, words.forms.comma, words.forms.and)
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn lists_end_in_their_own_word() {
        let items = ["a", "b", "c"].map(String::from);
        assert_eq!(list(&items[..0], ", ", " or "), "");
        assert_eq!(list(&items[..1], ", ", " or "), "a");
        assert_eq!(list(&items, ", ", " or "), "a, b or c");
    }
}
