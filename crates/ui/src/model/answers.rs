//! Answers: when they are visible, what the reader's are, and how a question has been answered so far.
use nian_solver::{Move, Outcome};

/// When answers are visible without being asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// At every step.
    Shown,
    /// Never: each is revealed when the reader asks for it.
    Hidden,
    /// At every step except those that ask something.
    #[default]
    Ask,
}

impl Answers {
    /// All values, in the order of the menu; the last is only for what has steps.
    pub const ALL: [Self; 3] = [Self::Shown, Self::Hidden, Self::Ask];

    /// The value of the attribute `answers`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Hidden => "hidden",
            Self::Ask => "ask",
        }
    }
}

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

/// The reader's answers so far to the question of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tried {
    pub(super) step: usize,
    pub(super) tries: u32,
    /// The last answer; repeating it does not count as another try.
    pub(super) last: Answer,
    pub(super) right: bool,
}
