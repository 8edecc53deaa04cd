//! Exhaustive search over the rules of the games.
//!
//! The oracle knows [`Game`], the rules, and never [`nian_solver::Theory`]: it looks at every
//! move of every position that can come about, and so is slow, plain and right. The closed forms
//! of `nian-solver` are held against it over whole ranges (`tests/agreement`).
//!
//! ```
//! use nian_oracle::Oracle;
//! use nian_solver::wythoff::{Pair, Wythoff};
//!
//! let mut oracle = Oracle::new(Wythoff::default());
//! let position = Pair::new([3, 5]).unwrap();
//! assert!(oracle.outcome(&position).is_safe());
//! assert_eq!(oracle.grundy(&position), Some(0));
//! assert_eq!(oracle.settled(), 24); // {0, 0} to {3, 5}
//! ```
#![forbid(unsafe_code)]

mod mex;

use std::collections::HashMap;
use std::mem;

use nian_solver::{Game, Move, Outcome};

use crate::mex::mex;

/// What the search finds about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Who wins.
    pub outcome: Outcome,
    /// The Grundy value, or `None` where the theory of Sprague and Grundy does not apply: where
    /// the game can end in a win of the player who cannot move.
    pub grundy: Option<u64>,
}

/// A search that remembers every position it has settled.
#[derive(Clone, Debug)]
pub struct Oracle<G: Game> {
    rules: G,
    known: HashMap<G::Position, Value>,
}

/// A position whose followers are being settled.
struct Open<P> {
    position: P,
    followers: Vec<P>,
    /// The values of the followers, in their order, as far as they are known.
    values: Vec<Value>,
}

impl<G: Game> Oracle<G> {
    /// An oracle that knows nothing but the rules.
    #[must_use]
    pub fn new(rules: G) -> Self {
        Self {
            rules,
            known: HashMap::new(),
        }
    }

    /// How many positions have been settled so far.
    #[must_use]
    pub fn settled(&self) -> usize {
        self.known.len()
    }

    /// Who wins.
    pub fn outcome(&mut self, position: &G::Position) -> Outcome {
        self.value(position).outcome
    }

    /// The Grundy value; see [`Value::grundy`].
    pub fn grundy(&mut self, position: &G::Position) -> Option<u64> {
        self.value(position).grundy
    }

    /// Every move to a safe position, in the alphabetical order of their texts.
    pub fn winning_moves(&mut self, position: &G::Position) -> Vec<Move> {
        let moves: Vec<Move> = self.rules.moves(position).collect();
        let mut winning: Vec<Move> = moves
            .into_iter()
            .filter(|&mv| {
                let follower = self.after(position, mv);
                self.outcome(&follower).is_safe()
            })
            .collect();
        winning.sort_by_cached_key(Move::to_string);
        winning
    }

    /// Settles a position and everything that can come after it.
    ///
    /// Depth first, with a stack of its own rather than the program's: a game may be long. Time
    /// and memory grow with the number of positions and moves there are, so this is for small
    /// positions.
    ///
    /// # Panics
    /// If the rules contradict themselves: a listed move that cannot be played, a move after the
    /// end, or neither move nor end.
    pub fn value(&mut self, position: &G::Position) -> Value {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let mut top = self.open(position.clone());
        let mut below = Vec::new();
        loop {
            if let Some(next) = top.followers.get(top.values.len()) {
                if let Some(&value) = self.known.get(next) {
                    top.values.push(value);
                } else {
                    let next = self.open(next.clone());
                    below.push(mem::replace(&mut top, next));
                }
                continue;
            }
            let value = self.settle(&top);
            self.known.insert(top.position, value);
            match below.pop() {
                Some(waiting) => top = waiting,
                None => return value,
            }
        }
    }

    fn open(&self, position: G::Position) -> Open<G::Position> {
        let moves = self.rules.moves(&position);
        let followers = moves.map(|mv| self.after(&position, mv)).collect();
        Open {
            position,
            followers,
            values: Vec::new(),
        }
    }

    /// The position after a move that the rules list; that it can be played is part of the rules.
    fn after(&self, position: &G::Position, mv: Move) -> G::Position {
        match self.rules.play(position, mv) {
            Ok(follower) => follower,
            Err(error) => panic!("the rules list {mv} in {position:?} and refuse it: {error}"),
        }
    }

    /// The value of a position all of whose followers are known.
    fn settle(&self, open: &Open<G::Position>) -> Value {
        if let Some(outcome) = self.rules.end(&open.position) {
            assert!(open.values.is_empty(), "moves after the end");
            let grundy = outcome.is_safe().then_some(0);
            return Value { outcome, grundy };
        }
        assert!(!open.values.is_empty(), "no move and no end");
        let wins = open.values.iter().any(|value| value.outcome.is_safe());
        let grundies: Option<Vec<u64>> = open.values.iter().map(|value| value.grundy).collect();
        Value {
            outcome: Outcome::safe_if(!wins),
            grundy: grundies.as_deref().map(mex),
        }
    }
}
