use alloc::string::String;
use alloc::vec::Vec;

use nian_solver::{AnyPosition, Move, Outcome};

use crate::{Level, Skill, TaskKind, Version, line};

/// A request for a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Request<'a> {
    /// The version of the tasks.
    pub version: Version,
    /// The skill to practise.
    pub skill: Skill,
    /// The rules as the first part of a position, without the colon: `nim.misere`, `dynamic.2`. `None` for the
    /// [`default_rules`](crate::default_rules), which may be several that take turns.
    pub rules: Option<&'a str>,
    /// The level of difficulty.
    pub level: Level,
    /// The seed: another seed gives other tasks.
    pub seed: u32,
    /// The index of the task, 0-based.
    pub index: u32,
}

/// A task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// The subject as canonical text: a position (`nim:3,4,5`), or a number with its number system or table
    /// (`binary=45`, `fibonacci=100`, `wythoff=7`).
    pub text: String,
    /// The question.
    pub question: Question,
    /// The kind of reason that it trains.
    pub kind: TaskKind,
}

/// A question about the text of a task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Is the position safe or unsafe?
    Outcome,
    /// Find a winning move; any of them is right.
    OneWinningMove,
    /// Find all winning moves.
    AllWinningMoves,
    /// Which binary columns of the rows hold an odd number of ones? Perhaps none. [`Answer::Columns`]
    OddColumns,
    /// Write the number in binary. [`Answer::Digits`]
    Binary,
    /// Which number has these binary digits? [`Answer::Number`]
    Decimal {
        /// The digits, the highest place first.
        digits: Vec<u8>,
    },
    /// Write the number as a sum of Fibonacci numbers, no two of them neighbours. [`Answer::Parts`]
    Fibonacci,
    /// This sum of different Fibonacci numbers is right, but two are neighbours: bring it to its standard form.
    /// [`Answer::Parts`]
    MendFibonacci {
        /// The parts, descending.
        given: Vec<u64>,
    },
    /// Which number makes a safe pair of Wythoff's game with this one? [`Answer::Number`]
    Partner {
        /// The number given.
        given: u64,
        /// Whether it is the larger one of the pair.
        larger: bool,
    },
    /// Which of three numbers makes a safe pair of Wythoff's game with this one? [`Answer::Number`]
    PartnerAmong {
        /// The number given.
        given: u64,
        /// Whether it is the larger one of the pair.
        larger: bool,
        /// The numbers to choose from, ascending.
        among: Vec<u64>,
    },
    /// Which difference has the safe pair of Wythoff's game that this number is in? [`Answer::Number`]
    PairDifference {
        /// The number given.
        given: u64,
        /// Whether it is the larger one of the pair.
        larger: bool,
    },
    /// Which remainder decides, and is the position safe? [`Answer::Residue`]
    Residue {
        /// The largest number that may be taken.
        k: u64,
        /// The holding of the player who has just moved.
        holding: u64,
    },
    /// What is the least limit with which the player to move wins this heap? [`Answer::Number`]
    ///
    /// The heap is that of the text, whose own limit, that of an opening, is ignored.
    LeastLimit,
    /// Which move of this game, from the text's position on, missed a win? Exactly one did. [`Answer::Number`], 1 for
    /// the first move.
    Slip {
        /// The moves of both players in turn.
        moves: Vec<Move>,
    },
    /// Which two moves of this game, from the text's position on, missed a win? [`Answer::Moves`]
    Slips {
        /// The moves of both players in turn.
        moves: Vec<Move>,
    },
}

/// An answer other than a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Safe or unsafe.
    Outcome(Outcome),
    /// A number.
    Number(u64),
    /// The odd columns: bit p is set for the column of 2ᵖ; 0 for none.
    Columns(u64),
    /// Binary digits, the highest place first.
    Digits(Vec<u8>),
    /// The parts of a sum, in any order.
    Parts(Vec<u64>),
    /// The numbers of moves, 1 for the first, in any order.
    Moves(Vec<u64>),
    /// A remainder, and whether the position is safe; `None` while that is open.
    Residue {
        /// The remainder of the heap by the modulus of the game ([`nian_solver::holding::UpTo::modulus`]).
        remainder: u64,
        /// Whether the position is safe.
        safe: Option<bool>,
    },
}

/// The position of a task; `None` if it is about a number.
#[must_use]
pub fn position(task: &Task) -> Option<AnyPosition> {
    task.text.parse().ok()
}

/// The outcome of a task's position; `None` if it is about a number.
#[must_use]
pub fn outcome(task: &Task) -> Option<Outcome> {
    position(task).map(|position| position.outcome())
}

/// Every winning move of a task's position, in the alphabetical order of their texts; empty if it is safe or the task
/// is about a number.
#[must_use]
pub fn winning(task: &Task) -> Vec<Move> {
    position(task).map_or_else(Vec::new, |position| position.winning_moves())
}

/// The first move of a task's game that misses a win: its 0-based number, and the position before it. `None` for other
/// questions.
#[must_use]
pub fn slip(task: &Task) -> Option<(usize, AnyPosition)> {
    slips(task).into_iter().next()
}

/// All moves of a task's game that miss a win: their 0-based numbers, and the positions before them. Empty for other
/// questions.
#[must_use]
pub fn slips(task: &Task) -> Vec<(usize, AnyPosition)> {
    match &task.question {
        Question::Slip { moves } | Question::Slips { moves } => position(task)
            .and_then(|start| line::slips(&start, moves))
            .unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The positions after each move of a task's game; `None` for other questions.
#[must_use]
pub fn left(task: &Task) -> Option<Vec<AnyPosition>> {
    match &task.question {
        Question::Slip { moves } | Question::Slips { moves } => line::left(&position(task)?, moves),
        _ => None,
    }
}

/// The number after `=` at the end of a task's text; `None` if there is none.
pub(crate) fn number(task: &Task) -> Option<u64> {
    let (_, number) = task.text.split_once('=')?;
    number.parse().ok()
}
