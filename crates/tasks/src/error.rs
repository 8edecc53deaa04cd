use core::fmt;

use nian_solver::NotationError;

/// The reason why there is no such task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// No skill has this name.
    NoSkill,
    /// Levels are 1, 2 and 3.
    NoLevel,
    /// Invalid rules: the error in the text of a position with them.
    NoRules(NotationError),
    /// The skill has no tasks with these rules at this level.
    NotOffered,
}

/// An English message, for programmers.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSkill => f.write_str("no such skill"),
            Self::NoLevel => f.write_str("the levels are 1, 2 and 3"),
            Self::NoRules(error) => write!(f, "no such rules: {error}"),
            Self::NotOffered => f.write_str("no tasks with these rules at this level"),
        }
    }
}

impl core::error::Error for Error {}
