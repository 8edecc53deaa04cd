use crate::table::words;

words! {
    /// Nim: stacks of powers of two in columns.
    pub(crate) struct Nim {
        /// Two equal rows are left.
        pub(crate) equal: &'static str,
        /// Two unequal rows are left: the larger one, what to take from it.
        pub(crate) level: &'static str,
        /// The stacks pair off in every column.
        pub(crate) paired: &'static str,
        /// The first of the odd columns: column, its stacks.
        pub(crate) first_odd: &'static str,
        /// A further one.
        pub(crate) next_odd: &'static str,
        /// Between odd columns, and before the last one.
        pub(crate) odd_commas: [&'static str; 2],
        /// The sentence about the odd columns, which are listed in it.
        pub(crate) odd: &'static str,
        /// So many columns, too many to name, are odd.
        pub(crate) many_odd: &'static str,
        /// The only row to take from, what to take, what to keep.
        pub(crate) mend: &'static str,
        /// Rows to take from, there being one odd column.
        pub(crate) choose: &'static str,
        /// The leftmost odd column, rows to take from.
        pub(crate) choose_leftmost: &'static str,
        /// Misère; leads on to another sentence: rows over one coin.
        pub(crate) as_usual: &'static str,
        /// Misère; the only row over one coin, of which nothing or one coin is kept: a single coin is
        /// left.
        pub(crate) leave_one: [&'static str; 2],
        /// The same, where more single coins are left: row, coins.
        pub(crate) leave_more: [&'static str; 2],
        /// Misère: single coins, an odd number over one.
        pub(crate) odd_singles: &'static str,
        /// Misère: two single coins are left.
        pub(crate) two_singles: &'static str,
        /// Misère: single coins, an even number, and one less.
        pub(crate) even_singles: &'static str,
    }
}
