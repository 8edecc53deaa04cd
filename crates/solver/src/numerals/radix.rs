//! Mixed radix: each place has a base of its own.

use alloc::vec::Vec;

/// One step of repeated division: `value` = `quotient` · `base` + `digit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DivisionStep {
    /// What is divided.
    pub value: u64,
    /// The base of this place, at least 2.
    pub base: u64,
    /// What the next step divides.
    pub quotient: u64,
    /// The digit, from 0 to `base` − 1.
    pub digit: u64,
}

/// A number in mixed radix by repeated division, the lowest place first: its digits l₀, l₁, … with
/// value = l₀ + l₁·B₁ + l₂·B₁B₂ + …, where B₁, B₂, … are the `bases` and each lᵢ is less than
/// Bᵢ₊₁. That bound makes the digits unique.
///
/// It ends when the quotient is less than the next base: that quotient is the last, highest digit
/// and the last step's digit, with 0 as its quotient. So 0 has one step and one digit, 0.
///
/// `None` if a base is less than 2, or if there are too few of them.
///
/// ```
/// use nian_solver::numerals::radix;
///
/// // 347 = 2·(2·3·4·5) + 4·(2·3·4) + 1·(2·3) + 2·2 + 1, with the bases 2, 3, 4, …
/// let steps = radix(347, 2..).unwrap();
/// let digits: Vec<u64> = steps.iter().map(|step| step.digit).collect();
/// assert_eq!(digits, [1, 2, 1, 4, 2]);
/// assert_eq!((steps[0].quotient, steps[1].quotient), (173, 57));
/// ```
#[must_use]
pub fn radix(value: u64, bases: impl IntoIterator<Item = u64>) -> Option<Vec<DivisionStep>> {
    let mut steps = Vec::new();
    let mut rest = value;
    for base in bases {
        if base < 2 {
            return None;
        }
        let step = DivisionStep {
            value: rest,
            base,
            quotient: rest / base,
            digit: rest % base,
        };
        steps.push(step);
        rest = step.quotient;
        if rest == 0 {
            return Some(steps);
        }
    }
    None
}

/// The number with these digits, the lowest place first, in mixed radix: the other way round.
///
/// `None` if a digit is not less than its base, if there are fewer bases than digits, or if the
/// number is beyond 2⁶⁴−1.
#[must_use]
pub fn radix_value(digits: &[u64], bases: impl IntoIterator<Item = u64>) -> Option<u64> {
    let mut bases = bases.into_iter();
    let mut place = Some(1u64);
    let mut sum = 0u64;
    for &digit in digits {
        let base = bases.next().filter(|&base| digit < base)?;
        if digit > 0 {
            sum = sum.checked_add(place?.checked_mul(digit)?)?;
        }
        // Places past 2⁶⁴−1 do no harm as long as their digits are 0.
        place = place.and_then(|place| place.checked_mul(base));
    }
    Some(sum)
}
