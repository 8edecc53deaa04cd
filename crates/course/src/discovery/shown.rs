//! A board as it is shown.

use super::guess::Refusal;
use super::judge::{Judgement, Marks, judge, mark_of};
use super::{Found, Plan};
use std::rc::Rc;

/// What is said below the positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Nothing has been judged yet.
    Start,
    /// What was kept is damaged, and put aside.
    Damaged,
    /// The browser keeps nothing.
    Forbidden,
    /// A position that is marked wrongly, or not yet.
    Judged(Judgement),
    /// All marks are right.
    AllRight,
}

/// What is said of the guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuessStatus {
    /// It cannot be tried.
    Refused(Refusal),
    /// It is being tried: so many per cent.
    Trying(u32),
    /// The reader has ended the search.
    Stopped,
    /// The files of the search did not come.
    NotTried,
    /// The browser does not let it run.
    Blocked,
    /// What was found of the guess.
    Found(Vec<u64>, Found),
}

/// The guess, once the marks are right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The numbers of a guess of before, which the fields begin with.
    pub first: Option<Vec<u64>>,
    /// What is said of it.
    pub said: Option<GuessStatus>,
}

/// A board as it is shown.
#[derive(Debug)]
pub struct BoardState {
    /// What stands on it.
    pub plan: Rc<Plan>,
    /// The marks of its positions.
    pub marks: Marks,
    /// The cell that the Tab key leads to.
    pub stop: usize,
    /// What is said below the positions.
    pub status: Status,
    /// The cell whose mark has just been changed, for screen readers.
    pub spoken: Option<usize>,
    /// Whether the button that clears the board asks first.
    pub is_sure: bool,
    /// The guess, once the marks are right.
    pub guess: Option<Guess>,
    /// Whether the lines stay as they are once the period is found.
    pub is_one_line: bool,
}

impl BoardState {
    /// A board without marks, as it stands in the page.
    #[must_use]
    pub fn new(plan: Rc<Plan>) -> Self {
        let marks = marks_of(&plan, "");
        let mut cells = plan.cells.iter();
        let open = cells.find(|&&cell| !plan.is_given(cell));
        let stop = open.copied().unwrap_or_default();
        Self {
            plan,
            marks,
            stop,
            status: Status::Start,
            spoken: None,
            is_sure: false,
            guess: None,
            is_one_line: false,
        }
    }

    /// The period that the reader has found.
    #[must_use]
    pub fn period(&self) -> Option<u64> {
        match self.said()? {
            GuessStatus::Found(guess, found) if found.holds() && self.plan.board.is_periodic() => {
                guess.first().copied()
            }
            _ => None,
        }
    }

    fn said(&self) -> Option<&GuessStatus> {
        self.guess.as_ref()?.said.as_ref()
    }

    /// Whether a guess is being tried.
    #[must_use]
    pub fn is_trying(&self) -> bool {
        matches!(self.said(), Some(GuessStatus::Trying(_)))
    }

    /// Whether there is a mark that can be cleared.
    pub(super) fn has_marks(&self) -> bool {
        let plan = &self.plan;
        let is_marked = |cell| mark_of(&self.marks, cell).is_some() && !plan.is_given(cell);
        plan.cells.iter().any(|&cell| is_marked(cell))
    }

    /// Goes on to the guess.
    pub(super) fn go_on(&mut self, guess: Option<(Vec<u64>, Found)>) {
        if judge(&self.plan, &self.marks).is_none() {
            self.status = Status::AllRight;
        }
        if self.guess.is_none() {
            let (first, said) = match guess {
                Some((guess, found)) => {
                    (Some(guess.clone()), Some(GuessStatus::Found(guess, found)))
                }
                None => (None, None),
            };
            self.guess = Some(Guess { first, said });
        }
    }
}

/// The marks of these letters, one for each cell; what is given is marked, too.
pub(super) fn marks_of(plan: &Plan, letters: &str) -> Marks {
    let mut marks = vec![None; plan.positions.len()];
    let letters = letters.as_bytes();
    for (at, &cell) in plan.cells.iter().enumerate() {
        let mark = match letters.get(at) {
            _ if plan.is_given(cell) => Some(plan.is_safe(cell)),
            Some(b's') => Some(true),
            Some(b'u') => Some(false),
            _ => None,
        };
        if let Some(place) = marks.get_mut(cell) {
            *place = mark;
        }
    }
    marks
}

pub(super) fn letters_of(board: &BoardState) -> String {
    let mut letters = String::new();
    for &cell in &board.plan.cells {
        letters.push_str(match mark_of(&board.marks, cell) {
            Some(true) => "s",
            Some(false) => "u",
            None => "-",
        });
    }
    letters
}
