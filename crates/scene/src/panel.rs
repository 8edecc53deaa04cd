use crate::Scene;
use nian_solver::{Move, Outcome};

/// A panel of a frame; a frame has one or several, above one another.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// A drawing.
    Drawing(Scene),
    /// A table, rendered as an HTML table.
    Table(Table),
    /// Numbers in a row, some of them used up, rendered as a list.
    Sieve(Sieve),
    /// Moves and replies with navigation, rendered as a tree.
    Tree(Tree),
}

/// A table of numbers and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The caption.
    pub caption: String,
    /// The header row.
    pub head: Vec<Cell>,
    /// The rows below it; the first cell of each is its header.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a [`Table`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text.
    pub text: String,
    /// The mark, shown by sign and colour.
    pub mark: Option<Outcome>,
    /// Whether the step is about this cell.
    pub lit: bool,
    /// Whether a move leads here from the position shown.
    pub reachable: bool,
    /// The number of characters at the end of `text` that are set off: the trailing zeros of a
    /// numeral.
    pub tail: usize,
    /// The move that touching the cell chooses.
    pub action: Option<Move>,
}

impl Cell {
    /// A cell with only a text.
    pub(crate) fn text(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// A cell with only a number.
    pub(crate) fn number(number: u64) -> Self {
        Self::text(number.to_string())
    }

    /// Cells with only these texts.
    pub(crate) fn texts(texts: &[&str]) -> Vec<Self> {
        let mut cells = Vec::new();
        for &text in texts {
            cells.push(Self::text(text.to_string()));
        }
        cells
    }
}

/// The numbers 1, 2, 3, …, some of them struck out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sieve {
    /// The caption.
    pub caption: String,
    /// The numbers in order: the number, whether it is struck out, and whether this step has done
    /// it.
    pub numbers: Vec<(u64, bool, bool)>,
}

/// A tree of moves, line by line: a line begins with a move, followed by its winning reply; the
/// moves after that are on the lines below, indented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The caption.
    pub caption: String,
    /// The lines from top to bottom; the first begins with the root.
    pub lines: Vec<Branch>,
}

impl Tree {
    /// All positions of the tree, parents before children.
    pub fn twigs(&self) -> impl Iterator<Item = &Twig> {
        self.lines.iter().flat_map(|line| &line.twigs)
    }
}

/// A line of a [`Tree`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// The connections to the lines above and below, by level from the root on: the classes `bar`,
    /// `tee`, `end` and `blank`; with `walked` on the path to the position shown, and `past` where
    /// that path passes a `tee`.
    pub guides: Vec<&'static str>,
    /// Whether it begins with another reply to a move above.
    pub other: bool,
    /// A position, followed by the winning reply if it is unsafe.
    pub twigs: Vec<Twig>,
}

/// A position in a [`Tree`], with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twig {
    /// All moves from the root to it, in the notation: `ab1 b3`.
    pub path: String,
    /// The last move in words; empty at the root.
    pub name: String,
    /// The position in short.
    pub state: String,
    /// Whether the position is safe, if answers are visible.
    pub mark: Option<Outcome>,
    /// The level: 1 is the root, 2 its children, and so on.
    pub level: usize,
    /// The 1-based index among its siblings, and their number.
    pub place: [usize; 2],
    /// Whether its children are in the tree; `None` if it has none.
    pub open: Option<bool>,
    /// Whether it is on the path to the position shown.
    pub walked: bool,
    /// Whether it is the position shown.
    pub here: bool,
}
