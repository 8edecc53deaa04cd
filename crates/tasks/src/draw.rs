//! Draws the task of an index from all tasks of a cell (skill, rules, level).
//!
//! The index says which answer and which kind it is the turn of ([`crate::turns`]), and how many of
//! that sort have been before. The candidates of each sort are shuffled once for a seed
//! ([`crate::shuffle`]), and come in that order, again and again. So nothing comes twice before all of its sort
//! have come, and no task needs those before it. A sort that is too small for that is left out.

use alloc::vec::Vec;

use crate::hash::hash;
use crate::pool::Pool;
use crate::shuffle::shuffled;
use crate::{Error, TaskKind, turns};

/// Fewer tasks in a row than this are all different.
const WINDOW: u64 = 20;

/// So many tasks of one answer take at least [`WINDOW`] tasks: 15 of one answer, the first and the last of which may be
/// the same, lie in five blocks at least.
const WINDOW_OF_ANSWER: u64 = 14;

/// A cell has at least so many tasks.
const FEWEST: u64 = 40;

/// What all tasks of a cell have in common.
pub(crate) struct Scheme {
    /// Whether half of the tasks are to be safe.
    has_answers: bool,
    /// The kinds, in the order of their turns.
    turn: Vec<TaskKind>,
    /// How many candidates there are of each kind, unsafe and safe ones.
    sizes: [[u64; 2]; TaskKind::ALL.len()],
    /// What choices depend on that may differ between rules.
    key: u64,
    /// What the order of the answers depends on.
    answers: u64,
}

/// A candidate that has been drawn.
pub(crate) struct Drawn {
    /// Its numbers; what they mean, the pool knows.
    pub(crate) numbers: Vec<u64>,
    /// Which kind it is.
    pub(crate) kind: TaskKind,
    /// How often all candidates of its sort have come before.
    pub(crate) round: u64,
    /// What else is chosen for this task: the order of rows, say.
    pub(crate) hash: u64,
    /// What is chosen for its numbers, whenever they come.
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
        // Without a kind the others come sooner again, so that each may become too small.
        let too_small = |turn: &[TaskKind]| {
            turn.iter().copied().find(|&kind| {
                let times = turn.iter().filter(|&&other| other == kind).count() as u64;
                let length = turn.len() as u64;
                // The first of a round may come last in it, and first in a later one.
                let until = |&side: &usize| {
                    let rounds = sizes[kind as usize][side] / times;
                    (rounds * length).saturating_sub(length - 1)
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
        let enough = if pool.has_answers() {
            FEWEST / 2
        } else {
            FEWEST.div_ceil(pool.faces())
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

    /// Whether the task of this index is a safe one, its kind, and how many of this sort come before it.
    fn sort(&self, index: u32) -> (bool, TaskKind, u64) {
        let index = u64::from(index);
        let (safe, nth) = match self.has_answers {
            true => turns::answer(self.answers, index),
            false => (false, index),
        };
        // Safe and unsafe tasks do not have their kinds in the same order.
        let key = hash(&[self.answers, safe.into()]);
        match turns::kind(key, &self.turn, nth) {
            Some((kind, nth)) => (safe, kind, nth),
            // There is always a kind, else there were no plan.
            None => (safe, TaskKind::Even, 0),
        }
    }

    /// The kind of the task of this index.
    pub(crate) fn kind(&self, index: u32) -> TaskKind {
        self.sort(index).1
    }

    /// Tells kinds for another seed from now on: the candidates are the same, and not counted anew.
    pub(crate) fn turn_to(&mut self, answers: u64) {
        self.answers = answers;
    }

    /// The candidate of this index, of the pool that this is the plan of; `None` never.
    pub(crate) fn draw(&self, pool: &Pool, index: u32) -> Option<Drawn> {
        let (safe, kind, nth) = self.sort(index);
        let size = self.sizes[kind as usize][usize::from(safe)].max(1);
        // Where two kinds ask about the same numbers, they are half of them apart.
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
