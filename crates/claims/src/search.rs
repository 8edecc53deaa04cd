//! The state of a running check.

use nian_oracle::Oracle;
use nian_solver::{AnyPosition, Game, Outcome};

/// The result of checking a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The statement holds over the whole range.
    Holds {
        /// The number of cases, mostly positions, that were compared.
        checked: u64,
    },
    /// The statement fails.
    Fails {
        /// The number of cases that were compared, the counterexample included.
        checked: u64,
        /// The first counterexample.
        counterexample: Counterexample,
    },
}

impl Verdict {
    /// Whether the statement holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }

    /// The number of cases that were compared.
    #[must_use]
    pub fn checked(&self) -> u64 {
        match self {
            Self::Holds { checked } | Self::Fails { checked, .. } => *checked,
        }
    }
}

/// A case that contradicts a statement.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counterexample {
    /// The position in the notation, if it is a position.
    pub position: Option<String>,
    /// The numbers that show the contradiction; the claim's text explains them.
    pub numbers: Vec<u64>,
}

impl Counterexample {
    /// A counterexample of numbers.
    pub(crate) fn of(numbers: &[u64]) -> Self {
        Self {
            position: None,
            numbers: numbers.to_vec(),
        }
    }

    /// A position, and numbers about it.
    pub(crate) fn at(position: &AnyPosition, numbers: &[u64]) -> Self {
        Self {
            position: Some(position.to_string()),
            numbers: numbers.to_vec(),
        }
    }
}

/// The result of a statement: nothing, or the first counterexample.
pub(crate) type Found = Result<(), Counterexample>;

/// A check that counts its cases and reports its progress.
pub(crate) struct Search<'a> {
    checked: u64,
    tell: &'a mut dyn FnMut(u64, u64),
}

impl<'a> Search<'a> {
    pub(crate) fn new(tell: &'a mut dyn FnMut(u64, u64)) -> Self {
        Self { checked: 0, tell }
    }

    /// Reports progress: how many of how many parts are done.
    pub(crate) fn progress(&mut self, done: u64, of: u64) {
        (self.tell)(done, of);
    }

    /// Compares a case: it agrees with the statement, or is a counterexample.
    pub(crate) fn case(&mut self, agrees: bool, counter: impl FnOnce() -> Counterexample) -> Found {
        self.checked += 1;
        if agrees { Ok(()) } else { Err(counter()) }
    }

    /// Compares the outcome of a position with a statement.
    pub(crate) fn outcome<G: Game + Copy>(
        &mut self,
        oracle: &mut Oracle<G>,
        any: fn(G, G::Position) -> AnyPosition,
        rules: G,
        position: G::Position,
        safe: bool,
    ) -> Found {
        let agrees = oracle.outcome(&position) == Outcome::safe_if(safe);
        self.case(agrees, || Counterexample::at(&any(rules, position), &[]))
    }

    pub(crate) fn verdict(self, found: Found) -> Verdict {
        let checked = self.checked;
        match found {
            Ok(()) => Verdict::Holds { checked },
            Err(counterexample) => Verdict::Fails {
                checked,
                counterexample,
            },
        }
    }
}
