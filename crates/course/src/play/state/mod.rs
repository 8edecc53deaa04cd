//! The state of the page.

mod board;
mod opening;
mod table;

use super::action::{Action, Board, Effect, Entry, View, Winner};
use super::ladder::Ladder;
use super::surprise::surprise;
use crate::practice::Moment;
use crate::set_up::{Adjustment, Edit, FormState, InvalidEntry};
use crate::store::Storage;
use nian_words::SampleGame;

/// What the analysis sets of the board.
const ANALYSIS: [(&str, &str); 2] = [("opponent", "none"), ("answers", "shown")];
/// The opponent where the address names none.
const OPPONENT: &str = "perfect";
/// The numbers of a position by chance grow with the opponent: of the weakest it is this level.
const LEAST_LEVEL: u32 = 1;

/// What is said below the form of what is set up by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormMessage {
    /// What was typed cannot be.
    Refused(InvalidEntry),
    /// The heap was adjusted.
    Settled(Adjustment),
    /// The board does not take it, for the reason that it gave.
    Board,
}

/// What comes after a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextGame {
    /// The next position of the game's list, by its 0-based index, after a game won.
    Sample(usize),
    /// Any position, after the last of the list.
    Surprise,
    /// A stronger opponent, after three games won in a row.
    Stronger(&'static str),
    /// A weaker one, after three lost.
    Weaker(&'static str),
}

/// The page.
#[derive(Debug)]
pub struct Play<S> {
    entry: Entry,
    view: View,
    unknown: Option<String>,
    /// The forms of the games, in the order of [`SampleGame::ALL`].
    forms: Vec<FormState>,
    /// The game on the board, by its index there.
    game: usize,
    said: Option<FormMessage>,
    board: Board,
    /// Whether the last position came from the form.
    from_form: bool,
    /// Whether the address has to follow the board.
    follows: bool,
    typed: String,
    opponent: String,
    offer: Option<NextGame>,
    winner: Option<Winner>,
    table: (String, Option<String>),
    table_wrong: Option<String>,
    ladder: Ladder<S>,
    about: ElementInfo,
}

/// What the elements of the page know.
#[derive(Clone, Copy, Debug)]
pub struct ElementInfo {
    /// The opponents, the strongest first.
    pub opponents: &'static [&'static str],
    /// Whether there is a table of this name under these rules.
    pub has_table: fn(&str, &str) -> bool,
}

/// The page at its beginning, and what it does then.
pub type Opened<S> = (Play<S>, Vec<Effect>);

impl<S: Storage> Play<S> {
    /// The chosen picture of the strip.
    pub fn entry(&self) -> Entry {
        self.entry
    }

    /// The view.
    pub fn view(&self) -> View {
        self.view
    }

    /// A view that the address names and there is not.
    pub fn unknown(&self) -> Option<&str> {
        self.unknown.as_deref()
    }

    /// The game on the board, by its 0-based index.
    pub fn game(&self) -> usize {
        self.game
    }

    /// The form of that game.
    pub fn form(&self) -> &FormState {
        &self.forms[self.game]
    }

    /// What is said of the form.
    pub fn said(&self) -> Option<FormMessage> {
        self.said
    }

    /// The position of the list that the game began with, by its 0-based index.
    pub fn sample(&self) -> Option<usize> {
        let samples = SampleGame::ALL[self.game].samples.iter();
        samples
            .into_iter()
            .position(|sample| sample.position == self.board.start)
    }

    /// What stands in the field for a position.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why the board has not taken the last position, in words for the reader.
    pub fn wrong(&self) -> Option<&str> {
        self.board.wrong.as_deref()
    }

    /// What the board shows.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The value of an attribute of the board.
    pub fn setting(&self, name: &str) -> Option<&str> {
        let mut settings = self.board.settings.iter();
        settings.find(|(own, _)| *own == name)?.1.as_deref()
    }

    /// What is offered after a game.
    pub fn offer(&self) -> Option<&NextGame> {
        self.offer.as_ref()
    }

    /// Who has won the game that has ended last, while its end is seen.
    pub fn winner(&self) -> Option<Winner> {
        self.winner
    }

    /// The table: its name, its rules, and why it does not take them.
    pub fn table(&self) -> (&str, Option<&str>, Option<&str>) {
        let (of, rules) = &self.table;
        (of, rules.as_deref(), self.table_wrong.as_deref())
    }

    /// Changes the page.
    pub fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        let effects = match action {
            Action::Pick(entry) => self.pick(entry),
            Action::See(view) => self.see(view),
            Action::SetUp(edit) => self.set_up(edit),
            Action::Typed(position) => {
                self.from_form = false;
                self.put(position)
            }
            Action::Sample(at) => self.put_sample(at),
            Action::Surprise => self.surprise(false, moment),
            Action::Setting(name, value) => {
                if name == "opponent" {
                    self.opponent.clone_from(&value);
                }
                set_and_keep(name, value)
            }
            Action::Board(board) => self.follow_board(board),
            Action::Next => self.next(moment),
            Action::OtherFirst => {
                let mut effects = set_and_keep("first", "other".to_owned());
                effects.extend(self.surprise(true, moment));
                effects
            }
            Action::Table(of, rules) => self.see_table(of, rules),
            Action::TableSaid(wrong) => {
                self.table_wrong = wrong;
                Vec::new()
            }
        };
        self.note(&effects);
        effects
    }

    fn pick(&mut self, entry: Entry) -> Vec<Effect> {
        self.entry = entry;
        let mut effects = Vec::new();
        let mut kept = Vec::new();
        if let Entry::Game(game) = entry {
            self.game = game;
            self.said = None;
            self.from_form = true;
            let position = self.form().text();
            effects.extend(self.put(position));
            kept.push(("rule", None));
            if self.view == View::Pattern {
                let (of, rules) = self.table_of_game();
                effects.extend(self.see_table(of, rules));
            }
        }
        kept.push(("view", self.view_named()));
        effects.push(Effect::Keep(kept));
        if entry == Entry::OwnRule {
            effects.push(Effect::KeepRule);
        }
        effects.push(Effect::Show(entry, self.view));
        effects
    }

    /// What stands for the picture and the view in the address.
    fn view_named(&self) -> Option<String> {
        match (self.entry, self.view) {
            (Entry::Numbers, _) => Some("numbers".to_owned()),
            (Entry::OwnRule, _) => Some(View::Pattern.name().to_owned()),
            (Entry::Game(_), View::Play) => None,
            (Entry::Game(_), view) => Some(view.name().to_owned()),
        }
    }

    fn see(&mut self, view: View) -> Vec<Effect> {
        let before = std::mem::replace(&mut self.view, view);
        self.unknown = None;
        let mut effects = Vec::new();
        let mut kept = vec![("view", self.view_named())];
        if view == View::Analyse {
            let both = ANALYSIS.map(|(name, value)| Effect::Set(name, Some(value.to_owned())));
            effects.extend(both);
            kept.extend(ANALYSIS.map(|(name, _)| (name, None)));
        } else if before == View::Analyse {
            let opponent = self.opponent.clone();
            kept.push(("opponent", (opponent != OPPONENT).then(|| opponent.clone())));
            kept.push(("answers", None));
            effects.push(Effect::Set("opponent", Some(opponent)));
            effects.push(Effect::Set("answers", None));
        }
        if view == View::Pattern {
            let (of, rules) = self.table_of_game();
            effects.extend(self.see_table(of, rules));
        }
        effects.push(Effect::Keep(kept));
        effects.push(Effect::Show(self.entry, view));
        effects
    }

    fn set_up(&mut self, edit: Edit) -> Vec<Effect> {
        let form = &mut self.forms[self.game];
        let changed = form.edit(edit);
        let (settled, text) = (form.settle(), form.text());
        self.said = None;
        match changed {
            Err(refused) => {
                self.said = Some(FormMessage::Refused(refused));
                Vec::new()
            }
            Ok(false) => Vec::new(),
            Ok(true) => {
                self.said = settled.map(FormMessage::Settled);
                self.from_form = true;
                self.put(text)
            }
        }
    }

    /// Puts a position on the board.
    fn put(&mut self, position: String) -> Vec<Effect> {
        self.follows = true;
        (self.offer, self.winner) = (None, None);
        self.typed.clone_from(&position);
        vec![Effect::Set("position", Some(position))]
    }

    fn put_sample(&mut self, at: usize) -> Vec<Effect> {
        let Some(sample) = SampleGame::ALL[self.game].samples.get(at) else {
            return Vec::new();
        };
        self.from_form = false;
        let mut effects = self.put(sample.position.to_owned());
        effects.push(Effect::FocusBoard);
        effects
    }

    /// Puts any position on the board that whoever begins can win or, if it is to be safe, cannot.
    fn surprise(&mut self, is_safe: bool, moment: Moment) -> Vec<Effect> {
        self.from_form = false;
        let position = surprise(self.game, self.form(), self.level(), is_safe, moment.chance);
        let mut effects = self.put(position);
        effects.push(Effect::FocusBoard);
        effects
    }

    /// The stronger the opponent, the larger the numbers.
    fn level(&self) -> u32 {
        let opponents = self.about.opponents;
        let at = opponents
            .iter()
            .position(|opponent| *opponent == self.opponent);
        let above = at.map_or(0, |at| opponents.len() - 1 - at);
        LEAST_LEVEL + above as u32
    }
}

fn set_and_keep(name: &'static str, value: String) -> Vec<Effect> {
    vec![
        Effect::Set(name, Some(value.clone())),
        Effect::Keep(vec![(name, Some(value))]),
    ]
}
