//! Grundy values of a heap with a limit of its own.

use alloc::vec;
use alloc::vec::Vec;

/// The largest heap with a Grundy value: the work grows with the square.
pub const GRUNDY_REACH: u64 = 5000;

/// The Grundy values of the heaps 0 to some number, with every limit.
///
/// A take t from heap n leaves heap n − t with limit m·t, so g(n, q) = mex { g(n − t, m·t) : 1 ≤ t
/// ≤ min(n, q) }. A larger limit only adds moves, so the values of a heap rise with its limit; the
/// table stores the limits at which they rise.
///
/// ```
/// use nian_solver::dynamic::Grundy;
///
/// let fibonacci_nim = Grundy::new(2, 10);
/// assert_eq!(fibonacci_nim.value(10, 9), Some(5));
/// assert_eq!(fibonacci_nim.value(10, 2), Some(2));
/// assert_eq!(fibonacci_nim.value(10, 1), Some(0)); // 10 = 8 + 2
/// assert_eq!(fibonacci_nim.value(11, 1), None); // beyond the table
/// ```
#[derive(Clone, Debug)]
pub struct Grundy {
    /// The rises of each heap in turn: the limit from which on it has the value, and the value.
    /// Ascending.
    rises: Vec<(u32, u32)>,
    /// For each heap the end of its rises in `rises`.
    ends: Vec<u32>,
    /// For each heap its last rise, (0, 0) if there is none: a compact array, as most limits are
    /// beyond the last rise.
    last: Vec<(u32, u32)>,
}

impl Grundy {
    /// The values for this multiplier, of heaps up to `most` or up to [`GRUNDY_REACH`], whichever
    /// is less.
    #[must_use]
    pub fn new(multiplier: u8, most: u64) -> Self {
        let most = most.min(GRUNDY_REACH) as u32;
        let mut table = Self {
            rises: Vec::new(),
            ends: Vec::new(),
            last: Vec::new(),
        };
        // For each value, the last heap from which it was reached; 0 for never.
        let mut seen = vec![0; most as usize + 2];
        for heap in 0..=most {
            table.add(heap, multiplier.into(), &mut seen);
        }
        table
    }

    /// Finds the rises of a heap, from the entries of all smaller heaps.
    fn add(&mut self, heap: u32, multiplier: u32, seen: &mut [u32]) {
        let mut value = 0;
        let mut limit = 0;
        let mut last_rise = (0, 0);
        for (left, &(from, last)) in self.last.iter().enumerate().rev() {
            limit += multiplier;
            let reached = if from <= limit {
                last
            } else {
                earlier(&self.rises, &self.ends, left, limit)
            };
            // A heap of n has at most n + 1 values, so there is an entry for each and one beyond.
            seen[reached as usize] = heap;
            if seen[value as usize] == heap {
                while seen[value as usize] == heap {
                    value += 1;
                }
                last_rise = (heap - left as u32, value);
                self.rises.push(last_rise);
            }
        }
        self.ends.push(self.rises.len() as u32);
        self.last.push(last_rise);
    }

    /// The Grundy value of a heap with a limit; `None` beyond the table.
    #[must_use]
    pub fn value(&self, heap: u64, limit: u64) -> Option<u64> {
        let heap = usize::try_from(heap).ok()?;
        let limit = limit.min(GRUNDY_REACH) as u32;
        let &(from, last) = self.last.get(heap)?;
        let value = if from <= limit {
            last
        } else {
            earlier(&self.rises, &self.ends, heap, limit)
        };
        Some(value.into())
    }
}

/// The value of a heap whose limit is below its last rise.
fn earlier(rises: &[(u32, u32)], ends: &[u32], heap: usize, limit: u32) -> u32 {
    let begin = heap.checked_sub(1).map_or(0, |below| ends[below]);
    let of_heap = &rises[begin as usize..ends[heap] as usize];
    let reached = of_heap.iter().rev().find(|&&(from, _)| from <= limit);
    reached.map_or(0, |&(_, value)| value)
}
