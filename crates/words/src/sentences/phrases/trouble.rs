use crate::table::words;

words! {
    /// What has gone wrong.
    pub(crate) struct Trouble {
        /// The text, the character (from 1) where it goes wrong, what was expected.
        pub(crate) unreadable: &'static str,
        pub(crate) expected: Expected,
        pub(crate) refused: Refused,
        /// Leads on: the start of a lesson.
        pub(crate) in_start: &'static str,
        /// Leads on: the step of a lesson.
        pub(crate) in_step: &'static str,
        pub(crate) lesson: Lesson,
    }
}

words! {
    /// What was expected in a position or a move.
    pub(crate) struct Expected {
        pub(crate) game: &'static str,
        pub(crate) option: &'static str,
        pub(crate) colon: &'static str,
        /// The greatest number.
        pub(crate) number: &'static str,
        /// How many.
        pub(crate) exactly: &'static str,
        /// How many at least, at most.
        pub(crate) between: &'static str,
        pub(crate) at: &'static str,
        pub(crate) face: &'static str,
        pub(crate) row: &'static str,
        pub(crate) end: &'static str,
        pub(crate) set: &'static str,
        pub(crate) up_to: &'static str,
        pub(crate) even: &'static str,
        /// The greatest heap.
        pub(crate) heap_up_to: &'static str,
        pub(crate) holding: &'static str,
        pub(crate) dice_option: &'static str,
        /// How many at least, at most.
        pub(crate) faces: &'static str,
        /// The greatest multiplier.
        pub(crate) multiplier: &'static str,
        pub(crate) scope: &'static str,
        pub(crate) limit: &'static str,
        pub(crate) reach: &'static str,
        pub(crate) side: &'static str,
        /// The total is odd, is even: the greatest number.
        pub(crate) totals: [&'static str; 2],
    }
}

words! {
    /// Why a move is refused.
    pub(crate) struct Refused {
        pub(crate) other_kind: &'static str,
        /// How many rows there are.
        pub(crate) no_such_row: &'static str,
        pub(crate) take_none: &'static str,
        /// The most that can be taken.
        pub(crate) too_many: &'static str,
        /// The face up, the face below.
        pub(crate) no_side: &'static str,
        pub(crate) no_face: &'static str,
        pub(crate) not_in_set: &'static str,
        /// How many dice there are.
        pub(crate) no_such_die: &'static str,
        /// How many dice there are.
        pub(crate) every_die: &'static str,
        pub(crate) over: &'static str,
    }
}

words! {
    /// Why a lesson is refused.
    pub(crate) struct Lesson {
        /// Line, character, what was wanted there.
        pub(crate) json: &'static str,
        /// A value, a key, a key that is new, a colon, a comma, a closing quotation mark, an
        /// escape, a number, less depth, the end, UTF-8.
        pub(crate) wanted: [&'static str; 11],
        /// Key.
        pub(crate) unknown_key: &'static str,
        /// Key.
        pub(crate) missing_key: &'static str,
        /// What was expected.
        pub(crate) kind_here: &'static str,
        /// Key, what was expected.
        pub(crate) kind: &'static str,
        /// An object, a text, a number, true or false, a list, a step.
        pub(crate) kinds: [&'static str; 6],
        /// Words.
        pub(crate) one_of: &'static str,
        pub(crate) no_start: &'static str,
        /// The most there may be, of: bytes, steps, pairs, entries of tables.
        pub(crate) too_much: [&'static str; 4],
        pub(crate) no_text: &'static str,
        /// The move's text, why it is refused.
        pub(crate) play: &'static str,
        /// A step.
        pub(crate) back: &'static str,
        pub(crate) show: &'static str,
        pub(crate) no_position: &'static str,
        pub(crate) no_table: &'static str,
        /// How many pairs.
        pub(crate) no_such_pair: &'static str,
        /// The system's text, what it should be.
        pub(crate) system: &'static str,
        /// Digits.
        pub(crate) digits: &'static str,
        pub(crate) only_fibonacci: &'static str,
        /// From, up to.
        pub(crate) value: &'static str,
        pub(crate) no_numeral: &'static str,
        /// How many stages.
        pub(crate) no_such_stage: &'static str,
        /// What it is about, what is stated, what is true.
        pub(crate) expect: &'static str,
        /// Position, outcome, winning moves, column sums, pair, safe faces, digits.
        pub(crate) facts: [&'static str; 7],
    }
}
