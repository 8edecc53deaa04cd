//! Events for the page, and refusals.
use super::{EntryError, Player, Verdict};
use nian_solver::{AnyPosition, Move, Outcome, PlayError};
use nian_words::Language;

/// An event for the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Another step is shown.
    Step,
    /// A move was played.
    Move {
        /// The move.
        mv: Move,
        /// Who played it.
        by: Player,
        /// The position after the move.
        position: AnyPosition,
        /// The outcome of that position.
        outcome: Outcome,
    },
    /// A question was answered.
    Answer {
        /// The question's name in events.
        question: &'static str,
        /// The answer as an attribute or a script writes it.
        answer: String,
        /// Whether the answer is right.
        correct: bool,
        /// The number of different answers so far, this one included.
        tries: u32,
        /// The step that asked, or the 0-based index of the task. A right move may have led on from the step already.
        step: usize,
    },
    /// The game has ended.
    End {
        /// The winner.
        winner: Player,
    },
    /// The reader has gone past the last task of an exercise.
    Done,
    /// The attribute of this name has this value from now on.
    Attribute(&'static str, String),
    /// An attribute is invalid; a sentence for the reader.
    Wrong(String),
    /// Start the check of the claim.
    Check,
    /// Cancel the check.
    Cancel,
    /// The check is done.
    Checked,
}

impl Event {
    /// The event of a move that led to `position`.
    pub(super) fn made(mv: Move, by: Player, position: &AnyPosition) -> Self {
        Self::Move {
            mv,
            by,
            position: position.clone(),
            outcome: position.outcome(),
        }
    }
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such step.
    NoSuchStep {
        /// The number of the last step; the first is 0.
        steps: usize,
    },
    /// The rules do not allow the move.
    Illegal(PlayError),
    /// The other player is to move.
    NotYourTurn,
    /// No position is shown.
    NoPosition,
    /// No question is open that has such an answer.
    NothingAsked,
    /// No move can be undone.
    NothingToUndo,
    /// No move can be redone.
    NothingToRedo,
    /// There is no such table for these rules.
    NoSuchTable,
    /// The number cannot be written, or not in this way.
    Number(EntryError),
    /// The task has been answered already.
    Closed,
    /// The answer must be one of the words `safe` and `unsafe`.
    SafeOrUnsafe,
    /// The text is no answer to this question.
    Unread,
}

impl Refusal {
    /// The refusal as a sentence for the reader.
    #[must_use]
    pub fn message(self, language: Language) -> String {
        let words = language.interface();
        match self {
            Self::NoSuchStep { steps } => words.no_such_step(steps as u64),
            Self::Illegal(error) => language.sentences().play_error(error),
            Self::NotYourTurn => words.not_your_turn().into(),
            Self::NoPosition => words.no_position().into(),
            Self::NothingAsked => words.nothing_asked().into(),
            Self::NothingToUndo => words.nothing_to_undo().into(),
            Self::NothingToRedo => words.nothing_to_redo().into(),
            Self::NoSuchTable => String::new(),
            Self::Number(trouble) => trouble.message(language),
            Self::Closed => language.answering().closed().into(),
            Self::SafeOrUnsafe => language.answering().safe_or_unsafe().into(),
            Self::Unread => language.answering().verdicts()[Verdict::Unread as usize].into(),
        }
    }
}
