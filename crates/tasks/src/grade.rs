//! What answers are worth.

use alloc::vec::Vec;

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// It is right.
    Right,
    /// It is wrong, and this is what is wrong with it: at least one thing.
    Wrong(Vec<Mistake>),
    /// Nothing is there yet, or of two things one.
    Unfinished,
    /// It is no answer to this question.
    NotUnderstood,
    /// It is true, but not in the form asked for, and this is what is not: at least one thing.
    TrueButNotStandard(Vec<Mistake>),
}

/// What is wrong with an answer, or not in the form asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// The other outcome is true.
    Outcome,
    /// This column, of 2 to the power `power`, holds so many ones; it was called odd and is even, or
    /// the other way round.
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
    /// This digit is wrong. Given where there are as many digits as there should be.
    Digit {
        /// The power of two its place is worth, 0 for the ones.
        power: u8,
    },
    /// The digits are right from the other end.
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
    /// These are some of the right parts, and no others: more is to come.
    PartsMissing,
    /// This part is there more than once.
    Repeated {
        /// The part.
        part: u64,
        /// How often it is there, at least twice.
        times: u32,
    },
    /// These two parts are neighbours: they make one larger part.
    Neighbours {
        /// The smaller part.
        lower: u64,
        /// The larger part.
        upper: u64,
    },
    /// Another number is right.
    Number,
    /// The right number is one more or one less, and nothing else is known of the answer.
    OneOff,
    /// The only pair with the difference of these two numbers is this one.
    Difference {
        /// The difference, which is also the place n of that pair.
        difference: u64,
        /// The smaller number of that pair.
        lower: u64,
        /// The larger number of that pair.
        upper: u64,
    },
    /// The number is a part of the heap, but not the smallest one.
    LargerPart,
    /// The limit wins, but a smaller one does as well.
    NotLeast,
    /// The limit does not win.
    TooSmall,
    /// The remainder is by another modulus, that of a game where the last stone wins: k + 1.
    OtherModulus {
        /// That modulus.
        modulus: u64,
    },
    /// The number is no remainder yet: the modulus can be subtracted once more.
    NotReduced {
        /// The modulus.
        modulus: u64,
    },
    /// This move (1 is the first) leaves a safe position: it gives nothing away.
    Kept {
        /// The move.
        number: u64,
    },
    /// Before this move (1 is the first) the position was safe already: there was no win to give away.
    NoWin {
        /// The move.
        number: u64,
    },
    /// Safe or unsafe was answered as if the player who has just moved had the other kind of holding.
    OtherHolding,
}
