//! Grundy values of a heap with a limit of its own.

use alloc::vec;
use alloc::vec::Vec;

/// The largest heap whose Grundy values are looked for: the work grows with the square.
pub const GRUNDY_REACH: u64 = 5000;

/// The Grundy values of the heaps 0 to some number, with every limit.
///
/// A take t from heap n leaves heap n − t with limit m·t, so
/// g(n, q) = mex { g(n − t, m·t) : 1 ≤ t ≤ min(n, q) }. More limit only adds moves, so the values
/// of a heap rise with its limit; the table keeps where they rise.
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
    /// For each heap where its value rises: from this limit on it is this value. Ascending.
    rises: Vec<Vec<(u32, u32)>>,
    /// For each heap its last rise, (0, 0) if there is none: side by side, as most limits are
    /// beyond it.
    last: Vec<(u32, u32)>,
}

impl Grundy {
    /// The values for this multiplier, of heaps up to `most` or up to [`GRUNDY_REACH`], whichever
    /// is less.
    #[must_use]
    pub fn new(multiplier: u8, most: u64) -> Self {
        let most = most.min(GRUNDY_REACH) as u32;
        let (rises, last) = (Vec::new(), Vec::new());
        let mut table = Self { rises, last };
        // For each value, the heap from which it was last seen to be reached; 0 for never.
        let mut seen = vec![0; most as usize + 2];
        for heap in 0..=most {
            let rises = table.rises_of(heap, multiplier.into(), &mut seen);
            table.last.push(rises.last().copied().unwrap_or_default());
            table.rises.push(rises);
        }
        table
    }

    /// Where the value of a heap rises, all smaller heaps being in the table.
    fn rises_of(&self, heap: u32, multiplier: u32, seen: &mut [u32]) -> Vec<(u32, u32)> {
        let mut rises = Vec::new();
        let mut value = 0;
        for take in 1..=heap {
            let reached = self.value_at((heap - take) as usize, multiplier * take);
            // A heap of n has at most n + 1 values, so there is a place for each and one beyond.
            seen[reached as usize] = heap;
            if seen[value as usize] == heap {
                while seen[value as usize] == heap {
                    value += 1;
                }
                rises.push((take, value));
            }
        }
        rises
    }

    /// The Grundy value of a heap with a limit; `None` beyond the table.
    #[must_use]
    pub fn value(&self, heap: u64, limit: u64) -> Option<u64> {
        let heap = usize::try_from(heap).ok()?;
        let limit = limit.min(GRUNDY_REACH) as u32;
        (heap < self.rises.len()).then(|| self.value_at(heap, limit).into())
    }

    /// The value of a heap in the table.
    fn value_at(&self, heap: usize, limit: u32) -> u32 {
        let (from, value) = self.last[heap];
        if from <= limit {
            return value;
        }
        let reached = self.rises[heap]
            .iter()
            .rev()
            .find(|&&(from, _)| from <= limit);
        reached.map_or(0, |&(_, value)| value)
    }
}
