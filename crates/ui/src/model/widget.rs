use super::{
    Answers, ClaimCheck, Event, Exercise, Game, HintState, Layout, Popup, RequestedAttributes,
    Speed, TableKind, Tables, Target, Walkthrough,
};
use nian_lessons::{Example, Frame};
use nian_scene::View;
use nian_solver::{AnyPosition, Move};
use nian_words::Language;

/// The state of a widget, from which its card is rendered.
#[derive(Clone, Debug, PartialEq)]
pub struct Widget {
    /// The language of all texts.
    pub language: Language,
    /// The layout of the card.
    pub layout: Layout,
    /// When answers are visible without being asked for.
    pub answers: Answers,
    /// The error in the widget's attributes, as a sentence for the reader.
    pub notice: Option<String>,
    /// The open popup.
    pub popup: Option<Popup>,
    /// The move that is chosen but not played.
    pub chosen: Option<Move>,
    /// Whether the answer of what is shown is revealed.
    pub revealed: bool,
    /// Whether the picture was changed after the reveal.
    pub redrawn: bool,
    /// Whether the list of every move with its reason is unfolded.
    pub unfolded: bool,
    /// The hints shown.
    pub(super) hinted: HintState,
    /// Whether the inputs of an answer have just been unfolded, so that they take the focus.
    pub opened: bool,
    /// The values of the attributes that belong together.
    pub asked: RequestedAttributes,
    /// Those of a table or a number that are shown: a value that was refused waits in `asked` for others that fit it.
    pub(super) good: RequestedAttributes,
    /// A stack of games to return to; its top is the game under review, if there is a review.
    pub kept: Vec<Game>,
    /// The kind of the widget.
    pub kind: Kind,
}

/// The kinds of widgets.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// `nian-example`.
    Example(Walkthrough),
    /// `nian-game`.
    Game(Game),
    /// `nian-table`.
    Tables(Tables),
    /// `nian-exercise`.
    Exercise(Box<Exercise>),
    /// `nian-claim`; boxed, as the texts of three languages make it the largest variant by far.
    Claim(Box<ClaimCheck>),
}

impl Kind {
    /// The initial state of the element `name`. `file` is the text of the file in its `src`, `seed` any number for an
    /// opponent who errs. `None` if the file is invalid.
    #[must_use]
    pub fn of_element(name: &str, file: &str, seed: u32) -> Option<Self> {
        Some(match name {
            "nian-game" => Self::Game(Game::usual(seed)?),
            "nian-table" => Self::Tables(Tables::new(TableKind::default())),
            "nian-number" => Self::Example(Walkthrough::usual_number()?),
            "nian-claim" => Self::Claim(Box::new(ClaimCheck::parse(file)?)),
            "nian-exercise" => Self::Exercise(Box::new(Exercise::usual()?)),
            _ => Self::Example(Walkthrough::new(&Example::parse(file).ok()?).ok()?),
        })
    }

    /// The default for when answers are visible.
    pub(super) fn usual_answers(&self) -> Answers {
        match self {
            // Whoever plays wants to think first.
            Self::Game(_) => Answers::Hidden,
            _ => Answers::Ask,
        }
    }

    /// The walkthrough of an example or of an exercise's task.
    #[must_use]
    pub fn example(&self) -> Option<&Walkthrough> {
        match self {
            Self::Example(example) => Some(example),
            Self::Exercise(exercise) => Some(&exercise.example),
            _ => None,
        }
    }

    pub(super) fn example_mut(&mut self) -> Option<&mut Walkthrough> {
        match self {
            Self::Example(example) => Some(example),
            Self::Exercise(exercise) => Some(&mut exercise.example),
            _ => None,
        }
    }
}

impl Widget {
    /// A widget with nothing open, chosen or asked for.
    #[must_use]
    pub fn new(language: Language, kind: Kind) -> Self {
        let answers = kind.usual_answers();
        Self {
            language,
            layout: Layout::default(),
            answers,
            notice: None,
            popup: None,
            chosen: None,
            revealed: false,
            redrawn: false,
            unfolded: false,
            hinted: HintState::default(),
            opened: false,
            asked: RequestedAttributes::default(),
            good: RequestedAttributes::default(),
            kept: Vec::new(),
            kind,
        }
    }

    /// The frame shown; `None` for a table or a claim.
    #[must_use]
    pub fn frame(&self) -> Option<&Frame> {
        match &self.kind {
            Kind::Game(game) => Some(game.frame()),
            kind => kind.example().map(Walkthrough::frame),
        }
    }

    /// The view of `frame`, which is the frame shown.
    #[must_use]
    pub fn view<'a>(&'a self, frame: &'a Frame, layout: Layout) -> View<'a> {
        let (frames, own) = match &self.kind {
            Kind::Game(game) => (game.frames(), &[][..]),
            kind => match kind.example() {
                Some(example) => (&example.frames()[..], example.own()),
                None => (&[][..], &[][..]),
            },
        };
        View {
            frame,
            frames,
            own,
            language: self.language,
            width: layout.picture_width(),
            answers: self.answers_open(),
            playable: self.can_choose(),
            chosen: self.chosen,
        }
    }

    /// The position shown, if there is one.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        match &self.kind {
            Kind::Game(game) => Some(game.position()),
            kind => kind.example()?.position(),
        }
    }

    /// The position that scripts hear of: the task's in an exercise, whatever its board shows, or else the one shown.
    #[must_use]
    pub fn position_told(&self) -> Option<AnyPosition> {
        match self.exercise() {
            Some(exercise) => exercise.about().parse().ok(),
            None => self.position().cloned(),
        }
    }

    /// The step shown, and the number of the last step.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        match &self.kind {
            Kind::Game(game) => (game.step(), game.steps()),
            kind => kind
                .example()
                .map_or((0, 0), |example| (example.step(), example.steps())),
        }
    }

    /// Whether outcomes, winning moves and reasons are visible now.
    #[must_use]
    pub fn answers_open(&self) -> bool {
        if self.asks_elsewhere() {
            return false;
        }
        let asks = || self.frame().is_some_and(|frame| frame.ask.is_some());
        self.revealed
            || self.is_answered()
            || match self.answers {
                Answers::Shown => true,
                // In a review hidden answers are visible, except at the slips.
                Answers::Hidden if self.reviewed().is_none() => false,
                Answers::Hidden | Answers::Ask => !asks(),
            }
    }

    /// Whether [`Action::GoTo`](super::Action::GoTo) this target would be accepted.
    #[must_use]
    pub fn can_go_to(&self, target: Target) -> bool {
        if self.is_task() {
            return false; // step 1 of a task would be its answer
        }
        if target == Target::Prev && self.off_the_example() {
            return true;
        }
        let (step, steps) = self.steps();
        target.resolve(step, steps).is_some()
    }

    /// Whether moves can be chosen on the board now: on the reader's turn in a game, and where an example asks for a
    /// move.
    #[must_use]
    pub fn can_choose(&self) -> bool {
        match &self.kind {
            Kind::Game(game) => game.readers_turn(),
            _ => self.asks_for_a_move() && self.verdict().is_none(),
        }
    }

    /// Whether a game waits for the opponent's move.
    #[must_use]
    pub fn reply_due(&self) -> bool {
        matches!(&self.kind, Kind::Game(game) if game.reply_due())
    }

    /// The time of the step shown in autoplay, in milliseconds; `None` while autoplay is off.
    #[must_use]
    pub fn step_time(&self) -> Option<u32> {
        let Kind::Example(example) = &self.kind else {
            return None;
        };
        if !example.playing() {
            return None;
        }
        let text = self.language.sentences().frame(example.frame());
        // Some 1000 letters or 500 Chinese characters of three bytes each a minute are a comfortable reading speed
        // beside a picture.
        let byte = if self.language == Language::En {
            55
        } else {
            40
        };
        let time = 1400 + byte * u32::try_from(text.len()).unwrap_or(u32::MAX).min(300);
        Some(match example.speed() {
            Speed::Slow => time * 2,
            Speed::Normal => time,
            Speed::Fast => time / 2,
        })
    }

    /// Whether a task of an exercise is shown.
    #[must_use]
    pub fn is_task(&self) -> bool {
        matches!(self.kind, Kind::Exercise(_))
    }

    /// Whether the task shown is answered by numbers, in inputs below the picture.
    #[must_use]
    pub fn asks_elsewhere(&self) -> bool {
        let (step, steps) = self.steps();
        self.is_task() && step == 0 && steps > 0
    }

    /// Continues where a script has stopped that showed the example's prerendered cards: at this step, which the page
    /// asked for or the reader went to, with its answer revealed and the list of steps open.
    pub fn resume(&mut self, step: usize, asked: bool, revealed: bool, listed: bool) {
        if let Kind::Example(example) = &mut self.kind {
            example.show(step.min(example.steps()));
        }
        self.fold();
        if !asked {
            self.asked.override_by_reader(&[Event::Step]);
        }
        self.revealed = revealed;
        self.popup = listed.then_some(Popup::Steps);
    }

    /// Folds the inputs of the question shown.
    pub fn fold(&mut self) {
        if let Kind::Example(example) = &mut self.kind {
            example.fold();
        }
    }

    /// Whether an answer stands on the board, or the step was answered rightly before.
    fn is_answered(&self) -> bool {
        self.kind.example().is_some_and(Walkthrough::is_answered)
    }

    fn off_the_example(&self) -> bool {
        self.kind
            .example()
            .is_some_and(Walkthrough::off_the_example)
    }
}
