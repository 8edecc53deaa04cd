//! Answers: when they may be seen, what the reader's are, and how a question has been answered so far.
use nian_solver::{Move, Outcome};

/// Whether answers may be seen unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// They may, at every step.
    Shown,
    /// Each only when the reader asks for it.
    Hidden,
    /// They may, but at the steps that ask something.
    #[default]
    Ask,
}

impl Answers {
    /// All of them; the last is for what has steps.
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

/// What the reader answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This move wins.
    Move(Move),
    /// The position is safe, or it is not.
    Outcome(Outcome),
    /// Numbers, which have been judged.
    Numbers,
}

impl Answer {
    /// `safe`, `unsafe`, or the move in the notation.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Move(mv) => mv.to_string(),
            Self::Outcome(outcome) => if outcome.is_safe() { "safe" } else { "unsafe" }.to_owned(),
            Self::Numbers => String::new(), // they are told as they were written
        }
    }

    /// That of the word `safe` or `unsafe`.
    #[must_use]
    pub fn of_word(text: &str) -> Option<Self> {
        match text {
            "safe" => Some(Self::Outcome(Outcome::Safe)),
            "unsafe" => Some(Self::Outcome(Outcome::Unsafe)),
            _ => None,
        }
    }
}

/// How a question of a step has been answered so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tried {
    pub(super) step: usize,
    pub(super) tries: u32,
    /// The last answer; to give it again is no other try.
    pub(super) last: Answer,
    pub(super) right: bool,
}
