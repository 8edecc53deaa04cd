//! What `tools.js` is given: its words in every language, and the marks of outcomes.

use nian_scene::{Node, Scene, Shape, mark};
use nian_solver::Outcome;
use nian_words::{Language, Tools};
use serde_json::{Map, Value, json};

/// The names that stand in the script, and what each is.
pub(crate) fn values() -> [(&'static str, String); 2] {
    let marks = [Outcome::Safe, Outcome::Unsafe].map(|outcome| drawn(&mark(outcome)));
    [("SAID", words()), ("MARKS", json!(marks).to_string())]
}

/// A picture as `draw` of the script takes it.
fn drawn(scene: &Scene) -> Value {
    element("svg", scene.attributes(), &scene.nodes)
}

/// Name, attributes, and what stands in it.
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
            _ => &[], // marks hold no text
        };
        element(node.shape.tag(), attributes, inner)
    });
    json!([tag, attributes, nodes.collect::<Vec<_>>()])
}

/// `{"en":{"close":"Close",…},…}`.
fn words() -> String {
    let languages = Language::ALL.map(|language| {
        let words = Tools::ALL.map(|(name, words)| {
            let word = language.among(&words);
            format!("{}:{}", text(name), text(word))
        });
        format!("{}:{{{}}}", text(language.tag()), words.join(","))
    });
    format!("{{{}}}", languages.join(","))
}

/// A text as JavaScript writes it.
fn text(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::files;
    use nian_words::Tools;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// What follows each `words.` in the script's modules.
    fn used() -> BTreeSet<String> {
        let ends = |char: char| !char.is_ascii_alphanumeric();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/tools");
        let modules = files::list(&folder).expect("the modules of `tools.js`");
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
        let there: BTreeSet<&str> = Tools::ALL.iter().map(|(name, _)| *name).collect();
        let used = used();
        assert_eq!(
            used.iter().map(String::as_str).collect::<BTreeSet<_>>(),
            there
        );
    }

    #[test]
    fn what_is_filled_in_is_json() {
        let words: serde_json::Value = serde_json::from_str(&words()).expect("JSON");
        for language in ["zh-Hant", "zh-Hans", "en"] {
            for (name, _) in Tools::ALL {
                assert!(words[language][name].is_string(), "{language}: {name}");
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
