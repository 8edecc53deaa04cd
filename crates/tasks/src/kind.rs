/// Defines the enum, its list and its names from one table.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $name:literal,)*) => {
        /// The reason or misconception that a task trains. Kinds with wrong answers are repeated sooner.
        ///
        /// A task has one of the kinds that [`kinds`](crate::kinds) returns for its skill, rules and level. For
        /// questions of safe or unsafe each kind has as many tasks with either answer, so that the kind never reveals
        /// the answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum TaskKind { $($(#[$doc])* $kind,)* }

        impl TaskKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$kind,)*];

            /// A short and stable name, for stored data.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* }
            }
        }
    };
}

kinds! {
    /// Nim: two rows are equal.
    Equal "equal",
    /// Nim: no two rows are equal.
    Unlike "unlike",
    /// Nim: the largest row is as large as all others together.
    Sum "sum",
    /// Nim: three unlike rows.
    Three "three",
    /// Nim: four unlike rows.
    Four "four",
    /// Nim: five unlike rows.
    Five "five",
    /// Misère Nim: rows of single coins only.
    Singles "singles",
    /// Nim, to find the move: one column is odd.
    OneColumn "one-column",
    /// Nim, to find the move: several columns are odd, and all of them are ones in the row.
    SeveralColumns "several-columns",
    /// Nim, to find the move: several columns are odd, and a 0 of the row becomes 1.
    Flip "flip",
    /// Misère Nim, to find the move: only one row has two coins or more.
    Ending "ending",
    /// Winning moves: there is one.
    OneMove "one-move",
    /// Winning moves: there are two, and where one is asked for, two or more.
    TwoMoves "two-moves",
    /// Winning moves: there are three.
    ThreeMoves "three-moves",
    /// Winning moves: there are more than three.
    ManyMoves "many-moves",
    /// Wythoff, to find the move: from the larger row.
    FromLarger "from-larger",
    /// Wythoff, to find the move: from the smaller row, or from both.
    FromSmaller "from-smaller",
    /// Wythoff, to find the move: from both rows only.
    FromBoth "from-both",
    /// One heap, to find the move: take as few as one may.
    Least "least",
    /// One heap, to find the move: take as many as one may.
    Most "most",
    /// One heap, to find the move: a number between.
    Between "between",
    /// A subtraction game: a safe heap, or one beside it.
    Near "near",
    /// The heap, or both rows together, are an even number.
    Even "even",
    /// The heap, or both rows together, are an odd number.
    Odd "odd",
    /// Odd-even games: who has just moved has the holding that wins; the heap is even.
    HasEven "has-even",
    /// Odd-even games: who has just moved has the holding that wins; the heap is odd.
    HasOdd "has-odd",
    /// Odd-even games: who has just moved lacks the holding that wins; the heap is even.
    LacksEven "lacks-even",
    /// Odd-even games: who has just moved lacks the holding that wins; the heap is odd.
    LacksOdd "lacks-odd",
    /// The die shows 1 or 6.
    Faces16 "faces-16",
    /// The die shows 2 or 5.
    Faces25 "faces-25",
    /// The die shows 3 or 4.
    Faces34 "faces-34",
    /// Dynamic nim: one coin may be taken.
    LimitOne "limit-one",
    /// Dynamic nim: more may be taken; the heap is even.
    LimitEven "limit-even",
    /// Dynamic nim: more may be taken; the heap is odd.
    LimitOdd "limit-odd",
    /// Odd columns: none.
    NoneOdd "none-odd",
    /// Odd columns: only that of the ones.
    OddOnes "odd-ones",
    /// Odd columns: only that of the twos.
    OddTwos "odd-twos",
    /// Odd columns: only that of the fours.
    OddFours "odd-fours",
    /// Odd columns: two, side by side.
    OddBeside "odd-beside",
    /// Odd columns: two, with another between them.
    OddApart "odd-apart",
    /// Odd columns: one.
    OneOdd "one-odd",
    /// Odd columns: two.
    TwoOdd "two-odd",
    /// Odd columns: three or more.
    MoreOdd "more-odd",
    /// Binary: a power of two, or one beside it.
    NearPower "near-power",
    /// Binary: any other number.
    Mixed "mixed",
    /// Standard form or least limit: two parts.
    TwoParts "two-parts",
    /// Standard form or least limit: three parts or more.
    MoreParts "more-parts",
    /// Standard form: two parts are as near as they may be.
    Close "close",
    /// Standard form: all parts are far apart, so that neighbours would give the same sum.
    Tempting "tempting",
    /// Standard form: one less than a Fibonacci number.
    BelowNumber "below-number",
    /// Standard form: a sum that is right but has neighbours is to be mended.
    Mend "mend",
    /// Wythoff's pairs: the smaller number is given.
    GivenSmaller "given-smaller",
    /// Wythoff's pairs: the larger number is given.
    GivenLarger "given-larger",
    /// Remainders: who has just moved has the holding that wins.
    Has "has",
    /// Remainders: who has just moved lacks the holding that wins.
    Lacks "lacks",
    /// Least limit: 1.
    LeastOne "least-one",
    /// Least limit: the heap itself, which is a safe start.
    Start "start",
    /// A slip: the right row, but too few.
    TooFew "too-few",
    /// A slip: the right row, but too many.
    TooMany "too-many",
    /// A slip: the right number, but from another row.
    OtherRow "other-row",
}
