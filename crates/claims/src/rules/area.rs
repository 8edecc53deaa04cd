//! The outcomes over an area of positions of a game that are given by two numbers: two heaps, a heap and its limit, or
//! a heap and the faces of dice. They are found by search, without any formula.

mod dice;

use self::dice::Dice;
use nian_solver::several_dice::Mode;

/// The number of columns of an area and, if both numbers are heaps or limits, of rows.
pub const SIDE: usize = 1000;
/// The games, in the order of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plane {
    /// Nim with two rows.
    Nim,
    /// Wythoff's game.
    Wythoff,
    /// Euclid's game.
    Euclid,
    /// Dynamic nim whose next limit is what was taken.
    Equal,
    /// Dynamic nim whose next limit is twice what was taken.
    Double,
    /// Dynamic nim whose next limit is three times what was taken.
    Triple,
    /// Four dice, of which one is tipped.
    OneDie,
    /// Four dice, of which all are tipped.
    AllDice,
    /// Four dice, of which one is tipped and all are counted.
    OneSum,
}

impl Plane {
    /// All games.
    pub const ALL: [Self; 9] = [
        Self::Nim,
        Self::Wythoff,
        Self::Euclid,
        Self::Equal,
        Self::Double,
        Self::Triple,
        Self::OneDie,
        Self::AllDice,
        Self::OneSum,
    ];

    /// The game as the first part of its positions' notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nim => "nim",
            Self::Wythoff => "wythoff",
            Self::Euclid => "euclid",
            Self::Equal => "dynamic.1",
            Self::Double => "dynamic.2",
            Self::Triple => "dynamic.3",
            Self::OneDie => "dice.one",
            Self::AllDice => "dice.both",
            Self::OneSum => "dice.one-sum",
        }
    }

    fn kind(self) -> Kind {
        match self {
            Self::Nim => Kind::Rows(Rows::Nim),
            Self::Wythoff => Kind::Rows(Rows::Wythoff),
            Self::Euclid => Kind::Rows(Rows::Euclid),
            Self::Equal => Kind::Dynamic(1),
            Self::Double => Kind::Dynamic(2),
            Self::Triple => Kind::Dynamic(3),
            Self::OneDie => Kind::Dice(Dice::new(Mode::One)),
            Self::AllDice => Kind::Dice(Dice::new(Mode::Both)),
            Self::OneSum => Kind::Dice(Dice::new(Mode::OneSum)),
        }
    }
}

/// The games by their two numbers: two heaps, a heap and its limit, a heap and the faces of dice.
enum Kind {
    Rows(Rows),
    Dynamic(usize),
    Dice(Dice),
}

/// The games of two heaps.
#[derive(Clone, Copy)]
enum Rows {
    Nim,
    Wythoff,
    Euclid,
}

/// A searched area: the positions whose first number is below [`SIDE`].
pub struct Area {
    game: &'static str,
    kind: Kind,
    /// The outcomes, one byte a position, row by row (a row is a second number): 1 for safe.
    safe: Vec<u8>,
}

/// A cell and its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The position in the notation, even if there is no such position.
    pub position: String,
    /// What is known about it.
    pub outlook: Outlook,
}

/// What is known about a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// There is no such position, or it decides nothing.
    Nothing,
    /// Safe.
    Safe,
    /// Unsafe.
    Unsafe {
        /// A winning move, in the notation.
        mv: String,
        /// The safe position after that move.
        left: String,
    },
}

/// The cell that a move leads to, and the move in the notation.
type Step = (usize, usize, String);

impl Area {
    /// Searches a game; `None` if no game has this [name](Plane::name).
    #[must_use]
    pub fn of(game: &str) -> Option<Self> {
        let plane = Plane::ALL.into_iter().find(|plane| plane.name() == game)?;
        let kind = plane.kind();
        let safe = match &kind {
            Kind::Rows(rows) => reached(*rows),
            Kind::Dynamic(times) => limits(*times),
            Kind::Dice(dice) => dice.search(),
        };
        Some(Self {
            game: plane.name(),
            kind,
            safe,
        })
    }

    /// The outcomes, one byte a position, row by row (a row is a second number): 1 for safe.
    #[must_use]
    pub fn cells(&self) -> &[u8] {
        &self.safe
    }

    /// What is known about a cell: `x` is the first number and `y` the row, both 0-based.
    ///
    /// ```
    /// use nian_claims::rules::{Area, Outlook};
    ///
    /// let area = Area::of("dynamic.1").expect("a game");
    /// let cell = area.cell(128, 236);
    /// assert_eq!(cell.position, "dynamic.1:128@236");
    /// let (mv, left) = ("128".to_owned(), "dynamic.1:0@128".to_owned());
    /// assert_eq!(cell.outlook, Outlook::Unsafe { mv, left });
    /// ```
    #[must_use]
    pub fn cell(&self, x: usize, y: usize) -> Cell {
        Cell {
            position: self.position(x, y),
            outlook: self.outlook(x, y),
        }
    }

    fn outlook(&self, x: usize, y: usize) -> Outlook {
        let Some(safe) = self.safe.get(y * SIDE + x).filter(|_| x < SIDE) else {
            return Outlook::Nothing;
        };
        if matches!(self.kind, Kind::Rows(Rows::Euclid)) && x == 0 && y == 0 {
            return Outlook::Nothing;
        }
        if *safe == 1 {
            return Outlook::Safe;
        }
        let mut steps = moves(&self.kind, x, y);
        let wins = steps.find(|&(x, y, _)| self.safe[y * SIDE + x] == 1);
        let (mv, left) = wins.map_or_else(Default::default, |(left, y, mv)| {
            // The cell's limit is at most the heap; the limit after a take may be larger.
            let y = match self.kind {
                Kind::Dynamic(times) => times * (x - left),
                _ => y,
            };
            (mv, self.position(left, y))
        });
        Outlook::Unsafe { mv, left }
    }

    /// The position of a cell in the notation.
    fn position(&self, x: usize, y: usize) -> String {
        let game = self.game;
        match &self.kind {
            Kind::Dice(dice) => format!("{game}:{x}@{}", dice.up(y)),
            Kind::Dynamic(_) => format!("{game}:{x}@{y}"),
            Kind::Rows(_) => format!("{game}:{x},{y}"),
        }
    }
}

/// All moves from a position, with the cells they lead to; a limit beyond the heap counts as the whole heap.
fn moves(kind: &Kind, x: usize, y: usize) -> Box<dyn Iterator<Item = Step> + '_> {
    match kind {
        Kind::Rows(rows) => takes(*rows, x, y),
        Kind::Dynamic(times) => Box::new((1..=x.min(y)).map(move |take| {
            let left = x - take;
            (left, (times * take).min(left), take.to_string())
        })),
        Kind::Dice(dice) => Box::new(dice.moves(x, y)),
    }
}

/// All moves from two heaps.
fn takes(rows: Rows, x: usize, y: usize) -> Box<dyn Iterator<Item = Step>> {
    let row = (1..=x).map(move |take| (x - take, y, format!("a{take}")));
    let column = (1..=y).map(move |take| (x, y - take, format!("b{take}")));
    match rows {
        Rows::Nim => Box::new(row.chain(column)),
        Rows::Wythoff => {
            let both = (1..=x.min(y)).map(move |take| (x - take, y - take, format!("ab{take}")));
            Box::new(row.chain(column).chain(both))
        }
        Rows::Euclid if x == 0 || y == 0 => Box::new(std::iter::empty()),
        Rows::Euclid => {
            let from_row = row.filter(move |(left, ..)| x >= y && (x - left).is_multiple_of(y));
            let from_column =
                column.filter(move |(_, left, _)| y >= x && (y - left).is_multiple_of(x));
            Box::new(from_row.chain(from_column))
        }
    }
}

/// Two heaps, in ascending order: a position not reached by a safe one is safe, and all that can move to it are unsafe.
fn reached(rows: Rows) -> Vec<u8> {
    let mut safe = vec![1; SIDE * SIDE];
    for y in 0..SIDE {
        for x in 0..SIDE {
            if safe[y * SIDE + x] == 1 {
                for (x, y) in before(rows, x, y) {
                    safe[y * SIDE + x] = 0;
                }
            }
        }
    }
    safe
}

/// The positions with a move to this one.
fn before(rows: Rows, x: usize, y: usize) -> Box<dyn Iterator<Item = (usize, usize)>> {
    let row = (x + 1..SIDE).map(move |x| (x, y));
    let column = (y + 1..SIDE).map(move |y| (x, y));
    match rows {
        Rows::Nim => Box::new(row.chain(column)),
        Rows::Wythoff => {
            let both = (1..SIDE - x.max(y)).map(move |take| (x + take, y + take));
            Box::new(row.chain(column).chain(both))
        }
        // The move took a multiple of the smaller number from the larger one, which was at least the smaller.
        Rows::Euclid if x == 0 && y == 0 => Box::new(std::iter::empty()),
        Rows::Euclid => {
            let from = |number: usize, other: usize| {
                let most = if other > 0 { SIDE } else { 0 };
                (number + other..most).step_by(other.max(1))
            };
            let from_row = from(x, y).map(move |x| (x, y));
            Box::new(from_row.chain(from(y, x).map(move |y| (x, y))))
        }
    }
}

/// A heap and its limit: each larger limit allows one more take.
fn limits(times: usize) -> Vec<u8> {
    let mut safe = vec![1; SIDE * SIDE];
    for heap in 0..SIDE {
        for limit in 1..SIDE {
            let left = heap.checked_sub(limit);
            let wins = left.is_some_and(|left| safe[(times * limit).min(left) * SIDE + left] == 1);
            let less = safe[(limit - 1) * SIDE + heap] == 0;
            safe[limit * SIDE + heap] = u8::from(!(wins || less));
        }
    }
    safe
}
