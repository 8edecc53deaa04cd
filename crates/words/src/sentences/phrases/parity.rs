use crate::table::words;

words! {
    /// The odd-even games: remainders by holding.
    pub(crate) struct Parity {
        /// A phrase: the most that may be taken, stones.
        pub(crate) heap: &'static str,
        /// After it: what the player to move and the other hold, which holding wins.
        pub(crate) hands: &'static str,
        /// After it: what the odd and the even side hold, the side to move.
        pub(crate) sides_hands: &'static str,
        /// Odd, even: of a holding, as a noun.
        pub(crate) parities: [&'static str; 2],
        /// The odd and the even side.
        pub(crate) sides: [&'static str; 2],
        /// The player who is not to move.
        pub(crate) other: &'static str,
        /// The remainder is safe, or is not: who has just moved, their holding, whether that is odd or
        /// even, the divisor, the safe remainders, the stones, their remainder.
        pub(crate) rule: [&'static str; 2],
        /// In a list: what to take, what one then holds, whether that is odd or even, what is left, the
        /// divisor, the remainder.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it.
        pub(crate) leaves: &'static str,
        /// In a list: what is taken, after which nothing is left, which loses.
        pub(crate) no_answer: &'static str,
        /// The odd side wins, the even side does, whoever is to move; who is to move loses; wins.
        pub(crate) classes: [&'static str; 4],
        /// The end, won by the player who took last, or by the other: what they hold, what the other
        /// holds, which holding wins.
        pub(crate) counted: [&'static str; 2],
        /// The end, won by the odd side, or by the even one: what the odd side holds, what the even side.
        pub(crate) sides_counted: [&'static str; 2],
    }
}
