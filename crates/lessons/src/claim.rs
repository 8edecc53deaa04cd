//! The words of a claim: the article's statement, its correction, and the range in which it can be
//! checked.

use crate::Localized;
use std::rc::Rc;

/// A claim's file, `www/articles/ARTICLE/claims/NAME.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimText {
    /// The article's statement.
    pub claim: Rc<Localized>,
    /// The correction, if the statement is wrong.
    pub truth: Option<Rc<Localized>>,
    /// The reason.
    pub why: Option<Rc<Localized>>,
    /// The sentence on the first counterexample; `$1`, `$2`, … are its numbers.
    pub counterexample: Option<Rc<Localized>>,
    /// The section of the article.
    pub place: Option<Rc<Localized>>,
    /// The quantity that the range limits.
    pub range: Rc<Localized>,
    /// The least limit that can be chosen.
    pub least: u64,
    /// The default limit.
    pub usual: u64,
    /// The greatest limit that can be chosen.
    pub most: u64,
}
