//! Several heaps under one limit.

use alloc::vec;
use alloc::vec::Vec;

/// The greatest number of entries in a table of least winning limits: one for each position that can follow, so the
/// product of heap + 1 over the heaps. A board that judges sixty moves computes a table for each, which must take less
/// than 50 ms.
pub const GLOBAL_REACH: u64 = 1 << 13;

/// The number of entries in the table for these heaps; `None` if more than [`GLOBAL_REACH`].
pub(super) fn entries(heaps: &[u64]) -> Option<usize> {
    let product = heaps.iter().try_fold(1u64, |product, heap| {
        let product = product.checked_mul(heap.checked_add(1)?)?;
        (product <= GLOBAL_REACH).then_some(product)
    })?;
    usize::try_from(product).ok()
}

/// The least limits with which the player to move wins under one limit for all heaps, for these heaps and all smaller
/// ones. Indices are numbers with a digit from 0 to its heap for each row, the first row the lowest. [`u64::MAX`] if no
/// limit wins; `None` if there are more than [`GLOBAL_REACH`].
///
/// ```
/// use nian_solver::dynamic::least_common_limits;
///
/// let limits = least_common_limits(2, &[2, 3]).unwrap();
/// assert_eq!(limits[..3], [u64::MAX, 1, 2]); // heaps of 0, 1 and 2 beside an empty one
/// assert_eq!(limits[2 + 3 * 3], 1); // 2 and 3
/// ```
#[must_use]
pub fn least_common_limits(multiplier: u8, heaps: &[u64]) -> Option<Vec<u64>> {
    entries(heaps)?;
    Some(LeastLimits::new(multiplier, heaps).limits)
}

/// For heaps and all smaller ones, the least limit with which the player to move wins.
///
/// A take t of at most the limit wins if it leaves heaps whose least winning limit is greater than
/// m·t. More limit only adds moves, so the least t that wins, from whichever heap, is the least
/// limit that wins.
pub(super) struct LeastLimits {
    /// The distance of entries for one coin more in a row, row by row.
    strides: Vec<usize>,
    /// [`u64::MAX`] if no limit wins.
    limits: Vec<u64>,
}

impl LeastLimits {
    /// The table for these heaps; empty if they exceed [`GLOBAL_REACH`].
    pub(super) fn new(multiplier: u8, heaps: &[u64]) -> Self {
        let entries = entries(heaps).unwrap_or(0);
        let mut strides = Vec::new();
        let mut stride = 1usize;
        for &heap in heaps {
            strides.push(stride);
            stride = stride.saturating_mul((heap as usize).saturating_add(1));
        }
        let limits = Vec::with_capacity(entries);
        let mut table = Self { strides, limits };
        let mut smaller = vec![0; heaps.len()];
        for _ in 0..entries {
            let least = table.next_entry(multiplier, &smaller);
            table.limits.push(least);
            count_up(&mut smaller, heaps);
        }
        table
    }

    /// The least winning limit of these heaps, from the entries of all smaller ones.
    fn next_entry(&self, multiplier: u8, heaps: &[u64]) -> u64 {
        let here = self.limits.len();
        let most = heaps.iter().max().copied().unwrap_or(0);
        let wins = |&take: &u64| {
            let limit = take * u64::from(multiplier);
            let mut rows = self.strides.iter().zip(heaps);
            rows.any(|(stride, &heap)| {
                take <= heap && limit < self.limits[here - take as usize * stride]
            })
        };
        (1..=most).find(wins).unwrap_or(u64::MAX)
    }

    /// The least winning limit of heaps in the table; `None` if no limit wins.
    pub(super) fn of(&self, heaps: &[u64]) -> Option<u64> {
        let places = self.strides.iter().zip(heaps);
        let place: usize = places.map(|(stride, &heap)| stride * heap as usize).sum();
        self.limits
            .get(place)
            .copied()
            .filter(|&limit| limit < u64::MAX)
    }
}

/// Increments a number with a digit from 0 to its heap for each row, the first the lowest.
fn count_up(digits: &mut [u64], heaps: &[u64]) {
    for (digit, &heap) in digits.iter_mut().zip(heaps) {
        if *digit < heap {
            *digit += 1;
            return;
        }
        *digit = 0;
    }
}
