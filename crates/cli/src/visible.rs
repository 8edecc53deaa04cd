//! Escapes in untrusted text for a terminal, which obeys control characters.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::Path;

/// Replaces control characters, and those that change the direction of text, by `\u001b` as in JSON.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(hides) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if hides(letter) {
            // Writing to a string never fails.
            let _ = write!(shown, "\\u{:04x}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// The name of a file for messages.
pub(crate) fn name(file: &Path) -> String {
    visible(&file.display().to_string()).into_owned()
}

fn hides(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn nothing_in_a_text_acts_on_a_terminal() {
        assert_eq!(visible("拈 a\u{301} \"\\\""), "拈 a\u{301} \"\\\"");
        assert_eq!(
            visible("\u{1b}[2J\r\n\t\0"),
            "\\u001b[2J\\u000d\\u000a\\u0009\\u0000"
        );
        assert_eq!(visible("\u{9b}2J\u{7f}\u{202e}"), "\\u009b2J\\u007f\\u202e");
    }
}
