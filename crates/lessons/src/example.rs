use crate::numeral::NumeralText;
use crate::{Ask, Fact, Localized, Origin, Show};
use std::rc::Rc;

/// A worked example as its file has it: read, but not yet checked against the games.
///
/// `docs/manual/en/lessons.md` describes the format. [`Example::parse`] reads it, [`Example::replay`] checks
/// it and gives the frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// What the example is called.
    pub title: Rc<Localized>,
    /// The place in an article that it shows.
    pub place: Option<Rc<Localized>>,
    /// The position it starts from, in the notation; else it shows a table of pairs or a number.
    pub(crate) start: Option<String>,
    /// The number of Wythoff pairs the table has room for.
    pub(crate) pairs: Option<u64>,
    /// The number whose digits are found.
    pub(crate) numeral: Option<NumeralText>,
    pub(crate) show: Option<Show>,
    /// What the start asks.
    pub(crate) ask: Option<Ask>,
    pub(crate) say: Option<Rc<Localized>>,
    pub(crate) expect: Vec<Stated>,
    pub(crate) steps: Vec<Step>,
}

/// One step; what is left out stays as it was in the step before, marks, question and words apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    /// Go back to what an earlier step showed (0: the start), before anything else.
    pub(crate) back: Option<u64>,
    /// Go to another position, given in the notation.
    pub(crate) position: Option<String>,
    /// Build the table up to and including this pair.
    pub(crate) pair: Option<u64>,
    /// Go to another number.
    pub(crate) numeral: Option<NumeralText>,
    /// Show this stage of the work on the number.
    pub(crate) done: Option<u64>,
    /// Play this move.
    pub(crate) play: Option<String>,
    pub(crate) show: Option<Show>,
    pub(crate) marks: bool,
    pub(crate) ask: Option<Ask>,
    pub(crate) say: Option<Rc<Localized>>,
    pub(crate) origin: Origin,
    pub(crate) expect: Vec<Stated>,
}

/// A fact that an example states about what a step shows; it is compared with the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stated {
    pub(crate) fact: Fact,
    /// What is stated, as [`crate::check`] writes it: the items of a list between spaces.
    pub(crate) text: String,
}
