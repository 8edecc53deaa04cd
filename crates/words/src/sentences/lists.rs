//! Lists in the form of the language.

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
            text.push_str(if is_last { last } else { comma });
        }
        text.push_str(item);
    }
    text
}

/// The number of items listed; of more items the rest is left out.
pub(super) const FEW: usize = 4;

/// A list of alternatives, shortened if there are many.
pub(super) fn few(words: &Words, items: &[String]) -> String {
    few_of(words, items, [words.forms.or, words.forms.or_latin])
}

/// The same, with the conjunctions before the last item, and before a last item that begins with a letter or a digit.
pub(super) fn few_of(words: &Words, items: &[String], or: [&str; 2]) -> String {
    match items.get(..FEW) {
        Some(first) if items.len() > FEW => {
            let first = list(first, words.forms.comma, words.forms.comma);
            let args = [Arg::Text(&first), Arg::Number(items.len() as u64)];
            words.fill(words.moves.such, &args)
        }
        _ => any_of(words, items, or),
    }
}

/// A list of alternatives of which any one will do.
pub(super) fn alternatives(words: &Words, items: &[String]) -> String {
    any_of(words, items, [words.forms.or, words.forms.or_latin])
}

fn any_of(words: &Words, items: &[String], [or, or_latin]: [&str; 2]) -> String {
    let latin = |item: &String| item.starts_with(|first: char| first.is_ascii_alphanumeric());
    let is_latin = items.last().is_some_and(latin);
    list(
        items,
        words.forms.comma,
        if is_latin { or_latin } else { or },
    )
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
