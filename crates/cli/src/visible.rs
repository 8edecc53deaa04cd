//! Texts of files and of the command line, as a terminal may be told them: it does what control characters say.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::Path;

/// The text with `\u001b`, as JSON has it, in the place of each control character, and of those that turn the order of
/// letters round.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(hides) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if hides(letter) {
            // A string takes all that is written.
            let _ = write!(shown, "\\u{:04x}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    Cow::Owned(shown)
}

/// What a file is called.
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
