use super::{Answer, Answers, AttributeChange, Field, Opponent, Player, Target};
use nian_lessons::Show;
use nian_solver::Move;

/// What a reader, a page or a clock can do to a widget.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Show another step.
    GoTo(Target),
    /// Start or stop autoplay.
    TogglePlaying,
    /// The time of one autoplay step is over: go to the next, and stop at the end.
    Tick,
    /// Set the speed of autoplay.
    SetSpeed(Speed),
    /// Play a move: in a game, or as a line of the reader's own beside an example.
    Play(Move),
    /// In a tree of moves, go to the node that these moves reach from its root: `ab1 b3`.
    Walk(String),
    /// Choose a move without playing it; `None` clears the choice.
    Choose(Option<Move>),
    /// Choose a move, or play it if it is chosen already.
    Touch(Move),
    /// Play the chosen move.
    Take,
    /// The other player makes a move.
    Reply,
    /// Undo up to the reader's turn before.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Back to the beginning.
    Reset,
    /// Answer the step's question.
    Answer(Answer),
    /// Answer by numbers as they are written: `4, 1`, `101101`, `34+8+3`.
    AnswerText(String),
    /// Toggle a place of an answer by numbers, or a move of a game that is written down.
    Pick(u64),
    /// The input of an answer by numbers has this value.
    Write(String),
    /// Submit the answer that is chosen or typed.
    Submit,
    /// Unfold the inputs of an answer and focus them.
    Open,
    /// Give the next hint, and after the last the answer.
    Hint,
    /// Go on to the next task.
    NextTask,
    /// Reveal the answer of what is shown.
    Reveal,
    /// When answers are visible.
    SetAnswers(Answers),
    /// Start the review of the game that is over, or end it.
    Review,
    /// Play on from the step shown of the game under review.
    Retry,
    /// Return to the review from which this game was begun.
    Return,
    /// Set who begins, which starts a new game.
    SetFirst(Player),
    /// Set who plays against the reader.
    SetOpponent(Opponent),
    /// Draw the board as this picture; `None` restores the default of what is shown.
    Draw(Option<Show>),
    /// Toggle a popup.
    Toggle(Popup),
    /// Toggle the list of every move with its reason.
    Unfold,
    /// Close the open popup, or clear the chosen move.
    Dismiss,
    /// Begin the table with this row.
    From(u64),
    /// The input of a claim's range has this value.
    Range(String),
    /// Check the claim.
    Check,
    /// Cancel the check.
    Cancel,
    /// The check's progress in per cent.
    Percent(u64),
    /// The result of the check as `nian-claims` writes it; empty if the check failed.
    Verdict(String),
    /// A field of the number has this value.
    Enter(Field, String),
    /// Apply a changed attribute.
    Ask(AttributeChange),
}

/// The speed of autoplay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Twice the usual time a step.
    Slow,
    /// The usual time, enough to read the words.
    #[default]
    Normal,
    /// Half the usual time.
    Fast,
}

impl Speed {
    /// All speeds, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];
}

/// A popup of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Popup {
    /// The menu.
    Menu,
    /// The list of steps.
    Steps,
}
