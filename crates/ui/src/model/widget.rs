use super::{
    Answers, ClaimCheck, Event, Exercise, Game, Hinted, Layout, Popup, RequestedAttributes, Speed,
    TableKind, Tables, Target, Walkthrough,
};
use nian_lessons::{Example, Frame};
use nian_scene::View;
use nian_solver::{AnyPosition, Move};
use nian_words::Language;

/// Everything a widget is: what the page of it is drawn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Widget {
    /// The language of everything that is said.
    pub language: Language,
    /// The room there is.
    pub layout: Layout,
    /// Whether answers may be seen unasked.
    pub answers: Answers,
    /// What is wrong with the widget's attributes, for the reader.
    pub notice: Option<String>,
    /// What is open.
    pub popup: Option<Popup>,
    /// The move the reader has chosen but not played.
    pub chosen: Option<Move>,
    /// Whether the reader has asked for the answer of what is shown.
    pub revealed: bool,
    /// Whether another picture has been asked for since the answer was.
    pub redrawn: bool,
    /// Whether every move is listed with its reason.
    pub unfolded: bool,
    /// The hints that stand.
    pub(super) hinted: Hinted,
    /// Whether what answers by numbers has just been opened by its button, so that it takes the focus.
    pub opened: bool,
    /// What the page asks for by attributes that belong together.
    pub asked: RequestedAttributes,
    /// The games that can be gone back to; the last is the one that is gone through, if one is.
    pub kept: Vec<Game>,
    /// What kind of widget it is.
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
    /// `nian-claim`; boxed, as the texts of three languages make it the largest by far.
    Claim(Box<ClaimCheck>),
}

impl Kind {
    /// What an element of this name shows while no attribute asks for anything else; `file` is the
    /// text of the file that its `src` names, `seed` any number for an opponent who errs. `None`
    /// where something is wrong with the file.
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

    /// Whether answers may be seen unasked where nobody has said so.
    pub(super) fn usual_answers(&self) -> Answers {
        match self {
            // One who plays wants to think first.
            Self::Game(_) => Answers::Hidden,
            _ => Answers::Ask,
        }
    }

    /// What goes by steps: an example, or the task of an exercise.
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
            hinted: Hinted::default(),
            opened: false,
            asked: RequestedAttributes::default(),
            kept: Vec::new(),
            kind,
        }
    }

    /// What is shown; a table is no frame.
    #[must_use]
    pub fn frame(&self) -> Option<&Frame> {
        match &self.kind {
            Kind::Game(game) => Some(game.frame()),
            kind => kind.example().map(Walkthrough::frame),
        }
    }

    /// How `frame`, which is what is shown, is to be seen.
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

    /// The position shown, if it is one.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        match &self.kind {
            Kind::Game(game) => Some(game.position()),
            kind => kind.example()?.position(),
        }
    }

    /// The step shown and the last step's number.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        match &self.kind {
            Kind::Game(game) => (game.step(), game.steps()),
            kind => kind
                .example()
                .map_or((0, 0), |example| (example.step(), example.steps())),
        }
    }

    /// Whether outcomes, winning moves and reasons may be seen now.
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
                // Where a game is gone through, to think first is over but at its slips.
                Answers::Hidden if self.reviewed().is_none() => false,
                Answers::Hidden | Answers::Ask => !asks(),
            }
    }

    /// Whether [`Action::GoTo`](super::Action::GoTo) this target would be granted.
    #[must_use]
    pub fn can_go_to(&self, target: Target) -> bool {
        if self.is_task() {
            return false; // a step on would be its answer
        }
        if target == Target::Prev && self.off_the_example() {
            return true;
        }
        let (step, steps) = self.steps();
        target.resolve(step, steps).is_some()
    }

    /// Whether the reader can choose a move on the board now: on their turn in a game, and where an
    /// example asks for a move.
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

    /// How long the step shown stands while the steps follow each other, in milliseconds;
    /// `None` when they don't.
    #[must_use]
    pub fn step_time(&self) -> Option<u32> {
        let Kind::Example(example) = &self.kind else {
            return None;
        };
        if !example.playing() {
            return None;
        }
        let text = self.language.sentences().frame(example.frame());
        // A reader's pace: some 1000 letters or 500 Chinese characters a minute, of three bytes
        // each, are comfortable while looking at a picture as well.
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

    /// Whether the task shown is to be answered by numbers, below the picture.
    #[must_use]
    pub fn asks_elsewhere(&self) -> bool {
        let (step, steps) = self.steps();
        self.is_task() && step == 0 && steps > 0
    }

    /// Goes on where a script has stopped that showed the steps of the example so far: at this step,
    /// which the page asked for or the reader went to, with its answer given and the list of steps open.
    pub fn resume(&mut self, step: usize, asked: bool, revealed: bool, listed: bool) {
        if let Kind::Example(example) = &mut self.kind {
            example.show(step.min(example.steps()));
        }
        self.fold();
        if !asked {
            self.asked.give_way(&[Event::Step]);
        }
        self.revealed = revealed;
        self.popup = listed.then_some(Popup::Steps);
    }

    /// Has what answers the question shown by numbers wait for its button.
    pub fn fold(&mut self) {
        if let Kind::Example(example) = &mut self.kind {
            example.fold();
        }
    }

    /// Whether an answer stands on the board, or was given here before and is right.
    fn is_answered(&self) -> bool {
        self.kind.example().is_some_and(Walkthrough::is_answered)
    }

    fn off_the_example(&self) -> bool {
        self.kind
            .example()
            .is_some_and(Walkthrough::off_the_example)
    }
}
