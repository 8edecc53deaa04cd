//! The light colours of the style sheets, as SVG attributes of a picture's shapes: the renderer of previews does not
//! support custom properties.

use crate::{SiteError, files};
use std::path::Path;

/// The style sheets for pictures, in cascade order.
const SHEETS: [&str; 2] = ["picture.css", "shapes.css"];

/// The rules for pictures, and the colours.
pub(super) struct Look {
    rules: Vec<Rule>,
    colours: Vec<(String, String)>,
}

/// The declarations for shapes with all these classes; for texts if there are no classes.
struct Rule {
    classes: Vec<String>,
    texts: bool,
    said: Vec<(String, String)>,
}

impl Look {
    pub(super) fn read(www: &Path) -> Result<Self, SiteError> {
        let read = |name: &str| files::read(&www.join("css").join(name));
        let colours = colours(&read("tokens.css")?);
        let mut rules = Vec::new();
        for sheet in SHEETS {
            rules.extend(rules_of(&read(sheet)?, &colours));
        }
        Ok(Self { rules, colours })
    }

    /// The value of a colour by its name: `paper`.
    pub(super) fn colour(&self, name: &str) -> &str {
        let found = self.colours.iter().find(|(of, _)| of == name);
        found.map_or("none", |(_, colour)| colour)
    }

    /// The declarations for a shape with these classes; a later rule overrides an earlier one.
    pub(super) fn of(&self, class: &str, text: bool) -> Vec<(&str, &str)> {
        let own: Vec<&str> = class.split_whitespace().collect();
        let meant = |rule: &&Rule| {
            (!rule.texts || text)
                && rule
                    .classes
                    .iter()
                    .all(|class| own.contains(&class.as_str()))
        };
        let mut said: Vec<(&str, &str)> = Vec::new();
        for (name, value) in self.rules.iter().filter(meant).flat_map(|rule| &rule.said) {
            said.retain(|(known, _)| known != name);
            said.push((name, value));
        }
        said
    }
}

/// The light one of two colours, with references to other colours resolved.
fn colours(tokens: &str) -> Vec<(String, String)> {
    let mut colours: Vec<(String, String)> = Vec::new();
    for line in tokens.lines() {
        let Some((name, value)) = line
            .trim()
            .strip_prefix("--")
            .and_then(|line| line.split_once(':'))
        else {
            continue;
        };
        let light = value
            .split_once("light-dark(")
            .and_then(|(_, pair)| pair.split(',').next());
        let same = value
            .trim()
            .strip_prefix("var(--")
            .and_then(|rest| rest.strip_suffix(");"));
        let same = same.and_then(|same| colours.iter().find(|(of, _)| of == same));
        let found = light
            .map(str::to_owned)
            .or_else(|| same.map(|(_, colour)| colour.clone()));
        if let Some(colour) = found.filter(|_| colours.iter().all(|(of, _)| of != name)) {
            colours.push((name.to_owned(), colour));
        }
    }
    colours
}

/// The unconditional rules of a style sheet.
fn rules_of(sheet: &str, colours: &[(String, String)]) -> Vec<Rule> {
    let mut rules = Vec::new();
    let sheet = without_comments(sheet);
    let mut rest = sheet.as_str();
    while let Some((selector, after)) = rest.split_once('{') {
        let selector = selector.trim();
        if selector.starts_with('@') {
            rest = after_block(after);
            continue;
        }
        let (said, after) = after.split_once('}').unwrap_or((after, ""));
        rest = after;
        let Some(of) = selector.strip_prefix(".nian-picture ") else {
            continue;
        };
        if of.contains([':', '[', ' ']) {
            continue;
        }
        let classes = of
            .split('.')
            .filter(|class| !class.is_empty() && *class != "text");
        let said = said.split(';').filter_map(|one| one.split_once(':'));
        rules.push(Rule {
            classes: classes.map(str::to_owned).collect(),
            texts: of == "text",
            said: said
                .map(|(name, value)| (name.trim().to_owned(), plain(value.trim(), colours)))
                .collect(),
        });
    }
    rules
}

/// A value with its custom properties resolved.
fn plain(value: &str, colours: &[(String, String)]) -> String {
    let name = value
        .strip_prefix("var(--")
        .and_then(|rest| rest.strip_suffix(')'));
    match name.and_then(|name| colours.iter().find(|(of, _)| of == name)) {
        Some((_, colour)) => colour.clone(),
        None if value == "transparent" => "none".to_owned(),
        None => value.to_owned(),
    }
}

fn without_comments(sheet: &str) -> String {
    let pieces = sheet.split("/*");
    pieces
        .map(|piece| piece.split_once("*/").map_or(piece, |(_, after)| after))
        .collect()
}

/// The text after the block that has just been opened, nested blocks included.
fn after_block(text: &str) -> &str {
    let mut open = 1;
    for (at, sign) in text.char_indices() {
        open += i32::from(sign == '{') - i32::from(sign == '}');
        if open == 0 {
            return &text[at + 1..];
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::{colours, rules_of};

    #[test]
    fn colours_are_those_on_light_paper() {
        let tokens =
            "--ink: var(--nian-ink, light-dark(#222, #eee));\n--lit: var(--ink);\n--ink: #000;\n";
        let expected =
            [("ink", "#222"), ("lit", "#222")].map(|(name, value)| (name.into(), value.into()));
        assert_eq!(colours(tokens), expected);
    }

    #[test]
    fn what_holds_only_at_times_is_left_out() {
        let sheet = "/* a */ .nian-picture .coin.odd { fill: var(--ink); } @media print { .x { a: b; } }\n\
                     .nian-picture .hit:hover { fill: red; } .nian-picture text { fill: transparent; }";
        let rules = rules_of(sheet, &[("ink".to_owned(), "#222".to_owned())]);
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].classes, ["coin", "odd"]);
        assert_eq!(rules[0].said, [("fill".to_owned(), "#222".to_owned())]);
        assert!(rules[1].texts && rules[1].said[0].1 == "none");
    }
}
