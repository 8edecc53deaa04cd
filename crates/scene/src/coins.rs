//! The identity of coins: a coin keeps its name from step to step, so that it moves.
use crate::View;
use crate::bounds::position_of;
use core::ops::Range;
use nian_lessons::{Played, Show};

/// The most coins in a row that are drawn one by one.
pub(crate) const MOST_COINS: u64 = 127;

/// The coins of a row by name, in the order of their places.
///
/// Place 0 is the leftmost coin of the row; in the columns, places fill the stacks from the
/// largest down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Coins(pub Vec<u16>);

impl Coins {
    fn fresh(heap: u64) -> Self {
        Self((0..heap.min(MOST_COINS) as u16).collect())
    }

    /// The coins left if they are in stacks: stacks that remain do not move, and new ones are made
    /// of the coins of those that are broken up.
    fn flip(&self, to: u64) -> Self {
        let from = self.0.len() as u64;
        let mut broken = Vec::new();
        for stack in stacks(from) {
            if to & stack.size == 0 {
                broken.extend_from_slice(&self.0[stack.places()]);
            }
        }
        let (mut left, mut used) = (Vec::new(), 0);
        for stack in stacks(to) {
            let size = stack.size as usize;
            if from & stack.size != 0 {
                left.extend_from_slice(&self.0[Stack::of(from, stack.size).places()]);
            } else {
                left.extend_from_slice(&broken[used..used + size]);
                used += size;
            }
        }
        Self(left)
    }

    /// The coins left when a row shown as `show` is reduced to `to`.
    pub(crate) fn left(&self, to: u64, show: Show) -> Self {
        let many = self.0.len() as u64;
        if show == Show::Columns && to < many {
            return self.flip(to);
        }
        // In a row the leftmost coins remain.
        let mut left = self.0.clone();
        left.truncate(to.min(many) as usize);
        Self(left)
    }
}

/// A stack of a power of two coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stack {
    /// The number of coins, a power of two.
    pub size: u64,
    /// The place of its first coin in the row.
    pub first: u64,
}

impl Stack {
    /// The stack of `size` in a row of `heap` coins that has one.
    fn of(heap: u64, size: u64) -> Self {
        // The coins before a stack are exactly those of the larger stacks.
        let first = heap & !(size | (size - 1));
        Self { size, first }
    }

    /// The places of its coins.
    pub(crate) fn places(self) -> Range<usize> {
        self.first as usize..(self.first + self.size) as usize
    }
}

/// The stacks of a row of `heap` coins, the largest first: one for each 1 of its binary numeral.
pub(crate) fn stacks(heap: u64) -> Vec<Stack> {
    let mut stacks = Vec::new();
    for power in (0..u64::BITS).rev() {
        let size = 1 << power;
        if heap & size != 0 {
            stacks.push(Stack::of(heap, size));
        }
    }
    stacks
}

/// The coins of a row before and after the move just played; equal if none was.
pub(crate) struct Track {
    pub before: Coins,
    pub now: Coins,
}

/// Follows the coins of `row` through the steps of `view` up to its frame.
pub(crate) fn track(view: &View<'_>, row: usize) -> Track {
    let line = line_of_play(view);
    let start = match (line.last(), position_of(view.frame)) {
        (Some(first), _) => heap(first.played.before.heaps(), row),
        (None, Some(position)) => heap(position.heaps(), row),
        (None, None) => 0,
    };
    let mut coins = Coins::fresh(start);
    let mut before = Coins(Vec::new());
    for step in line.iter().rev() {
        let left = coins.left(heap(step.after, row), step.show);
        before = core::mem::replace(&mut coins, left);
    }
    if view.frame.played.is_none() {
        before = coins.clone();
    }
    Track { before, now: coins }
}

/// A move of the line that led to a frame.
pub(crate) struct Step<'a> {
    pub played: &'a Played,
    pub after: &'a [u64],
    show: Show,
}

/// The moves that led to the frame of `view`, the last one first.
///
/// Steps may go back to an earlier position and continue differently from there; the line follows
/// the positions, not the order of the steps.
pub(crate) fn line_of_play<'a>(view: &View<'a>) -> Vec<Step<'a>> {
    let mut line = Vec::new();
    let Some(mut wanted) = position_of(view.frame) else {
        return line;
    };
    let this = view.frames.iter().rposition(|frame| frame == view.frame);
    let earlier = view.frames.iter().take(this.unwrap_or(usize::MAX));
    for frame in earlier.chain([view.frame]).rev() {
        if let (Some(played), Some(position)) = (&frame.played, position_of(frame))
            && position == wanted
        {
            line.push(Step {
                played,
                after: position.heaps(),
                show: frame.show,
            });
            wanted = &played.before;
        }
    }
    line
}

fn heap(heaps: &[u64], row: usize) -> u64 {
    heaps.get(row).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{Coins, stacks};
    use nian_lessons::Show;

    #[test]
    fn stacks_are_the_ones_of_the_numeral() {
        let sizes: Vec<_> = stacks(22)
            .iter()
            .map(|stack| (stack.size, stack.first))
            .collect();
        assert_eq!(sizes, [(16, 0), (4, 16), (2, 20)]);
        assert_eq!(stacks(0).len(), 0);
        assert_eq!(stacks(u64::MAX >> 1).len(), 63);
    }

    #[test]
    fn a_flip_moves_coins_only_out_of_broken_stacks() {
        // 14 = 8 + 4 + 2 to 11 = 8 + 2 + 1: the stack of 4 gives one coin to the ones.
        let left = Coins::fresh(14).left(11, Show::Columns);
        assert_eq!(left.0, [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 8]);
    }

    #[test]
    fn whatever_is_taken_as_many_different_coins_are_left() {
        for from in 0..40 {
            for to in 0..=from {
                for show in [Show::Rows, Show::Columns] {
                    let mut left = Coins::fresh(from).left(to, show).0;
                    left.sort_unstable();
                    left.dedup();
                    assert_eq!(left.len() as u64, to, "{from} to {to} as {show:?}");
                }
            }
        }
    }
}
