//! One check as it goes on.

use nian_oracle::Oracle;
use nian_solver::{AnyPosition, Game, Outcome};

/// How a statement has fared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds over the whole range.
    Holds {
        /// So many cases, mostly positions, were compared.
        checked: u64,
    },
    /// It does not.
    Fails {
        /// So many cases were compared, this one included.
        checked: u64,
        /// The first one that contradicts it.
        counterexample: Counterexample,
    },
}

impl Verdict {
    /// Whether the statement holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }

    /// How many cases were compared.
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
    /// The position, in the notation, where it is one.
    pub position: Option<String>,
    /// The numbers that show it; which ones, the claim's text says.
    pub numbers: Vec<u64>,
}

impl Counterexample {
    /// Mere numbers.
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

/// What a statement gives: nothing, or the first case that contradicts it.
pub(crate) type Found = Result<(), Counterexample>;

/// A check that counts what it has compared and tells how far it has come.
pub(crate) struct Search<'a> {
    checked: u64,
    tell: &'a mut dyn FnMut(u64, u64),
}

impl<'a> Search<'a> {
    pub(crate) fn new(tell: &'a mut dyn FnMut(u64, u64)) -> Self {
        Self { checked: 0, tell }
    }

    /// So many parts of the whole are done.
    pub(crate) fn progress(&mut self, done: u64, of: u64) {
        (self.tell)(done, of);
    }

    /// One more case is compared: it is as said, or it is a counter-example.
    pub(crate) fn case(&mut self, agrees: bool, counter: impl FnOnce() -> Counterexample) -> Found {
        self.checked += 1;
        if agrees { Ok(()) } else { Err(counter()) }
    }

    /// One more position is compared, of which it is said whether it is safe.
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
