//! A claim, and how it is checked.

use std::fmt::{self, Write};
use std::iter;

use crate::search::{Found, Search, Verdict};

/// A statement, checked up to the number `most`, which the reader may choose.
pub(crate) type Statement = fn(most: u64, search: &mut Search<'_>) -> Found;

/// A claim of an article.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// `ARTICLE/CLAIM`.
    pub id: &'static str,
    /// The range in which it can be checked. The claim's text says what the number counts.
    pub range: Range,
    pub(crate) said: Statement,
    pub(crate) truth: Option<Statement>,
}

/// The range of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least sensible number; an erratum shows its error from there on.
    pub least: u64,
    /// The default.
    pub usual: u64,
    /// The greatest number, limited by the time that a check takes.
    pub most: u64,
}

impl Range {
    /// Whether the number is in the range.
    #[must_use]
    pub fn contains(self, number: u64) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The verdict on the article's statement.
    pub said: Verdict,
    /// The verdict on the correction, if the claim is an erratum.
    pub truth: Option<Verdict>,
}

impl Comparison {
    /// Whether the result is as expected: a claim holds; an erratum fails and its correction holds.
    #[must_use]
    pub fn as_expected(&self) -> bool {
        match &self.truth {
            None => self.said.holds(),
            Some(truth) => !self.said.holds() && truth.holds(),
        }
    }
}

/// A line for each statement, the article's first: `holds CASES`, or `fails CASES POSITION
/// NUMBERS…` with `-` for no position. The worker returns results in this form.
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
    /// Whether the article is in error, so that the claim has a correction.
    #[must_use]
    pub fn is_erratum(&self) -> bool {
        self.truth.is_some()
    }

    /// Checks the claim up to `most`, clamped to the range. The callback `tell` gets the progress
    /// from time to time: how many of how many parts are done.
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
