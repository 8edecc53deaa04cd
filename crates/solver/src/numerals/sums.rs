//! All ways to write a number as a sum of different terms.

use alloc::vec;
use alloc::vec::Vec;

use super::greedy::terms_up_to;

/// All ways to write a number as a sum of different terms of a sequence 1 = P₀ < P₁ < …, one
/// after the other, each as the places of its terms (k for Pₖ), descending; the one with the
/// greatest first place first, and so on. For 0 only the empty sum.
///
/// There may be very many, so they come lazily. `None` if the sequence does not start at 1 or does
/// not increase, as far as it is needed.
///
/// ```
/// use nian_solver::{fibonacci, numerals::representations};
///
/// let fibonacci = || (0..).map_while(fibonacci::number);
/// let sixty: Vec<_> = representations(60, fibonacci()).unwrap().collect();
/// assert_eq!(sixty.len(), 6);
/// assert_eq!(sixty[0], [8, 3]); // 55 + 5
/// assert_eq!(sixty[5], [7, 5, 4, 2, 1]); // 34 + 13 + 8 + 3 + 2
/// ```
#[must_use]
pub fn representations(
    value: u64,
    sequence: impl IntoIterator<Item = u64>,
) -> Option<Representations> {
    let terms = terms_up_to(value, sequence)?;
    let mut sums = vec![0u64];
    sums.extend(terms.iter().scan(0u64, |sum, &term| {
        *sum = sum.saturating_add(term);
        Some(*sum)
    }));
    let open = vec![Open {
        rest: value,
        below: terms.len(),
        chosen: Vec::new(),
    }];
    Some(Representations { terms, sums, open })
}

/// See [`representations`].
#[derive(Clone, Debug)]
pub struct Representations {
    terms: Vec<u64>,
    /// For each k, the sum of the first k terms.
    sums: Vec<u64>,
    /// What is still to be tried, the next one last.
    open: Vec<Open>,
}

/// A beginning of a sum.
#[derive(Clone, Debug)]
struct Open {
    rest: u64,
    /// Only terms at places below this one may follow.
    below: usize,
    chosen: Vec<usize>,
}

impl Iterator for Representations {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        while let Some(Open {
            rest,
            below,
            chosen,
        }) = self.open.pop()
        {
            if rest == 0 {
                return Some(chosen);
            }
            // The terms left must be able to make up the rest.
            if self.sums[below] < rest {
                continue;
            }
            let place = below - 1; // the sum of no terms is 0, less than the rest
            let without = chosen.clone();
            self.open.push(Open {
                rest,
                below: place,
                chosen: without,
            });
            if let Some(rest) = rest.checked_sub(self.terms[place]) {
                let mut chosen = chosen;
                chosen.push(place);
                self.open.push(Open {
                    rest,
                    below: place,
                    chosen,
                });
            }
        }
        None
    }
}
