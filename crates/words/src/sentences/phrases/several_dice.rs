use crate::table::words;

words! {
    /// Several dice: axes.
    pub(crate) struct SeveralDice {
        /// A phrase: stones, faces.
        pub(crate) heap: &'static str,
        /// After it, what a move does: one die and its number, all and their sum, one and the sum.
        pub(crate) modes: [&'static str; 3],
        /// Too few stones for any move, in normal and in misère play: stones.
        pub(crate) stuck: [&'static str; 2],
        /// What is safe: two dice on one axis.
        pub(crate) same: &'static str,
        /// What is safe: an even number on each axis.
        pub(crate) even: &'static str,
        /// What is safe: all dice on one axis, or each on another.
        pub(crate) all_or_each: &'static str,
        /// What is safe: so many dice at least on the axis 1–6.
        pub(crate) one_six: &'static str,
        /// That is so, or is not: what is safe, how many dice lie on each axis.
        pub(crate) axes: [&'static str; 2],
        /// The reply that keeps the numbers even, and the one that puts all dice on one axis or each
        /// on another.
        pub(crate) mirrors: [&'static str; 2],
        /// A heap too small for a rule, safe or not: stones.
        pub(crate) small: [&'static str; 2],
        /// In a list: a move, as on its button; what it leaves.
        pub(crate) leave: &'static str,
        /// The sentence about the moves, which are listed in it.
        pub(crate) leaves: &'static str,
    }
}
