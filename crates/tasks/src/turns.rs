//! The turns of answers and kinds: both follow from the index of a task.
//!
//! So a task does not depend on those before it.

use crate::TaskKind;
use crate::hash::hash;
use crate::shuffle::shuffled;

/// The number of tasks in a block, half of which are safe.
const BLOCK: u64 = 6;

/// Whether the task of this index is safe, and how many tasks with the same answer come before it.
///
/// Half of each block is safe. No block begins with more than two tasks of the same answer or ends with more than one,
/// so that no more than three in a row are equal. Of any hundred consecutive tasks at least 47 are safe and at least 47
/// are not: incomplete blocks are uneven by six at most.
pub(crate) fn answer(key: u64, index: u64) -> (bool, u64) {
    let (block, place) = (index / BLOCK, index % BLOCK);
    let allowed = || (0u64..1 << BLOCK).filter(|&pattern| is_allowed(pattern));
    let chosen = hash(&[key, block]) % allowed().count() as u64;
    let pattern = allowed().nth(chosen as usize).unwrap_or(0b010_101);
    let safe = pattern >> place & 1;
    let before = pattern & ((1 << place) - 1);
    let safe_before = u64::from(before.count_ones());
    let same = if safe == 1 {
        safe_before
    } else {
        place - safe_before
    };
    (safe == 1, block * (BLOCK / 2) + same)
}

/// Whether a block may have this pattern: bit i is set if its task i is safe.
fn is_allowed(pattern: u64) -> bool {
    let bit = |place: u64| pattern >> place & 1;
    let half = u64::from(pattern.count_ones()) * 2 == BLOCK;
    let begins = bit(0) == bit(1) && bit(1) == bit(2);
    let ends = bit(BLOCK - 1) == bit(BLOCK - 2);
    half && !begins && !ends
}

/// The kind of the task `nth` (0-based) of its answer, and how many tasks of that answer and kind come before it.
/// `None` if there are no kinds.
///
/// A kind that is listed twice comes twice as often. The order differs from round to round, as a kind may hint at the
/// answer.
pub(crate) fn kind(key: u64, turn: &[TaskKind], nth: u64) -> Option<(TaskKind, u64)> {
    let length = turn.len() as u64;
    let (round, place) = (nth.checked_div(length)?, nth.checked_rem(length)?);
    let order = |place: u64| {
        turn.get(shuffled(hash(&[key, round]), length, place) as usize)
            .copied()
    };
    let kind = order(place)?;
    let times = turn.iter().filter(|&&other| other == kind).count() as u64;
    let before = (0..place)
        .filter(|&place| order(place) == Some(kind))
        .count() as u64;
    Some((kind, round * times + before))
}

#[cfg(test)]
mod tests {
    use super::{answer, kind};
    use crate::TaskKind::{Equal, Sum};
    use alloc::vec::Vec;

    #[test]
    fn half_are_safe_and_no_run_is_longer_than_three() {
        for key in 0..200 {
            let answers: Vec<bool> = (0..600).map(|index| answer(key, index).0).collect();
            for hundred in answers.windows(100) {
                let safe = hundred.iter().filter(|&&safe| safe).count();
                assert!((47..=53).contains(&safe), "{safe}");
            }
            let same = |run: &[bool]| run.iter().all(|&safe| safe == run[0]);
            assert!(!answers.windows(4).any(same));
        }
    }

    #[test]
    fn each_answer_is_counted() {
        for key in 0..20 {
            let mut next = [0, 0];
            for index in 0..100 {
                let (safe, nth) = answer(key, index);
                assert_eq!(nth, next[usize::from(safe)]);
                next[usize::from(safe)] += 1;
            }
        }
    }

    #[test]
    fn kinds_take_turns() {
        let turn = [Equal, Sum, Equal];
        for key in 0..20 {
            let taken: Vec<_> = (0..60).filter_map(|nth| kind(key, &turn, nth)).collect();
            for round in taken.chunks(3) {
                assert_eq!(round.iter().filter(|taken| taken.0 == Sum).count(), 1);
            }
            for which in turn {
                let counted = taken
                    .iter()
                    .filter(|taken| taken.0 == which)
                    .map(|taken| taken.1);
                assert!(counted.eq(0..if which == Sum { 20 } else { 40 }));
            }
        }
        assert_eq!(kind(0, &[], 3), None);
    }
}
