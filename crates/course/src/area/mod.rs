//! A million positions at once: a game is searched, its cells are looked at, and one of them is told of.

use crate::plane::{Action as PlaneAction, Cell, Cells, Plane, View};
use nian_messages::{Cell as Known, Outlook, Question};

/// The cell that is told of first; a game's first cells are the end of it.
const FIRST: [i64; 2] = [1, 2];

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The reader wants this game searched.
    Start(String),
    /// The reader does not want to wait any more.
    Stop,
    /// The game's cells have been found.
    Searched(Cells),
    /// The search has failed.
    Failed,
    /// Something is done to the plane.
    Plane(PlaneAction),
    /// What is known of the cell that was asked about; `None` if that has failed.
    Known(Option<Known>),
    /// The reader wants to see why, or not any more.
    Why,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask the worker, in the place of any question before.
    Ask(Question),
    /// End the question that is being answered.
    Cancel,
    /// What has the focus may go: what stays has it then.
    PassFocus,
}

/// How the search stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Condition {
    /// None goes on.
    #[default]
    Idle,
    /// It goes on.
    Searching,
    /// The reader has stopped it.
    Stopped,
    /// It has failed.
    Failed,
}

/// What is told of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellInfo {
    /// What is known of it.
    Known(Known),
    /// The worker has not answered.
    Failed,
}

impl CellInfo {
    /// The position of the cell in the notation, if there is one.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        match self {
            Self::Known(known) if known.outcome != Outlook::Nothing => Some(&known.position),
            Self::Known(_) | Self::Failed => None,
        }
    }
}

#[derive(Clone, Debug)]
struct Shown {
    game: String,
    cells: Cells,
}

/// The state.
#[derive(Clone, Debug, Default)]
pub struct Area {
    condition: Condition,
    /// The game that is being searched.
    searched: Option<String>,
    shown: Option<Shown>,
    plane: Plane,
    /// The cell that the worker is being asked about.
    asked: Option<Cell>,
    /// The cell that was chosen last.
    wanted: Option<Cell>,
    /// The cell that something is told of.
    told: Option<Cell>,
    cell_info: Option<CellInfo>,
    is_why_open: bool,
    /// The last position whose reasons were to be seen.
    card: Option<String>,
}

impl Area {
    /// Changes the state; what is to be done comes back, in order.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Start(game) => {
                let question = Question::Area { game: game.clone() };
                self.searched = Some(game);
                self.condition = Condition::Searching;
                self.asked = None; // the search takes its place
                vec![Effect::Ask(question)]
            }
            Action::Stop if self.searched.take().is_some() => {
                self.condition = Condition::Stopped;
                let effects = [Effect::Cancel, Effect::PassFocus].into_iter();
                effects.chain(self.tell_wanted()).collect()
            }
            Action::Stop => Vec::new(),
            Action::Failed => {
                (self.searched, self.condition) = (None, Condition::Failed);
                let effects = [Effect::PassFocus].into_iter();
                effects.chain(self.tell_wanted()).collect()
            }
            Action::Searched(cells) => self.show(cells),
            Action::Plane(action) => {
                let chosen = self.plane.apply(action);
                chosen
                    .and_then(|cell| self.tell(cell))
                    .into_iter()
                    .collect()
            }
            Action::Known(known) => self.hear(known).into_iter().collect(),
            Action::Why => {
                self.is_why_open = !self.is_why_open;
                self.follow();
                Vec::new()
            }
        }
    }

    /// How the search stands.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.condition
    }

    /// The cells that are seen, if any, with the name of their game.
    #[must_use]
    pub fn cells(&self) -> Option<(&Cells, &str)> {
        let shown = self.shown.as_ref()?;
        Some((&shown.cells, &shown.game))
    }

    /// Which part of the plane is seen.
    #[must_use]
    pub fn view(&self) -> &View {
        self.plane.view()
    }

    /// What is told of the chosen cell.
    #[must_use]
    pub fn cell_info(&self) -> Option<&CellInfo> {
        self.cell_info.as_ref()
    }

    /// Whether the reader wants to see why.
    #[must_use]
    pub fn is_why_open(&self) -> bool {
        self.is_why_open
    }

    /// The position of the card that says why, and whether it is seen; `None` as long as nobody has asked.
    #[must_use]
    pub fn card(&self) -> Option<(&str, bool)> {
        let card = self.card.as_deref()?;
        let position = self.cell_info.as_ref().and_then(CellInfo::position);
        Some((card, self.is_why_open && position.is_some()))
    }

    fn show(&mut self, cells: Cells) -> Vec<Effect> {
        let Some(game) = self.searched.take() else {
            return Vec::new();
        };
        self.condition = Condition::Idle;
        self.plane.show(cells.sides());
        self.shown = Some(Shown { game, cells });
        self.told = None; // it was of other cells
        let cell = self.plane.choose(FIRST);
        let effects = [Effect::PassFocus].into_iter();
        effects.chain(self.tell(cell)).collect()
    }

    /// Asks about what was chosen of the cells that are still seen while others were searched.
    fn tell_wanted(&mut self) -> Option<Effect> {
        let wanted = self.wanted.filter(|_| self.wanted != self.told)?;
        self.tell(wanted)
    }

    /// Asks about a cell. A question that is being answered is not ended for it: the worker would have to search all of the
    /// cells again.
    fn tell(&mut self, cell: Cell) -> Option<Effect> {
        self.wanted = Some(cell);
        if self.searched.is_some() {
            return None; // other cells are about to come
        }
        let game = self.shown.as_ref()?.game.clone();
        if self.asked.is_some() {
            return None;
        }
        self.asked = self.wanted;
        let [x, y] = cell;
        Some(Effect::Ask(Question::Cell { game, x, y }))
    }

    fn hear(&mut self, known: Option<Known>) -> Option<Effect> {
        let (asked, wanted) = (self.asked.take()?, self.wanted?);
        if asked != wanted {
            return self.tell(wanted);
        }
        self.told = Some(asked);
        self.cell_info = Some(known.map_or(CellInfo::Failed, CellInfo::Known));
        self.follow();
        None
    }

    /// The card shows the chosen position, while it is open.
    fn follow(&mut self) {
        let position = self.cell_info.as_ref().and_then(CellInfo::position);
        if let Some(position) = position.filter(|_| self.is_why_open) {
            self.card = Some(position.to_owned());
        }
    }
}
