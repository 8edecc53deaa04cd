//! The words of a claim: what is said, what is true, and how far it can be checked.

use crate::Localized;
use std::rc::Rc;

/// A claim's file, `www/articles/ARTICLE/claims/NAME.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimText {
    /// What the article says.
    pub claim: Rc<Localized>,
    /// What is true, where that is something else.
    pub truth: Option<Rc<Localized>>,
    /// Why.
    pub why: Option<Rc<Localized>>,
    /// What the first counter-example shows; `$1`, `$2`, … are its numbers.
    pub counterexample: Option<Rc<Localized>>,
    /// Where the article says it.
    pub place: Option<Rc<Localized>>,
    /// What the range's number counts.
    pub range: Rc<Localized>,
    /// The least number that may be chosen.
    pub least: u64,
    /// The number if none is chosen.
    pub usual: u64,
    /// The greatest number that may be chosen.
    pub most: u64,
}
