//! What a claim's card says: its parts, its range, and what came of the check.

mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::EN;
pub(crate) use zh_hans::ZH_HANS;
pub(crate) use zh_hant::ZH_HANT;

use crate::sentences::{Arg, Phrases};
use crate::table::{table, words};

table! {
    /// The words of a claim's card in one language.
    Checking {
        /// The badge of what an article claims.
        claim: &'static str,
        /// The badge of what it claims in error.
        erratum: &'static str,
        /// The heading of what the article says.
        said: &'static str,
        /// The heading of what is true instead.
        truth: &'static str,
        /// The heading of the reason.
        why: &'static str,
        /// The button that checks the claim.
        check: &'static str,
        /// The button that ends the check.
        cancel: &'static str,
        /// The name of the bar that shows how far the check has come.
        checking: &'static str,
        /// The check was ended before it was done.
        cancelled: &'static str,
        /// The link to the position that is a counter-example.
        see_position: &'static str,
    }
}

words! {
    struct Templates {
        phrases: &'static Phrases,
        /// The least and the greatest number.
        limits: &'static str,
        /// The least and the greatest number, the one that is used.
        bad_range: &'static str,
        /// How many cases.
        holds: &'static str,
        /// The number of the case.
        fails: &'static str,
    }
}

impl Checking {
    /// From where to where the range's number may be chosen.
    #[must_use]
    pub fn limits(&self, least: u64, most: u64) -> String {
        let args = [Arg::Number(least), Arg::Number(most)];
        self.fill(self.templates.limits, &args)
    }

    /// What stands in the field is no number within the limits; `used` stays.
    #[must_use]
    pub fn bad_range(&self, least: u64, most: u64, used: u64) -> String {
        let args = [Arg::Number(least), Arg::Number(most), Arg::Number(used)];
        self.fill(self.templates.bad_range, &args)
    }

    /// The statement holds in so many cases, all that there are.
    #[must_use]
    pub fn holds(&self, cases: u64) -> String {
        self.fill(self.templates.holds, &[Arg::Number(cases)])
    }

    /// The statement fails in this case, counted from 1.
    #[must_use]
    pub fn fails(&self, case: u64) -> String {
        self.fill(self.templates.fails, &[Arg::Number(case)])
    }

    /// A text with `$1`, `$2`, … replaced by the numbers.
    #[must_use]
    pub fn with_numbers(&self, text: &str, numbers: &[u64]) -> String {
        let args: Vec<Arg<'_>> = numbers.iter().map(|&number| Arg::Number(number)).collect();
        self.fill(text, &args)
    }

    fn fill(&self, template: &str, args: &[Arg<'_>]) -> String {
        self.templates.phrases.fill(template, args)
    }
}
