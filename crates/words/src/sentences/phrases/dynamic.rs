use crate::table::words;

words! {
    /// Dynamic nim: parts and limits.
    pub(crate) struct Dynamic {
        /// Leads on to the heaps: how many times the last take may be taken; in any game, or from a heap
        /// with a limit of its own.
        pub(crate) times: [&'static str; 2],
        /// A phrase: coins, limit.
        pub(crate) heap: &'static str,
        /// A phrase in a list: heap, coins, limit.
        pub(crate) heap_of: &'static str,
        /// After the heaps: their limit.
        pub(crate) limit: &'static str,
        /// There are coins, but nobody may take any.
        pub(crate) no_limit: &'static str,
        /// Leads on: the only heap with coins.
        pub(crate) only_heap: &'static str,
        /// The beginning of a sentence: the coins as a sum of Fibonacci numbers, or of safe starts.
        pub(crate) parts: [&'static str; 2],
        /// The same where they are one of these numbers.
        pub(crate) whole: [&'static str; 2],
        /// The end: the limit reaches the smallest part, or does not; the same where that is all: limit,
        /// part.
        pub(crate) reach: [&'static str; 4],
        /// In a list: what to take, what that leaves as a sum, the limit it leaves.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it; also where all may be taken too.
        pub(crate) leaves: [&'static str; 2],
        /// The limit does not reach, and neither will the one after the reply.
        pub(crate) kept: &'static str,
        /// All may be taken, and nothing else wins.
        pub(crate) all: &'static str,
        /// Own limits; the nim-sum is 0, or is not: Grundy values, their nim-sum.
        pub(crate) values: [&'static str; 2],
        /// In a list: a move, the value it leaves its heap.
        pub(crate) leave_value: &'static str,
        /// The sentence about these moves, which are listed in it.
        pub(crate) leave_values: &'static str,
        /// One limit: it is enough, or is not: the limit, the least that wins.
        pub(crate) least: [&'static str; 2],
        /// One limit, and none would be enough: the limit.
        pub(crate) never: &'static str,
        /// In a list: a move, the limit it leaves, the least that would win.
        pub(crate) leave_limit: &'static str,
        /// The same where no limit would win.
        pub(crate) leave_never: &'static str,
        /// The sentence about these moves, which are listed in it.
        pub(crate) leave_limits: &'static str,
    }
}
