//! The words of a claim: what is said, what is true, and how far it can be checked.

use crate::error::{LessonError, Problem};
use crate::json::Json;
use crate::lesson::not_json;
use crate::{Localized, read};

/// A claim's file, `www/claims/ARTICLE/NAME.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimText {
    /// What the article says.
    pub claim: Localized,
    /// What is true, where that is something else.
    pub truth: Option<Localized>,
    /// Why.
    pub why: Option<Localized>,
    /// What the first counter-example shows; `$1`, `$2`, … are its numbers.
    pub counterexample: Option<Localized>,
    /// Where the article says it.
    pub place: Option<Localized>,
    /// What the range's number counts.
    pub range: Localized,
    /// The least number that may be chosen.
    pub least: u64,
    /// The number if none is chosen.
    pub usual: u64,
    /// The greatest number that may be chosen.
    pub most: u64,
}

impl ClaimText {
    /// Reads a claim's file.
    ///
    /// # Errors
    /// Where the text is not JSON, which key or value is not a claim's, or that the numbers are
    /// not in order.
    pub fn parse(text: &str) -> Result<Self, LessonError> {
        let json =
            Json::parse(text).map_err(|error| LessonError::new(None, not_json(text, error)))?;
        let claim = read::claim(json).map_err(|problem| LessonError::new(None, problem))?;
        if claim.least > claim.usual || claim.usual > claim.most {
            let (least, most) = (claim.least, claim.most);
            return Err(LessonError::new(None, Problem::Value { least, most }));
        }
        Ok(claim)
    }
}
