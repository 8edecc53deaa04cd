//! Number systems by name: `binary`, `fibonacci`, `mixed:2,3,4,5`, `sequence:1,3,5,7`.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{MAX_NUMBER, fibonacci};

/// The most bases or terms that a list may have.
pub const MOST_TERMS: usize = 16;

/// A way to write numbers in digits.
///
/// ```
/// use nian_solver::numerals::System;
///
/// let system: System = "mixed:2,3,4,5".parse()?;
/// assert_eq!(system, System::Mixed(vec![2, 3, 4, 5]));
/// assert_eq!(system.to_string(), "mixed:2,3,4,5");
/// assert!("mixed:2,1".parse::<System>().is_err()); // no base is less than 2
/// assert!("sequence:2,3".parse::<System>().is_err()); // its first term is 1
/// # Ok::<(), nian_solver::numerals::SystemError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// Each place is worth twice the one below it.
    Binary,
    /// The places are worth the Fibonacci numbers 1, 2, 3, 5, ….
    Fibonacci,
    /// Mixed radix: a base for each place from the lowest on. The place above the last of them
    /// takes whatever is left, so that every number can be written.
    Mixed(Vec<u64>),
    /// The places are worth the terms of an increasing sequence that starts at 1; the digit of the
    /// last one takes whatever is left.
    Sequence(Vec<u64>),
}

/// The error in the text of a [`System`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemError {
    /// It is none of `binary`, `fibonacci`, `mixed:…` and `sequence:…`.
    Name,
    /// After `mixed:` come 1 to [`MOST_TERMS`] numbers from 2 on, between commas.
    Bases,
    /// After `sequence:` come 1 to [`MOST_TERMS`] increasing numbers, the first of them 1.
    Terms,
}

impl System {
    /// Whether digits are found by division, the lowest first; else greedily, the highest first.
    #[must_use]
    pub fn divides(&self) -> bool {
        matches!(self, Self::Binary | Self::Mixed(_))
    }

    /// The base of a place, the lowest of which is 0; `None` where a digit may be of any size.
    #[must_use]
    pub fn base(&self, place: usize) -> Option<u64> {
        match self {
            Self::Binary | Self::Fibonacci => Some(2),
            Self::Mixed(bases) => bases.get(place).copied(),
            Self::Sequence(_) => None,
        }
    }

    /// The values of the places up to `value`, the lowest first.
    pub(super) fn terms(&self, value: u64) -> Vec<u64> {
        let mut terms = vec![1u64];
        if let Self::Sequence(all) = self {
            terms.clone_from(all);
        }
        // The terms of a sequence are all there, and it has no bases to go on with.
        loop {
            let place = terms.len();
            let next = match (self, self.base(place - 1)) {
                (Self::Fibonacci, _) => u8::try_from(place).ok().and_then(fibonacci::number),
                (_, Some(base)) => terms[place - 1].checked_mul(base),
                _ => None,
            };
            match next.filter(|&next| next <= value) {
                Some(next) => terms.push(next),
                None => break,
            }
        }
        while terms.len() > 1 && terms.last().is_some_and(|&term| term > value) {
            terms.pop();
        }
        terms
    }
}

impl FromStr for System {
    type Err = SystemError;

    fn from_str(text: &str) -> Result<Self, SystemError> {
        match text.split_once(':') {
            None if text == "binary" => Ok(Self::Binary),
            None if text == "fibonacci" => Ok(Self::Fibonacci),
            Some(("mixed", bases)) => {
                let bases = list(bases).filter(|bases| bases.iter().all(|&base| base >= 2));
                bases.map(Self::Mixed).ok_or(SystemError::Bases)
            }
            Some(("sequence", terms)) => {
                let increasing = |terms: &Vec<u64>| {
                    terms[0] == 1 && terms.windows(2).all(|pair| pair[0] < pair[1])
                };
                let terms = list(terms).filter(increasing);
                terms.map(Self::Sequence).ok_or(SystemError::Terms)
            }
            _ => Err(SystemError::Name),
        }
    }
}

/// The numbers between the commas: at least one, and at most [`MOST_TERMS`].
fn list(text: &str) -> Option<Vec<u64>> {
    let mut numbers = Vec::new();
    for item in text.split(',') {
        let number = item.parse().ok().filter(|_| !item.starts_with('+'))?;
        if number > MAX_NUMBER || numbers.len() == MOST_TERMS {
            return None;
        }
        numbers.push(number);
    }
    Some(numbers)
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, numbers) = match self {
            Self::Binary => return f.write_str("binary"),
            Self::Fibonacci => return f.write_str("fibonacci"),
            Self::Mixed(bases) => ("mixed", bases),
            Self::Sequence(terms) => ("sequence", terms),
        };
        f.write_str(name)?;
        for (index, number) in numbers.iter().enumerate() {
            f.write_str(if index == 0 { ":" } else { "," })?;
            number.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("expected binary, fibonacci, mixed:… or sequence:…"),
            Self::Bases => write!(f, "expected 1 to {MOST_TERMS} bases from 2 on"),
            Self::Terms => write!(
                f,
                "expected 1 to {MOST_TERMS} increasing terms, the first of them 1"
            ),
        }
    }
}

impl core::error::Error for SystemError {}
