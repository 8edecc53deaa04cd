//! Draws the task of an index from all tasks of a cell (skill, rules, level).
//!
//! The index determines the answer and the kind ([`crate::turns`]), and how many tasks of both came before. The
//! candidates of each such sort are shuffled once by the seed ([`crate::shuffle`]), and drawn in that order in rounds.
//! So none comes twice before all of its sort have come, and a task does not depend on those before it. A sort with too
//! few candidates for that is left out.

use alloc::vec::Vec;

use crate::hash::hash;
use crate::pool::Pool;
use crate::shuffle::shuffled;
use crate::{Error, TaskKind, turns};

/// Any window of so many consecutive tasks has no repetition.
const WINDOW: u64 = 20;

/// So many tasks of one answer span at least [`WINDOW`] tasks: 15 of one answer, the first and the last of which may be
/// equal, are in at least five blocks.
const WINDOW_OF_ANSWER: u64 = 14;

/// The fewest tasks of a cell.
const FEWEST: u64 = 40;

/// The common data of all tasks of a cell.
pub(crate) struct Scheme {
    /// Whether half of the tasks must be safe.
    has_answers: bool,
    /// The kinds, in the order of their turns.
    turn: Vec<TaskKind>,
    /// The number of unsafe and of safe candidates of each kind.
    sizes: [[u64; 2]; TaskKind::ALL.len()],
    /// The key for choices that may differ between rules.
    key: u64,
    /// The key for the order of the answers.
    answers: u64,
}

/// A candidate that has been drawn.
pub(crate) struct Drawn {
    /// The candidate's numbers, whose meaning depends on the pool.
    pub(crate) numbers: Vec<u64>,
    /// Its kind.
    pub(crate) kind: TaskKind,
    /// The number of complete rounds of its sort before it.
    pub(crate) round: u64,
    /// A hash for other choices of this task: the order of rows, say.
    pub(crate) hash: u64,
    /// A hash for choices that depend on the numbers alone.
    pub(crate) of_numbers: u64,
}

impl Scheme {
    /// Counts the candidates and leaves out the kinds that have too few.
    pub(crate) fn new(pool: &Pool, key: u64, answers: u64) -> Result<Self, Error> {
        let mut sizes = [[0; 2]; TaskKind::ALL.len()];
        pool.each(&mut |_, safe, kind| sizes[kind as usize][usize::from(safe)] += 1);
        let mut turn = pool.turn().to_vec();
        let sides: &[usize] = if pool.has_answers() { &[0, 1] } else { &[0] };
        let window = if pool.has_answers() {
            WINDOW_OF_ANSWER
        } else {
            WINDOW
        };
        // Without a kind the others come more often, so that each may become too small.
        let too_small = |turn: &[TaskKind]| {
            turn.iter().copied().find(|&kind| {
                let times = turn.iter().filter(|&&other| other == kind).count() as u64;
                let length = turn.len() as u64;
                // The first of a round may come last in it, and first in a later one.
                let until = |&side: &usize| {
                    let rounds = sizes[kind as usize][side] / times;
                    (rounds * length).saturating_sub(length - 1) * pool.ways()
                };
                sides.iter().any(|side| until(side) < window)
            })
        };
        while let Some(kind) = too_small(&turn) {
            turn.retain(|&other| other != kind);
        }
        let total = |side: usize| -> u64 {
            let kinds = TaskKind::ALL.iter().filter(|kind| turn.contains(kind));
            kinds.map(|&kind| sizes[kind as usize][side]).sum()
        };
        let enough = match (pool.fewest(), pool.has_answers()) {
            (Some(fewest), _) => fewest,
            (None, true) => FEWEST / 2,
            (None, false) => FEWEST.div_ceil(pool.faces()),
        };
        if sides.iter().any(|&side| total(side) < enough) {
            return Err(Error::NotOffered);
        }
        Ok(Self {
            has_answers: pool.has_answers(),
            turn,
            sizes,
            key,
            answers,
        })
    }

    /// The kinds in the order of their turns.
    pub(crate) fn turn(&self) -> &[TaskKind] {
        &self.turn
    }

    /// Whether the task of this index is safe, its kind, and how many tasks of this sort come before it.
    fn sort(&self, index: u32) -> (bool, TaskKind, u64) {
        let index = u64::from(index);
        let (safe, nth) = match self.has_answers {
            true => turns::answer(self.answers, index),
            false => (false, index),
        };
        // The order of kinds differs between safe and unsafe tasks.
        let key = hash(&[self.answers, safe.into()]);
        match turns::kind(key, &self.turn, nth) {
            Some((kind, nth)) => (safe, kind, nth),
            // There is always a kind, as a scheme without kinds is an error.
            None => (safe, TaskKind::Even, 0),
        }
    }

    /// The kind of the task of this index.
    pub(crate) fn kind(&self, index: u32) -> TaskKind {
        self.sort(index).1
    }

    /// Changes the seed for [`Scheme::kind`]: the candidates are the same, and need not be counted again.
    pub(crate) fn turn_to(&mut self, answers: u64) {
        self.answers = answers;
    }

    /// The candidate of this index, from the pool of this scheme; never `None`.
    pub(crate) fn draw(&self, pool: &Pool, index: u32) -> Option<Drawn> {
        let (safe, kind, nth) = self.sort(index);
        let size = self.sizes[kind as usize][usize::from(safe)].max(1);
        // Two kinds with the same candidates are half a round apart.
        let (key, ahead) = match pool.twin() {
            None => (hash(&[self.key, kind as u64, safe.into()]), 0),
            Some(twin) if twin == kind => (self.key, size / 2),
            Some(_) => (self.key, 0),
        };
        let wanted = shuffled(key, size, (nth + ahead) % size);
        let (mut seen, mut numbers) = (0, None);
        pool.each(&mut |candidate, side, its| {
            if side == safe && its == kind {
                if seen == wanted {
                    numbers = Some(candidate.to_vec());
                }
                seen += 1;
            }
        });
        let numbers = numbers?;
        Some(Drawn {
            of_numbers: hash(&[self.key, hash(&numbers)]),
            numbers,
            kind,
            round: (nth + ahead) / size,
            hash: hash(&[self.key, index.into()]),
        })
    }
}
