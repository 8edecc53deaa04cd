//! Greedy representation in an increasing sequence.

use alloc::vec::Vec;

/// One step of the greedy algorithm: `value` = `digit` · `term` + `rest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GreedyStep {
    /// What is left to be represented.
    pub value: u64,
    /// The place of the term in the sequence, 0-based: k of Pₖ.
    pub place: usize,
    /// The greatest term that is not greater than `value`.
    pub term: u64,
    /// How many times it fits.
    pub digit: u64,
    /// What is then left: less than `term`.
    pub rest: u64,
}

/// A number as l₀P₀ + l₁P₁ + … in a sequence P₀ = 1 < P₁ < P₂ < …: divide by the greatest term
/// that fits, and go on with the remainder. As P₀ = 1, nothing is left in the end, so that
/// every number has such a representation; often others too, see [`super::representations`].
///
/// The steps are those with digits that are not 0, the highest place first; none for 0. `None` if
/// the terms do not start at 1 or do not increase, as far as they are needed.
///
/// ```
/// use nian_solver::numerals::greedy;
///
/// let odd = (0..).map(|n| 2 * n + 1);
/// let steps = greedy(8, odd).unwrap();
/// assert_eq!(steps.iter().map(|step| step.term).collect::<Vec<_>>(), [7, 1]);
/// assert_eq!(steps[0].place, 3); // 1001
/// ```
#[must_use]
pub fn greedy(value: u64, sequence: impl IntoIterator<Item = u64>) -> Option<Vec<GreedyStep>> {
    let terms = terms_up_to(value, sequence)?;
    let mut value = value;
    let mut steps = Vec::new();
    for (place, &term) in terms.iter().enumerate().rev() {
        let (digit, rest) = (value / term, value % term);
        if digit > 0 {
            steps.push(GreedyStep {
                value,
                place,
                term,
                digit,
                rest,
            });
            value = rest;
        }
    }
    Some(steps)
}

/// The terms not greater than `value`; `None` if they do not start at 1 or do not increase.
pub(super) fn terms_up_to(value: u64, sequence: impl IntoIterator<Item = u64>) -> Option<Vec<u64>> {
    let mut terms: Vec<u64> = Vec::new();
    for term in sequence {
        let fits = match terms.last() {
            None => term == 1,
            Some(&last) => term > last,
        };
        if !fits {
            return None;
        }
        if term > value {
            return Some(terms);
        }
        terms.push(term);
    }
    // A sequence may end before it reaches the value; without its 1 it represents nothing but 0.
    (value == 0 || !terms.is_empty()).then_some(terms)
}
