use core::fmt;

use nian_solver::NotationError;

/// Why there is no such task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// No skill has this name.
    NoSkill,
    /// Levels are 1, 2 and 3.
    NoLevel,
    /// These are no rules; where the text of a position with these rules went wrong.
    NoRules(NotationError),
    /// The skill has no tasks with these rules at this level.
    NotOffered,
}

/// In English, for programmers.
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
