//! Grades of answers.

use alloc::vec::Vec;

/// The grade of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// It is right.
    Right,
    /// Wrong, with the mistakes: at least one.
    Wrong(Vec<Mistake>),
    /// Empty, or one of two parts is missing.
    Unfinished,
    /// No answer to this question.
    NotUnderstood,
    /// True, but not in the form asked for, with the mistakes of form: at least one.
    TrueButNotStandard(Vec<Mistake>),
}

/// A mistake in an answer, or in its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// The other outcome is true.
    Outcome,
    /// The column of 2 to the power `power` was called odd and is even, or the other way round; it holds so many ones.
    Column {
        /// The power, 0 for the ones.
        power: u8,
        /// The ones it holds.
        ones: u8,
    },
    /// The digits are those of another number.
    Value {
        /// Their value; `None` beyond 2⁶³−1.
        value: Option<u64>,
    },
    /// This digit is wrong. Reported only if the number of digits is right.
    Digit {
        /// The power of two its place is worth, 0 for the ones.
        power: u8,
    },
    /// The digits are in reverse order.
    Backwards,
    /// The digits begin with a 0.
    LeadingZero,
    /// This part is no Fibonacci number.
    NoTerm {
        /// The part.
        part: u64,
    },
    /// The parts have another sum.
    Sum {
        /// Their sum; `None` beyond 2⁶³−1.
        sum: Option<u64>,
    },
    /// These are some of the right parts and no others, so parts are missing.
    PartsMissing,
    /// This part occurs more than once.
    Repeated {
        /// The part.
        part: u64,
        /// The number of occurrences, at least two.
        times: u32,
    },
    /// These two parts are neighbours: they add up to one larger part.
    Neighbours {
        /// The smaller part.
        lower: u64,
        /// The larger part.
        upper: u64,
    },
    /// Another number is right.
    Number,
    /// The right number is one more or one less, and there is no other mistake.
    OneOff,
    /// The only pair with the difference of these two numbers.
    Difference {
        /// The difference, which is the index n of the pair.
        difference: u64,
        /// The smaller number of that pair.
        lower: u64,
        /// The larger number of that pair.
        upper: u64,
    },
    /// The number is a part of the heap, but not the smallest one.
    LargerPart,
    /// The limit wins, but a smaller one wins, too.
    NotLeast,
    /// The limit does not win.
    TooSmall,
    /// The remainder is by another modulus, that of the game in which the last stone wins: k + 1.
    OtherModulus {
        /// That modulus.
        modulus: u64,
    },
    /// The number is no remainder: the modulus can be subtracted once more.
    NotReduced {
        /// The modulus.
        modulus: u64,
    },
    /// This move (1-based) leaves a safe position, so it is no slip.
    Kept {
        /// The move.
        number: u64,
    },
    /// The position before this move (1-based) was safe, so there was no win to miss.
    NoWin {
        /// The move.
        number: u64,
    },
    /// The outcome is that for the other kind of holding of the player who has just moved.
    OtherHolding,
}
