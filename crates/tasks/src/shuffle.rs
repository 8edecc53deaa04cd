//! The order of the tasks of one kind.

use crate::hash::hash;

/// The image of `place` (0-based, below `size`) in a permutation of `size` places chosen by `key`.
///
/// A Feistel network of four rounds (M. Luby and C. Rackoff, *How to construct pseudorandom permutations from
/// pseudorandom functions*, SIAM Journal on Computing 17, 1988, pp. 373–386) permutes the numbers of an even number of
/// bits. It is repeated until the result is below `size` (cycle walking): at most four times on average. So a single
/// place is found without shuffling a list.
pub(crate) fn shuffled(key: u64, size: u64, place: u64) -> u64 {
    let bits = u64::BITS - size.saturating_sub(1).leading_zeros();
    let half = bits.div_ceil(2).max(1);
    let mask = (1u64 << half) - 1;
    let mut at = place;
    loop {
        let (mut left, mut right) = (at >> half, at & mask);
        for round in 0..4 {
            (left, right) = (right, left ^ hash(&[key, round, right]) & mask);
        }
        at = left << half | right;
        if at < size {
            return at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shuffled;
    use alloc::vec;

    #[test]
    fn each_place_once() {
        for size in [1, 2, 3, 5, 16, 17, 40, 257] {
            for key in 0..20 {
                let mut taken = vec![false; size as usize];
                for place in 0..size {
                    let to = shuffled(key, size, place) as usize;
                    assert!(!taken[to], "{size} {key} {place}");
                    taken[to] = true;
                }
            }
        }
    }

    #[test]
    fn keys_matter() {
        let first = |key| (0..40).map(move |place| shuffled(key, 40, place));
        assert!(!first(1).eq(first(2)));
        assert!(!first(1).eq(0..40));
    }
}
