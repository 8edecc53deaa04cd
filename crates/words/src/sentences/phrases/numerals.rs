use crate::table::words;

words! {
    /// Numbers in number systems, stage by stage. A *numeral* is the digits in a row.
    pub(crate) struct Numerals {
        /// What is done: binary, fibonacci, mixed, sequence; carries, adding 1, making a pair.
        pub(crate) titles: [&'static str; 7],
        /// What a text that is no number system should be: at all, as bases, as terms: how many.
        pub(crate) systems_wanted: [&'static str; 3],
        /// Ends a sum.
        pub(crate) full_stop: &'static str,
        /// The number.
        pub(crate) divide_by_two: &'static str,
        /// The number, what it is divided by.
        pub(crate) divide: &'static str,
        /// A phrase: bases.
        pub(crate) by_bases: &'static str,
        /// What is divided, quotient, base, digit, the digit's number from the right.
        pub(crate) division: &'static str,
        /// The highest digit, the number, its numeral; the second goes on to their sum.
        pub(crate) highest: [&'static str; 2],
        /// The number.
        pub(crate) take_fibonacci: &'static str,
        /// The number.
        pub(crate) take_terms: &'static str,
        /// Zero needs no work.
        pub(crate) zero: &'static str,
        /// What is left, the largest Fibonacci number in it, what is then left.
        pub(crate) fibonacci_step: &'static str,
        /// What is left, the largest term in it, what is then left, how often the term fits.
        pub(crate) term_step: &'static str,
        /// The number, its numeral; the second goes on to their sum.
        pub(crate) done: [&'static str; 2],
        /// One way, several, more than are listed: the number, ways, listed ways.
        pub(crate) ways: [&'static str; 3],
        /// Of the listed ways in Fibonacci numbers.
        pub(crate) first_is_standard: &'static str,
        /// Without and with ones to be carried: the number, its numeral.
        pub(crate) given: [&'static str; 2],
        /// The numbers of three digits from the right, what they are worth, the numeral that comes.
        pub(crate) carry: &'static str,
        /// After the last carry.
        pub(crate) standard: &'static str,
        /// The number, its numeral.
        pub(crate) add_one: &'static str,
        /// To a last digit 0 and 1: the numeral that comes.
        pub(crate) plus_one: [&'static str; 2],
        /// From any digits and from alternating ones: the number, the next one.
        pub(crate) one_more: [&'static str; 2],
        /// An even and an odd number of zeros: n, its numeral, the zeros.
        pub(crate) ends_in: [&'static str; 2],
        /// An odd number of zeros, none, a greater even number: index, numeral, number, what the
        /// digits of n end in, what that becomes.
        pub(crate) lower: [&'static str; 3],
        /// Index, numeral, number, smaller number, n.
        pub(crate) upper: &'static str,
    }
}
