//! What can happen in a lesson, and what it does to what is around it.

use super::keys::Command;
use super::saved_session::Colours;
use super::thing::{ElementCommand, ElementState};
use super::vote::Tally;
use crate::deck::{Deck, DisplayTitle};
use crate::elements::Answers;
use crate::slip::Observation;

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// All is mounted.
    Begin,
    /// A key asks for this.
    Key(Command),
    /// A button does.
    Do(Command),
    /// The speaker's window does.
    Asked(Command),
    /// So the element of a thing is now; 1-based.
    Looked(usize, ElementState),
    /// The element stands in its place, where it stood already or not; it was elsewhere in the page or in none.
    Placed {
        /// Whether it stood elsewhere.
        is_new: bool,
        /// Whether it was in the page.
        was_connected: bool,
    },
    /// An element can be seen, or cannot.
    Came {
        /// The thing, 1-based.
        at: usize,
        /// What asked for it; `None` if it was only to be there early.
        turn: Option<u32>,
        /// Why not.
        result: Result<(), LoadError>,
    },
    /// The element has gone to the step that was asked for, from another or not.
    Gone {
        /// Whether it was at another.
        has_moved: bool,
    },
    /// It could not yet.
    NotGone,
    /// What was to be done with it is done.
    Done,
    /// The element of a thing could not do that yet.
    Lost(usize),
    /// Something happened in the element of a thing.
    Told {
        /// The thing, 1-based.
        at: usize,
        /// What.
        told: ElementEvent,
        /// Whether an effect of ours has caused it.
        is_own: bool,
    },
    /// A pupil has done something in the element of a thing.
    Saw {
        /// The thing, 1-based.
        at: usize,
        /// How it is then.
        seen: Observation,
        /// Whether an effect of ours has caused it.
        is_own: bool,
    },
    /// A pupil has begun the game of a thing with this move.
    Began {
        /// The thing, 1-based.
        at: usize,
        /// The move in the notation.
        mv: String,
    },
    /// The teacher's own question.
    Question(QuestionAction),
    /// The slip that a pupil hands in.
    Slip(SlipAction),
    /// What the things are called.
    Named(Vec<DisplayTitle>),
    /// The page has another theme.
    Theme(Option<String>),
    /// Cards can be fitted to the screen from now on.
    CanFit,
    /// The full screen has begun or ended.
    Screen(bool),
    /// A window that was opened has come, or does not.
    WindowOpened,
    /// What was said has been read.
    Hush(u32),
    /// The buttons are opened or closed, by the keyboard or not.
    Bar {
        /// Whether the keyboard did it.
        by_key: bool,
    },
    /// A dialog was closed.
    SheetClosed,
    /// A thing is chosen in the overview.
    Choose(usize),
    /// The timer.
    Clock(ClockAction),
    /// These can be voted for.
    Hands(Vec<Tally>),
    /// So many are for a choice.
    Count(usize, u32),
    /// A choice is called so.
    Label(usize, String),
    /// A mode is closed by its button.
    CloseMode,
    /// A team is called so.
    TeamName(usize, String),
    /// The game of the teams is played as far as this.
    Played(ElementState),
    /// It is over: the one who began has won, or not.
    Ended(bool),
    /// It goes on where it was before the page was loaded again.
    Recalled,
    /// The teams play again.
    Rematch,
    /// The pen.
    Pen(PenAction),
    /// The lesson is left, by its button.
    Leave,
    /// It is to be shown on stage.
    Project,
    /// The speaker's window is gone or back.
    Speaker(SpeakerStatus),
}

/// Why an element cannot be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It could not be loaded.
    Missing,
    /// There is a mistake in it.
    Wrong,
}

/// What happens in an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ElementEvent {
    /// It is ready.
    Ready,
    /// It is at another step.
    Step,
    /// A step was answered, right or wrong.
    Answer {
        /// Whether it was right.
        is_right: bool,
        /// The step.
        step: u16,
    },
    /// A move was made.
    Move,
    /// A claim was checked.
    Checked(Option<String>),
    /// Something failed.
    Error,
}

/// What is done with the timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// It is started, with so many seconds.
    Start(u32),
    /// It stands still, or goes on.
    Hold,
    /// It is put away.
    Off,
    /// Time has passed.
    Tick,
}

/// What is done with the teacher's own question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// A pupil answers this.
    Answer(String),
    /// The answer is to be told.
    Tell,
}

/// What is done with a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlipAction {
    /// It is to be handed in, in this year.
    Open(u16),
    /// The pupil has typed this as the seat number.
    Seat(String),
    /// Its line, which is this one, is to be copied.
    Copy(String),
    /// It was, or could not be.
    Copied(bool),
    /// Its code is shown large.
    Enlarge,
}

/// What is done with the pen.
#[derive(Clone, Debug, PartialEq)]
pub enum PenAction {
    /// What is drawn on has this size, and is a picture or all of the stage.
    Size([f64; 2], bool),
    /// A pointer begins a line of this width.
    Down(i32, f64),
    /// It goes on through these points.
    Draw(i32, Vec<[f64; 2]>),
    /// The line is done.
    Up(i32),
    /// The last line is taken back.
    Undo,
    /// All lines are erased.
    Clear,
    /// The pen is put down.
    Done,
}

/// How the speaker's window is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpeakerStatus {
    /// It was closed.
    Gone,
    /// It is back.
    There,
    /// The browser did not let it be opened.
    Refused,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The element of a thing is put into its place; answered by [`Action::Placed`].
    Put(usize),
    /// All elements but that of a thing leave the stage.
    UnstageOthers(usize),
    /// All elements leave the stage.
    Unstage,
    /// The element of a thing is waited for; answered by [`Action::Came`].
    Come {
        /// The thing, 1-based.
        at: usize,
        /// What asks for it; `None` if it is only to be there early.
        turn: Option<u32>,
        /// The game to go on with.
        game: Option<String>,
    },
    /// An element of a thing that stands in no page is put where nobody sees it, and is waited for.
    Prepare(usize),
    /// It goes to a step, with this in its attribute `answers`; answered by [`Action::Gone`] or [`Action::NotGone`].
    Go {
        /// The thing, 1-based.
        at: usize,
        /// The attribute, if it is to be set.
        answers: Option<Answers>,
        /// The step.
        step: u16,
    },
    /// This is done with the element of a thing.
    Deed(usize, ElementCommand),
    /// It is looked at anew; answered by [`Action::Looked`].
    Look(usize),
    /// The answer to a step is done; answered by [`Action::Done`].
    Finish,
    /// A claim keeps its answer to itself no more.
    Tell(usize),
    /// The element of a thing is fitted to the screen, in these colours.
    Stage(usize, Colours),
    /// The game of the teams is.
    StageGame(Colours),
    /// The teams play: a game from a position, as far as a state.
    Play {
        /// The position.
        position: String,
        /// How far it was played.
        state: Option<String>,
    },
    /// The game of the teams is taken away.
    EndGame,
    /// It gives its answer.
    RevealGame,
    /// It gives a hint.
    HintGame,
    /// What can be voted for is looked up; answered by [`Action::Hands`].
    AskChoices,
    /// The first count of the vote has the focus.
    FocusHands,
    /// The first button of the timer has it.
    FocusClock,
    /// The first of the buttons has it.
    FocusBar,
    /// The lesson has it, wherever it is, or only where it was in this area.
    FocusRoot(FocusArea),
    /// The heading of the slip has it.
    FocusSlip,
    /// A line is copied; answered by [`SlipAction::Copied`].
    Copy(String),
    /// The page is scrolled to its top.
    ScrollUp,
    /// Whether the lesson fills the screen is told to the page.
    Dress(bool),
    /// The full screen begins.
    EnterFull,
    /// It ends.
    LeaveFull,
    /// A window is about to be opened; answered by [`Action::WindowOpened`] after a while.
    AwaitWindow,
    /// The speaker's window is opened for this lesson.
    OpenSpeaker(String),
    /// It is told where the class is.
    TellSpeaker,
    /// It is told that the lesson is left.
    EndSpeaker,
    /// What is said is taken away after a while; answered by [`Action::Hush`].
    Later(u32),
    /// The timer ticks, or does not.
    Tick(bool),
    /// The size of the picture is needed; answered by [`PenAction::Size`].
    Measure,
    /// The address says where the class is.
    Keep,
    /// The tab keeps what has been done.
    Save,
    /// A dialog is closed.
    CloseSheet,
    /// All is taken away, and what the class has done forgotten.
    Leave(Box<Deck>),
}

/// Where the focus was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusArea {
    /// Anywhere.
    Anywhere,
    /// Among the buttons.
    Bar,
    /// In a mode.
    Mode,
    /// At the timer.
    Clock,
    /// At what another game of two teams takes away.
    Game,
    /// At the teacher's own question.
    Question,
}
