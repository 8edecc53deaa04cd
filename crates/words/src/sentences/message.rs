use crate::Language;
use nian_lessons::{Ask, Problem};
use nian_solver::{AnyPosition, Move, NotationError, Outcome, PlayError};

/// A language as it speaks of games: one method for each kind of [`Message`].
pub(crate) trait Voice: Sync {
    /// Which language it is.
    fn language(&self) -> Language;
    /// What stands between two sentences.
    fn gap(&self) -> &'static str;
    /// Safe or unsafe, as it stands beside its mark.
    fn outcome(&self, outcome: Outcome) -> &'static str;
    /// What a step asks.
    fn question(&self, ask: Ask) -> &'static str;
    /// Positions and moves of any game.
    fn play(&self, message: &Play<'_>) -> String;
    /// Why a position of Nim is what it is.
    fn nim(&self, message: &Nim<'_>) -> String;
    /// Why a position of Wythoff's game is what it is, and the table of its pairs.
    fn wythoff(&self, message: &Wythoff) -> String;
    /// Why a position of the dice game is what it is.
    fn dice(&self, message: &Dice<'_>) -> String;
    /// What has gone wrong.
    fn trouble(&self, message: &Trouble<'_>) -> String;
}

/// One thing to be said, with the numbers it is about. Rows are 0-based, as in the solver.
pub(crate) enum Message<'a> {
    Play(Play<'a>),
    Nim(Nim<'a>),
    Wythoff(Wythoff),
    Dice(Dice<'a>),
    Trouble(Trouble<'a>),
}

impl Message<'_> {
    pub(crate) fn spoken_by(&self, voice: &dyn Voice) -> String {
        match self {
            Self::Play(message) => voice.play(message),
            Self::Nim(message) => voice.nim(message),
            Self::Wythoff(message) => voice.wythoff(message),
            Self::Dice(message) => voice.dice(message),
            Self::Trouble(message) => voice.trouble(message),
        }
    }
}

/// Positions and moves of any game. `dice` tells moves of the die from those with coins.
pub(crate) enum Play<'a> {
    /// A phrase: these coins in rows; and whether taking the last one loses.
    Rows { heaps: &'a [u64], misere: bool },
    /// A phrase: a heap of stones and the face up; and whether being unable to take wins.
    Heap { heap: u64, up: u8, misere: bool },
    /// A phrase: a move, as on a button.
    Name { mv: Move, dice: bool },
    /// A move was played and left this.
    Played { mv: Move, left: &'a AnyPosition },
    /// A move that wins: it leaves this.
    Wins { mv: Move, left: &'a AnyPosition },
    /// A move that ends the game and wins.
    WinsAtOnce { mv: Move, dice: bool },
    /// A move that loses: it leaves `left`, and then `reply` leaves `then`.
    Loses {
        mv: Move,
        left: &'a AnyPosition,
        reply: Move,
        then: AnyPosition,
    },
    /// A move that ends the game and loses.
    LosesAtOnce { mv: Move, dice: bool },
    /// Every move is marked, and none of them wins.
    NoneWins,
    /// All coins are taken.
    CoinsGone { misere: bool },
}

/// Nim: stacks of powers of two in columns.
pub(crate) enum Nim<'a> {
    /// Only this row is left.
    OneRow { row: u8 },
    /// Two equal rows are left.
    Equal,
    /// Two rows are left; taking `take` from the larger one, `row`, makes them equal.
    Level { row: u8, take: u64 },
    /// The stacks pair off in every column.
    Paired,
    /// Columns, each with its odd number of stacks, largest column first.
    Odd { columns: Vec<(u64, u8)> },
    /// So many columns, too many to name, do not pair off.
    ManyOdd { columns: u8 },
    /// The only row with a stack in the leftmost odd column, what to take and what to keep.
    Mend { row: u8, take: u64, keep: u64 },
    /// The rows with a stack in the leftmost odd column, which is named if it is not the only one.
    Choose { column: Option<u64>, rows: &'a [u8] },
    /// Misère; a clause that leads on: with so many rows over one coin, play is as usual.
    AsUsual { large: u8 },
    /// Misère: only `row` is over one coin; with `keep` (0 or 1) left of it there are `singles`.
    LeaveSingles { row: u8, keep: u64, singles: u8 },
    /// Misère: an odd number of single coins is left.
    OddSingles { singles: u8 },
    /// Misère: an even number of single coins is left; taking one leaves `left`.
    EvenSingles { left: u8 },
}

/// Wythoff's game: safe pairs.
pub(crate) enum Wythoff {
    /// The rows are the safe pair of this index.
    Pair { rows: [u64; 2], index: u64 },
    /// In standard form the larger number of the pair is the smaller one and a zero.
    Form { lower: u64, upper: u64 },
    /// Only this row is left.
    OneRow { row: u8 },
    /// Two equal rows.
    Equal,
    /// The rows are not the safe pair with their difference, which is `safe` (`None` beyond the
    /// limit of numbers).
    NotPair {
        rows: [u64; 2],
        difference: u64,
        safe: Option<[u64; 2]>,
    },
    /// These safe pairs can be reached in one move.
    Lines { to: Vec<[u64; 2]> },
    /// Misère: a single coin is left.
    LastCoin,
    /// Misère: {2, 2}.
    TwoTwo,
    /// The table of pairs is still empty.
    NoPairs,
    /// The last pair of the table.
    NewPair { index: u64, lower: u64, upper: u64 },
}

/// The dice game: safe faces for a heap.
pub(crate) enum Dice<'a> {
    /// No side of the die is small enough for the heap; whether that wins.
    Stuck { heap: u64, up: u8, misere: bool },
    /// With this heap these `faces` are safe, and `up` is up; `residue` is the heap's modulo 9,
    /// unless the heap is too small for it to count.
    Faces {
        heap: u64,
        residue: Option<u64>,
        faces: &'a [u8],
        up: u8,
    },
    /// The faces to tip to and the heaps they leave.
    Turns { turns: Vec<(u8, u64)> },
}

/// What has gone wrong.
pub(crate) enum Trouble<'a> {
    /// A text that cannot be read.
    Unreadable {
        text: &'a str,
        error: &'a NotationError,
    },
    /// A move that the rules refuse.
    Refused(PlayError),
    /// A clause that leads on: in this step of a lesson; 0 is the start.
    InStep(usize),
    /// What is wrong with a lesson.
    Lesson(&'a Problem),
}
