use crate::table::words;

words! {
    /// Positions and moves of any game.
    pub(crate) struct Moves {
        /// A phrase in a list: row or heap, coins.
        pub(crate) row_of: &'static str,
        /// Between the rows of such a list.
        pub(crate) between_rows: &'static str,
        /// After the rows, in misère play: taking the last coin loses.
        pub(crate) last_loses: &'static str,
        /// A phrase: stones, face.
        pub(crate) heap: &'static str,
        /// After the heap, in misère play: being unable to take wins.
        pub(crate) stuck_wins: &'static str,
        /// On a button: letter of the row, coins.
        pub(crate) name_row: &'static str,
        /// On a button: coins from each row.
        pub(crate) name_both: &'static str,
        /// On a button: how many to take from the only heap.
        pub(crate) name_take: &'static str,
        /// On a button: face.
        pub(crate) name_tip: &'static str,
        /// On a button: die, face.
        pub(crate) name_tip_one: &'static str,
        /// On a button: the faces of all dice.
        pub(crate) name_tip_all: &'static str,
        /// In a sentence: row or heap, coins.
        pub(crate) row: &'static str,
        /// In a sentence: coins from each row.
        pub(crate) both: &'static str,
        /// In a sentence: face, which is also the stones taken.
        pub(crate) tip: &'static str,
        /// In a sentence: stones.
        pub(crate) stones: &'static str,
        /// In a sentence: coins from the only heap.
        pub(crate) coins: &'static str,
        /// In a sentence: die, face, stones taken.
        pub(crate) tip_one: &'static str,
        /// In a sentence: the faces of all dice, stones taken.
        pub(crate) tip_all: &'static str,
        /// What is left with several dice: stones, faces.
        pub(crate) left_dice: &'static str,
        /// What is left in the dice game: stones, face.
        pub(crate) left: &'static str,
        /// Move, what it leaves.
        pub(crate) played: &'static str,
        /// A winning move, what it leaves.
        pub(crate) wins: &'static str,
        /// A losing move, what it leaves, the reply, what that leaves.
        pub(crate) loses: &'static str,
        /// A losing move, what it leaves, the reply that ends the game.
        pub(crate) loses_at_once: &'static str,
        /// A move that takes the last coin, in normal and in misère play.
        pub(crate) last_coin: [&'static str; 2],
        /// A move after which no side of the die will do, in normal and in misère play.
        pub(crate) last_tip: [&'static str; 2],
        /// What is left: stones.
        pub(crate) left_stones: &'static str,
        /// What is left: stones, what the player who has just moved holds.
        pub(crate) left_holding: &'static str,
        /// What is left: the coins of the only heap and its limit, heaps and their limit, heaps and
        /// their limits.
        pub(crate) left_limit: [&'static str; 3],
        /// A move that takes the last stone, where holdings decide, and wins or loses: what the player
        /// then holds, whether that is odd or even.
        pub(crate) last_stone: [&'static str; 2],
        /// More of them than are listed: the list, how many there are.
        pub(crate) such: &'static str,
        /// Every move is marked, and none wins.
        pub(crate) none_wins: &'static str,
        /// No coin is left, in normal and in misère play.
        pub(crate) coins_gone: [&'static str; 2],
        /// Only one row is left, this one; taking it wins.
        pub(crate) one_row: &'static str,
        /// A single coin is left, and taking it loses.
        pub(crate) lone_coin: &'static str,
        /// No stone is left, in normal and in misère play.
        pub(crate) stones_gone: [&'static str; 2],
        /// The beginning of a sentence: stones, their remainder, the divisor.
        pub(crate) remainder: &'static str,
        /// In a list: what is taken, the reply.
        pub(crate) answer: &'static str,
        /// The sentence about the replies, all of which are listed, or only some.
        pub(crate) answers: [&'static str; 2],
    }
}
