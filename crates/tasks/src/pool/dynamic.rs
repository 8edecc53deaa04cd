//! Dynamic nim with one heap: a heap and a limit.

use core::ops::RangeInclusive;

use nian_solver::dynamic::least_winning_limits;

use super::See;
use super::one_heap::{self, Takes};
use crate::TaskKind::{LeastOne, LimitEven, LimitOdd, LimitOne, MoreParts, Start, TwoParts};
use crate::{Level, TaskKind};

/// Heaps with limits near the least winning one, at and above which the position is unsafe.
pub(super) fn outcomes(multiplier: u8, level: Level, see: See<'_>) {
    let (heaps, below, above) = match level {
        Level::One => (4..=60, 2, 1),
        Level::Two => (8..=140, 1, 1),
        Level::Three => (20..=232, 1, 0),
    };
    each(multiplier, heaps, &mut |heap, least, _| {
        for limit in least.saturating_sub(below).max(1)..=least + above {
            // A limit of the whole heap takes all; one less is an opening.
            if limit + 1 >= heap {
                continue;
            }
            let kind = match (limit, heap % 2) {
                (1, _) => LimitOne,
                (_, 0) => LimitEven,
                _ => LimitOdd,
            };
            see(&[heap, limit], limit < least, kind);
        }
    });
}

/// Heaps with limits that are just enough.
pub(super) fn winning(multiplier: u8, level: Level, see: See<'_>) {
    let (heaps, above) = match level {
        Level::One => (4..=60, 3),
        Level::Two => (8..=120, 2),
        Level::Three => (20..=144, 12),
    };
    each(multiplier, heaps, &mut |heap, least, table| {
        for limit in least..=least + above {
            if limit + 1 >= heap {
                continue;
            }
            let mut takes = Takes::new(limit);
            for take in 1..=limit {
                let left = table.get((heap - take) as usize);
                if left.is_some_and(|&least| least > u64::from(multiplier) * take) {
                    takes.wins(take);
                }
            }
            one_heap::tell(&[heap, limit], level, &takes, see);
        }
    });
}

/// The turns of the kinds of least limits: the answer 1 comes in one task of five, though two heaps in five have it.
pub(super) const LIMIT_TURN: &[TaskKind] = &[LeastOne, TwoParts, MoreParts, Start, TwoParts];

/// Heaps whose least winning limit is asked for.
pub(super) fn limits(multiplier: u8, level: Level, see: See<'_>) {
    let heaps = match level {
        Level::One => 3..=60,
        Level::Two => 8..=200,
        Level::Three => 12..=200,
    };
    each(multiplier, heaps, &mut |heap, least, table| {
        // Without its smallest part a heap has one part less.
        let rest = heap - least;
        let kind = match least {
            1 => LeastOne,
            _ if rest == 0 => Start,
            _ if table.get(rest as usize) == Some(&rest) => TwoParts,
            _ => MoreParts,
        };
        see(&[heap], false, kind);
    });
}

/// Calls `tell` with each heap, its least winning limit, and the table of these limits.
fn each(multiplier: u8, heaps: RangeInclusive<u64>, tell: &mut dyn FnMut(u64, u64, &[u64])) {
    let table = least_winning_limits(multiplier, *heaps.end() as usize);
    for heap in heaps {
        if let Some(&least) = table.get(heap as usize) {
            tell(heap, least, &table);
        }
    }
}
