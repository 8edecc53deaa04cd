//! A number written in a number system, step by step.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use super::{
    Carry, DivisionStep, GreedyStep, System, carry, fibonacci_value, greedy, increment, radix,
    representations,
};
use crate::MAX_NUMBER;
use crate::fibonacci::{self, zeckendorf};

/// The most representations that are listed.
pub const MOST_LISTED: usize = 12;

/// The work on a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Work {
    /// Finding its digits.
    #[default]
    Write,
    /// Carrying these Fibonacci digits, the lowest place first, to the standard form.
    Carry(Vec<u8>),
    /// Adding 1 to its Fibonacci digits.
    Increment,
    /// Finding Wythoff's pair with this index from its Fibonacci digits.
    Pair,
}

/// Digits, the lowest place first; `None` where one is not known yet.
pub type Digits = Vec<Option<u64>>;

/// A number, and all stages of the work on its digits.
///
/// ```
/// use nian_solver::numerals::{What, Work, Writing};
///
/// let writing = Writing::new(347, "mixed:2,3,4,5".parse()?, Work::Write).unwrap();
/// assert_eq!(writing.places, [1, 2, 6, 24, 120]);
/// assert_eq!(writing.stages.len(), 6); // the start, four divisions, the highest digit
/// let digits: Vec<_> = writing.stages[5].digits.iter().flatten().copied().collect();
/// assert_eq!(digits, [1, 2, 1, 4, 2]); // 24121
/// # Ok::<(), nian_solver::numerals::SystemError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writing {
    /// The number.
    pub value: u64,
    /// The system.
    pub system: System,
    /// The work on the number.
    pub work: Work,
    /// The values of the places, the lowest first: as many as any stage has digits.
    pub places: Vec<u64>,
    /// The stages, the start first.
    pub stages: Vec<Stage>,
    /// The first [`MOST_LISTED`] sums of different terms, as the places of their terms, descending.
    pub sums: Vec<Vec<usize>>,
    /// The number of such sums.
    pub ways: u64,
}

/// A stage of the work, and the digits after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The step that led to the stage.
    pub what: What,
    /// The digits after it.
    pub digits: Digits,
}

/// A step of the work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing yet.
    Start,
    /// A division, which has given the next higher digit.
    Divide(DivisionStep),
    /// What was left is less than the next base, or there is none: it is the highest digit.
    Highest(u64),
    /// A step of the greedy algorithm, which has given a digit and the zeros above it.
    Greedy(GreedyStep),
    /// All sums of different terms are listed.
    All,
    /// A carry 011 → 100, the lower of the two ones at this place.
    Carry(usize),
    /// 1 has been added, before any carry.
    PlusOne,
    /// The smaller number of the pair.
    Lower(u64),
    /// The larger number of the pair.
    Upper(u64),
}

impl Work {
    /// The least and the greatest number that the work is possible with.
    #[must_use]
    pub fn range(&self) -> [u64; 2] {
        match self {
            Self::Write | Self::Carry(_) => [0, MAX_NUMBER],
            Self::Increment => [0, MAX_NUMBER - 1],
            // bₙ < 3n is still within the limit.
            Self::Pair => [1, MAX_NUMBER / 3],
        }
    }

    /// Parses the work on given Fibonacci digits: `10110110`; `None` if there are no digits, digits other than 0 and 1,
    /// or a value beyond [`MAX_NUMBER`].
    #[must_use]
    pub fn carry(text: &str) -> Option<(u64, Self)> {
        let mut digits = Vec::new();
        for byte in text.bytes().rev() {
            match byte {
                b'0' | b'1' => digits.push(byte - b'0'),
                _ => return None,
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        let value = fibonacci_value(&digits)?;
        (!text.is_empty()).then_some((value, Self::Carry(digits)))
    }
}

impl Writing {
    /// All stages of `work` on `value`; `None` if the work is not possible with this number or in this system: all work
    /// except writing is on Fibonacci digits.
    #[must_use]
    pub fn new(value: u64, system: System, work: Work) -> Option<Self> {
        let [least, most] = work.range();
        let fits = work == Work::Write || system == System::Fibonacci;
        if !fits || value < least || value > most {
            return None;
        }
        let mut writing = Self {
            value,
            system,
            work,
            places: Vec::new(),
            stages: Vec::new(),
            sums: Vec::new(),
            ways: 0,
        };
        match writing.work.clone() {
            Work::Write if value == 0 => writing.write_zero(),
            Work::Write if writing.system.divides() => writing.divide()?,
            Work::Write => writing.take_greedily()?,
            Work::Carry(digits) => writing.carry_all(&digits)?,
            Work::Increment => writing.add_one()?,
            Work::Pair => writing.make_pair()?,
        }
        Some(writing)
    }

    /// The index of the last stage.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.stages.len() - 1
    }

    fn add(&mut self, what: What, digits: Digits) {
        self.stages.push(Stage { what, digits });
    }

    /// The stages for 0, which needs no work.
    fn write_zero(&mut self) {
        self.places.push(1);
        self.add(What::Start, known(&[]));
    }

    fn divide(&mut self) -> Option<()> {
        let mut bases = match &self.system {
            System::Mixed(bases) => bases.clone(),
            _ => vec![2; 63],
        };
        bases.push(u64::MAX); // the highest digit is whatever is left
        let steps = radix(self.value, bases)?;
        self.places = self.system.terms(self.value);
        let mut digits = vec![None; steps.len()];
        self.add(What::Start, digits.clone());
        for (place, &step) in steps.iter().enumerate() {
            digits[place] = Some(step.digit);
            let what = if step.quotient == 0 {
                What::Highest(step.digit)
            } else {
                What::Divide(step)
            };
            self.add(what, digits.clone());
        }
        Some(())
    }

    fn take_greedily(&mut self) -> Option<()> {
        let terms = self.system.terms(self.value);
        let steps = greedy(self.value, terms.clone())?;
        let mut digits = vec![None; terms.len()];
        self.add(What::Start, digits.clone());
        for &step in &steps {
            // The rest was less than the terms above.
            for digit in digits.iter_mut().skip(step.place + 1) {
                digit.get_or_insert(0);
            }
            digits[step.place] = Some(step.digit);
            if step.rest == 0 {
                for digit in &mut digits {
                    digit.get_or_insert(0);
                }
            }
            self.add(What::Greedy(step), digits.clone());
        }
        self.places = terms;
        let different = steps.iter().all(|step| step.digit == 1);
        if different {
            self.list_sums()?;
            self.add(What::All, digits);
        }
        Some(())
    }

    fn list_sums(&mut self) -> Option<()> {
        let sums = representations(self.value, self.places.clone())?;
        if self.system == System::Fibonacci {
            // There may be thousands of millions of sums, but a formula counts them.
            self.ways = fibonacci::ways(self.value);
            self.sums = sums.take(MOST_LISTED).collect();
            return Some(());
        }
        for sum in sums {
            self.ways += 1;
            if self.sums.len() < MOST_LISTED {
                self.sums.push(sum);
            }
        }
        Some(())
    }

    fn carry_all(&mut self, digits: &[u8]) -> Option<()> {
        if fibonacci_value(digits) != Some(self.value) {
            return None;
        }
        self.add(What::Start, known(digits));
        self.add_carries(carry(digits)?)
    }

    fn add_one(&mut self) -> Option<()> {
        let digits = standard(self.value);
        let next = increment(&digits)?;
        self.add(What::Start, known(&digits));
        self.add(What::PlusOne, known(&next.sum));
        self.add_carries(next.carries)
    }

    fn add_carries(&mut self, carries: Vec<Carry>) -> Option<()> {
        for carry in carries {
            self.add(What::Carry(carry.place), known(&carry.digits));
        }
        self.widen()
    }

    fn make_pair(&mut self) -> Option<()> {
        let digits = standard(self.value);
        let smaller = lower_digits(&digits);
        let larger = appended(&smaller);
        let (lower, upper) = (fibonacci_value(&smaller)?, fibonacci_value(&larger)?);
        self.add(What::Start, known(&digits));
        self.add(What::Lower(lower), known(&smaller));
        self.add(What::Upper(upper), known(&larger));
        self.widen()
    }

    /// Extends the places to the length of the longest digits.
    fn widen(&mut self) -> Option<()> {
        let longest = self.stages.iter().map(|stage| stage.digits.len()).max()?;
        for place in 0..longest.max(1) {
            let term = fibonacci::number(u8::try_from(place).ok()?)?;
            self.places.push(term);
        }
        Some(())
    }
}

/// The digits of the standard form, the lowest place first; none for 0.
fn standard(value: u64) -> Vec<u8> {
    let mut digits = Vec::new();
    for place in zeckendorf(value) {
        let place = usize::from(place);
        if digits.is_empty() {
            digits.resize(place + 1, 0);
        }
        digits[place] = 1;
    }
    digits
}

/// The digits of aₙ from those of n in standard form.
///
/// Behind an odd number of zeros a 0 is appended. Before an even number 2m of them, the digits
/// above move one place up, and the end 1 0 … 0 becomes 1 0 1 0 … 1, f₂ₘ + f₂ₘ₋₂ + … + f₀, as the
/// article has it.
///
/// ```
/// use nian_solver::numerals::lower_digits;
///
/// assert_eq!(lower_digits(&[0, 1]), [0, 0, 1]); // n = 2 = 10, a₂ = 100 = 3
/// assert_eq!(lower_digits(&[0, 0, 1]), [1, 0, 1]); // n = 3 = 100, a₃ = 101 = 4
/// assert_eq!(lower_digits(&[1, 0, 1]), [1, 0, 0, 1]); // n = 4 = 101, a₄ = 1001 = 6
/// ```
#[must_use]
pub fn lower_digits(digits: &[u8]) -> Vec<u8> {
    let zeros = digits.iter().take_while(|&&digit| digit == 0).count();
    let mut lower = appended(digits);
    if zeros % 2 == 0 && zeros < digits.len() {
        lower[zeros + 1] = 0;
        for place in (0..=zeros).step_by(2) {
            lower[place] = 1;
        }
        if lower.last() == Some(&0) {
            lower.pop();
        }
    }
    lower
}

/// The same digits with a 0 appended.
fn appended(digits: &[u8]) -> Vec<u8> {
    let mut appended = vec![0];
    appended.extend_from_slice(digits);
    appended
}

/// Digits as text, the highest first: `24121`; `?` for one not known yet. Digits above 9 are separated by colons, as in
/// times of day: `2:47:9`.
#[must_use]
pub fn written(digits: &[Option<u64>]) -> String {
    let mut apart = false;
    for digit in digits {
        apart |= digit.is_some_and(|digit| digit > 9);
    }
    let mut text = String::new();
    for (index, digit) in digits.iter().rev().enumerate() {
        if apart && index > 0 {
            text.push(':');
        }
        match digit {
            Some(digit) => text.push_str(&digit.to_string()),
            None => text.push('?'),
        }
    }
    text
}

/// Digits that are all known; the digit 0 if there are none.
fn known(digits: &[u8]) -> Digits {
    let mut known: Digits = Vec::new();
    for &digit in digits {
        known.push(Some(digit.into()));
    }
    if known.is_empty() {
        known.push(Some(0));
    }
    known
}
