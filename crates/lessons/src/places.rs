//! Where in an example file something stands. The engine, which tells only which step is wrong, does
//! without.

use crate::json::JsonReader;
use crate::{ExampleError, Problem};
use std::collections::HashMap;
use std::ops::Range;

/// Where the keys and the values of an example file stand.
#[derive(Debug)]
pub struct Places {
    /// Where each line begins, in bytes.
    lines: Vec<usize>,
    text: String,
    /// The keys that lead to a value, steps by their numbers; where the last of them stands, and
    /// where the value.
    members: HashMap<Vec<String>, [usize; 2]>,
}

/// Of what stands deeper than the text of a step in a language nothing is told.
const DEEPEST: usize = 4;

impl Places {
    /// The places in a file; of one that is not JSON, as far as it is.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
        let mut places = Self {
            lines: std::iter::once(0).chain(breaks).collect(),
            text: text.into(),
            members: HashMap::new(),
        };
        places.read(&mut JsonReader::of(text), &mut Vec::new());
        places
    }

    /// Reads the value that begins where the reader is; `None` where it ends too soon.
    fn read(&mut self, reader: &mut JsonReader<'_>, path: &mut Vec<String>) -> Option<()> {
        let [begins, ends] = match reader.begins()? {
            b'{' if path.len() < DEEPEST => ["{", "}"],
            b'[' if path.len() == 1 => ["[", "]"], // the steps
            _ => return reader.skip(path.len()),
        };
        reader.take(begins);
        let mut number = 0;
        while !reader.mark(ends) {
            number += 1;
            let mut key_at = reader.place();
            let key = if begins == "{" {
                let key = reader.string()?;
                reader.mark(":");
                key
            } else {
                number.to_string()
            };
            reader.begins()?;
            let value_at = reader.place();
            if begins == "[" {
                key_at = value_at;
            }
            path.push(key);
            self.members.insert(path.clone(), [key_at, value_at]);
            self.read(reader, path)?;
            path.pop();
            reader.mark(",");
            reader.begins()?;
        }
        Some(())
    }

    /// Where something is wrong, as far as it is known: line and character, 1-based.
    #[must_use]
    pub fn of_fault(&self, fault: &ExampleError) -> [usize; 2] {
        if let Problem::Json { line, column, .. } = &fault.problem {
            return [*line, *column];
        }
        self.line_and_character(self.find_fault(fault))
    }

    /// The text that is wrong, if it is a value, and where it stands with its quotation marks, in bytes.
    pub(crate) fn value_of(&self, fault: &ExampleError) -> Option<(String, Range<usize>)> {
        let at = self.find_fault(fault);
        let mut reader = JsonReader::of(self.text.get(at..)?);
        let value = reader.string()?;
        Some((value, at..at + reader.place()))
    }

    fn find_fault(&self, fault: &ExampleError) -> usize {
        let (inner, is_key) = match &fault.problem {
            Problem::UnknownKey { key } => (key.as_str(), true),
            Problem::Tag { text } => (text.as_str(), true),
            Problem::Kind { key, .. } => (*key, false),
            Problem::NoText { language } => (language.as_str(), false),
            Problem::System { .. } => ("in", false),
            Problem::Digits { .. } => ("digits", false),
            Problem::Value { .. } => ("value", false),
            Problem::OnlyFibonacci => ("do", false),
            Problem::Expect { fact, .. } => (fact.key(), false),
            _ => ("", false),
        };
        self.find(fault.step, [fault.key, inner], is_key)
    }

    /// Where the value of a key of the example or one of its steps stands.
    #[must_use]
    pub fn of_key(&self, step: Option<usize>, key: &str) -> [usize; 2] {
        self.line_and_character(self.find(step, [key, ""], false))
    }

    /// Follows these keys, as far as they lead.
    fn find(&self, step: Option<usize>, keys: [&str; 2], is_key: bool) -> usize {
        let mut path = Vec::new();
        if let Some(step) = step.filter(|&step| step > 0) {
            path.extend(["steps".to_owned(), step.to_string()]);
        }
        let mut found = self.members.get(&path).map_or(0, |[_, value]| *value);
        for key in keys {
            path.push(key.to_owned());
            match self.members.get(&path) {
                Some([key_at, value]) if is_key && key != keys[0] => found = *key_at,
                Some([_, value]) => found = *value,
                None => {
                    path.pop();
                }
            }
        }
        found
    }

    fn line_and_character(&self, at: usize) -> [usize; 2] {
        let line = self.lines.partition_point(|&begins| begins <= at);
        let before = self.text.get(self.lines[line - 1]..at).unwrap_or_default();
        [line, before.chars().count() + 1]
    }
}
