use alloc::string::String;
use alloc::vec::Vec;

use nian_solver::{AnyPosition, Move, Outcome};

use crate::{Level, Skill, TaskKind, line};

/// Which task is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Request<'a> {
    /// What is practised.
    pub skill: Skill,
    /// The rules as a position begins with them, without the colon: `nim.misere`, `dynamic.2`. `None` for
    /// those of [`default_rules`](crate::default_rules), which may be several in turn.
    pub rules: Option<&'a str>,
    /// How hard.
    pub level: Level,
    /// The seed: another one gives other tasks.
    pub seed: u32,
    /// Which task of that seed, 0-based.
    pub index: u32,
}

/// A task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// What it is about, as canonical text: a position (`nim:3,4,5`), or a number after what it is to be
    /// written in or belongs to (`binary=45`, `fibonacci=100`, `wythoff=7`).
    pub text: String,
    /// What is asked.
    pub question: Question,
    /// Which kind of reason it trains.
    pub kind: TaskKind,
}

/// What is asked about a task's text.
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
    /// Which remainder decides, and is the position safe? [`Answer::Residue`]
    Residue {
        /// How many may be taken at most.
        k: u64,
        /// What the player holds who has just moved.
        holding: u64,
    },
    /// With which limit at least does the player to move win this heap? [`Answer::Number`]
    ///
    /// The heap is that of the text, whose limit, that of an opening, is left aside.
    LeastLimit,
    /// Which move of this game from the text's position gave a won position away? Just one did.
    /// [`Answer::Number`], 1 for the first move.
    Slip {
        /// The moves, one player's and the other's in turn.
        moves: Vec<Move>,
    },
}

/// An answer to a question that is no move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Safe or unsafe.
    Outcome(Outcome),
    /// A number.
    Number(u64),
    /// The odd columns: bit p is set for the column of 2ᵖ. None is 0.
    Columns(u64),
    /// Binary digits, the highest place first.
    Digits(Vec<u8>),
    /// The parts of a sum, in any order.
    Parts(Vec<u64>),
    /// A remainder, and whether the position is safe; `None` while that is open.
    Residue {
        /// The remainder of the heap by the modulus of the game ([`nian_solver::holding::UpTo::modulus`]).
        remainder: u64,
        /// Whether the position is safe.
        safe: Option<bool>,
    },
}

/// The position that a task is about; `None` where it is about a number.
#[must_use]
pub fn position(task: &Task) -> Option<AnyPosition> {
    task.text.parse().ok()
}

/// Who wins the position of a task; `None` where it is about a number.
#[must_use]
pub fn outcome(task: &Task) -> Option<Outcome> {
    position(task).map(|position| position.outcome())
}

/// Every winning move of the position of a task, in the alphabetical order of their texts; none where it is
/// safe or the task is about a number.
#[must_use]
pub fn winning(task: &Task) -> Vec<Move> {
    position(task).map_or_else(Vec::new, |position| position.winning_moves())
}

/// The first move of a task's game that gives a won position away: its number, 0-based, and the position before it.
/// `None` for other questions.
#[must_use]
pub fn slip(task: &Task) -> Option<(usize, AnyPosition)> {
    match &task.question {
        Question::Slip { moves } => line::slip(&position(task)?, moves),
        _ => None,
    }
}

/// The positions after each move of a game that is written down.
#[must_use]
pub fn left(task: &Task) -> Option<Vec<AnyPosition>> {
    match &task.question {
        Question::Slip { moves } => line::left(&position(task)?, moves),
        _ => None,
    }
}

/// The number that a task's text ends with after `=`; `None` where there is none.
pub(crate) fn number(task: &Task) -> Option<u64> {
    let (_, number) = task.text.split_once('=')?;
    number.parse().ok()
}
