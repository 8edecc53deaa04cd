//! Source positions in an example file. The engine does without them: it tells a reader only the step of the first error.

use crate::json::JsonReader;
use crate::{ExampleError, Problem};
use std::collections::HashMap;

/// The source positions of the keys and values of an example file.
#[derive(Debug)]
pub struct Places {
    /// The byte offset of each line.
    lines: Vec<usize>,
    text: String,
    /// By the path of keys that leads to a value, with the numbers of steps: the byte offsets of the last key and of
    /// the value.
    members: HashMap<Vec<String>, [usize; 2]>,
}

/// The largest depth recorded: the text of a step in a language.
const DEEPEST: usize = 4;

impl Places {
    /// The source positions in a file; if it is not JSON, up to the error.
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

    /// Records the value at the reader's offset; `None` if the text ends too soon.
    fn read(&mut self, reader: &mut JsonReader<'_>, path: &mut Vec<String>) -> Option<()> {
        let [begins, ends] = match reader.next_byte()? {
            b'{' if path.len() < DEEPEST => ["{", "}"],
            b'[' if path.len() == 1 => ["[", "]"], // the steps
            _ => return reader.skip(path.len()),
        };
        reader.take(begins);
        let mut number = 0;
        while !reader.take_token(ends) {
            number += 1;
            let mut key_at = reader.offset();
            let key = if begins == "{" {
                let key = reader.string()?;
                reader.take_token(":");
                key
            } else {
                number.to_string()
            };
            reader.next_byte()?;
            let value_at = reader.offset();
            if begins == "[" {
                key_at = value_at;
            }
            path.push(key);
            self.members.insert(path.clone(), [key_at, value_at]);
            self.read(reader, path)?;
            path.pop();
            reader.take_token(",");
            reader.next_byte()?;
        }
        Some(())
    }

    /// The line and character of an error, 1-based, as exactly as known.
    #[must_use]
    pub fn of_fault(&self, fault: &ExampleError) -> [usize; 2] {
        if let Problem::Json { line, column, .. } = &fault.problem {
            return [*line, *column];
        }
        self.line_and_character(self.find_fault(fault))
    }

    /// The value with the error and its byte range, quotation marks included; `None` if the error is not about a value. Only
    /// suggestions need it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn value_of(
        &self,
        fault: &ExampleError,
    ) -> Option<(String, std::ops::Range<usize>)> {
        let at = self.find_fault(fault);
        let mut reader = JsonReader::of(self.text.get(at..)?);
        let value = reader.string()?;
        Some((value, at..at + reader.offset()))
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

    /// The line and character of the value of a key of the example or of a step, 1-based.
    #[must_use]
    pub fn of_key(&self, step: Option<usize>, key: &str) -> [usize; 2] {
        self.line_and_character(self.find(step, [key, ""], false))
    }

    /// The byte offset found by following these keys as far as they exist.
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
