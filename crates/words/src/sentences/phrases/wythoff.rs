use crate::table::words;

words! {
    /// Wythoff's game: safe pairs.
    pub(crate) struct Wythoff {
        /// The rows, the index of the pair and its difference.
        pub(crate) pair: &'static str,
        /// Standard form: the smaller and the larger number of a pair.
        pub(crate) form: &'static str,
        /// By the zeros at the end of the smaller row, an even and an odd number of them: the row, the
        /// zeros, the number it makes a pair with.
        pub(crate) by_zeros: [&'static str; 2],
        /// The other row is that number.
        pub(crate) is_partner: &'static str,
        /// The other row.
        pub(crate) not_partner: &'static str,
        /// Two equal rows.
        pub(crate) equal: &'static str,
        /// The rows, their difference, the safe pair with it.
        pub(crate) not_pair: &'static str,
        /// The rows, their difference; the safe pair is beyond the limit of numbers.
        pub(crate) far: &'static str,
        /// Safe pairs in reach.
        pub(crate) lines: &'static str,
        /// Misère: {2, 2}.
        pub(crate) two_two: &'static str,
        /// The table is still empty.
        pub(crate) no_pairs: &'static str,
        /// The last pair of the table: index as a subscript, smaller number, index, larger number.
        pub(crate) new_pair: &'static str,
    }
}
