//! Estimates of the size of texts, as the layout is independent of a browser.

/// The least font size of labels in pixels, except for the rules of several dice.
pub(crate) const LEAST_TEXT: f32 = 14.0;

/// An upper bound of the width of `text` at `size`, in the sans faces of `tokens.css`.
pub(crate) fn text_width(text: &str, size: f32) -> f32 {
    text.chars().map(|c| em(c) * size).sum()
}

fn em(c: char) -> f32 {
    match c {
        ' ' | '.' | ',' | ':' | 'i' | 'l' | 'j' | '(' | ')' => 0.35,
        'm' | 'w' | 'M' | 'W' => 0.93,
        '0'..='9' => 0.57,
        '\u{2070}'..='\u{209f}' | '\u{b2}' | '\u{b3}' | '\u{b9}' => 0.45,
        c if c.is_ascii() => 0.65,
        _ => 1.0,
    }
}
