//! Fibonacci numbers by powers of φ, and the sums of Fibonacci numbers for a number.

use crate::numerals::{apart, fibonacci, greedy_places};
use crate::search::{Counterexample, Found, Search};

/// fₙ is the whole number nearest to φⁿ⁺²/√5, and comes nearer as n grows; n up to `most`.
///
/// The powers are (l + m√5)/2 with integers l and m, so the computation is exact. The error is (l − (2f − m)√5)/(2√5),
/// and multiplied by its conjugate |l² − 5(2f − m)²| is an integer.
pub(crate) fn nearest_power(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(most as usize + 1);
    let (mut l, mut m): (i128, i128) = (1, 1);
    let mut before = None;
    for (n, &number) in numbers.iter().enumerate() {
        // From φⁿ⁺¹, which is φ at first, to φⁿ⁺².
        (l, m) = ((l + 5 * m) / 2, (l + m) / 2);
        let d = 2 * i128::from(number) - m;
        let near = 5 * (d - 1) * (d - 1) < l * l && l * l < 5 * (d + 1) * (d + 1);
        // The error is this, divided by l + d√5, which grows.
        let product = (l * l - 5 * d * d).abs();
        let nearer = before.is_none_or(|(p, k, e)| product <= p && l > k && d > e);
        before = Some((product, l, d));
        search.case(near && nearer && product > 0, || {
            Counterexample::of(&[n as u64, number])
        })?;
    }
    Ok(())
}

/// All sums of different `numbers`, ascending from f₀, that make `value`; each as its digits, bit k for fₖ.
fn all_ways(value: u64, numbers: &[u64]) -> Vec<u64> {
    let Some((&last, rest)) = numbers.split_last() else {
        return if value == 0 { vec![0] } else { Vec::new() };
    };
    // The sum of all is less than the value.
    if value > numbers.iter().sum() {
        return Vec::new();
    }
    let mut ways = all_ways(value, rest);
    if last <= value {
        let with = all_ways(value - last, rest);
        ways.extend(with.into_iter().map(|digits| digits | 1 << rest.len()));
    }
    ways
}

/// The digits after every carry 011 → 100 that can be made.
fn carried(mut digits: u64) -> u64 {
    while let Some(place) = (0..62).find(|place| digits >> place & 7 == 3) {
        digits = digits & !(3 << place) | 4 << place;
    }
    digits
}

/// From each way to write a number up to `most`, carrying leads to one and the same form, without
/// neighbouring ones; and 60 can be written in six ways.
pub(crate) fn all_carry(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(20);
    for value in 1..=most {
        search.progress(value, most);
        let ways = all_ways(value, &numbers);
        let Some(form) = ways.iter().find(|&way| way & way >> 1 == 0) else {
            return search.case(false, || Counterexample::of(&[value]));
        };
        for &way in &ways {
            search.case(carried(way) == *form, || Counterexample::of(&[value]))?;
        }
        if value == 60 {
            let count = ways.len() as u64;
            search.case(count == 6, || Counterexample::of(&[value, count]))?;
        }
    }
    Ok(())
}

/// Repeatedly subtracting the largest Fibonacci number that fits never takes neighbours, and so finds the only sum
/// without them.
pub(crate) fn greedy_is_standard(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(40);
    for value in 1..=most {
        let places = greedy_places(value, &numbers);
        let sum: u64 = places.iter().map(|&place| numbers[place]).sum();
        let no_neighbours = places.windows(2).all(|two| two[0] > two[1] + 1);
        let only = apart(value, &numbers) == 1;
        search.case(sum == value && no_neighbours && only, || {
            Counterexample::of(&[value])
        })?;
    }
    Ok(())
}

/// The only sum without neighbours, found among all sums.
fn standard(value: u64, numbers: &[u64]) -> Option<u64> {
    let ways = all_ways(value, numbers);
    ways.into_iter().find(|way| way & way >> 1 == 0)
}

/// The rows of the picture: from fₖ to the number before fₖ₊₁ each row begins with a bar of width fₖ, followed by the
/// rows from 0 on. So exactly the Fibonacci numbers are a single bar.
pub(crate) fn rows_repeat(most: u64, search: &mut Search<'_>) -> Found {
    let numbers = fibonacci(20);
    let mut k = 0;
    for value in 1..=most {
        search.progress(value, most);
        if numbers[k + 1] == value {
            k += 1;
        }
        let row = standard(value, &numbers);
        let rest = standard(value - numbers[k], &numbers);
        let one_bar = row.is_some_and(u64::is_power_of_two);
        let repeats = row.is_some() && row == rest.map(|rest| rest | 1 << k);
        search.case(repeats && one_bar == numbers.contains(&value), || {
            Counterexample::of(&[value, numbers[k]])
        })?;
    }
    Ok(())
}
