use crate::table::words;

words! {
    /// The dice game: safe faces for a heap.
    pub(crate) struct Dice {
        /// No side will do, in normal and in misère play: stones, face.
        pub(crate) stuck: [&'static str; 2],
        /// The beginning where the remainder does not count yet: stones.
        pub(crate) small: &'static str,
        /// Its end: no face is safe.
        pub(crate) none_safe: &'static str,
        /// Its end: every face is safe.
        pub(crate) all_safe: &'static str,
        /// Its end: safe faces, the face up, one of them.
        pub(crate) up_safe: &'static str,
        /// Its end: safe faces, the face up, none of them.
        pub(crate) up_unsafe: &'static str,
        /// In a list: face, stones it leaves.
        pub(crate) turn: &'static str,
        /// The sentence about the faces to tip to, which are listed in it.
        pub(crate) turns: &'static str,
    }
}
