//! What the places of a number are worth, and how its digits are found.

use nian_lessons::{Frame, Subject};
use nian_solver::fibonacci;
use nian_solver::numerals::{System, What, Work, Writing};
use nian_words::Language;

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

/// Where the ones of a sum of different terms stand, the highest place first.
pub(crate) fn digits(parts: &[u64]) -> String {
    let most = parts.iter().max().copied().unwrap_or(0);
    let terms = terms_and_next(most);
    let digit = |term: &u64| if parts.contains(term) { '1' } else { '0' };
    terms[1..].iter().map(digit).collect()
}

/// How the digits of a number are found, in the sentence that ends with them.
pub(crate) fn reason(
    number: u64,
    system: System,
    work: Work,
    language: Language,
) -> Option<String> {
    let writing = Writing::new(number, system, work)?;
    let frames = Frame::stages(writing);
    // All other sums are listed last; here the standard one is to be told.
    let tells = |frame: &&Frame| match &frame.subject {
        Subject::Numeral(numeral) => !matches!(numeral.stage().what, What::All),
        _ => false,
    };
    let last = frames.iter().rev().find(tells)?;
    Some(language.sentences().frame(last))
}

#[cfg(test)]
mod tests {
    use super::{digits, powers, powers_and_next, terms_and_next};

    #[test]
    fn places_reach_as_far_as_they_are_needed() {
        assert_eq!(powers(&[3, 7, 5]), [4, 2, 1]);
        assert_eq!(powers(&[8]), [8, 4, 2, 1]);
        assert_eq!(powers(&[0]), [1]);
        assert_eq!(powers_and_next(5), [8, 4, 2, 1]);
        assert_eq!(powers_and_next(1), [2, 1]);
        assert_eq!(terms_and_next(4), [5, 3, 2, 1]);
        assert_eq!(terms_and_next(8), [13, 8, 5, 3, 2, 1]);
        assert_eq!(digits(&[8, 5, 1]), "11001");
        assert_eq!(digits(&[1]), "1");
    }
}
