//! Guesses at a rule, checked by search up to the first counterexample.

use std::fmt;

use nian_oracle::Oracle;
use nian_solver::{Game, Outcome};

use super::Progress;
use super::ground::Ground;

/// The finding on a guess. Positions are given by the numbers that name them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The guess holds.
    Holds {
        /// The largest number checked.
        most: u64,
    },
    /// A counterexample: the guess implies that this position is unsafe, but it is safe.
    Safe {
        /// The first such position.
        position: Vec<u64>,
    },
    /// A counterexample: the guess calls it safe, but a move from it leaves a safe position.
    Unsafe {
        /// The first such position.
        position: Vec<u64>,
        /// The smallest safe position that a move leaves.
        reach: Vec<u64>,
    },
    /// The guess calls two positions equal, but their outcomes differ.
    Differs {
        /// The first such position.
        first: Vec<u64>,
        /// Whether it is safe.
        safe: bool,
        /// The second position.
        second: Vec<u64>,
    },
    /// The guess holds up to `most`, but there is a smaller period.
    Sooner {
        /// The largest number checked.
        most: u64,
    },
    /// The position is safe, but not the next one.
    Earlier {
        /// The safe position before it.
        position: Vec<u64>,
    },
    /// The position is on the board already.
    Known,
}

/// A word and numbers; those of a position are joined by commas, `-` stands for none: `unsafe 5 4`, `differs safe 3,1
/// 12,1`. The worker returns findings in this form.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Holds { most } => write!(f, "holds {most}"),
            Self::Safe { position } => write!(f, "safe {}", told(position)),
            Self::Unsafe { position, reach } => {
                write!(f, "unsafe {} {}", told(position), told(reach))
            }
            Self::Differs {
                first,
                safe,
                second,
            } => {
                let outcome = if *safe { "safe" } else { "unsafe" };
                write!(f, "differs {outcome} {} {}", told(first), told(second))
            }
            Self::Sooner { most } => write!(f, "sooner {most}"),
            Self::Earlier { position } => write!(f, "earlier {}", told(position)),
            Self::Known => f.write_str("known"),
        }
    }
}

fn told(position: &[u64]) -> String {
    if position.is_empty() {
        return "-".to_owned();
    }
    let numbers: Vec<_> = position.iter().map(u64::to_string).collect();
    numbers.join(",")
}

/// A search for a counterexample to a guess.
pub(super) struct Refuter<G: Game> {
    ground: Ground<G>,
    oracle: Oracle<Ground<G>>,
}

impl<G: Game + Clone> Refuter<G> {
    pub(super) fn new(ground: Ground<G>) -> Self {
        Self {
            oracle: Oracle::new(ground.clone()),
            ground,
        }
    }

    fn is_safe(&mut self, position: &G::Position) -> bool {
        self.oracle.outcome(position).is_safe()
    }

    /// The counterexample if calling the position safe, or unsafe, is wrong.
    fn against(&mut self, position: &G::Position, said: bool) -> Option<Finding> {
        let name = (self.ground.name)(position);
        if self.oracle.outcome(position) == Outcome::safe_if(said) {
            return None;
        }
        if !said {
            return Some(Finding::Safe { position: name });
        }
        let mut safe = self.ground.followers(position);
        safe.retain(|follower| self.is_safe(follower));
        let names = safe.iter().map(self.ground.name);
        // The smallest, so that no position beyond the board is revealed before it is guessed.
        let reach = names.min_by_key(|name| name.iter().sum::<u64>());
        Some(Finding::Unsafe {
            position: name,
            reach: reach.unwrap_or_default(),
        })
    }

    /// Checks a guess at the outcome of each position; `most` is the largest number in them.
    pub(super) fn all(
        &mut self,
        most: u64,
        positions: &[G::Position],
        said: impl Fn(&G::Position) -> bool,
        tell: Progress<'_>,
    ) -> Finding {
        for (done, position) in (1..).zip(positions) {
            if let Some(found) = self.against(position, said(position)) {
                return found;
            }
            tell(done, positions.len() as u64);
        }
        Finding::Holds { most }
    }

    /// Checks a guess at the next safe position: `positions` has all positions after those on the board, in their
    /// order, the guessed one included.
    pub(super) fn next(
        &mut self,
        guess: &G::Position,
        positions: &[G::Position],
        tell: Progress<'_>,
    ) -> Finding {
        if !positions.contains(guess) {
            return Finding::Known;
        }
        if let Some(found) = self.against(guess, true) {
            return found;
        }
        for (done, position) in (1..).zip(positions) {
            if position == guess {
                break;
            }
            if self.is_safe(position) {
                let position = (self.ground.name)(position);
                return Finding::Earlier { position };
            }
            tell(done, positions.len() as u64);
        }
        Finding::Holds {
            most: (self.ground.name)(guess).into_iter().max().unwrap_or(0),
        }
    }

    /// Checks a guess at the period: `column(n)` has the positions of column n, from `first` to `most`.
    pub(super) fn repeats(
        &mut self,
        after: u64,
        [first, most]: [u64; 2],
        column: impl Fn(u64) -> Vec<G::Position>,
        tell: Progress<'_>,
    ) -> Finding {
        if let Some(found) = self.breaks(after, [first, most], &column) {
            return found;
        }
        for sooner in 1..after {
            tell(sooner, after);
            if self.breaks(sooner, [first, most], &column).is_none() {
                return Finding::Sooner { most };
            }
        }
        Finding::Holds { most }
    }

    /// The first two positions that should be equal and are not.
    fn breaks(
        &mut self,
        after: u64,
        [first, most]: [u64; 2],
        column: impl Fn(u64) -> Vec<G::Position>,
    ) -> Option<Finding> {
        for at in first..=most.saturating_sub(after) {
            for (one, other) in column(at).iter().zip(&column(at + after)) {
                let safe = self.is_safe(one);
                if safe != self.is_safe(other) {
                    return Some(Finding::Differs {
                        first: (self.ground.name)(one),
                        safe,
                        second: (self.ground.name)(other),
                    });
                }
            }
        }
        None
    }
}
