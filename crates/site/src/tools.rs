//! The texts of scripts, in every language; besides, the marks of outcomes for `tools.js`.

use nian_scene::{Node, Scene, Shape, mark};
use nian_solver::Outcome;
use nian_words::{Faults, Language, Loader, Offline, Text, Tools};
use serde_json::{Map, Value, json};

/// The placeholders in the scripts, and the value of each.
pub(crate) fn values() -> [(&'static str, String); 6] {
    let marks = [Outcome::Safe, Outcome::Unsafe].map(|outcome| drawn(&mark(outcome)));
    [
        ("LOADER", words(&Language::ALL, &Loader::ALL)),
        ("FAULTS", words(&Language::ALL, &Faults::ALL)),
        ("OF_LESSONS", of_lessons()),
        ("MESSAGES", words(&Language::ALL, &Tools::ALL)),
        ("OFFLINE", words(&Language::WITH_PAGES, &Offline::ALL)),
        ("MARKS", json!(marks).to_string()),
    ]
}

/// The texts on errors in examples, for the engine.
fn of_lessons() -> String {
    let lines = |language: Language| {
        (
            language.tag().to_owned(),
            language.lines_of_lessons().into(),
        )
    };
    Value::Object(Language::ALL.into_iter().map(lines).collect()).to_string()
}

/// A picture in the form that the script's `draw` takes.
fn drawn(scene: &Scene) -> Value {
    element("svg", scene.attributes(), &scene.nodes)
}

/// Tag name, attributes, and children.
fn element(tag: &str, attributes: Vec<(&str, String)>, nodes: &[Node]) -> Value {
    let attributes: Map<String, Value> = attributes
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let nodes = nodes.iter().map(|node| {
        let mut attributes = node.attributes();
        attributes.push(("class", node.class.to_owned()));
        let inner = match &node.shape {
            Shape::Group { nodes } => nodes.as_slice(),
            _ => &[], // marks contain no text
        };
        element(node.shape.tag(), attributes, inner)
    });
    json!([tag, attributes, nodes.collect::<Vec<_>>()])
}

/// `{"en":{"close":"Close",…},…}`. A list is a text with a line for each item.
fn words(languages: &[Language], all: &[(&str, &[Text])]) -> String {
    let languages = languages.iter().map(|language| {
        let words = all.iter().map(|(name, lines)| {
            let lines: Vec<_> = lines.iter().map(|line| language.among(line)).collect();
            format!("{}:{}", text(&camel(name)), text(&lines.join("\n")))
        });
        let words: Vec<_> = words.collect();
        format!("{}:{{{}}}", text(language.tag()), words.join(","))
    });
    format!("{{{}}}", languages.collect::<Vec<_>>().join(","))
}

/// A name in camel case: `leaveFull`.
fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| {
        name + &part[..1].to_ascii_uppercase() + &part[1..]
    })
}

/// A text as a JavaScript literal.
fn text(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use super::{camel, words};
    use crate::files;
    use nian_words::{Language, Tools};
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The names after each `words.` in the script's modules, and in the one that it fetches.
    fn used() -> BTreeSet<String> {
        let ends = |char: char| !char.is_ascii_alphanumeric();
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        let mut modules = files::list(&www.join("tools")).expect("the modules of `tools.js`");
        modules.push(www.join("add.js"));
        let texts = modules
            .iter()
            .map(|file| files::read(file).expect("a module"));
        let mut used = BTreeSet::new();
        for text in texts {
            let words = text.split("words.").skip(1);
            used.extend(words.filter_map(|rest| Some(rest.split(ends).next()?.to_owned())));
        }
        used
    }

    #[test]
    fn the_script_has_each_word_that_it_uses_and_no_other() {
        let there: BTreeSet<String> = Tools::ALL.iter().map(|(name, _)| camel(name)).collect();
        assert_eq!(used(), there);
    }

    #[test]
    fn what_is_filled_in_is_json() {
        let words: serde_json::Value =
            serde_json::from_str(&words(&Language::ALL, &Tools::ALL)).expect("JSON");
        for language in Language::ALL.map(Language::tag) {
            for (name, _) in Tools::ALL {
                assert!(
                    words[language][camel(name)].is_string(),
                    "{language}: {name}"
                );
            }
        }
        assert_eq!(
            words["en"]["keys"]
                .as_str()
                .map(|text| text.lines().count()),
            Some(5)
        );
    }
}
