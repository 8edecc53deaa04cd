use crate::table::words;

words! {
    /// The rules of a game and who wins, for those who are about to play it.
    ///
    /// A sentence is the first phrase that fits the game and, where there is one, how it ends.
    pub(crate) struct Rules {
        /// Nim, Wythoff's game.
        pub(crate) rows: [&'static str; 2],
        /// The last coin, in normal and in misère play.
        pub(crate) last: [&'static str; 2],
        /// The subtraction games: what may be taken.
        pub(crate) take: &'static str,
        /// Being unable to take, in normal and in misère play.
        pub(crate) stuck: [&'static str; 2],
        /// The odd-even game that an odd holding wins, that an even one wins, and the one with two
        /// sides: the most that may be taken. They are whole sentences.
        pub(crate) holdings: [&'static str; 3],
        /// The dice game with one die; with several: tip one and take its number, tip all and take
        /// the sum, tip one and take the sum.
        pub(crate) dice: [&'static str; 4],
        /// Which faces a die cannot be tipped to.
        pub(crate) faces: &'static str,
        /// Dynamic nim with one heap, with limits of their own, with one limit for all: the multiplier.
        pub(crate) limits: [&'static str; 3],
    }
}
