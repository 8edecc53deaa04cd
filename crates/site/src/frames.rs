//! The files from which the loader steps through an example of ours before the engine is there.
//!
//! A file is for one example and language; a language without pages has none (a language takes 4.6 MB),
//! and its examples wait for the engine. It is JSON, an object:
//!
//! - `shapes`: kinds of elements. Each is a list: the name of the element, then names of attributes.
//!   Two are none: `.key`, by which an element is known again among its neighbours, and `.value`,
//!   what a field holds.
//! - `nodes`: what the cards consist of. A text is a string. An element is a list: the place of its
//!   shape, a value for each of the shape's names, then the places of what stands in it.
//! - `steps`: for each step a list: the places of its cards; what the step asks; the
//!   position or null; whether it is safe or null; the winning moves. There are eight cards: for a
//!   narrow page and a regular one, with answers open and while they are to be asked for, without the
//!   list of steps and with it.
//! - `none`: what is said where a step is asked for that there is not.
//! - `bad`: what is said of an attribute that cannot have a value, with the characters U+0001 to
//!   U+0003 for its name, the value and what is used.

use crate::{Library, SiteError};
use nian_ui::model::Walkthrough;
use nian_ui::{CardNode, Written, WrittenStep};
use nian_words::Language;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::path::Path;

/// All files of frames.
pub(crate) struct Frames {
    /// Path below the folder of the frames, and text.
    files: Vec<(String, String)>,
}

impl Frames {
    /// Writes down the cards of all examples.
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

    /// Their paths and texts.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Adds them to a hash.
    pub(crate) fn hash(&self, hasher: &mut Sha256) {
        for (path, text) in self.files() {
            hasher.update(path);
            hasher.update(text);
        }
    }
}

/// The path of a file below the folder of the frames; the loader knows it too.
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

/// The kinds of elements met so far.
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
