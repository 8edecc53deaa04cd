use super::{Answers, Field, Opponent, Player, Trouble, Wish};
use nian_solver::{AnyPosition, Move, Outcome, PlayError};
use nian_words::Language;

/// What a reader, a page or a clock can do to a widget.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Show another step.
    GoTo(Target),
    /// Start or stop going from step to step by itself.
    TogglePlaying,
    /// The time for one step is over: go on, and stop at the end.
    Tick,
    /// How fast the steps follow each other.
    SetSpeed(Speed),
    /// Play a move: in a game, or as a line of the reader's own beside an example.
    Play(Move),
    /// In a tree of moves, go to where these lead from its root: `ab1 b3`.
    Walk(String),
    /// Choose a move without playing it; `None` chooses nothing.
    Choose(Option<Move>),
    /// Choose a move, or play it if it is the one chosen.
    Touch(Move),
    /// Play the chosen move.
    Take,
    /// The other player makes a move.
    Reply,
    /// Take back to the reader's turn before.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Back to the beginning.
    Reset,
    /// Show the answer here.
    Reveal,
    /// Show all answers, or hide them until asked for.
    SetAnswers(Answers),
    /// A new game from this position.
    SetPosition(AnyPosition),
    /// Who begins; a new game.
    SetFirst(Player),
    /// Who plays against the reader.
    SetOpponent(Opponent),
    /// Open a popup, or close it if it is open.
    Toggle(Popup),
    /// List every move with its reason, or fold the list away.
    Unfold,
    /// Close whatever is open, or drop the move chosen.
    Dismiss,
    /// Begin the table with this row.
    From(u64),
    /// The field of a claim's range holds this.
    Range(String),
    /// Check the claim.
    Check,
    /// End the check.
    Cancel,
    /// So many per cent of the check are done.
    Percent(u64),
    /// What has come of the check, as `nian-claims` writes it; an empty text if nothing could.
    Verdict(String),
    /// Write this into a field of the number.
    Enter(Field, String),
    /// Do what an attribute asks for.
    Ask(Wish),
}

/// A step to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The start.
    First,
    /// One back.
    Prev,
    /// One on.
    Next,
    /// The end.
    Last,
    /// This one; 0 is the start.
    Step(usize),
}

impl Target {
    /// What buttons and scripts call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Prev => "prev",
            Self::Next => "next",
            Self::Last => "last",
            Self::Step(_) => "step",
        }
    }

    /// The step meant when `step` of `steps` is shown; `None` if there is none.
    #[must_use]
    pub fn resolve(self, step: usize, steps: usize) -> Option<usize> {
        match self {
            Self::First => Some(0),
            Self::Prev => step.checked_sub(1),
            Self::Next => Some(step + 1).filter(|&next| next <= steps),
            Self::Last => Some(steps),
            Self::Step(to) => Some(to).filter(|&to| to <= steps),
        }
    }
}

/// How fast the steps follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Twice the time.
    Slow,
    /// Time to read.
    #[default]
    Normal,
    /// Half the time.
    Fast,
}

impl Speed {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];
}

/// What can be opened on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Popup {
    /// The menu.
    Menu,
    /// The list of steps.
    Steps,
}

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
    /// The game is over.
    End {
        /// Who has won it.
        winner: Player,
    },
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
    /// No move can be taken back.
    NothingToUndo,
    /// No move was taken back.
    NothingToRedo,
    /// There is no such table under these rules.
    NoSuchTable,
    /// That is no number to be written, or no way to write it.
    Number(Trouble),
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
            Self::NothingToUndo => words.nothing_to_undo().into(),
            Self::NothingToRedo => words.nothing_to_redo().into(),
            Self::NoSuchTable => String::new(),
            Self::Number(trouble) => trouble.message(language),
        }
    }
}
