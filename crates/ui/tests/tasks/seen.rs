//! The visible part of a card's markup: its texts, and the shapes of its picture.

/// Void elements.
const EMPTY: [&str; 3] = ["input", "br", "img"];

/// Prefixes of attributes that are not visible.
const UNSEEN: [&str; 8] = [
    "aria-", "data-", "role", "tabindex", "id", "title", "lang", "part",
];

/// Texts and shapes, a line each. The board is left out if it `hides` the answer, as in `task.css`; and so are the
/// number of the task and the score.
pub(crate) fn of(markup: &str, hides: bool) -> String {
    let mut seen = String::new();
    let mut open: Vec<&str> = Vec::new();
    let mut hidden = None; // the depth at which an invisible element begins
    for piece in markup.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        let name = tag
            .split([' ', '/'])
            .find(|name| !name.is_empty())
            .expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{markup}");
            if hidden == Some(open.len()) {
                hidden = None;
            }
        } else {
            let class = attribute(tag, "class").unwrap_or_default();
            let of_class = |one: &str| class.split(' ').any(|class| class == one);
            let unseen = of_class("nian-unseen")
                || of_class("nian-rooms")
                || of_class("nian-onward")
                || matches!(name, "title" | "desc")
                || (hides && of_class("nian-board"));
            if hidden.is_none() && unseen {
                hidden = Some(open.len());
            }
            if hidden.is_none() && open.contains(&"svg") {
                seen.push_str(name);
                for (name, value) in attributes(tag) {
                    if !UNSEEN.iter().any(|unseen| name.starts_with(unseen)) {
                        seen.push_str(&format!(" {name}={value}"));
                    }
                }
                seen.push('\n');
            }
            if !EMPTY.contains(&name) {
                open.push(name);
            } else if hidden == Some(open.len()) {
                hidden = None;
            }
        }
        if hidden.is_none() && !text.trim().is_empty() {
            seen.push_str(text);
            seen.push('\n');
        }
    }
    assert!(open.is_empty(), "{open:?}: {markup}");
    seen
}

/// The line with the rules.
pub(crate) fn rules(markup: &str) -> Option<String> {
    let (_, rest) = markup.split_once("<details open=\"open\" class=\"nian-rules\"")?;
    let (_, rest) = rest.split_once("</summary><p>")?;
    let (line, _) = rest.split_once("</p></details>")?;
    assert!(!line.is_empty());
    Some(line.to_owned())
}

/// Names and values of a tag.
fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest);
    std::iter::from_fn(move || {
        let (name, after) = rest.split_once("=\"")?;
        let (value, after) = after.split_once('"')?;
        rest = after.trim_start();
        Some((name, value))
    })
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    attributes(tag)
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}
