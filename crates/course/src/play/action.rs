//! What can happen on the page, and what the page is to do.

use crate::set_up::Edit;
use nian_words::SampleGame;

/// A picture of the strip at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A game, by its 0-based index among [`SampleGame::ALL`].
    Game(usize),
    /// A rule of the reader's own.
    OwnRule,
    /// Numbers and how they are written.
    Numbers,
}

impl Entry {
    /// How many there are.
    pub const COUNT: usize = SampleGame::ALL.len() + 2;

    /// The one at this place of the strip, 0-based; behind the games their own rule, then the numbers.
    #[must_use]
    pub fn at(place: usize) -> Self {
        match place.checked_sub(SampleGame::ALL.len()) {
            None => Self::Game(place),
            Some(0) => Self::OwnRule,
            Some(_) => Self::Numbers,
        }
    }

    /// Its place in the strip, 0-based.
    #[must_use]
    pub fn place(self) -> usize {
        match self {
            Self::Game(at) => at,
            Self::OwnRule => SampleGame::ALL.len(),
            Self::Numbers => SampleGame::ALL.len() + 1,
        }
    }
}

/// What is seen of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// The board, against an opponent.
    #[default]
    Play,
    /// The board, with both sides the reader's and every move's worth.
    Analyse,
    /// Its table.
    Pattern,
}

impl View {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Play, Self::Analyse, Self::Pattern];

    /// Its name in addresses.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Analyse => "analyse",
            Self::Pattern => "pattern",
        }
    }
}

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A picture of the strip is chosen.
    Pick(Entry),
    /// A view is chosen.
    See(View),
    /// Something is set up by hand.
    SetUp(Edit),
    /// A position is typed; the notation that was understood, and what was typed.
    Typed(String),
    /// A position of the game's list is chosen, by its 0-based index.
    Sample(usize),
    /// Any position is wanted.
    Surprise,
    /// The attribute of the board gets this value: who begins, or who the opponent is.
    Setting(&'static str, String),
    /// The board shows something else.
    Board(Board),
    /// What is offered after a game is taken.
    Next,
    /// The opponent begins another game, one that the reader can win.
    OtherFirst,
    /// Another table, by its name, under rules; without rules under its usual ones.
    Table(String, Option<String>),
    /// The table does not know its rules; a sentence for the reader, or that it does.
    TableSaid(Option<String>),
}

/// Who has won a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The reader.
    Reader,
    /// The opponent.
    Other,
}

/// What a board shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// Where the game began, in the notation.
    pub start: String,
    /// The position now.
    pub position: String,
    /// The moves between them, with commas.
    pub moves: String,
    /// The attributes that the reader can set, by their names.
    pub settings: Vec<(&'static str, Option<String>)>,
    /// Who has won, if the game has just ended.
    pub ended: Option<Winner>,
    /// Why an attribute has been refused, for the reader.
    pub wrong: Option<String>,
    /// Whether a step or a move has been made.
    pub moved: bool,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The board gets this attribute, or none of this name.
    Set(&'static str, Option<String>),
    /// The board begins another game.
    Reset,
    /// The board has the focus.
    FocusBoard,
    /// The field in which a position is typed is seen: something is wrong with it.
    ShowTyped,
    /// The table gets these attributes: its name, its rules.
    SetTable(String, Option<String>),
    /// The number gets this attribute.
    SetNumber(&'static str, String),
    /// These values stand in the address from now on, or none of their names.
    Keep(Vec<(&'static str, Option<String>)>),
    /// The rule of its form stands in the address, as it was found last.
    KeepRule,
    /// The page shows this picture's part in this view.
    Show(Entry, View),
}
