//! An example file with all its errors. A reader's browser is shown only the first of them.

use crate::error::Faults;
use crate::{Example, ExampleError, Frame, Localized, Problem, spelling};

/// An example file, parsed and replayed as far as possible.
#[derive(Debug)]
pub struct Whole {
    /// The valid part of the example; `None` if the file is not JSON, or too large.
    pub example: Option<Example>,
    /// All errors, in no order; if there are none, `frames` is `Some`.
    pub faults: Vec<ExampleError>,
    /// The frames, if all are known.
    pub frames: Option<Vec<Frame>>,
}

/// The keys on which it depends what a step shows; the empty key is the step itself.
const DECISIVE: [&str; 9] = [
    "", "start", "pairs", "numeral", "back", "position", "pair", "done", "play",
];

/// The keys of an example, of a step, and of the objects in them.
const KEYS: [(&str, &[&str]); 4] = [
    (
        "lesson",
        &[
            "$schema", "language", "title", "place", "start", "pairs", "numeral", "show", "ask",
            "say", "expect", "steps",
        ],
    ),
    (
        "step",
        &[
            "back", "position", "pair", "numeral", "done", "play", "show", "marks", "ask", "say",
            "origin", "expect",
        ],
    ),
    ("numeral", &["value", "in", "digits", "do"]),
    (
        "expect",
        &[
            "position", "outcome", "winning", "sums", "pair", "faces", "digits",
        ],
    ),
];

/// All keys of an example and its steps.
pub fn keys() -> impl Iterator<Item = &'static str> {
    let of_both = KEYS.iter().take(2);
    of_both.flat_map(|(_, keys)| keys.iter().copied())
}

impl ExampleError {
    /// The known key that an unknown key most likely stands for.
    #[must_use]
    pub fn meant(&self) -> Option<&'static str> {
        let Problem::UnknownKey { key } = &self.problem else {
            return None;
        };
        let of = match (self.key, self.step) {
            ("", None | Some(0)) => "lesson",
            ("", Some(_)) => "step",
            (key, _) => key,
        };
        let (_, known) = KEYS.iter().find(|(name, _)| *name == of)?;
        spelling::nearest(key, known)
    }

    /// Whether the error leaves it unknown what its step shows. So does an unknown key that may stand for one on which that
    /// depends.
    #[must_use]
    pub fn is_decisive(&self) -> bool {
        match self.problem {
            Problem::UnknownKey { .. } if self.key.is_empty() => {
                self.meant().is_some_and(|meant| DECISIVE.contains(&meant))
            }
            _ => DECISIVE.contains(&self.key),
        }
    }
}

impl Whole {
    /// Parses and replays an example file, continuing after errors.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut faults = Faults::default();
        let example = Example::read(text, &mut faults);
        let unknown: Vec<Option<usize>> = faults
            .all
            .iter()
            .filter(|fault| fault.is_decisive())
            .map(|fault| fault.step)
            .collect();
        let holds = |step| {
            let own = if step == 0 { None } else { Some(step) };
            !unknown.contains(&own)
        };
        let frames = example
            .as_ref()
            .and_then(|example| example.frames(&mut faults, holds));
        Self {
            example,
            faults: faults.all,
            frames,
        }
    }
}

impl Example {
    /// All texts of the example, each with its step, `None` for the start, and its key.
    pub fn texts(&self) -> impl Iterator<Item = (Option<usize>, &'static str, &Localized)> {
        let head = [
            ("title", Some(&*self.title)),
            ("place", self.place.as_deref()),
            ("say", self.say.as_deref()),
        ];
        let head = head.into_iter().map(|(key, text)| (None, key, text));
        let steps = self.steps.iter().zip(1..);
        let steps = steps.map(|(step, number)| (Some(number), "say", step.say.as_deref()));
        head.chain(steps)
            .filter_map(|(step, key, text)| Some((step, key, text?)))
    }
}

#[cfg(test)]
mod tests {
    use super::KEYS;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn the_keys_are_those_of_the_schema() {
        let schema = include_str!("../../../www/lesson.schema.json");
        let schema: Value = serde_json::from_str(schema).unwrap();
        for (name, keys) in KEYS {
            let object = match name {
                "lesson" => &schema,
                _ => &schema["$defs"][name],
            };
            let known: BTreeSet<&str> = object["properties"]
                .as_object()
                .unwrap()
                .keys()
                .map(String::as_str)
                .collect();
            assert_eq!(
                keys.iter().copied().collect::<BTreeSet<_>>(),
                known,
                "{name}"
            );
        }
    }
}
