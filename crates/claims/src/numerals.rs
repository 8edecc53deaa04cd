//! Number systems. There is no game here; the claims are checked by counting.

use crate::search::{Counterexample, Found, Search};

/// The number of ways in which `value` is a sum of multiples of the `places`, the largest first: of
/// each its value and its greatest digit. `most` is the greatest digit of a place.
fn ways(value: u64, places: &[(u64, u64)]) -> u64 {
    let Some((&(place, most), rest)) = places.split_first() else {
        return u64::from(value == 0);
    };
    let below: u64 = rest.iter().map(|&(place, most)| place * most).sum();
    let mut ways_found = 0;
    for digit in 0..=most.min(value / place) {
        let left = value - digit * place;
        if left <= below {
            ways_found += ways(left, rest);
        }
    }
    ways_found
}

/// Checks whether each number up to `most` has a unique form with the bases 2, 3, 4, …, the digit
/// before base b being at most b − `short`. The places are the factorials.
fn mixed_radix(most: u64, short: u64, search: &mut Search<'_>) -> Found {
    let mut places = Vec::new();
    let (mut place, mut base) = (1, 2);
    while place <= most {
        places.insert(0, (place, base - short));
        place *= base;
        base += 1;
    }
    for value in 0..=most {
        if value % 256 == 0 {
            search.progress(value, most);
        }
        let found = ways(value, &places);
        search.case(found == 1, || Counterexample::of(&[value, found]))?;
    }
    Ok(())
}

/// With digits up to the base, as first printed.
pub(crate) fn digits_up_to_the_base(most: u64, search: &mut Search<'_>) -> Found {
    mixed_radix(most, 0, search)
}

/// With digits below the base.
pub(crate) fn digits_below_the_base(most: u64, search: &mut Search<'_>) -> Found {
    mixed_radix(most, 1, search)
}

/// Every number up to `most` has a representation in every increasing sequence that begins with 1,
/// here those with any further numbers up to 9; repeated division by the largest that fits finds
/// it.
pub(crate) fn greedy(most: u64, search: &mut Search<'_>) -> Found {
    for bits in 0..256_u64 {
        search.progress(bits, 256);
        let sequence: Vec<u64> = (1..=9)
            .filter(|n| *n == 1 || bits >> (n - 2) & 1 == 1)
            .collect();
        for value in 1..=most {
            let mut left = value;
            let mut sum = 0;
            let mut fits = true;
            let mut above = u64::MAX;
            for &place in sequence.iter().rev() {
                let digit = left / place;
                left %= place;
                sum += digit * place;
                // The digit must be too small to reach the next place.
                fits &= above == u64::MAX || digit * place < above;
                above = place;
            }
            search.case(fits && sum == value, || Counterexample::of(&[value, bits]))?;
        }
    }
    Ok(())
}

/// The first `count` of f₀ = 1, f₁ = 2, f₂ = 3, ….
pub(crate) fn fibonacci(count: usize) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while numbers.len() < count {
        let last = numbers.len() - 1;
        numbers.push(numbers[last] + numbers[last - 1]);
    }
    numbers.truncate(count);
    numbers
}

/// The places of the numbers that are subtracted from `value` when the largest one of the ascending
/// `sequence` that fits is subtracted repeatedly; the highest place first, none twice.
pub(crate) fn greedy_places(value: u64, sequence: &[u64]) -> Vec<usize> {
    let mut left = value;
    let mut places = Vec::new();
    for (place, &number) in sequence.iter().enumerate().rev() {
        if number <= left {
            left -= number;
            places.push(place);
        }
    }
    places
}

/// The number of sums of different numbers of the ascending `sequence`, without neighbours, that
/// make `value`.
pub(crate) fn apart(value: u64, sequence: &[u64]) -> u64 {
    if value == 0 {
        return 1;
    }
    let mut found = 0;
    for (index, &number) in sequence.iter().enumerate() {
        // The largest number of the sum; the others that may be used make less than twice the next.
        if number <= value && value < 2 * number {
            found += apart(value - number, &sequence[..index.saturating_sub(1)]);
        }
    }
    found
}

/// Every number up to `most` has exactly one standard form: one sum of Fibonacci numbers without
/// neighbours.
pub(crate) fn standard_form(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(40);
    for value in 1..=most {
        if value % 256 == 0 {
            search.progress(value, most);
        }
        let found = apart(value, &numbers);
        search.case(found == 1, || Counterexample::of(&[value, found]))?;
    }
    Ok(())
}

/// The sum of alternating digits, 1 first, and one more is the next Fibonacci number.
pub(crate) fn alternating(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(most as usize + 1);
    for digits in 1..=most as usize {
        let mut sum = 1;
        let mut place = digits;
        while place > 0 {
            sum += numbers[place - 1];
            place = place.saturating_sub(2);
        }
        let next = numbers[digits];
        search.case(sum == next, || {
            Counterexample::of(&[digits as u64, sum, next])
        })?;
    }
    Ok(())
}

/// Every number up to `most` can be written with the places 1, 3, 5, 7, …, each digit being too
/// small to reach the next place; and 8 in two ways.
pub(crate) fn odd_places(most: u64, search: &mut Search<'_>) -> Found {
    let mut places = Vec::new();
    for place in (1..=most).step_by(2) {
        // The next place is three times the first, and less than twice any other.
        let digit = if place == 1 { 2 } else { 1 };
        places.insert(0, (place, digit));
    }
    for value in 1..=most {
        search.progress(value, most);
        let found = ways(value, &places);
        let said = if value == 8 { found == 2 } else { found >= 1 };
        search.case(said, || Counterexample::of(&[value, found]))?;
    }
    Ok(())
}
