//! Binary columns, added without carrying.

use alloc::vec::Vec;

use crate::nim::column_sums;

/// Numbers in binary, one below the other, and how many ones each column holds.
///
/// ```
/// use nian_solver::numerals::columns;
///
/// let columns = columns(&[3, 4, 5]);
/// assert_eq!(columns.digits, [[1, 1, 0], [0, 0, 1], [1, 0, 1]]); // 011, 100, 101
/// assert_eq!(columns.sums, [2, 1, 2]);
/// assert_eq!(columns.nim_sum(), [0, 1, 0]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// For each number its digits, the ones column first; as many for each as the largest needs.
    pub digits: Vec<Vec<u8>>,
    /// How many ones each column holds, the ones column first; counts stop at 255.
    pub sums: Vec<u8>,
}

impl Columns {
    /// The digits of the nim-sum: 1 where a column holds an odd number of ones.
    #[must_use]
    pub fn nim_sum(&self) -> Vec<u8> {
        // A count that has stopped at 255 has lost its parity, so the parities are computed from
        // the digits.
        let column = |place: usize| self.digits.iter().map(move |digits| digits[place]);
        let odd = |place| column(place).fold(0, |odd, digit| odd ^ digit);
        (0..self.sums.len()).map(odd).collect()
    }
}

/// The binary columns of some numbers.
#[must_use]
pub fn columns(numbers: &[u64]) -> Columns {
    let sums = column_sums(numbers);
    let digits = |&number: &u64| {
        (0..sums.len())
            .map(|power| (number >> power & 1) as u8)
            .collect()
    };
    Columns {
        digits: numbers.iter().map(digits).collect(),
        sums,
    }
}
