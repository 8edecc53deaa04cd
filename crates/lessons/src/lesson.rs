use serde::Deserialize;
use serde::de::{Deserializer, Visitor};
use std::fmt;

use crate::{Ask, LessonError, Localized, Origin, Problem, Show};

/// A worked example as its file has it: read, but not yet checked against the games.
///
/// `docs/lessons.md` describes the format. [`Lesson::parse`] reads it, [`Lesson::replay`] checks
/// it and gives the frames.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Where the schema is, for editors; not read.
    #[serde(default, rename = "$schema")]
    _schema: Option<String>,
    /// What the example is called.
    pub title: Localized,
    /// The place in an article that it shows.
    #[serde(default)]
    pub place: Option<Localized>,
    /// The position it starts from, in the notation; else it shows a table of pairs.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// The number of Wythoff pairs the table has room for.
    #[serde(default)]
    pub(crate) pairs: Option<u64>,
    #[serde(default)]
    pub(crate) show: Option<Show>,
    #[serde(default)]
    pub(crate) say: Option<Localized>,
    #[serde(default)]
    pub(crate) expect: Option<Expect>,
    pub(crate) steps: Vec<Step>,
}

/// One step; what is left out stays as it was in the step before, marks, question and words apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Step {
    /// Go back to what an earlier step showed, before anything else.
    pub(crate) back: Option<Back>,
    /// Go to another position, given in the notation.
    pub(crate) position: Option<String>,
    /// Build the table up to and including this pair.
    pub(crate) pair: Option<u64>,
    /// Play this move.
    pub(crate) play: Option<String>,
    pub(crate) show: Option<Show>,
    pub(crate) marks: bool,
    pub(crate) ask: Option<Ask>,
    pub(crate) say: Option<Localized>,
    pub(crate) origin: Origin,
    pub(crate) expect: Option<Expect>,
}

/// What a lesson states about what a step shows; each is compared with the solver.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Expect {
    /// The canonical text of the position.
    pub(crate) position: Option<String>,
    /// `safe` or `unsafe`.
    pub(crate) outcome: Option<String>,
    /// All winning moves, in any order.
    pub(crate) winning: Option<Vec<String>>,
    /// The column sums as they are written: the ones column last.
    pub(crate) sums: Option<Vec<u64>>,
    /// The pair that the table ends with.
    pub(crate) pair: Option<Vec<u64>>,
    /// The faces that are safe to leave with this heap, ascending.
    pub(crate) faces: Option<Vec<u64>>,
}

/// A step to go back to: 0 is the start, also written `"start"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Back(pub(crate) usize);

impl Lesson {
    /// Reads a lesson file.
    ///
    /// # Errors
    /// [`Problem::Json`] says at which line and column the text is no lesson, and why.
    pub fn parse(json: &str) -> Result<Self, LessonError> {
        serde_json::from_str(json).map_err(|error| {
            LessonError::new(
                None,
                Problem::Json {
                    line: error.line(),
                    column: error.column(),
                    message: error.to_string(),
                },
            )
        })
    }
}

impl<'de> Deserialize<'de> for Back {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(BackVisitor)
    }
}

struct BackVisitor;

impl Visitor<'_> for BackVisitor {
    type Value = Back;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"start\" or the number of an earlier step")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Back, E> {
        if text == "start" {
            Ok(Back(0))
        } else {
            Err(E::invalid_value(serde::de::Unexpected::Str(text), &self))
        }
    }

    fn visit_u64<E: serde::de::Error>(self, step: u64) -> Result<Back, E> {
        usize::try_from(step).map(Back).map_err(E::custom)
    }
}
