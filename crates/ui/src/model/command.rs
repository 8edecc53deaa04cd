//! What the buttons and fields of a card ask for, and the text by which they carry it: `data-do="step 3"`
//! on what is clicked, `data-set="opponent"` on a field. The text is written and read here alone.
//!
//! It is text because one listener a card reads all of them, and because a script reads them before
//! the engine is there.
use super::exercise::THAT_IS_ALL;
use super::{
    Action, Answer, Answers, Field, Opponent, Player, Popup, Speed, Target, Widget, board_key,
    choices,
};
use nian_solver::{AnyPosition, Move, Outcome};
use std::borrow::Cow;

/// The events by which a card hears of clicks and fields, and of the keys of its board.
pub const LISTENED_EVENTS: [&str; 3] = ["click", "input", "keydown"];

/// What a click asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Another step.
    GoTo(Target),
    /// Going from step to step by itself, or no more.
    Run,
    /// A move, at once.
    Play(Move),
    /// A move: to choose it, or to play it if it is chosen.
    Touch(Move),
    /// A move, to be chosen only.
    Choose(Move),
    /// To go where these moves lead in a tree: `a2 b1`.
    Walk(&'a str),
    /// To choose a smaller move, as the left arrow key does.
    Fewer,
    /// To choose a larger move, as the right arrow key does.
    More,
    /// To play what is chosen.
    Take,
    /// To take back.
    Undo,
    /// To play again what was taken back.
    Redo,
    /// To begin anew.
    Again,
    /// To say that the position is safe, or that it is not.
    Say(Outcome),
    /// To say that all winning moves are found.
    ThatIsAll,
    /// To choose a place of an answer by numbers, or a move that is written down; or no more.
    Pick(u64),
    /// To have the numbers judged that are chosen or written.
    Submit,
    /// The next hint.
    Hint,
    /// The next task.
    NextTask,
    /// The answer.
    Reveal,
    /// To go through the game that is over, or no more.
    Review,
    /// To play on from the step shown of it.
    Retry,
    /// To go back to it.
    Return,
    /// The picture of what decides the game, or no more of it.
    Structure,
    /// A popup, or no more of it.
    Toggle(Popup),
    /// Every move with its reason, or no more of that.
    Unfold,
    /// The rows of a table from this one on.
    From(u64),
    /// To check the claim.
    Check,
    /// To end the check.
    Cancel,
}

impl<'a> Command<'a> {
    /// Those whose text is one name.
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

    /// What it is called.
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

    /// What `data-do` says: its name and, behind a space, what it is done with. Moves are in the
    /// notation.
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

    /// The same where it can be done now, else nothing.
    #[must_use]
    pub fn text_if(self, able: bool) -> Cow<'static, str> {
        if able { self.text() } else { "".into() }
    }

    /// What `data-do` asks for where `position` is shown; `None` if that is nothing.
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

    /// What `data-move` asks for, which is the move alone: it is touched.
    #[must_use]
    pub fn read_move(text: &str, position: Option<&AnyPosition>) -> Option<Self> {
        position?.read_move(text).ok().map(Self::Touch)
    }

    /// What it does to `widget`; `None` if that is nothing now.
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

/// A field of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The step shown.
    Step,
    /// How fast the steps follow each other: the place in [`Speed::ALL`].
    Speed,
    /// The place in [`Opponent::ALL`].
    Opponent,
    /// Who begins: the place in [`Player::ALL`].
    First,
    /// When answers are seen: the place in [`Answers::ALL`].
    Answers,
    /// The first row of a table.
    From,
    /// The range of a claim.
    Range,
    /// What a number is told by.
    Number(Field),
    /// How much the choice at this place takes, as it is typed.
    Take(usize),
    /// The slider for that.
    Slide(usize),
    /// The number that answers a question.
    Reply,
}

impl Input {
    /// Those whose text is one name.
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

    /// What `data-set` says: its name and, behind a space, the place of the choice.
    #[must_use]
    pub fn text(self) -> Cow<'static, str> {
        match self {
            Self::Take(at) | Self::Slide(at) => [self.name(), " ", &at.to_string()].concat().into(),
            _ => self.name().into(),
        }
    }

    /// The field whose `data-set` says this, if there is one.
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

    /// What it does to `widget` once it holds `value`; `None` if that is nothing.
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

/// What the field of the choice number `at` does once it holds `value`: nothing is chosen by an
/// amount that cannot be taken. A slider goes to one that can.
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
