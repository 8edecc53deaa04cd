use crate::Scene;
use nian_solver::{Move, Outcome};

/// One thing to be seen in a frame; a frame shows one or several, above one another.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// A drawing.
    Drawing(Scene),
    /// A table, drawn as an HTML table.
    Table(Table),
    /// Numbers in a row of which some are used up, drawn as a list.
    Strip(Strip),
}

/// A table of numbers and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What the table shows.
    pub caption: String,
    /// The header row.
    pub head: Vec<Cell>,
    /// The rows below it; the first cell of each is its header.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a [`Table`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// What stands in it.
    pub text: String,
    /// Its mark, with sign and colour.
    pub mark: Option<Outcome>,
    /// Whether it is what the step is about.
    pub lit: bool,
    /// Whether one move leads here from the position shown.
    pub reachable: bool,
    /// How many characters at the end of `text` are to be set off: the zeros a numeral ends in.
    pub tail: usize,
    /// The move that touching the cell chooses, if any.
    pub action: Option<Move>,
}

impl Cell {
    /// A cell with a text and nothing else.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// A cell with a number and nothing else.
    pub(crate) fn number(number: u64) -> Self {
        Self::text(number.to_string())
    }
}

/// The numbers 1, 2, 3, … of which some are struck out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// What the strip shows.
    pub caption: String,
    /// The numbers in order: the number, whether it is struck out, and whether this step did it.
    pub numbers: Vec<(u64, bool, bool)>,
}
