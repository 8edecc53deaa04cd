//! Answers: when they are visible, what the reader's are, and how a question has been answered so far.
pub use nian_course::elements::Answers;
use nian_solver::{Move, Outcome};

/// An answer of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move wins.
    Move(Move),
    /// The position is safe, or it is not.
    Outcome(Outcome),
    /// Numbers, already judged.
    Numbers,
}

impl Answer {
    /// `safe`, `unsafe`, or the move in the notation; empty for numbers.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Move(mv) => mv.to_string(),
            Self::Outcome(outcome) => if outcome.is_safe() { "safe" } else { "unsafe" }.to_owned(),
            Self::Numbers => String::new(), // events carry numbers as they were written
        }
    }

    /// The answer meant by the word `safe` or `unsafe`; `None` for any other text.
    #[must_use]
    pub fn of_word(text: &str) -> Option<Self> {
        match text {
            "safe" => Some(Self::Outcome(Outcome::Safe)),
            "unsafe" => Some(Self::Outcome(Outcome::Unsafe)),
            _ => None,
        }
    }
}

/// An answer that the reader has given to the question of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnswerSoFar {
    pub(super) step: usize,
    /// The number of different answers to this question by then; an answer given again is no other try.
    pub(super) tries: u32,
    pub(super) answer: Answer,
    pub(super) right: bool,
}
