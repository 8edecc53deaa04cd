//! The style sheets of `www/css`, concatenated.

use crate::{SiteError, files};
use std::path::Path;

/// The bundles of style sheets, in cascade order.
const STYLES: [(&str, &[&str]); 19] = [
    // The styles of every widget, on any page.
    (
        "nian.css",
        &[
            "tokens.css",
            "picture.css",
            "shapes.css",
            "card.css",
            "more.css",
        ],
    ),
    // The styles that only the engine needs.
    ("board.css", &["board.css", "task.css", "claim.css"]),
    // The styles before those are loaded, for browsers in which a script cannot construct style
    // sheets.
    (STANCE, &[STANCE]),
    // Fallbacks for browsers without newer features.
    ("old.css", &[OLD]),
    // Styles of a card's tools, which few readers open.
    ("tools.css", &["tools.css"]),
    // Styles of a single page.
    (
        "play.css",
        &[
            "quiet.css",
            "plane.css",
            "setup.css",
            "rules.css",
            "area.css",
            "games.css",
        ],
    ),
    ("plan.css", &["plan.css"]),
    (
        "class.css",
        &[
            "desk.css",
            "class.css",
            "planning.css",
            "slips.css",
            "preparing.css",
        ],
    ),
    ("manual.css", &["manual.css"]),
    (
        "make.css",
        &["quiet.css", "setup.css", "desk.css", "make.css"],
    ),
    ("stage.css", &["stage.css"]),
    // The page of a package for learning platforms, which has no other styles of ours.
    ("scorm.css", &["tokens.css", "scorm.css"]),
    // A lesson plan shown to a class; its dialogs are those of a card.
    ("lecture.css", &["tools.css", "lecture.css", "slip.css"]),
    // Printed pages.
    ("sheet.css", &["sheet.css"]),
    ("handout.css", &["sheet.css", "handout.css"]),
    // The styles of our own pages, needed before the widgets' styles are loaded.
    (
        PAGE,
        &[
            "tokens.css",
            "pages/words.css",
            "pages/frame.css",
            "pages/article.css",
            "pages/buttons.css",
            "pages/setting.css",
            "pages/play.css",
            "pages/set.css",
            "pages/record.css",
            "pages/lists.css",
            "pages/checked.css",
            "pages/show.css",
        ],
    ),
    // Those of the home page and of the list of articles.
    ("home.css", &["pages/coins.css", "pages/home.css"]),
    // On paper.
    ("print.css", &["pages/print.css"]),
    // Those of the text of an article, which stand in each chapter.
    (
        TEXT,
        &[
            "tokens.css",
            "pages/words.css",
            "pages/frame.css",
            "pages/coins.css",
            "pages/article.css",
            "pages/buttons.css",
            "pages/setting.css",
            "pages/discovery.css",
        ],
    ),
];

/// The styles that the loader contains.
const STANCE: &str = "stance.css";
const OLD: &str = "old.css";
const PAGE: &str = "page.css";
const TEXT: &str = "text.css";

/// Writes the bundles into `out`.
pub(crate) fn write(www: &Path, out: &Path) -> Result<(), SiteError> {
    let read = |part: &str| files::read(&www.join("css").join(part));
    let old = read(OLD)? + &without_light_dark(&read("tokens.css")?);
    for (name, parts) in STYLES {
        let mut styles = String::new();
        for &part in parts {
            styles += &if part == OLD {
                old.clone()
            } else {
                read(part)?
            };
        }
        if [PAGE, TEXT].contains(&name) {
            styles += &format!("@supports not (color: light-dark(red, red)) {{\n{old}}}\n");
        }
        files::write(&out.join(name), &styles)?;
    }
    Ok(())
}

/// Spaces that can be removed.
const LOOSE: [(&str, &str); 6] = [
    (" {", "{"),
    ("{ ", "{"),
    ("; }", "}"),
    ("} ", "}"),
    ("; ", ";"),
    (": ", ":"),
];

/// The styles that the loader contains, minified to one line.
pub(crate) fn stance(www: &Path) -> Result<String, SiteError> {
    let styles = files::read(&www.join("css").join(STANCE))?;
    let mut pieces = styles.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    let rest = pieces.filter_map(|piece| Some(piece.split_once("*/")?.1));
    let text = rest.fold(first, |text, piece| text + piece);
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(LOOSE
        .iter()
        .fold(line, |line, (loose, tight)| line.replace(loose, tight)))
}

/// The colours by colour scheme, for browsers without `light-dark()`.
fn without_light_dark(tokens: &str) -> String {
    let mut colours = String::new();
    for line in tokens.lines() {
        let Some((name, values)) = line.split_once("light-dark(") else {
            continue;
        };
        let (light, dark) = values.split_once(", ").expect("two colours");
        colours += &format!("{name}var(--on-light, {light}) var(--on-dark, {dark}\n");
    }
    // A higher specificity than that of `light-dark()`, whatever the order of the sheets.
    format!(".nian:not([data-theme=\"projector\"]) {{\n{colours}}}\n")
}

#[cfg(test)]
mod tests {
    use super::without_light_dark;

    #[test]
    fn colours_are_written_without_light_dark() {
        let tokens =
            ".nian {\n  --ink: var(--nian-ink, light-dark(#222, #eee));\n  --space: 16px;\n}\n";
        assert_eq!(
            without_light_dark(tokens),
            ".nian:not([data-theme=\"projector\"]) {\n  \
             --ink: var(--nian-ink, var(--on-light, #222) var(--on-dark, #eee));\n}\n"
        );
    }

    #[test]
    fn every_colour_of_the_tokens_has_both() {
        let tokens = include_str!("../../../www/css/tokens.css");
        let old = without_light_dark(tokens);
        assert_eq!(old.matches("--on-light").count(), 12, "{old}");
        assert_eq!(old.matches("--on-dark").count(), 12, "{old}");
    }
}
