//! Digits and a few letters as strokes: previews contain numbers but no words, so that they need no font, which another
//! machine might not have.

use nian_scene::Anchor;

/// A character, its width, and its path. Capitals reach from 0 down to the baseline at 10.
type Sign = (char, f32, &'static str);

const SIGNS: [Sign; 21] = [
    ('0', 6.0, "M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z"),
    ('1', 6.0, "M1 2L3.4 0V10"),
    (
        '2',
        6.0,
        "M.2 2.4C.6 .9 1.7 0 3 0 4.8 0 5.8 1.2 5.8 2.7 5.8 5 3 7 .2 10H6",
    ),
    (
        '3',
        6.0,
        "M.4 1.2C1.2 .4 2 0 3 0 4.6 0 5.6 1 5.6 2.4 5.6 3.9 4.4 4.8 2.6 4.8 4.6 4.8 6 5.8 6 7.3 6 9 4.7 10 3 10 \
         1.8 10 .8 9.5 0 8.6",
    ),
    ('4', 6.0, "M4.6 10V0L0 7H6.2"),
    (
        '5',
        6.0,
        "M5.4 0H1L.6 4.6C1.2 4 2 3.7 2.9 3.7 4.7 3.7 6 4.9 6 6.8 6 8.7 4.7 10 2.8 10 1.7 10 .7 9.6 0 8.8",
    ),
    (
        '6',
        6.0,
        "M5.4 1C4.8 .4 4.1 0 3.3 0 1.2 0 0 2.2 0 5.6 0 8.4 1.1 10 3.1 10 4.8 10 6 8.6 6 6.9 6 5.2 4.9 4 3.2 4 1.7 4 \
         .4 5 0 6.4",
    ),
    ('7', 6.0, "M0 0H6C4 3 2.6 6 2.2 10"),
    (
        '8',
        6.0,
        "M3 4.7C1.4 4.2 .6 3.4 .6 2.3 .6 1 1.6 0 3 0S5.4 1 5.4 2.3C5.4 3.4 4.6 4.2 3 4.7 1.2 5.2 0 6.1 0 7.5 0 9 1.3 \
         10 3 10S6 9 6 7.5C6 6.1 4.8 5.2 3 4.7Z",
    ),
    (
        '9',
        6.0,
        "M.6 9C1.2 9.6 1.9 10 2.7 10 4.8 10 6 7.8 6 4.4 6 1.6 4.9 0 2.9 0 1.2 0 0 1.4 0 3.1 0 4.8 1.1 6 2.8 6 4.3 6 \
         5.6 5 6 3.6",
    ),
    (
        'a',
        5.0,
        "M4.8 3.2V10M4.8 5.2C4.3 3.8 3.5 3.1 2.5 3.1 1 3.1 0 4.6 0 6.6S1 10.1 2.5 10.1C3.5 10.1 4.3 9.4 4.8 8",
    ),
    (
        'b',
        5.0,
        "M.2 0V10M.2 5.2C.7 3.8 1.5 3.1 2.5 3.1 4 3.1 5 4.6 5 6.6S4 10.1 2.5 10.1C1.5 10.1 .7 9.4 .2 8",
    ),
    (
        'c',
        4.6,
        "M4.6 4.2C4 3.5 3.3 3.1 2.6 3.1 1 3.1 0 4.6 0 6.6S1 10.1 2.6 10.1C3.3 10.1 4 9.7 4.6 9",
    ),
    (
        'd',
        5.0,
        "M4.8 0V10M4.8 5.2C4.3 3.8 3.5 3.1 2.5 3.1 1 3.1 0 4.6 0 6.6S1 10.1 2.5 10.1C3.5 10.1 4.3 9.4 4.8 8",
    ),
    (
        '?',
        5.0,
        "M0 2C.5 .7 1.4 0 2.5 0 4 0 5 1 5 2.4 5 4.6 2.5 4.6 2.5 7M2.5 9.8V10",
    ),
    ('−', 5.0, "M0 5.4H5"),
    ('–', 4.0, "M0 5.8H4"),
    ('+', 5.0, "M0 5.4H5M2.5 2.9V7.9"),
    ('=', 5.0, "M0 4.2H5M0 7H5"),
    (',', 1.0, "M.8 9.6L.2 11.4"),
    (' ', 2.0, ""),
];

/// The space between characters.
const GAP: f32 = 1.7;
/// The height of capitals in ems.
const CAPITALS: f32 = 0.72;

/// A text as paths: the start of each, and the path; and the length of a tenth of a capital's height. `None` if a
/// character is not among ours, as in words.
pub(super) fn lines(
    text: &str,
    anchor: Anchor,
    size: f32,
) -> Option<(Vec<(f32, &'static str)>, f32)> {
    let unit = size * CAPITALS / 10.0;
    let mut lines = Vec::new();
    let mut at = 0.0;
    for char in text.chars() {
        let (_, width, line) = SIGNS.iter().find(|(sign, ..)| *sign == char)?;
        lines.push((at, *line));
        at += (width + GAP) * unit;
    }
    let width = at - GAP * unit;
    let back = match anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    };
    lines.iter_mut().for_each(|(at, _)| *at -= back);
    lines.retain(|(_, line)| !line.is_empty());
    Some((lines, unit))
}

#[cfg(test)]
mod tests {
    use super::lines;
    use nian_scene::Anchor;

    #[test]
    fn numbers_are_drawn_and_words_are_not() {
        let (drawn, _) = lines("1–6", Anchor::Start, 10.0).expect("three signs");
        assert_eq!(drawn.len(), 3);
        assert!(lines("limit 5", Anchor::Start, 10.0).is_none());
        assert!(lines("限額", Anchor::Start, 10.0).is_none());
    }

    #[test]
    fn the_end_of_a_text_stands_at_its_place() {
        let first = |anchor| lines("12", anchor, 10.0).expect("two signs").0[0].0;
        assert!((first(Anchor::Start)).abs() < 0.01);
        assert!((2.0 * first(Anchor::Middle) - first(Anchor::End)).abs() < 0.01);
        assert!(first(Anchor::End) < -8.0);
    }
}
