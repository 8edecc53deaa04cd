use crate::numeral::NumeralText;
use crate::{Ask, Fact, Localized, Origin, Show};
use std::rc::Rc;

/// An example as its file has it: parsed, but not yet checked against the rules of the games.
///
/// `docs/manual/en/lessons.md` describes the format. [`Example::parse`] parses it, [`Example::replay`] checks it and
/// returns the frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The title.
    pub title: Rc<Localized>,
    /// The section of an article that it belongs to.
    pub place: Option<Rc<Localized>>,
    /// The start position in the notation; without one the example shows a table of pairs or a number.
    pub(crate) start: Option<String>,
    /// The number of Wythoff pairs in the table.
    pub(crate) pairs: Option<u64>,
    /// The number that is written in a number system.
    pub(crate) numeral: Option<NumeralText>,
    pub(crate) show: Option<Show>,
    /// The question of the start.
    pub(crate) ask: Option<Ask>,
    pub(crate) say: Option<Rc<Localized>>,
    pub(crate) expect: Vec<Stated>,
    pub(crate) steps: Vec<Step>,
}

/// A step; fields left out keep their value from the step before, except marks, question and words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    /// Return to what an earlier step showed (0: the start), before anything else.
    pub(crate) back: Option<u64>,
    /// Show another position, given in the notation.
    pub(crate) position: Option<String>,
    /// Fill the table up to and including this pair.
    pub(crate) pair: Option<u64>,
    /// Show another number.
    pub(crate) numeral: Option<NumeralText>,
    /// Show this stage of the work on the number, 0-based.
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

/// A fact that an example states about a step; it is compared with the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stated {
    pub(crate) fact: Fact,
    /// The stated value in the form of [`crate::check`]: the items of a list separated by spaces.
    pub(crate) text: String,
}
