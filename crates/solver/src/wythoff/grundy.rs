//! Grundy values of Wythoff's game, by table: no formula for them is known.

use alloc::vec;
use alloc::vec::Vec;

/// The largest row with a Grundy value: a table of 8 MB.
pub const GRUNDY_REACH: usize = 2047;

/// The Grundy values of all pairs of rows up to some number, under normal play.
///
/// The value of a pair is the least that no pair on the three lines from it has, so each value occurs at most once on
/// each row, each column and each diagonal. For each line, the table stores the values used on it as bits; the least
/// unused value is the first 0 bit of the union of three lines.
///
/// ```
/// use nian_solver::wythoff::GrundyTable;
///
/// let table = GrundyTable::new(10);
/// assert_eq!(table.value(3, 4), Some(2));
/// assert_eq!(table.value(10, 6), Some(0)); // a safe pair
/// assert_eq!(table.value(11, 0), None); // beyond the table
/// ```
#[derive(Clone, Debug)]
pub struct GrundyTable {
    rows: usize,
    /// Row by row, only pairs with the smaller row first; the other entries are unused. A value is less than 2¹⁶ within
    /// [`GRUNDY_REACH`].
    values: Vec<u16>,
}

/// The values used on some lines, as bits in words of 64.
struct Used {
    words: usize,
    bits: Vec<u64>,
}

impl Used {
    fn new(lines: usize, words: usize) -> Self {
        let bits = vec![0; lines * words];
        Self { words, bits }
    }

    fn line(&self, line: usize) -> &[u64] {
        &self.bits[line * self.words..][..self.words]
    }

    /// Marks one more value of a line as used.
    fn set(&mut self, line: usize, word: usize, bit: u32) {
        self.bits[line * self.words + word] |= 1 << bit;
    }
}

impl GrundyTable {
    /// The values of pairs of rows of 0 to `most` coins, or to [`GRUNDY_REACH`] if that is less.
    #[must_use]
    pub fn new(most: usize) -> Self {
        let rows = most.min(GRUNDY_REACH) + 1;
        let mut values = vec![0; rows * rows];
        // A pair has at most a + b + min(a, b) moves, so its value is at most 3 · most.
        let words = 3 * rows / 64 + 1;
        // The table is symmetric, so only pairs a ≤ b are computed. Row a then has the same values as column a.
        let mut lines = Used::new(rows, words);
        let mut diagonals = Used::new(rows, words);
        for a in 0..rows {
            // The words of row a before this one are full.
            let mut full = 0;
            for b in a..rows {
                full += lines.line(a)[full..]
                    .iter()
                    .take_while(|&&word| word == u64::MAX)
                    .count();
                let three = [lines.line(a), lines.line(b), diagonals.line(b - a)];
                let (word, bit) = least_unused(three, full);
                lines.set(a, word, bit);
                lines.set(b, word, bit);
                diagonals.set(b - a, word, bit);
                values[a * rows + b] = (64 * word) as u16 + bit as u16;
            }
        }
        Self { rows, values }
    }

    /// The Grundy value of two rows of so many coins; `None` beyond the table.
    #[must_use]
    pub fn value(&self, a: usize, b: usize) -> Option<u16> {
        let (lower, upper) = (a.min(b), a.max(b));
        (upper < self.rows).then(|| self.values[lower * self.rows + upper])
    }
}

/// The least value that is unused on three lines: its word, not before `first`, and its bit in the word.
fn least_unused([row, column, diagonal]: [&[u64]; 3], first: usize) -> (usize, u32) {
    let words = row.len().min(column.len()).min(diagonal.len());
    for word in first..words {
        let used = row[word] | column[word] | diagonal[word];
        if used != u64::MAX {
            return (word, used.trailing_ones());
        }
    }
    (words, 0) // no line has so many values on it
}
