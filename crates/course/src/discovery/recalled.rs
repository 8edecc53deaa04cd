use super::judge::{judge, mark_of};
use super::shown::marks_of;
use super::stored::{StoredBoard, StoredBoards};
use super::{Found, Plan};
use std::rc::Rc;

/// What the line beside a theorem quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The positions that the reader has marked as safe.
    pub safe: Vec<usize>,
    /// The guess, and what was found of it.
    pub guess: Option<(Vec<u64>, Found)>,
}

impl Summary {
    /// Whether the guess is one that holds.
    #[must_use]
    pub fn is_found(&self) -> bool {
        self.guess.as_ref().is_some_and(|(_, found)| found.holds())
    }
}

/// What is quoted of a board; `None` while its marks are not all right.
#[must_use]
pub fn recalled(plan: &Plan, kept: &StoredBoard) -> Option<Summary> {
    let marks = marks_of(plan, kept.marks.as_deref().unwrap_or_default());
    if judge(plan, &marks).is_some() {
        return None;
    }
    let mut safe = plan.cells.clone();
    safe.retain(|&cell| mark_of(&marks, cell) == Some(true) && !plan.is_given(cell));
    Some(Summary {
        safe,
        guess: kept.guess.clone(),
    })
}

/// Of several plans of a board the one that is quoted: the last for which the rule is found, or else the one that the reader begins
/// with.
#[must_use]
pub fn recalled_of<'a>(plans: &'a [Rc<Plan>], all: &StoredBoards) -> Option<(&'a Plan, Summary)> {
    let of = |plan: &'a Rc<Plan>| Some((&**plan, recalled(plan, all.of(plan)?)?));
    let mut found = plans.iter().rev().filter_map(of);
    found
        .find(|(_, recalled)| recalled.is_found())
        .or_else(|| of(plans.first().filter(|plan| !plan.is_further())?))
}
