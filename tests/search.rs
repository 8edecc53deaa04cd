//! Who wins, by the rules alone: what the site says of positions is held against it, and no closed form is asked.

use nian_oracle::Oracle;
use nian_solver::{AnyPosition, Game, Move, Outcome, PlayError};
use std::collections::HashSet;

/// Wythoff's game with rows longer than this is counted off, pair by pair: there are too many positions.
const LONG: u64 = 1_000;

/// The rules of all games: a position knows which are its own.
struct Rules;

impl Game for Rules {
    type Position = AnyPosition;

    fn moves(&self, position: &AnyPosition) -> impl Iterator<Item = Move> {
        position.moves()
    }

    fn play(&self, position: &AnyPosition, mv: Move) -> Result<AnyPosition, PlayError> {
        position.play(mv)
    }

    fn end(&self, position: &AnyPosition) -> Option<Outcome> {
        position.end()
    }
}

/// A search that remembers what it has found.
pub(crate) struct Search {
    oracle: Oracle<Rules>,
    pairs: Pairs,
}

impl Search {
    pub(crate) fn new() -> Self {
        Self {
            oracle: Oracle::new(Rules),
            pairs: Pairs::default(),
        }
    }

    pub(crate) fn is_safe(&mut self, position: &AnyPosition) -> bool {
        if is_long(position) {
            self.pairs.is_safe(position.heaps())
        } else {
            self.oracle.outcome(position).is_safe()
        }
    }

    /// The pairs that are counted off are those that search finds, as far as one can look.
    pub(crate) fn try_pairs(&mut self) {
        for (x, y) in (0..60).flat_map(|x| (0..60).map(move |y| (x, y))) {
            let position: AnyPosition = format!("wythoff:{x},{y}").parse().expect("a position");
            let safe = self.is_safe(&position);
            assert_eq!(self.pairs.is_safe(&[x, y]), safe, "{position}");
        }
    }

    /// Every move to a safe position.
    pub(crate) fn winning_moves(&mut self, position: &AnyPosition) -> Vec<Move> {
        if !is_long(position) {
            return self.oracle.winning_moves(position);
        }
        let wins = |mv: &Move| {
            let after = position.play(*mv).expect("a move by the rules");
            self.pairs.is_safe(after.heaps())
        };
        position.moves().filter(wins).collect()
    }
}

fn is_long(position: &AnyPosition) -> bool {
    let ending = position.ending();
    matches!(position, AnyPosition::Wythoff(..))
        && !ending.is_some_and(|ending| ending.is_misere())
        && position.heaps().iter().any(|&heap| heap > LONG)
}

/// The safe pairs of Wythoff's game, by their smaller number: beside each number that stands in no pair yet, the smallest
/// from which no move leads to a pair before it.
#[derive(Default)]
struct Pairs {
    found: Vec<[u64; 2]>,
    used: HashSet<u64>,
    differences: HashSet<u64>,
    /// All numbers below stand in a pair, and all differences below are those of one.
    next: [u64; 2],
}

impl Pairs {
    fn is_safe(&mut self, heaps: &[u64]) -> bool {
        let mut heaps = [heaps[0], heaps[1]];
        heaps.sort_unstable();
        while self.found.last().is_none_or(|last| last[0] < heaps[0]) {
            self.find_one();
        }
        let before = self.found.partition_point(|pair| pair[0] < heaps[0]);
        self.found[before] == heaps
    }

    fn find_one(&mut self) {
        let [smaller, difference] = &mut self.next;
        while self.used.contains(smaller) {
            *smaller += 1;
        }
        while self.differences.contains(difference) {
            *difference += 1;
        }
        let alone = |&larger: &u64| {
            !self.used.contains(&larger) && !self.differences.contains(&(larger - *smaller))
        };
        let larger = (*smaller + *difference..).find(alone);
        let larger = larger.expect("there is always a larger number");
        self.found.push([*smaller, larger]);
        self.used.extend([*smaller, larger]);
        self.differences.insert(larger - *smaller);
    }
}
