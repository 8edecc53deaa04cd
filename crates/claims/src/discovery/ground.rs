//! A game in which equivalent positions are identified.

use std::collections::HashMap;

use nian_solver::{Game, Move, Outcome, PlayError};

/// A game in which positions are identified that no rule distinguishes: rows in another order, a die with the opposite
/// face up, holdings of the same parity.
#[derive(Clone)]
pub(super) struct Ground<G: Game> {
    pub(super) rules: G,
    /// Maps a position to the representative of its class.
    pub(super) fold: fn(G::Position) -> G::Position,
    /// The numbers that name it on pages.
    pub(super) name: fn(&G::Position) -> Vec<u64>,
}

impl<G: Game> Game for Ground<G> {
    type Position = G::Position;

    fn moves(&self, position: &Self::Position) -> impl Iterator<Item = Move> {
        self.rules.moves(position)
    }

    fn play(&self, position: &Self::Position, mv: Move) -> Result<Self::Position, PlayError> {
        self.rules.play(position, mv).map(self.fold)
    }

    fn end(&self, position: &Self::Position) -> Option<Outcome> {
        self.rules.end(position)
    }
}

impl<G: Game> Ground<G> {
    /// The positions after one move, each once.
    pub(super) fn followers(&self, position: &G::Position) -> Vec<G::Position> {
        let mut all = Vec::new();
        for mv in self.moves(position) {
            if let Ok(follower) = self.play(position, mv)
                && !all.contains(&follower)
            {
                all.push(follower);
            }
        }
        all
    }
}

/// The positions of a board, and their followers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The positions shown, in lines, the smallest first, as indices in `nodes`.
    pub lines: Vec<Vec<usize>>,
    /// The continuation of the lines, which is filled in once the reader's marks are right.
    pub more: Vec<Vec<usize>>,
    /// The positions that are marked from the start.
    pub given: Vec<usize>,
    /// These positions and all their followers, direct and indirect.
    pub nodes: Vec<Spot>,
}

/// A position of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The numbers that name it on pages.
    pub name: Vec<u64>,
    /// The positions after one move, as indices.
    pub to: Vec<usize>,
    /// Whether the game ends there, and the last player to move has lost.
    pub lost: bool,
}

/// The positions of a board, without their followers.
pub(super) struct Arrangement<P> {
    pub(super) lines: Vec<Vec<P>>,
    pub(super) more: Vec<Vec<P>>,
    pub(super) given: Vec<P>,
}

impl<G: Game> Ground<G> {
    pub(super) fn plan(&self, layout: &Arrangement<G::Position>) -> Plan {
        let mut sketch = Sketch {
            ground: self,
            places: HashMap::new(),
            nodes: Vec::new(),
        };
        let mut of = |lines: &[Vec<G::Position>]| -> Vec<Vec<usize>> {
            let line = |line: &Vec<G::Position>| line.iter().map(|one| sketch.place(one)).collect();
            lines.iter().map(line).collect()
        };
        let (lines, more) = (of(&layout.lines), of(&layout.more));
        let given = layout.given.iter().map(|one| sketch.place(one)).collect();
        Plan {
            lines,
            more,
            given,
            nodes: sketch.nodes,
        }
    }
}

/// A plan under construction.
struct Sketch<'a, G: Game> {
    ground: &'a Ground<G>,
    places: HashMap<G::Position, usize>,
    nodes: Vec<Spot>,
}

impl<G: Game> Sketch<'_, G> {
    /// The index of a position; it is added with all its followers first, recursively, as games are short here.
    fn place(&mut self, position: &G::Position) -> usize {
        if let Some(&place) = self.places.get(position) {
            return place;
        }
        let followers = self.ground.followers(position);
        let to = followers.iter().map(|one| self.place(one)).collect();
        let end = self.ground.end(position);
        let place = self.nodes.len();
        self.nodes.push(Spot {
            name: (self.ground.name)(position),
            to,
            lost: end.is_some_and(|outcome| !outcome.is_safe()),
        });
        self.places.insert(position.clone(), place);
        place
    }
}

/// Positions in lines, from `at(line, column)`.
pub(super) fn lines_of<P>(
    lines: &[u64],
    columns: impl Iterator<Item = u64> + Clone,
    at: impl Fn(u64, u64) -> Option<P>,
) -> Vec<Vec<P>> {
    let line = |&line: &u64| {
        columns
            .clone()
            .filter_map(|column| at(line, column))
            .collect()
    };
    lines.iter().map(line).collect()
}
