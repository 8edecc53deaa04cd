use crate::Localized;
use nian_solver::dynamic::Heaps;
use nian_solver::numerals::{Stage, System, Work, Writing};
use nian_solver::{AnyPosition, Move, Theory, wythoff};
use std::rc::Rc;

/// A step of an example, ready to be drawn and put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What is shown.
    pub subject: Subject,
    /// The picture.
    pub show: Show,
    /// Whether every legal move has its mark (safe or unsafe).
    pub marks: bool,
    /// The move that led here, if the step played one.
    pub played: Option<Played>,
    /// The step that this one continues from, or goes back to; `None` if it sets up something new.
    pub from: Option<usize>,
    /// The question to the reader before the answer is shown.
    pub ask: Option<Ask>,
    /// The example's own words; without them the sentence is computed.
    pub say: Option<Rc<Localized>>,
    /// Whether the step is from the article, goes beyond it, or corrects it.
    pub origin: Origin,
}

/// What a frame shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position of a game.
    Position(AnyPosition),
    /// The table of Wythoff pairs, filled with the first `found` pairs.
    Pairs {
        /// The number of pairs found so far.
        found: u64,
        /// The number of pairs of the table.
        of: u64,
    },
    /// A number whose digits are being found.
    Numeral(Numeral),
}

impl Subject {
    /// The position, if the subject is one.
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
    /// The number and all stages, computed in advance.
    pub writing: Rc<Writing>,
    /// The index of the stage shown; 0 is the start.
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
    /// The position before the move.
    pub before: AnyPosition,
    /// The move.
    pub mv: Move,
}

/// The picture of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Coins in rows (Nim, Wythoff, subtraction, dynamic nim), or numbers as bars (Euclid).
    Rows,
    /// Coins in stacks of powers of two, standing in the binary columns (Nim).
    Columns,
    /// The quarter plane with the safe cells and the lines of the moves (Wythoff).
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
    /// The heap cut into its parts, with the limit below (dynamic nim).
    Strip,
    /// Every move, the position after it, and the reply to each losing move (any game).
    Replies,
    /// The rows in standard form, as sums of Fibonacci numbers, below one another (Wythoff).
    Forms,
    /// The tree of moves from the start of the line, with the winning replies (any game).
    Tree,
}

impl Show {
    /// All pictures.
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
    /// The names in examples and attributes, in the order of [`Show::ALL`].
    pub const NAMES: [&str; 11] = [
        "rows", "columns", "grid", "die", "table", "clock", "trays", "strip", "replies", "forms",
        "tree",
    ];

    /// The name in examples and attributes.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The picture of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let at = Self::NAMES.iter().position(|&known| known == name)?;
        Some(Self::ALL[at])
    }

    /// Whether the game of this position has the picture.
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

    /// The plain picture and the structure that decides the game: coins in rows and in the binary columns, say. Both
    /// are the same in a game with only one picture.
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

    /// The default picture of a position.
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

/// A question to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The winning moves.
    Winning,
    /// Whether the position is safe.
    Outcome,
    /// The binary columns with an odd number of coins (Nim).
    Columns,
    /// The binary digits of a number.
    Binary,
    /// The standard form of a number, or of the heap (dynamic nim with the multiplier 2).
    Fibonacci,
    /// The other number of a safe pair: of the pair with the number of row a (Wythoff), or of the next pair of the
    /// table.
    Pair,
    /// The remainder of the heap on division by the modulus that decides (parity, sides).
    Residue,
}

impl Ask {
    /// All questions.
    pub const ALL: [Self; 7] = [
        Self::Winning,
        Self::Outcome,
        Self::Columns,
        Self::Binary,
        Self::Fibonacci,
        Self::Pair,
        Self::Residue,
    ];
    /// The names in examples and in events, in the order of [`Ask::ALL`].
    pub const NAMES: [&str; 7] = [
        "winning",
        "outcome",
        "columns",
        "binary",
        "fibonacci",
        "pair",
        "residue",
    ];

    /// The name in examples and in events.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Whether the answer is numbers, and not a move or an outcome.
    #[must_use]
    pub fn is_of_numbers(self) -> bool {
        self as usize > Self::Outcome as usize
    }

    /// The number in question: the largest row for columns, the divisor for a remainder, 0 where there is none. `None`
    /// if the question does not apply to `subject`, or its answer is visible there.
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

/// The largest number in question, so that a card has space for all its places.
const MOST: u64 = 1_000_000_000;

/// The origin of a step's content.
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
