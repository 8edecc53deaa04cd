//! What the places of a number are worth.

use nian_solver::fibonacci;

/// The powers of two up to that of the highest digit of the largest of these numbers, descending.
pub(crate) fn powers(numbers: &[u64]) -> Vec<u64> {
    let most = numbers.iter().max().copied().unwrap_or(0).max(1);
    (0..u64::BITS - most.leading_zeros())
        .rev()
        .map(|power| 1 << power)
        .collect()
}

/// The same with one place more, which is the next power: how many digits there are is not given away.
pub(crate) fn powers_and_next(number: u64) -> Vec<u64> {
    powers(&[number.saturating_mul(2)])
}

/// Fibonacci's terms up to the first above a number, descending.
pub(crate) fn terms_and_next(number: u64) -> Vec<u64> {
    let all = || (0..).map_while(fibonacci::number);
    let fitting = all().take_while(|&term| term <= number).count();
    let mut terms: Vec<u64> = all().take(fitting + 1).collect();
    terms.reverse();
    terms
}

#[cfg(test)]
mod tests {
    use super::{powers, powers_and_next, terms_and_next};

    #[test]
    fn places_reach_as_far_as_they_are_needed() {
        assert_eq!(powers(&[3, 7, 5]), [4, 2, 1]);
        assert_eq!(powers(&[8]), [8, 4, 2, 1]);
        assert_eq!(powers(&[0]), [1]);
        assert_eq!(powers_and_next(5), [8, 4, 2, 1]);
        assert_eq!(powers_and_next(1), [2, 1]);
        assert_eq!(terms_and_next(4), [5, 3, 2, 1]);
        assert_eq!(terms_and_next(8), [13, 8, 5, 3, 2, 1]);
    }
}
