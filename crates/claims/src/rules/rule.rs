//! A rule in the notation of readers' rules: `1-3`, `1,3,4.misere`, `x2`, `any.h3`, `1-3.odd`.

use core::fmt;
use core::str::FromStr;

/// The largest number in a list of takes.
pub const LARGEST: u64 = 100;
/// The largest multiple of the last take.
pub const MOST_TIMES: u64 = 20;
/// The largest number of heaps.
pub const MOST_HEAPS: u8 = 3;

/// A rule made by a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The numbers that may be taken.
    pub takes: Takes,
    /// The number of heaps, 1 to [`MOST_HEAPS`]; each take is from one heap.
    pub heaps: u8,
    /// The winner.
    pub goal: Goal,
}

/// The numbers that may be taken at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Any number.
    Any,
    /// Any number up to this one.
    UpTo(u64),
    /// One of these numbers, ascending; a list of 1 to some number is [`UpTo`](Takes::UpTo).
    Of(Vec<u64>),
    /// At most the last take times this fraction, rounded down; numerator and denominator are in lowest terms. The
    /// first take is any number, but not all of a single heap.
    Times(u64, u64),
}

/// The winner when nothing more can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The player who took last.
    Last,
    /// The other player.
    NotLast,
    /// The player who holds an odd number; the total is odd.
    Odd,
    /// The player who holds an even number; the total is odd.
    Even,
}

/// The error in a text that is no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The takes are missing, or too large.
    Takes,
    /// An option is unknown or repeated.
    Option,
    /// Where holdings decide, there must be one heap and a list of takes.
    HoldingHeaps,
    /// Where holdings decide, everything is taken in the end, so 1 must be allowed.
    HoldingOne,
}

impl Goal {
    /// Whether holdings decide.
    #[must_use]
    pub fn is_holding(self) -> bool {
        matches!(self, Self::Odd | Self::Even)
    }
}

impl Takes {
    /// The numbers that may be taken, without the limit by the last take: ascending, up to `most`.
    #[must_use]
    pub fn numbers(&self, most: u64) -> Vec<u64> {
        match self {
            Self::Any | Self::Times(..) => (1..=most).collect(),
            Self::UpTo(k) => (1..=most.min(*k)).collect(),
            Self::Of(numbers) => numbers.iter().copied().filter(|&n| n <= most).collect(),
        }
    }

    /// The largest number that may be taken, if there is one.
    #[must_use]
    pub fn largest(&self) -> Option<u64> {
        match self {
            Self::Any | Self::Times(..) => None,
            Self::UpTo(k) => Some(*k),
            Self::Of(numbers) => numbers.last().copied(),
        }
    }
}

/// A number without sign or leading zero, from 1 to `most`.
fn number(text: &str, most: u64) -> Option<u64> {
    let digits = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten()?;
    (1..=most).contains(&number).then_some(number)
}

fn takes(text: &str) -> Option<Takes> {
    if text == "any" {
        return Some(Takes::Any);
    }
    if let Some(times) = text.strip_prefix('x') {
        let (times, over) = times.split_once('/').unwrap_or((times, "1"));
        let (times, over) = (number(times, 2 * MOST_TIMES)?, number(over, 2)?);
        let shared = (1..=over)
            .rev()
            .find(|&n| times % n == 0 && over % n == 0)?;
        let bounded = times >= over && times <= MOST_TIMES * over;
        return bounded.then_some(Takes::Times(times / shared, over / shared));
    }
    if let Some(k) = text.strip_prefix("1-") {
        return number(k, LARGEST).map(Takes::UpTo);
    }
    let numbers: Option<Vec<u64>> = text.split(',').map(|text| number(text, LARGEST)).collect();
    let mut numbers = numbers?;
    numbers.sort_unstable();
    if !numbers.is_sorted_by(|one, next| one < next) {
        return None;
    }
    let last = numbers.last().copied()?;
    let all = last == numbers.len() as u64;
    Some(if all {
        Takes::UpTo(last)
    } else {
        Takes::Of(numbers)
    })
}

impl FromStr for Rule {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let mut parts = text.split('.');
        let takes = takes(parts.next().unwrap_or_default()).ok_or(Flaw::Takes)?;
        let (mut heaps, mut goal) = (None, None);
        for option in parts {
            let again = match option {
                "h2" => heaps.replace(2).is_some(),
                "h3" => heaps.replace(MOST_HEAPS).is_some(),
                "misere" => goal.replace(Goal::NotLast).is_some(),
                "odd" => goal.replace(Goal::Odd).is_some(),
                "even" => goal.replace(Goal::Even).is_some(),
                _ => true,
            };
            if again {
                return Err(Flaw::Option);
            }
        }
        let (heaps, goal) = (heaps.unwrap_or(1), goal.unwrap_or(Goal::Last));
        if goal.is_holding() {
            if heaps > 1 || takes.largest().is_none() {
                return Err(Flaw::HoldingHeaps);
            }
            if takes.numbers(1).is_empty() {
                return Err(Flaw::HoldingOne);
            }
        }
        Ok(Self { takes, heaps, goal })
    }
}

/// The canonical notation.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.takes {
            Takes::Any => f.write_str("any")?,
            Takes::UpTo(k) => write!(f, "1-{k}")?,
            Takes::Of(numbers) => {
                let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
                f.write_str(&numbers.join(","))?;
            }
            Takes::Times(times, 1) => write!(f, "x{times}")?,
            Takes::Times(times, over) => write!(f, "x{times}/{over}")?,
        }
        if self.heaps > 1 {
            write!(f, ".h{}", self.heaps)?;
        }
        f.write_str(match self.goal {
            Goal::Last => "",
            Goal::NotLast => ".misere",
            Goal::Odd => ".odd",
            Goal::Even => ".even",
        })
    }
}
