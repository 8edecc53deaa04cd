//! The commands of a card's buttons and inputs, and the attributes that carry them as text: `data-do="step 3"` on what
//! is clicked, `data-set="opponent"` on an input. Only this module writes and parses that text.
//!
//! They are text because one delegated listener a card handles all of them, and because a script handles them before
//! the engine has loaded.
use super::exercise::THAT_IS_ALL;
use super::{
    Action, Answer, Answers, Field, Opponent, Player, Popup, Speed, Target, Widget, board_key,
    choices,
};
use nian_solver::{AnyPosition, Move, Outcome};
use std::borrow::Cow;

/// The events for which a card has listeners: clicks, inputs, and the keys of its board.
pub const LISTENED_EVENTS: [&str; 3] = ["click", "input", "keydown"];

/// The command of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Go to another step.
    GoTo(Target),
    /// Toggle autoplay.
    Run,
    /// Play a move at once.
    Play(Move),
    /// Choose a move, or play it if it is chosen already.
    Touch(Move),
    /// Choose a move without playing it.
    Choose(Move),
    /// Go to the node of a tree that these moves reach: `a2 b1`.
    Walk(&'a str),
    /// Choose a smaller move, as the left arrow key does.
    Fewer,
    /// Choose a larger move, as the right arrow key does.
    More,
    /// Play the chosen move.
    Take,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Start anew.
    Again,
    /// Answer that the position is safe, or that it is not.
    Say(Outcome),
    /// Answer that all winning moves are found.
    ThatIsAll,
    /// Toggle a place of an answer by numbers, or a move that is written down.
    Pick(u64),
    /// Submit the numbers that are chosen or typed.
    Submit,
    /// Give the next hint.
    Hint,
    /// Go to the next task.
    NextTask,
    /// Reveal the answer.
    Reveal,
    /// Start the review of the game that is over, or end it.
    Review,
    /// Play on from the step shown of the review.
    Retry,
    /// Return to the review.
    Return,
    /// Toggle the picture of what decides the game.
    Structure,
    /// Toggle a popup.
    Toggle(Popup),
    /// Toggle the list of every move with its reason.
    Unfold,
    /// Show the rows of a table from this one on.
    From(u64),
    /// Check the claim.
    Check,
    /// Cancel the check.
    Cancel,
}

impl<'a> Command<'a> {
    /// The commands without an argument.
    const PLAIN: [Command<'static>; 27] = [
        Command::GoTo(Target::First),
        Command::GoTo(Target::Prev),
        Command::GoTo(Target::Next),
        Command::GoTo(Target::Last),
        Command::Run,
        Command::Fewer,
        Command::More,
        Command::Take,
        Command::Undo,
        Command::Redo,
        Command::Again,
        Command::Say(Outcome::Safe),
        Command::Say(Outcome::Unsafe),
        Command::ThatIsAll,
        Command::Submit,
        Command::Hint,
        Command::NextTask,
        Command::Reveal,
        Command::Review,
        Command::Retry,
        Command::Return,
        Command::Structure,
        Command::Toggle(Popup::Menu),
        Command::Toggle(Popup::Steps),
        Command::Unfold,
        Command::Check,
        Command::Cancel,
    ];

    /// The command's name, without its argument.
    fn name(self) -> &'static str {
        match self {
            Self::GoTo(target) => target.name(),
            Self::Run => "run",
            Self::Play(_) => "play",
            Self::Touch(_) => "touch",
            Self::Choose(_) => "choose",
            Self::Walk(_) => "walk",
            Self::Fewer => "key ArrowLeft",
            Self::More => "key ArrowRight",
            Self::Take => "take",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Again => "again",
            Self::Say(Outcome::Safe) => "safe",
            Self::Say(Outcome::Unsafe) => "unsafe",
            Self::ThatIsAll => THAT_IS_ALL,
            Self::Pick(_) => "pick",
            Self::Submit => "answer",
            Self::Hint => "hint",
            Self::NextTask => "next-task",
            Self::Reveal => "reveal",
            Self::Review => "review",
            Self::Retry => "retry",
            Self::Return => "return",
            Self::Structure => "structure",
            Self::Toggle(Popup::Menu) => "menu",
            Self::Toggle(Popup::Steps) => "steps",
            Self::Unfold => "moves",
            Self::From(_) => "from",
            Self::Check => "check",
            Self::Cancel => "cancel",
        }
    }

    /// The value of `data-do`: the name and, after a space, the argument. Moves are in the notation.
    #[must_use]
    pub fn text(self) -> Cow<'static, str> {
        let with = match self {
            Self::GoTo(Target::Step(step)) => step.to_string(),
            Self::Play(mv) | Self::Touch(mv) | Self::Choose(mv) => mv.to_string(),
            Self::Walk(path) => path.to_owned(),
            Self::From(row) => row.to_string(),
            Self::Pick(place) => place.to_string(),
            _ => return self.name().into(),
        };
        [self.name(), " ", &with].concat().into()
    }

    /// The value of `data-do` if the command can be used now, else an empty text.
    #[must_use]
    pub fn text_if(self, able: bool) -> Cow<'static, str> {
        if able { self.text() } else { "".into() }
    }

    /// Parses `data-do` where `position` is shown; `None` if it is no command there.
    #[must_use]
    pub fn read(text: &'a str, position: Option<&AnyPosition>) -> Option<Self> {
        if let Some(command) = Self::PLAIN.iter().find(|command| command.name() == text) {
            return Some(*command);
        }
        let (name, with) = text.split_once(' ')?;
        let mv = || position?.read_move(with).ok();
        Some(match name {
            "step" => Self::GoTo(Target::Step(with.parse().ok()?)),
            "play" => Self::Play(mv()?),
            "touch" => Self::Touch(mv()?),
            "choose" => Self::Choose(mv()?),
            "walk" => Self::Walk(with),
            "from" => Self::From(with.parse().ok()?),
            "pick" => Self::Pick(with.parse().ok()?),
            _ => return None,
        })
    }

    /// Parses `data-move`, which holds a move alone: a [`Command::Touch`].
    #[must_use]
    pub fn read_move(text: &str, position: Option<&AnyPosition>) -> Option<Self> {
        position?.read_move(text).ok().map(Self::Touch)
    }

    /// The action of the command in `widget`; `None` if it does nothing now.
    #[must_use]
    pub fn action(self, widget: &Widget) -> Option<Action> {
        Some(match self {
            Self::GoTo(target) => Action::GoTo(target),
            Self::Run => Action::TogglePlaying,
            Self::Play(mv) => Action::Play(mv),
            Self::Touch(mv) => Action::Touch(mv),
            Self::Choose(mv) => Action::Choose(Some(mv)),
            Self::Walk(path) => Action::Walk(path.to_owned()),
            Self::Fewer => return board_key(widget, "ArrowLeft"),
            Self::More => return board_key(widget, "ArrowRight"),
            Self::Take => Action::Take,
            Self::Undo => Action::Undo,
            Self::Redo => Action::Redo,
            Self::Again => Action::Reset,
            Self::Say(outcome) => Action::Answer(Answer::Outcome(outcome)),
            Self::ThatIsAll => Action::AnswerText(THAT_IS_ALL.to_owned()),
            Self::Pick(place) => Action::Pick(place),
            Self::Submit => Action::Submit,
            Self::Hint => Action::Hint,
            Self::NextTask => Action::NextTask,
            Self::Reveal => Action::Reveal,
            Self::Review => Action::Review,
            Self::Retry => Action::Retry,
            Self::Return => Action::Return,
            Self::Structure => Action::Draw(Some(widget.structure()?.1)),
            Self::Toggle(popup) => Action::Toggle(popup),
            Self::Unfold => Action::Unfold,
            Self::From(row) => Action::From(row),
            Self::Check => Action::Check,
            Self::Cancel => Action::Cancel,
        })
    }
}

/// An input of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The step shown.
    Step,
    /// The speed of autoplay: an index in [`Speed::ALL`].
    Speed,
    /// The opponent: an index in [`Opponent::ALL`].
    Opponent,
    /// Who begins: an index in [`Player::ALL`].
    First,
    /// When answers are visible: an index in [`Answers::ALL`].
    Answers,
    /// The first row of a table.
    From,
    /// The range of a claim.
    Range,
    /// A field of a number.
    Number(Field),
    /// The amount of the choice with this index, as a number field.
    Take(usize),
    /// The amount of the choice with this index, as a slider.
    Slide(usize),
    /// The number that answers a question.
    Reply,
}

impl Input {
    /// The inputs without an argument.
    const PLAIN: [Self; 12] = [
        Self::Step,
        Self::Speed,
        Self::Opponent,
        Self::First,
        Self::Answers,
        Self::From,
        Self::Range,
        Self::Number(Field::Value),
        Self::Number(Field::Digits),
        Self::Number(Field::System),
        Self::Number(Field::List),
        Self::Reply,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Speed => "speed",
            Self::Opponent => "opponent",
            Self::First => "first",
            Self::Answers => "answers",
            Self::From => "from",
            Self::Range => "range",
            Self::Number(Field::Value) => "value",
            Self::Number(Field::Digits) => "digits",
            Self::Number(Field::System) => "system",
            Self::Number(Field::List) => "list",
            Self::Reply => "reply",
            Self::Take(_) => "take",
            Self::Slide(_) => "slide",
        }
    }

    /// The value of `data-set`: the name and, after a space, the index of the choice.
    #[must_use]
    pub fn text(self) -> Cow<'static, str> {
        match self {
            Self::Take(at) | Self::Slide(at) => [self.name(), " ", &at.to_string()].concat().into(),
            _ => self.name().into(),
        }
    }

    /// Parses `data-set`; `None` if it is no input.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if let Some(input) = Self::PLAIN.iter().find(|input| input.name() == text) {
            return Some(*input);
        }
        let (name, at) = text.split_once(' ')?;
        let at = at.parse().ok()?;
        match name {
            "take" => Some(Self::Take(at)),
            "slide" => Some(Self::Slide(at)),
            _ => None,
        }
    }

    /// The action when the input of `widget` gets `value`; `None` if it does nothing.
    #[must_use]
    pub fn action(self, value: &str, widget: &Widget) -> Option<Action> {
        let place = || value.parse::<usize>().ok();
        Some(match self {
            Self::Step => Action::GoTo(Target::Step(place()?)),
            Self::Speed => Action::SetSpeed(*Speed::ALL.get(place()?)?),
            Self::Opponent => Action::SetOpponent(*Opponent::ALL.get(place()?)?),
            Self::First => Action::SetFirst(*Player::ALL.get(place()?)?),
            Self::Answers => Action::SetAnswers(*Answers::ALL.get(place()?)?),
            Self::From => Action::From(value.parse().ok()?),
            Self::Range => Action::Range(value.to_owned()),
            Self::Number(field) => Action::Enter(field, value.to_owned()),
            Self::Reply => Action::Write(value.to_owned()),
            Self::Take(at) => return read_amount(widget, at, value, false),
            Self::Slide(at) => return read_amount(widget, at, value, true),
        })
    }
}

/// The action when the input of the choice with index `at` gets `value`: an amount that cannot be taken clears the
/// choice in a field, and moves to the next possible one on a slider.
fn read_amount(widget: &Widget, at: usize, value: &str, slider: bool) -> Option<Action> {
    let all = choices(widget.position()?, widget.chosen);
    let choice = all.get(at)?;
    let amount: u64 = value.parse().unwrap_or(0);
    let take = if slider {
        choice.snap(choice.taken_by(widget.chosen), amount)
    } else {
        amount
    };
    Some(Action::Choose(choice.take(take)))
}
