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
    Sieve(Sieve),
    /// Moves and replies that can be walked, drawn as a tree.
    Tree(Tree),
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
    pub(crate) fn text(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// A cell with a number and nothing else.
    pub(crate) fn number(number: u64) -> Self {
        Self::text(number.to_string())
    }

    /// Cells with these texts and nothing else.
    pub(crate) fn texts(texts: &[&str]) -> Vec<Self> {
        let mut cells = Vec::new();
        for &text in texts {
            cells.push(Self::text(text.to_string()));
        }
        cells
    }
}

/// The numbers 1, 2, 3, … of which some are struck out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sieve {
    /// What it shows.
    pub caption: String,
    /// The numbers in order: the number, whether it is struck out, and whether this step did it.
    pub numbers: Vec<(u64, bool, bool)>,
}

/// A tree of moves, line by line: a line begins with a move, its winning reply follows, and below,
/// further in, stands what can be played then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// What the tree shows.
    pub caption: String,
    /// The lines from top to bottom; the first begins with the root.
    pub lines: Vec<Branch>,
}

impl Tree {
    /// All positions of the tree, each before those that follow from it.
    pub fn twigs(&self) -> impl Iterator<Item = &Twig> {
        self.lines.iter().flat_map(|line| &line.twigs)
    }
}

/// A line of a [`Tree`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// What joins the line to those above and below, from the root's level on: the classes `bar`,
    /// `tee`, `end` and `blank`; with `walked` where the way to the position shown runs along, and
    /// `past` where it runs past a `tee`.
    pub guides: Vec<&'static str>,
    /// Whether it begins with another reply to a move above.
    pub other: bool,
    /// A position, and the winning reply if it is lost for the player who has left it.
    pub twigs: Vec<Twig>,
}

/// A position in a [`Tree`], with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twig {
    /// All moves from the root to it, in the notation: `ab1 b3`.
    pub path: String,
    /// The last of them in words; empty at the root.
    pub name: String,
    /// What it has left, in short.
    pub state: String,
    /// Whether the position is safe, where that may be seen.
    pub mark: Option<Outcome>,
    /// 1 is the root, 2 what it leads to, and so on.
    pub level: usize,
    /// Which one it is of those that follow from the same position, and how many there are.
    pub place: [usize; 2],
    /// Whether what follows from it is in the tree; `None` if nothing can follow.
    pub open: Option<bool>,
    /// Whether it lies on the way to the position shown.
    pub walked: bool,
    /// Whether it is the position shown.
    pub here: bool,
}
