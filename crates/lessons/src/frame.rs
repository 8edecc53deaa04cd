use crate::Localized;
use nian_solver::dynamic::Heaps;
use nian_solver::numerals::{Stage, System, Work, Writing};
use nian_solver::{AnyPosition, Move, Theory, wythoff};
use std::rc::Rc;

/// One step of an example, ready to be drawn and spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What is shown.
    pub subject: Subject,
    /// How it is drawn.
    pub show: Show,
    /// Whether every move that can be made carries its mark (safe or unsafe).
    pub marks: bool,
    /// The move that led here, if the step played one.
    pub played: Option<Played>,
    /// The step that it goes on from, or back to; `None` where something new is set up.
    pub from: Option<usize>,
    /// What the reader is asked to find before the answer is shown.
    pub ask: Option<Ask>,
    /// The example's own words; without them the sentence is computed.
    pub say: Option<Rc<Localized>>,
    /// Whether this step stands in the article, goes beyond it, or corrects it.
    pub origin: Origin,
}

/// What a frame shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position of a game.
    Position(AnyPosition),
    /// The table of Wythoff pairs, built up to and including this many pairs (0: still empty).
    Pairs {
        /// Pairs found so far.
        found: u64,
        /// Pairs the table has room for.
        of: u64,
    },
    /// A number as its digits are found.
    Numeral(Numeral),
}

impl Subject {
    /// The position, if it is one.
    #[must_use]
    pub fn position(&self) -> Option<&AnyPosition> {
        match self {
            Self::Position(position) => Some(position),
            Self::Pairs { .. } | Self::Numeral(_) => None,
        }
    }
}

/// A number in a number system, at one of the stages of the work on its digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numeral {
    /// The number and all stages, computed before the first one is shown.
    pub writing: Rc<Writing>,
    /// The stage shown; 0 is the start. Never more than there are.
    pub done: usize,
}

impl Numeral {
    /// The stage shown.
    #[must_use]
    pub fn stage(&self) -> &Stage {
        &self.writing.stages[self.done]
    }
}

/// The move that led to a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position it was played in.
    pub before: AnyPosition,
    /// The move.
    pub mv: Move,
}

/// How a position is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Coins in rows (Nim, Wythoff, subtraction, dynamic nim), or numbers as bars (Euclid).
    Rows,
    /// Coins in stacks of powers of two, standing in the binary columns (Nim).
    Columns,
    /// The quarter plane with the safe cells and the lines one can move along (Wythoff).
    Grid,
    /// The die as a cross of faces beside its heap, or several dice.
    Die,
    /// Heap × face (dice).
    Table,
    /// The heap at its remainder on a dial, with the hours that are safe to leave (subtraction,
    /// parity, dice).
    Clock,
    /// What the two players hold, beside the heap between them (parity, sides).
    Trays,
    /// The heap cut into its parts, with the limit beneath (dynamic nim).
    Strip,
    /// Every move, what it leaves, and the reply to those that lose (any game).
    Replies,
    /// The rows in standard form, as sums of Fibonacci numbers, below one another (Wythoff).
    Forms,
    /// The moves from where the line began, with the winning replies, to be walked (any game).
    Tree,
}

impl Show {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Rows,
        Self::Columns,
        Self::Grid,
        Self::Die,
        Self::Table,
        Self::Clock,
        Self::Trays,
        Self::Strip,
        Self::Replies,
        Self::Forms,
        Self::Tree,
    ];
    /// What they are called in examples and attributes, in the same order.
    pub const NAMES: [&str; 11] = [
        "rows", "columns", "grid", "die", "table", "clock", "trays", "strip", "replies", "forms",
        "tree",
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The one that is called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let at = Self::NAMES.iter().position(|&known| known == name)?;
        Some(Self::ALL[at])
    }

    /// Whether this game has such a picture.
    #[must_use]
    pub fn fits(self, position: &AnyPosition) -> bool {
        if matches!(self, Self::Replies | Self::Tree) {
            return true;
        }
        match position {
            AnyPosition::Nim(..) => matches!(self, Self::Rows | Self::Columns),
            AnyPosition::Wythoff(..) => matches!(self, Self::Rows | Self::Grid | Self::Forms),
            AnyPosition::Dice(..) => matches!(self, Self::Die | Self::Table | Self::Clock),
            AnyPosition::Subtraction(..) => matches!(self, Self::Clock | Self::Rows),
            AnyPosition::Parity(..) => matches!(self, Self::Trays | Self::Clock),
            AnyPosition::Sides(..) => self == Self::Trays,
            AnyPosition::SeveralDice(..) => self == Self::Die,
            AnyPosition::Dynamic(..) => matches!(self, Self::Strip | Self::Rows),
            AnyPosition::Euclid(..) => self == Self::Rows,
        }
    }

    /// The picture of what is on the table, and the picture of what decides the game: coins in rows and
    /// in the binary columns, say. Both are the same where a game has but one.
    #[must_use]
    pub fn plain_and_structure(position: &AnyPosition) -> [Self; 2] {
        match position {
            AnyPosition::Nim(..) => [Self::Rows, Self::Columns],
            AnyPosition::Wythoff(..) => [Self::Rows, Self::Grid],
            AnyPosition::Dice(..) => [Self::Die, Self::Clock],
            AnyPosition::Parity(..) => [Self::Trays, Self::Clock],
            AnyPosition::Subtraction(..) => [Self::Rows, Self::Clock],
            AnyPosition::Dynamic(rules, _) if rules.heaps() == Heaps::One => {
                [Self::Rows, Self::Strip]
            }
            _ => [Self::default_for(position); 2],
        }
    }

    /// What a position is drawn as where nothing else is asked for.
    #[must_use]
    pub fn default_for(position: &AnyPosition) -> Self {
        match position {
            AnyPosition::Nim(..) | AnyPosition::Euclid(..) => Self::Rows,
            AnyPosition::Wythoff(..) => Self::Grid,
            AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) => Self::Die,
            AnyPosition::Subtraction(..) => Self::Clock,
            AnyPosition::Parity(..) | AnyPosition::Sides(..) => Self::Trays,
            AnyPosition::Dynamic(rules, _) if rules.heaps() == Heaps::One => Self::Strip,
            AnyPosition::Dynamic(..) => Self::Rows,
        }
    }
}

/// What the reader is asked to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The winning moves.
    Winning,
    /// Whether the position is safe.
    Outcome,
    /// Which binary columns are odd (Nim).
    Columns,
    /// The binary digits of a number.
    Binary,
    /// The standard form of a number, or of the heap (dynamic nim with the multiplier 2).
    Fibonacci,
    /// The other number of a safe pair: of the one with as many as in row a (Wythoff), or of the table's next.
    Pair,
    /// What the heap leaves on division by the number that decides (parity, sides).
    Residue,
}

impl Ask {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Winning,
        Self::Outcome,
        Self::Columns,
        Self::Binary,
        Self::Fibonacci,
        Self::Pair,
        Self::Residue,
    ];
    /// What they are called in an example, and by the page around an element, in the same order.
    pub const NAMES: [&str; 7] = [
        "winning",
        "outcome",
        "columns",
        "binary",
        "fibonacci",
        "pair",
        "residue",
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Whether it is answered by numbers, which a script judges, not by a move or an outcome.
    #[must_use]
    pub fn is_of_numbers(self) -> bool {
        self as usize > Self::Outcome as usize
    }

    /// The number that it is about: the largest row, where columns are asked for; the divisor, where a
    /// remainder is; 0 where none is. `None` where it cannot be asked about this, or its answer is to be seen there.
    #[must_use]
    pub fn number(self, subject: &Subject) -> Option<u64> {
        let number = match (self, subject) {
            (Self::Winning | Self::Outcome, Subject::Position(_)) => 0,
            (Self::Pair, Subject::Pairs { found, of }) if found < of => wythoff::pair(found + 1)?.0,
            (_, Subject::Numeral(numeral)) => {
                let writing = &*numeral.writing;
                let system = match self {
                    Self::Binary => System::Binary,
                    Self::Fibonacci => System::Fibonacci,
                    _ => return None,
                };
                let is_open = match writing.work {
                    Work::Write => numeral.stage().digits.contains(&None),
                    Work::Carry(_) => numeral.done < writing.steps(),
                    _ => false,
                };
                if writing.system != system || !is_open {
                    return None;
                }
                writing.value
            }
            (_, Subject::Position(position)) => *match (self, position) {
                (Self::Columns, AnyPosition::Nim(_, rows)) => rows.heaps().iter().max(),
                (Self::Residue, AnyPosition::Parity(rules, _)) => {
                    return Some(rules.takes.modulus());
                }
                (Self::Residue, AnyPosition::Sides(rules, _)) => {
                    return Some(rules.takes.modulus());
                }
                (Self::Fibonacci, AnyPosition::Dynamic(rules, state))
                    if rules.heaps() == Heaps::One && rules.multiplier() == 2 =>
                {
                    state.heaps().first()
                }
                (Self::Pair, AnyPosition::Wythoff(rules, rows))
                    if !rules.ending.is_misere() && !rules.outcome(rows).is_safe() =>
                {
                    rows.heaps().first()
                }
                _ => None,
            }?,
            _ => return None,
        };
        (number <= MOST).then_some(number)
    }
}

/// The largest number that is asked about: its places still stand on a card, to be chosen.
const MOST: u64 = 1_000_000_000;

/// Where a step's content comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// From the article.
    #[default]
    Article,
    /// Beyond the article (marked +).
    Beyond,
    /// A correction of the article (marked E).
    Erratum,
}
