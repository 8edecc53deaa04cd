//! `custom-elements.json`: a description of the elements for editors and catalogues, in the form of the [Custom
//! Elements Manifest](https://github.com/webcomponents/custom-elements-manifest), 1.0.0.

use nian_lessons::Show;
use nian_ui::model::{
    Answers, ELEMENTS, OF_ALL, Opponent, PARTS, Player, SKILLS, THEMES, TableKind, VISIBILITY,
};
use nian_words::{Embedding, Language};
use serde_json::{Value, json};

const MODULE: &str = "nian.js";
const CLASS: &str = "NianElement";

/// The properties that do not just reflect an attribute: name, type, and whether it is writable.
const FIELDS: [(&str, &str, bool); 13] = [
    ("ready", "Promise<NianElement>", false),
    ("engine", "Promise<NianElement>", false),
    ("position", "string | null", true),
    ("outcome", "\"safe\" | \"unsafe\" | null", false),
    ("winning", "string[]", false),
    ("state", "string | null", true),
    ("moves", "string[]", true),
    ("step", "number", true),
    ("steps", "number", false),
    ("question", "string | null", false),
    ("asks", "string | null", false),
    ("task", "number", false),
    ("score", "NianScore | null", false),
];

/// A parameter: its name and its type.
type Parameter = (&'static str, &'static str);

/// The methods: name, parameter if there is one, and return type.
const METHODS: [(&str, Option<Parameter>, &str); 12] = [
    ("goTo", Some(("target", TARGET)), "void"),
    ("canGoTo", Some(("target", TARGET)), "boolean"),
    ("play", Some(("move", "string")), "void"),
    ("undo", None, "void"),
    ("redo", None, "void"),
    ("reset", None, "void"),
    ("answer", Some(("value", "string")), "void"),
    ("hint", None, "void"),
    ("reveal", None, "void"),
    ("next", None, "void"),
    ("check", None, "void"),
    ("cancel", None, "void"),
];
const TARGET: &str = "\"first\" | \"prev\" | \"next\" | \"last\" | number";

const EVENTS: [&str; 7] = [
    "nian-ready",
    "nian-step",
    "nian-move",
    "nian-answer",
    "nian-end",
    "nian-checked",
    "nian-error",
];

/// The functions that the script exports and each class has as statics.
const STATICS: [(&str, &str); 2] = [
    ("version", "the build: another one has another"),
    ("release", "the number it was released under, such as 1.0.0"),
];

/// The manifest.
pub(crate) fn manifest() -> Value {
    let mut declarations = vec![class()];
    let mut exports = Vec::new();
    for (tag, own) in ELEMENTS {
        let name = class_of(tag);
        let about = english(Embedding::TAGS.iter().find(|(known, _)| *known == tag));
        let attributes = own.iter().map(|name| attribute(tag, name));
        declarations.push(json!({
            "kind": "class",
            "customElement": true,
            "name": name,
            "tagName": tag,
            "description": about,
            "superclass": { "name": CLASS, "module": MODULE },
            "attributes": attributes.collect::<Vec<_>>(),
        }));
        exports.push(json!({
            "kind": "custom-element-definition",
            "name": tag,
            "declaration": { "name": name, "module": MODULE },
        }));
    }
    for (name, about) in STATICS {
        exports.push(json!({
            "kind": "js",
            "name": name,
            "declaration": { "name": name, "module": MODULE },
        }));
        declarations.push(json!({
            "kind": "variable",
            "name": name,
            "type": { "text": "string" },
            "description": about,
        }));
    }
    json!({
        "schemaVersion": "1.0.0",
        "modules": [{
            "kind": "javascript-module",
            "path": MODULE,
            "declarations": declarations,
            "exports": exports,
        }],
    })
}

/// The members common to all elements.
fn class() -> Value {
    let fields = FIELDS.iter().map(|(name, kind, settable)| {
        json!({
            "kind": "field",
            "name": name,
            "type": { "text": kind },
            "readonly": !settable,
            "description": told(name),
        })
    });
    let methods = METHODS.iter().map(|(name, parameter, returned)| {
        let parameters = parameter
            .iter()
            .map(|(name, kind)| json!({ "name": name, "type": { "text": kind } }));
        json!({
            "kind": "method",
            "name": name,
            "parameters": parameters.collect::<Vec<_>>(),
            "return": { "type": { "text": returned } },
            "description": told(name),
        })
    });
    let statics = STATICS.map(|(name, about)| {
        json!({
            "kind": "field",
            "name": name,
            "static": true,
            "readonly": true,
            "type": { "text": "string" },
            "description": about,
        })
    });
    let events = EVENTS.iter().map(|name| {
        json!({
            "name": name,
            "type": { "text": format!("CustomEvent<{}>", detail_of(name)) },
            "description": told(name),
        })
    });
    let properties =
        styles("--").map(|(name, about)| json!({ "name": name, "description": about }));
    let parts = styles("::part(").map(|(name, about)| {
        let name = name.trim_start_matches("::part(").trim_end_matches(')');
        json!({ "name": name, "description": about })
    });
    let attributes = OF_ALL.iter().map(|name| attribute("", name));
    json!({
        "kind": "class",
        "name": CLASS,
        "superclass": { "name": "HTMLElement" },
        "attributes": attributes.collect::<Vec<_>>(),
        "members": fields.chain(methods).chain(statics).collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "cssProperties": properties.collect::<Vec<_>>(),
        "cssParts": parts.collect::<Vec<_>>(),
    })
}

/// An attribute of an element, or of all elements if `tag` is empty.
fn attribute(tag: &str, name: &str) -> Value {
    let mut values = Embedding::VALUES.iter();
    let about = values.find(|(of, known, _)| (*of, *known) == (tag, name));
    let about = about.map(|(_, _, text)| Language::En.among(text));
    json!({
        "name": name,
        "fieldName": field_of(name),
        "type": { "text": type_of(name) },
        "description": about,
    })
}

/// The property of an attribute: `rowsShown` for `rows-shown`.
fn field_of(name: &str) -> String {
    let (first, rest) = name.split_once('-').unwrap_or((name, ""));
    let mut letters = rest.chars();
    let upper = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.chars().chain(upper).chain(letters).collect()
}

/// The type of an attribute's value.
fn type_of(name: &str) -> String {
    match name {
        "first" => any(Player::ALL.map(Player::name)),
        "opponent" => any(Opponent::ALL.map(Opponent::name)),
        "show" => any(Show::NAMES),
        "of" => any(TableKind::ALL.map(TableKind::name)),
        "skill" => any(SKILLS),
        "level" => any(["1", "2", "3"]),
        "tasks" => any(["1", "2"]),
        "answers" => any(Answers::ALL.map(Answers::name)),
        "theme" => any(THEMES),
        "step" | "seed" | "count" | "from" | "rows-shown" => "number".to_owned(),
        _ if PARTS.contains(&name) => any(VISIBILITY),
        _ => "string".to_owned(),
    }
}

fn any<const N: usize>(names: [&str; N]) -> String {
    names.map(|name| format!("\"{name}\"")).join(" | ")
}

/// The type of an event's detail in `nian.d.ts`: `NianStep`.
fn detail_of(event: &str) -> String {
    match event {
        "nian-ready" => "null".to_owned(),
        _ => class_of(event),
    }
}

/// The class of an element: `NianExample` for `nian-example`.
fn class_of(name: &str) -> String {
    let words = name.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}

/// The documentation of a property, a method or an event; several may share one text.
fn told(name: &str) -> &'static str {
    let says = |(names, _): &&(&str, _)| {
        let mut names = names.split(", ");
        names.any(|known| known.split('(').next() == Some(name))
    };
    english(Embedding::INTERFACE.iter().find(says))
}

/// The names of a kind that a style sheet can use, each with its documentation.
fn styles(kind: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    Embedding::PROPERTIES.iter().flat_map(move |(names, text)| {
        let about = Language::En.among(text);
        let names = names.split(", ").filter(move |name| name.starts_with(kind));
        names.map(move |name| (name, about))
    })
}

fn english(found: Option<&(&str, nian_words::Text)>) -> &'static str {
    found.map_or("", |(_, text)| Language::En.among(text))
}

#[cfg(test)]
mod tests {
    use super::{EVENTS, FIELDS, METHODS, field_of, manifest};
    use nian_ui::model::{ELEMENTS, OF_ALL};
    use std::fs;
    use std::path::Path;

    /// Everything is documented, and nothing less than on the page `embed/`.
    #[test]
    fn nothing_is_left_undescribed() {
        fn look(value: &serde_json::Value, within: &str) {
            if let Some(object) = value.as_object() {
                let about = object.get("description");
                assert!(
                    about.is_none_or(|about| about.as_str().is_some_and(|text| !text.is_empty())),
                    "{within}: {value}"
                );
            }
            match value {
                serde_json::Value::Object(map) => {
                    map.iter().for_each(|(key, value)| look(value, key))
                }
                serde_json::Value::Array(all) => all.iter().for_each(|value| look(value, within)),
                _ => {}
            }
        }
        look(&manifest(), "");
    }

    /// The hand-written declarations for TypeScript have the same names.
    #[test]
    fn the_declarations_name_them_all() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/nian.d.ts");
        let text = fs::read_to_string(file).expect("nian.d.ts");
        let mut wanted: Vec<String> = Vec::new();
        for (tag, own) in ELEMENTS {
            wanted.push(format!("\"{tag}\": "));
            wanted.extend(own.iter().map(|name| format!(" {}", field_of(name))));
        }
        wanted.extend(
            OF_ALL
                .iter()
                .filter(|name| **name != "lang")
                .map(|name| format!("  {name}: ")),
        );
        wanted.extend(FIELDS.iter().map(|(name, ..)| format!(" {name}")));
        wanted.extend(METHODS.iter().map(|(name, ..)| format!("  {name}(")));
        wanted.extend(EVENTS.iter().map(|name| format!("\"{name}\": ")));
        let missing: Vec<_> = wanted
            .into_iter()
            .filter(|name| !text.contains(name))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
