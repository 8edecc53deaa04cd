use super::walk;
use super::{
    Action, Asked, Claim, Event, Example, Game, Of, Popup, Refusal, Speed, Tables, Target,
};
use nian_lessons::{Ask, Frame, Lesson};
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
    /// Whether every move is listed with its reason.
    pub unfolded: bool,
    /// What the page asks for by attributes that belong together.
    pub asked: Asked,
    /// What kind of widget it is.
    pub kind: Kind,
}

/// The kinds of widgets.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// `nian-example`.
    Example(Example),
    /// `nian-game`.
    Game(Game),
    /// `nian-table`.
    Tables(Tables),
    /// `nian-claim`; boxed, as the texts of three languages make it the largest by far.
    Claim(Box<Claim>),
}

impl Kind {
    /// What an element of this name shows while no attribute asks for anything else; `file` is the
    /// text of the file that its `src` names, `seed` any number for an opponent who errs. `None`
    /// where something is wrong with the file.
    #[must_use]
    pub fn of_element(name: &str, file: &str, seed: u32) -> Option<Self> {
        Some(match name {
            "nian-game" => Self::Game(Game::usual(seed)?),
            "nian-table" => Self::Tables(Tables::new(Of::default())),
            "nian-number" => Self::Example(Example::usual_number()?),
            "nian-claim" => Self::Claim(Box::new(Claim::parse(file)?)),
            _ => Self::Example(Example::new(&Lesson::parse(file).ok()?).ok()?),
        })
    }

    /// Whether answers may be seen unasked where nobody has said so.
    pub(super) fn usual_answers(&self) -> Answers {
        match self {
            // One who plays wants to think first.
            Self::Game(_) => Answers::Hidden,
            Self::Example(_) | Self::Tables(_) | Self::Claim(_) => Answers::Ask,
        }
    }
}

/// Whether answers may be seen unasked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answers {
    /// They may, at every step.
    Shown,
    /// Each only when the reader asks for it.
    Hidden,
    /// They may, but at the steps that ask something.
    #[default]
    Ask,
}

impl Answers {
    /// All of them; the last is for what has steps.
    pub const ALL: [Self; 3] = [Self::Shown, Self::Hidden, Self::Ask];

    /// The value of the attribute `answers`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Hidden => "hidden",
            Self::Ask => "ask",
        }
    }
}

/// For how much room a picture is laid out; it is then scaled to the room there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// A telephone.
    Narrow,
    /// A page.
    #[default]
    Regular,
    /// A card that fills a screen, where that shows more (`www/stage.js` asks for it).
    Wide,
}

impl Layout {
    /// A card that is less wide than this, in CSS pixels, is for a telephone.
    pub const NARROW: f64 = 640.0;
    /// A card that is as wide as this fills a screen: no page is, and only `stage.css` makes a
    /// card's frame so.
    pub const WIDE: f64 = 5000.0;

    /// Those that a page has room for.
    pub const ALL: [Self; 2] = [Self::Narrow, Self::Regular];

    /// The layout for a card of this outer width, in CSS pixels.
    ///
    /// `card.css` draws the same line for the static card.
    #[must_use]
    pub fn for_card(width: f64) -> Self {
        if width < Self::NARROW {
            Self::Narrow
        } else if width < Self::WIDE {
            Self::Regular
        } else {
            Self::Wide
        }
    }

    /// The width a picture is laid out for, in CSS pixels.
    #[must_use]
    pub fn picture_width(self) -> f32 {
        match self {
            Self::Narrow => 300.0,
            Self::Regular => 600.0,
            Self::Wide => 860.0,
        }
    }

    /// The CSS class of what is for this layout only, where there are several.
    #[must_use]
    pub fn class_among(self, layouts: &[Self]) -> &'static str {
        match self {
            _ if layouts.len() < 2 => "",
            Self::Narrow => "nian-narrow",
            Self::Regular | Self::Wide => "nian-regular",
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
            unfolded: false,
            asked: Asked::default(),
            kind,
        }
    }

    /// What is shown; a table is no frame.
    #[must_use]
    pub fn frame(&self) -> Option<&Frame> {
        match &self.kind {
            Kind::Example(example) => Some(example.frame()),
            Kind::Game(game) => Some(game.frame()),
            Kind::Tables(_) | Kind::Claim(_) => None,
        }
    }

    /// How `frame`, which is what is shown, is to be seen.
    #[must_use]
    pub fn view<'a>(&'a self, frame: &'a Frame, layout: Layout) -> View<'a> {
        let (frames, own) = match &self.kind {
            Kind::Example(example) => (&example.frames()[..], example.own()),
            Kind::Game(game) => (game.frames(), &[][..]),
            Kind::Tables(_) | Kind::Claim(_) => (&[][..], &[][..]),
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
            Kind::Example(example) => example.position(),
            Kind::Game(game) => Some(game.position()),
            Kind::Tables(_) | Kind::Claim(_) => None,
        }
    }

    /// The step shown and the last step's number.
    #[must_use]
    pub fn steps(&self) -> (usize, usize) {
        match &self.kind {
            Kind::Example(example) => (example.step(), example.steps()),
            Kind::Game(game) => (game.step(), game.steps()),
            Kind::Tables(_) | Kind::Claim(_) => (0, 0),
        }
    }

    /// Whether outcomes, winning moves and reasons may be seen now.
    #[must_use]
    pub fn answers_open(&self) -> bool {
        let asks = || self.frame().is_some_and(|frame| frame.ask.is_some());
        self.revealed
            || match self.answers {
                Answers::Shown => true,
                Answers::Hidden => false,
                Answers::Ask => !asks(),
            }
    }

    /// What the reader is asked while the answer is hidden; `None` when it is not.
    #[must_use]
    pub fn question(&self) -> Option<Ask> {
        let frame = self.frame()?;
        self.position()?;
        (!self.answers_open()).then(|| frame.ask.unwrap_or(Ask::Outcome))
    }

    /// Whether [`Action::GoTo`] this target would be granted.
    #[must_use]
    pub fn can_go_to(&self, target: Target) -> bool {
        if target == Target::Prev && self.off_the_example() {
            return true;
        }
        let (step, steps) = self.steps();
        target.resolve(step, steps).is_some()
    }

    /// Whether the reader can choose a move on the board now: on their turn in a game.
    #[must_use]
    pub fn can_choose(&self) -> bool {
        matches!(&self.kind, Kind::Game(game) if game.readers_turn())
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

    /// Goes on where a script has stopped that showed the steps of the example so far: at this step,
    /// which the page asked for or the reader went to, with its answer given and the list of steps open.
    pub fn resume(&mut self, step: usize, asked: bool, revealed: bool, listed: bool) {
        if let Kind::Example(example) = &mut self.kind {
            example.show(step.min(example.steps()));
        }
        if !asked {
            self.asked.give_way(&[Event::Step]);
        }
        self.revealed = revealed;
        self.popup = listed.then_some(Popup::Steps);
    }

    /// Lets `action` happen.
    ///
    /// # Errors
    /// Says why it is refused; nothing that is shown has changed then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let by_page = matches!(action, Action::Ask(_));
        let mut events = self.change(action)?;
        self.notice = None;
        if !by_page {
            self.asked.give_way(&events);
        }
        let stepped = events.iter().any(|event| matches!(event, Event::Step));
        if stepped && let Kind::Example(example) = &self.kind {
            events.insert(0, Event::Attribute("step", example.step().to_string()));
        }
        Ok(events)
    }

    fn change(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        if let Some(events) = self.apply_to_card(&action) {
            return Ok(events);
        }
        let action = match action {
            Action::Touch(mv) if self.chosen == Some(mv) => Action::Play(mv),
            Action::Touch(mv) => return self.choose(Some(mv)),
            Action::Choose(mv) => return self.choose(mv),
            Action::Take => match self.chosen {
                Some(mv) => Action::Play(mv),
                None => return Ok(Vec::new()),
            },
            other => other,
        };
        let events = match (action, &mut self.kind) {
            (Action::Ask(wish), _) => self.ask(wish)?,
            (action, Kind::Example(example)) => apply_to_example(example, action)?,
            (action, Kind::Game(game)) => apply_to_game(game, action)?,
            (action, Kind::Tables(tables)) => apply_to_tables(tables, action)?,
            (action, Kind::Claim(claim)) => claim.apply(action)?,
        };
        if !events.is_empty() {
            self.revealed = false;
            self.chosen = None;
            self.popup = None;
        }
        Ok(events)
    }

    /// What concerns the card, whatever it shows; `None` for everything else.
    fn apply_to_card(&mut self, action: &Action) -> Option<Vec<Event>> {
        match *action {
            Action::Reveal => self.revealed = true,
            Action::SetAnswers(answers) => {
                self.answers = answers;
                self.revealed = false;
                return Some(vec![Event::Attribute("answers", answers.name().into())]);
            }
            Action::Toggle(popup) => {
                self.popup = if self.popup == Some(popup) {
                    None
                } else {
                    Some(popup)
                };
            }
            Action::Unfold => self.unfolded = !self.unfolded,
            Action::Dismiss if self.popup.is_some() => self.popup = None,
            Action::Dismiss => self.chosen = None,
            _ => return None,
        }
        Some(Vec::new())
    }

    fn choose(&mut self, mv: Option<Move>) -> Result<Vec<Event>, Refusal> {
        if let (Some(mv), Kind::Game(game)) = (mv, &self.kind) {
            if !game.readers_turn() {
                return Err(Refusal::NotYourTurn);
            }
            game.position().play(mv).map_err(Refusal::Illegal)?;
        }
        self.chosen = mv;
        Ok(Vec::new())
    }

    fn off_the_example(&self) -> bool {
        matches!(&self.kind, Kind::Example(example) if example.off_the_example())
    }
}

fn apply_to_example(example: &mut Example, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => example.go_to(target),
        Action::TogglePlaying => Ok(example.toggle_playing()),
        Action::Tick => Ok(example.tick()),
        Action::SetSpeed(speed) => {
            example.set_speed(speed);
            Ok(Vec::new())
        }
        Action::Play(mv) => example.play(mv),
        Action::Walk(path) => walk::walk(example, &path),
        Action::Undo => example.undo(),
        Action::Redo => example.redo(),
        Action::Reset => Ok(example.reset()),
        Action::Enter(field, text) => Ok(example.enter(field, text)),
        _ => Ok(Vec::new()),
    }
}

fn apply_to_game(game: &mut Game, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => game.go_to(target),
        Action::Play(mv) => game.play(mv),
        Action::Reply => game.reply(),
        Action::Undo => game.undo(),
        Action::Redo => game.redo(),
        Action::Reset => Ok(game.reset()),
        Action::SetPosition(position) => {
            game.set_up(position.clone());
            Ok(vec![Event::Attribute("position", position.to_string())])
        }
        Action::SetFirst(first) => {
            let mut events = game.set_first(first);
            events.push(Event::Attribute("first", first.name().into()));
            Ok(events)
        }
        Action::SetOpponent(opponent) => {
            game.set_opponent(opponent);
            Ok(vec![Event::Attribute("opponent", opponent.name().into())])
        }
        _ => Ok(Vec::new()),
    }
}

fn apply_to_tables(tables: &mut Tables, action: Action) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::GoTo(target) => match target.resolve(0, 0) {
            Some(_) => Ok(Vec::new()),
            None => Err(Refusal::NoSuchStep { steps: 0 }),
        },
        Action::Play(_) => Err(Refusal::NoPosition),
        Action::Undo => Err(Refusal::NothingToUndo),
        Action::Redo => Err(Refusal::NothingToRedo),
        Action::From(from) => {
            tables.set_from(from);
            Ok(Vec::new())
        }
        Action::Reset => {
            tables.set_from(0);
            Ok(Vec::new())
        }
        _ => Ok(Vec::new()),
    }
}
