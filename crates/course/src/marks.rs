//! What stands between words, and letters of full width.

/// Whether this stands between words: white space, and marks of the languages of our pages. Letters of any alphabet do
/// not; which those are Rust knows by a table of some kilobytes.
///
/// ```
/// use nian_course::marks::is_mark;
///
/// let words: Vec<&str> = "三、四、五：Nim (1)".split(is_mark).filter(|word| !word.is_empty()).collect();
/// assert_eq!(words, ["三", "四", "五", "Nim", "1"]);
/// ```
#[must_use]
pub fn is_mark(letter: char) -> bool {
    match letter {
        '\0'..='\u{7f}' => !letter.is_ascii_alphanumeric(),
        // Latin-1's, the general ones, those of Chinese and Japanese, and ASCII's of full width.
        '\u{80}'..='\u{bf}' | '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' => true,
        '\u{ff01}'..='\u{ff0f}'
        | '\u{ff1a}'..='\u{ff20}'
        | '\u{ff3b}'..='\u{ff40}'
        | '\u{ff5b}'..='\u{ff65}' => true,
        _ => false,
    }
}

/// A letter of full width as the usual one.
pub(crate) fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}
