use crate::table::words;

words! {
    /// The subtraction games: remainders and tables.
    pub(crate) struct Subtraction {
        /// A phrase: what may be taken, stones.
        pub(crate) heap: &'static str,
        /// What may be taken: one of these.
        pub(crate) one_of: &'static str,
        /// What may be taken: 1 to this.
        pub(crate) up_to: &'static str,
        /// What may be taken: Fibonacci numbers, of which the first ones are listed.
        pub(crate) fibonacci: &'static str,
        /// Too few stones to take any, in normal and in misère play: stones.
        pub(crate) too_few: [&'static str; 2],
        /// The safe remainder is there, in normal (0) and in misère play (1): stones, divisor.
        pub(crate) safe: [&'static str; 2],
        /// It is not: stones, divisor, remainder, what to take, what that leaves.
        pub(crate) mend: [&'static str; 2],
        /// Outcomes repeat: from these stones on, after so many, so many equal entries prove it; the
        /// heap, the smaller heap it is like.
        pub(crate) repeats: &'static str,
        /// In a list: what to take, what that leaves.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it.
        pub(crate) leaves: &'static str,
        /// In a list: what is taken, after which nothing can be taken, which wins.
        pub(crate) no_answer: &'static str,
    }
}
