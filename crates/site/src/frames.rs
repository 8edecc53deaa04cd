//! The files from which the loader shows our examples' prerendered cards before the engine has loaded.
//!
//! There is a file for each example and language; a language without pages has none (a language takes 4.6 MB), and its
//! examples wait for the engine. It is a JSON object:
//!
//! - `shapes`: kinds of elements. Each is a list: the tag name, then names of attributes. Two of these are special:
//!   `.key` identifies the element among its siblings, `.value` is the value of an input.
//! - `nodes`: the nodes of all cards. A text is a string. An element is a list: the index of its shape, a value for
//!   each of the shape's names, then the indices of its children.
//! - `steps`: for each step a list: the indices of its cards; the question; the position or null; whether it is safe,
//!   or null; the winning moves. There are eight cards: for a narrow page and a regular one, with answers open and
//!   while they are to be asked for, without the list of steps and with it.
//! - `none`: the message for a step that does not exist.
//! - `bad`: the message for an invalid attribute, with the characters U+0001 to U+0003 in the places of its name, the
//!   value and the value used instead.

use crate::{Library, SiteError};
use nian_ui::model::Walkthrough;
use nian_ui::{CardNode, Written, WrittenStep};
use nian_words::Language;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;

/// The files of all examples' cards.
pub(crate) struct Frames {
    /// Path below the folder of the files, and content.
    files: Vec<(String, String)>,
}

impl Frames {
    /// Renders the cards of all examples.
    pub(crate) fn of(library: &Library) -> Result<Self, SiteError> {
        let mut files = Vec::new();
        for src in library.names() {
            let example = library.example(src).expect("one of its names");
            let example =
                Walkthrough::new(example).map_err(|error| SiteError::new(Path::new(src), error))?;
            for language in Language::WITH_PAGES {
                let written = Written::of(example.clone(), language);
                files.push((path(src, language), text(&written)));
            }
        }
        Ok(Self { files })
    }

    /// The paths and contents.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Adds the files to a hash.
    pub(crate) fn hash(&self, hasher: &mut Sha256) {
        for (path, text) in self.files() {
            hasher.update(path);
            hasher.update(text);
        }
    }
}

/// The path of a file below the folder of the files; the loader composes the same path.
pub(crate) fn path(src: &str, language: Language) -> String {
    format!("{}/{src}.json", language.tag())
}

fn text(written: &Written) -> String {
    let mut shapes = Shapes::default();
    let nodes: Vec<Value> = written.nodes.iter().map(|node| shapes.node(node)).collect();
    let steps: Vec<Value> = written.steps.iter().map(step).collect();
    let Shapes { lists, .. } = shapes;
    json!({
        "shapes": lists,
        "nodes": nodes,
        "steps": steps,
        "none": written.no_such_step,
        "bad": written.bad_value,
    })
    .to_string()
}

fn step(step: &WrittenStep) -> Value {
    json!([
        step.cards,
        step.asks,
        step.position,
        step.safe,
        step.winning
    ])
}

/// The distinct shapes so far.
#[derive(Default)]
struct Shapes {
    lists: Vec<Vec<String>>,
    places: HashMap<Vec<String>, usize>,
}

impl Shapes {
    fn node(&mut self, node: &CardNode) -> Value {
        let element = match node {
            CardNode::Text(text) => return json!(text),
            CardNode::Element(element) => element,
        };
        let mut shape = vec![element.name.clone()];
        let mut values = vec![Value::Null];
        let key = element.key.iter().map(|key| (".key", key));
        let attributes = element.attributes.iter();
        let attributes = attributes.map(|(name, value)| (name.as_str(), value));
        let value = element.value.iter().map(|value| (".value", value));
        for (name, value) in key.chain(attributes).chain(value) {
            shape.push(name.to_owned());
            values.push(json!(value));
        }
        values[0] = json!(self.place(shape));
        values.extend(element.children.iter().map(|&place| json!(place)));
        Value::Array(values)
    }

    fn place(&mut self, shape: Vec<String>) -> usize {
        *self.places.entry(shape).or_insert_with_key(|shape| {
            self.lists.push(shape.clone());
            self.lists.len() - 1
        })
    }
}
