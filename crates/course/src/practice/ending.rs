//! What comes after a set of tasks.

use super::cell::{Cell, TaskResult};
use serde::{Deserialize, Serialize};

/// So many of five right at once lead on, if no answer was shown.
const ENOUGH: (usize, usize) = (4, 5);
/// With so many of five or fewer an easier level is offered.
const FEW: (usize, usize) = (2, 5);

/// A task of the set that has been done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// What it was about, as the exercise names it: `nim:3,4,5`, `binary=45`.
    pub about: String,
    /// How it went.
    pub went: TaskResult,
}

/// What a set was of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetKind {
    /// A skill at a level, which was chosen.
    Cell(Cell),
    /// What was due; this comes next.
    Due(Cell),
    /// Several kinds.
    Kinds,
}

/// What is offered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextSet {
    /// The same skill at this level, which is harder.
    Up(Cell),
    /// Another skill: this one is mastered.
    Other(Cell),
    /// A fresh set of the same.
    Again,
    /// What is due next.
    Next(Cell),
}

/// What is offered after a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestions {
    /// What is offered first.
    pub onward: NextSet,
    /// An easier level, where few tasks went well.
    pub easier: Option<Cell>,
    /// Whether few tasks went well, so that an example may help.
    pub example: bool,
    /// Another skill, unless it is offered first.
    pub other: Option<Cell>,
}

impl Suggestions {
    /// The offers after a set.
    #[must_use]
    pub fn after(set: &[Done], of: SetKind) -> Self {
        let right = set
            .iter()
            .filter(|one| one.went == TaskResult::Right)
            .count();
        let shown = set.iter().any(|one| one.went == TaskResult::Given);
        let is_at_least = |(some, all)| right * all >= some * set.len();
        let only = |onward| Self {
            onward,
            easier: None,
            example: false,
            other: None,
        };
        let cell = match of {
            SetKind::Cell(cell) => cell,
            SetKind::Due(next) => return only(NextSet::Next(next)),
            SetKind::Kinds => return only(NextSet::Again),
        };
        let other = Some(cell.next_skill());
        if is_at_least(ENOUGH) && !shown {
            return match cell.harder(1) {
                Some(up) => Self {
                    onward: NextSet::Up(up),
                    easier: None,
                    example: false,
                    other,
                },
                None => only(NextSet::Other(cell.next_skill())),
            };
        }
        let (few, all) = FEW;
        let example = right * all <= few * set.len();
        Self {
            onward: NextSet::Again,
            easier: cell.harder(-1).filter(|_| example),
            example,
            other,
        }
    }
}
