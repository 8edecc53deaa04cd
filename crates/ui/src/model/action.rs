use super::{Answer, Answers, AttributeChange, Field, Opponent, Player, Target};
use nian_lessons::Show;
use nian_solver::Move;

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
    /// Answer what the step asks.
    Answer(Answer),
    /// Answer by numbers as they are written: `4, 1`, `101101`, `34+8+3`.
    AnswerText(String),
    /// Choose a place of an answer by numbers, or a move of a game that is written down; or do so no more.
    Pick(u64),
    /// The field of an answer by numbers holds this.
    Write(String),
    /// What is chosen or written is the answer.
    Submit,
    /// Open what the answer is put together with, for the keyboard too.
    Open,
    /// Give the next hint, and after the last the answer.
    Hint,
    /// Go on to the next task.
    NextTask,
    /// Show the answer here.
    Reveal,
    /// Show all answers, or hide them until asked for.
    SetAnswers(Answers),
    /// Go through the game that is over, or no more.
    Review,
    /// Play on from the step shown of the game that is gone through.
    Retry,
    /// Back to the game that was gone through before this one was begun.
    Return,
    /// Who begins; a new game.
    SetFirst(Player),
    /// Who plays against the reader.
    SetOpponent(Opponent),
    /// Draw the board so; `None` leaves that to what is shown.
    Draw(Option<Show>),
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
    Ask(AttributeChange),
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
