use nian_solver::{NotationError, PlayError};
use std::fmt;

/// Why a lesson cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The step that is wrong: 0 is the start; `None` where the file itself is.
    pub step: Option<usize>,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not JSON, or not that of a lesson.
    Json {
        /// The line, 1-based.
        line: usize,
        /// The column in that line, 1-based.
        column: usize,
        /// What the JSON reader says, in English.
        message: String,
    },
    /// A lesson has either `start` or `pairs`, not both and not neither.
    NoStart,
    /// More steps, or more pairs, than a lesson may have.
    TooLong {
        /// The most there may be.
        most: u64,
    },
    /// A text is empty in one of the languages.
    NoText,
    /// A position that cannot be read.
    Position {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// A move that cannot be read.
    Move {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// A move that cannot be played.
    Play {
        /// Its text.
        text: String,
        /// The rule it breaks.
        error: PlayError,
    },
    /// `back` leads to a step that does not come before this one.
    Back {
        /// Where it leads.
        to: usize,
    },
    /// The game has no picture of this kind.
    Show,
    /// The step needs a position, but a table of pairs is shown.
    NoPosition,
    /// The step needs a table of pairs, but a position is shown.
    NoTable,
    /// The table has no room for this pair.
    NoSuchPair {
        /// How many it has room for.
        of: u64,
    },
    /// What the lesson expects is not so.
    Expect {
        /// What it is about.
        fact: Fact,
        /// What the lesson states; `—` for an empty list.
        stated: String,
        /// What is true; `—` for an empty list, or where there is no such thing.
        found: String,
    },
}

/// A fact that a lesson can state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The canonical text of the position.
    Position,
    /// Safe or unsafe.
    Outcome,
    /// The winning moves.
    Winning,
    /// The column sums (Nim).
    Sums,
    /// The last pair of the table.
    Pair,
    /// The faces safe to leave (dice).
    Faces,
}

impl LessonError {
    pub(crate) fn new(step: Option<usize>, problem: Problem) -> Self {
        Self { step, problem }
    }
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            None => {}
            Some(0) => f.write_str("start: ")?,
            Some(step) => write!(f, "step {step}: ")?,
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json { message, .. } => f.write_str(message),
            Self::NoStart => f.write_str("expected either \"start\" or \"pairs\""),
            Self::TooLong { most } => write!(f, "at most {most} are allowed"),
            Self::NoText => f.write_str("expected text in every language, found an empty one"),
            Self::Position { text, error } => write!(f, "position `{text}`: {error}"),
            Self::Move { text, error } => write!(f, "move `{text}`: {error}"),
            Self::Play { text, error } => write!(f, "move `{text}`: {error}"),
            Self::Back { to } => write!(f, "step {to} does not come before this one"),
            Self::Show => f.write_str("this game has no such picture"),
            Self::NoPosition => f.write_str("a table of pairs is shown, not a position"),
            Self::NoTable => f.write_str("a position is shown, not a table of pairs"),
            Self::NoSuchPair { of } => write!(f, "the table has room for {of} pairs"),
            Self::Expect {
                fact,
                stated,
                found,
            } => {
                write!(f, "expected {} `{stated}`, found `{found}`", fact.key())
            }
        }
    }
}

impl Fact {
    /// The fact's name in a lesson's `expect`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Outcome => "outcome",
            Self::Winning => "winning",
            Self::Sums => "sums",
            Self::Pair => "pair",
            Self::Faces => "faces",
        }
    }
}

impl std::error::Error for LessonError {}
