//! What comes of an action.
use super::{Player, Trouble, Verdict};
use nian_solver::{AnyPosition, Move, Outcome, PlayError};
use nian_words::Language;

/// What a page is told.
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
        /// Where it led.
        position: AnyPosition,
        /// Who wins there.
        outcome: Outcome,
    },
    /// A question was answered.
    Answer {
        /// What was asked, as a page calls it.
        question: &'static str,
        /// What was answered, as a page writes it.
        answer: String,
        /// Whether that is right.
        correct: bool,
        /// How many different answers there have been, this one included.
        tries: u32,
        /// The step that asked, or the number of the task. A right move may have led on from it already.
        step: usize,
    },
    /// The game is over.
    End {
        /// Who has won it.
        winner: Player,
    },
    /// The last task of an exercise has been gone past.
    Done,
    /// The attribute of this name says this from now on.
    Attribute(&'static str, String),
    /// Something is wrong with an attribute; a sentence for the reader.
    Wrong(String),
    /// The claim is to be checked.
    Check,
    /// The check is to end.
    Cancel,
    /// The check is done.
    Checked,
}

impl Event {
    /// A move that was made, as a page is told of it.
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
    /// The steps go from 0 to `steps`.
    NoSuchStep {
        /// The last step's number.
        steps: usize,
    },
    /// The rules do not allow the move.
    Illegal(PlayError),
    /// The other player is to move.
    NotYourTurn,
    /// No position is shown.
    NoPosition,
    /// Nothing is asked that could be answered so.
    NothingAsked,
    /// No move can be taken back.
    NothingToUndo,
    /// No move was taken back.
    NothingToRedo,
    /// There is no such table under these rules.
    NoSuchTable,
    /// That is no number to be written, or no way to write it.
    Number(Trouble),
    /// The task has its answer already.
    Closed,
    /// The answer is one of these words.
    SafeOrUnsafe,
    /// That is no answer to this question.
    Unread,
}

impl Refusal {
    /// Says why, to the reader.
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
