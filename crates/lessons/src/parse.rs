//! Parsing of example and claim files.

use crate::error::{Amount, Faults};
use crate::json::Json;
use crate::limits::{BYTES, too_much};
use crate::{ClaimText, Example, ExampleError, Problem, Syntax, read};

impl Example {
    /// Parses an example file.
    ///
    /// # Errors
    /// The text is not JSON, or a key or value of a step is invalid.
    pub fn parse(text: &str) -> Result<Self, ExampleError> {
        let mut faults = Faults::default();
        let example = Self::read(text, &mut faults);
        faults.into_result(example)
    }

    /// Parses as much of an example file as is valid; `None` if it is not JSON.
    pub(crate) fn read(text: &str, faults: &mut Faults) -> Option<Self> {
        if text.len() > BYTES {
            faults.report("", too_much(Amount::Bytes, BYTES as u64));
            return None;
        }
        Some(read::example(read_json(text, faults)?, faults))
    }
}

impl ClaimText {
    /// Parses a claim's file.
    ///
    /// # Errors
    /// The text is not JSON, a key or value is invalid, or the numbers are not in ascending order.
    pub fn parse(text: &str) -> Result<Self, ExampleError> {
        let mut faults = Faults::default();
        let claim = read_json(text, &mut faults).map(|json| read::claim(json, &mut faults));
        let claim = faults.into_result(claim)?;
        if claim.least > claim.usual || claim.usual > claim.most {
            let (least, most) = (claim.least, claim.most);
            return Err(ExampleError {
                step: None,
                key: "usual",
                problem: Problem::Value { least, most },
            });
        }
        Ok(claim)
    }
}

/// The JSON value of a file.
fn read_json(text: &str, faults: &mut Faults) -> Option<Json> {
    let json = Json::parse(text).map_err(|error| faults.report("", not_json(text, error)));
    json.ok()
}

/// The error at the byte offset `at`, with its line and character.
fn not_json(text: &str, (at, wanted): (usize, Syntax)) -> Problem {
    let before = text.get(..at).unwrap_or(text);
    let last = before.rsplit_once('\n').map_or(before, |(_, last)| last);
    Problem::Json {
        line: before.matches('\n').count() + 1,
        column: last.chars().count() + 1,
        wanted,
    }
}
