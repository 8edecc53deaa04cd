//! A claim, and how it is checked.

use std::fmt::{self, Write};
use std::iter;

use crate::search::{Found, Search, Verdict};

/// A statement, checked up to a number that the reader may choose.
pub(crate) type Statement = fn(most: u64, search: &mut Search<'_>) -> Found;

/// A claim of an article.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// `ARTICLE/CLAIM`.
    pub id: &'static str,
    /// How far it can be checked. What the number counts, the claim's text says.
    pub range: Range,
    pub(crate) said: Statement,
    pub(crate) truth: Option<Statement>,
}

/// How far a claim can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least number that makes sense; an error shows from here on.
    pub least: u64,
    /// If nothing else is wished.
    pub usual: u64,
    /// The greatest, a matter of patience.
    pub most: u64,
}

impl Range {
    /// Whether the number lies in it.
    #[must_use]
    pub fn contains(self, number: u64) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// What came of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// What the article says.
    pub said: Verdict,
    /// What is true instead, if that is not the same.
    pub truth: Option<Verdict>,
}

impl Comparison {
    /// Whether it came as expected: a claim holds, an erratum fails and the truth holds.
    #[must_use]
    pub fn as_expected(&self) -> bool {
        match &self.truth {
            None => self.said.holds(),
            Some(truth) => !self.said.holds() && truth.holds(),
        }
    }
}

/// A line a statement, the article's first: `holds CASES`, or `fails CASES POSITION NUMBERS…` with
/// `-` for no position. It is how a result comes out of the worker that checks.
impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for verdict in iter::once(&self.said).chain(&self.truth) {
            match verdict {
                Verdict::Holds { checked } => write!(f, "holds {checked}")?,
                Verdict::Fails {
                    checked,
                    counterexample,
                } => {
                    let position = counterexample.position.as_deref().unwrap_or("-");
                    write!(f, "fails {checked} {position}")?;
                    for number in &counterexample.numbers {
                        write!(f, " {number}")?;
                    }
                }
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl Claim {
    /// Whether the article is in error, so that what is true is another statement.
    #[must_use]
    pub fn is_erratum(&self) -> bool {
        self.truth.is_some()
    }

    /// Checks it up to `most`, which is brought into the range if it lies outside. `tell` hears
    /// from time to time how many parts of how many are done.
    pub fn check(&self, most: u64, tell: &mut dyn FnMut(u64, u64)) -> Comparison {
        let most = most.clamp(self.range.least, self.range.most);
        let mut run = |statement: Statement| {
            let mut search = Search::new(tell);
            let found = statement(most, &mut search);
            search.verdict(found)
        };
        Comparison {
            said: run(self.said),
            truth: self.truth.map(run),
        }
    }
}
