//! Colours stand in `tokens.css` (and, for old browsers, in `old.css`): other style sheets use its properties.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// What is the same by day and at night: black and white of paper and of dark screens, shadows, the grey of what is
/// less important on paper, and the pen that draws over a lesson.
const FIXED: [&str; 5] = ["#000", "#fff", "rgb(0 0 0", "#5e636c", "#d1007a"];
const TOKENS: [&str; 2] = ["tokens.css", "old.css"];

fn sheets(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("style sheets") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sheets(&path));
        } else if !TOKENS.iter().any(|name| path.ends_with(name)) {
            found.push(path);
        }
    }
    found
}

/// The colours that are written in a style sheet, each with what follows it.
fn colours(text: &str) -> Vec<&str> {
    let begins = |at: &usize| {
        let rest = &text[*at..];
        let digits = rest.strip_prefix('#').unwrap_or_default();
        let digits = digits.bytes().take_while(u8::is_ascii_hexdigit).count();
        [3, 4, 6, 8].contains(&digits)
            || ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("]
                .iter()
                .any(|kind| rest.starts_with(kind))
    };
    let places = text.char_indices().map(|(at, _)| at).filter(begins);
    places
        .map(|at| text[at..].split([';', '\n']).next().unwrap_or_default())
        .collect()
}

#[test]
fn colours_stand_in_the_tokens() {
    let sheets = sheets(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/css"));
    assert!(sheets.len() > 20, "{sheets:?}");
    for sheet in sheets {
        let text = fs::read_to_string(&sheet).expect("a style sheet");
        for colour in colours(&text) {
            let fixed = FIXED.iter().any(|fixed| colour.starts_with(fixed));
            assert!(fixed, "{}: {colour}", sheet.display());
        }
    }
}

#[test]
fn a_colour_is_found() {
    let text = "a { color: #123456; fill: var(--nian-ink) }\n#nav { stroke: rgb(1 2 3 / .5); }";
    assert_eq!(colours(text), ["#123456", "rgb(1 2 3 / .5)"]);
}
