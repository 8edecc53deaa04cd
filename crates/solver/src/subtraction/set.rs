//! The set of numbers that may be taken.

use core::fmt;
use core::iter::successors;

use crate::fibonacci;

/// The largest number of a finite set.
pub const LARGEST: u16 = 1000;

/// The words of 64 bits for a finite set.
pub(super) const WORDS: usize = 16;

/// The numbers that may be taken: a finite set of numbers from 1 to [`LARGEST`], or the Fibonacci
/// numbers. Never empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    /// Bit i of the words, the lowest first, stands for the number i + 1.
    Finite([u64; WORDS]),
    Fibonacci,
}

impl Set {
    /// 1, 2, 3, 5, 8, …
    pub const FIBONACCI: Self = Self(Kind::Fibonacci);

    /// The set of these numbers, in any order; `None` if there are none, or one is 0 or beyond
    /// [`LARGEST`].
    #[must_use]
    pub fn new(numbers: impl IntoIterator<Item = u64>) -> Option<Self> {
        let mut words = [0; WORDS];
        for number in numbers {
            if number == 0 || number > LARGEST.into() {
                return None;
            }
            let bit = (number - 1) as usize;
            words[bit / 64] |= 1 << (bit % 64);
        }
        (words != [0; WORDS]).then_some(Self(Kind::Finite(words)))
    }

    /// The numbers 1 to `most`; `None` if that is 0 or beyond [`LARGEST`].
    #[must_use]
    pub fn up_to(most: u64) -> Option<Self> {
        let in_range = most <= LARGEST.into();
        in_range.then(|| Self::new(1..=most)).flatten()
    }

    /// Whether `take` may be taken.
    #[must_use]
    pub fn contains(self, take: u64) -> bool {
        self.next_after(take.saturating_sub(1)) == Some(take)
    }

    /// The least number greater than `than` that may be taken.
    fn next_after(self, than: u64) -> Option<u64> {
        match self.0 {
            Kind::Finite(words) => {
                let first = usize::try_from(than).ok()?;
                let word = words.get(first / 64)? >> (first % 64);
                if word != 0 {
                    return Some(than + 1 + u64::from(word.trailing_zeros()));
                }
                let next = (first / 64 + 1..WORDS).find(|&i| words[i] != 0)?;
                Some(64 * next as u64 + 1 + u64::from(words[next].trailing_zeros()))
            }
            Kind::Fibonacci => (0..).map_while(fibonacci::number).find(|&f| f > than),
        }
    }

    /// The numbers up to `most`, ascending.
    pub fn numbers(self, most: u64) -> impl Iterator<Item = u64> {
        let all = successors(self.next_after(0), move |&number| self.next_after(number));
        all.take_while(move |&number| number <= most)
    }

    /// The least number.
    #[must_use]
    pub fn smallest(self) -> u64 {
        self.next_after(0).unwrap_or(1)
    }

    /// The greatest number; `None` for the Fibonacci numbers, which have none.
    #[must_use]
    pub fn largest(self) -> Option<u64> {
        let words = self.words()?;
        let last = words.iter().rposition(|&word| word != 0)?;
        Some(64 * last as u64 + u64::from(words[last].ilog2()) + 1)
    }

    /// k, if these are the numbers 1 to k and no others.
    #[must_use]
    pub fn run(self) -> Option<u64> {
        let count: u32 = self.words()?.iter().map(|word| word.count_ones()).sum();
        self.largest()
            .filter(|&largest| largest == u64::from(count))
    }

    /// The bits of a finite set, that of 1 the lowest of the first word.
    pub(super) fn words(&self) -> Option<&[u64; WORDS]> {
        match &self.0 {
            Kind::Finite(words) => Some(words),
            Kind::Fibonacci => None,
        }
    }
}

/// As in the notation: `1-3`, `1,3,4` or `fib`.
impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::FIBONACCI {
            return f.write_str("fib");
        }
        if let Some(most) = self.run() {
            return write!(f, "1-{most}");
        }
        for number in self.numbers(LARGEST.into()) {
            let comma = if number == self.smallest() { "" } else { "," };
            write!(f, "{comma}{number}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({self})")
    }
}
