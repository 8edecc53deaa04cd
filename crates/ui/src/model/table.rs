use nian_scene::count_starts;
use nian_solver::dynamic::{GRUNDY_REACH, Heaps};
use nian_solver::parity::Parity;
use nian_solver::sides::Sides;
use nian_solver::subtraction::LARGEST_UNPROVED;
use nian_solver::{AnyPosition, Ending, holding, wythoff};

/// What a table lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableKind {
    /// The safe pairs of Wythoff's game.
    #[default]
    Wythoff,
    /// The same pairs in the Zeckendorf representation.
    WythoffFibonacci,
    /// The dice game: heap × face, or with several dice heap × axes.
    Dice,
    /// Dynamic nim: the safe starts, each made of two before it.
    Dynamic,
    /// The odd-even game: the safe remainders for every k, or the heaps for one k.
    Parity,
    /// The two-sided parity game, likewise.
    Sides,
    /// A subtraction game: heaps, outcomes, Grundy values.
    Subtraction,
    /// The safe positions of Euclid's game.
    Euclid,
    /// Grundy values of two rows, or of a heap by its limit.
    Grundy,
    /// Numbers as sums of Fibonacci numbers, or of the safe starts of a dynamic game.
    Zeckendorf,
}

/// The last row a table can begin with if nothing else limits it: larger Wythoff pairs overflow `u64`.
const LAST: u64 = 1 << 61;

/// Suffixes that turn the name of rules into a position, one of which fits; none where `rules` is a position already,
/// which gives the number of dice.
const STATES: [&str; 8] = [":0,0", ":0,1", ":0@1", ":0@1,1", ":0", ":1", ":1@1", ""];

impl TableKind {
    /// All kinds of tables.
    pub const ALL: [Self; 10] = [
        Self::Wythoff,
        Self::WythoffFibonacci,
        Self::Dice,
        Self::Dynamic,
        Self::Parity,
        Self::Sides,
        Self::Subtraction,
        Self::Euclid,
        Self::Grundy,
        Self::Zeckendorf,
    ];

    /// The value of the attribute `of`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Wythoff => "wythoff",
            Self::WythoffFibonacci => "wythoff-fibonacci",
            Self::Dice => "dice",
            Self::Dynamic => "dynamic",
            Self::Parity => "parity",
            Self::Sides => "sides",
            Self::Subtraction => "subtraction",
            Self::Euclid => "euclid",
            Self::Grundy => "grundy",
            Self::Zeckendorf => "zeckendorf",
        }
    }

    /// The default rules. `parity` and `sides` alone stand for every k.
    #[must_use]
    pub fn rules(self) -> &'static str {
        match self {
            Self::Wythoff | Self::WythoffFibonacci | Self::Grundy => "wythoff",
            Self::Dice => "dice",
            Self::Dynamic | Self::Zeckendorf => "dynamic.2",
            Self::Parity => "parity",
            Self::Sides => "sides",
            Self::Subtraction => "subtraction.1-3",
            Self::Euclid => "euclid",
        }
    }

    /// Whether there is a table of this kind for the rules of a position: the tables of a game are listed here alone.
    fn fits(self, sample: &AnyPosition) -> bool {
        let normal = sample.ending() == Some(Ending::Normal);
        match sample {
            AnyPosition::Nim(..) => normal && self == Self::Grundy,
            AnyPosition::Wythoff(..) => {
                normal && matches!(self, Self::Wythoff | Self::WythoffFibonacci | Self::Grundy)
            }
            AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) => self == Self::Dice,
            AnyPosition::Subtraction(..) => self == Self::Subtraction,
            AnyPosition::Parity(..) => self == Self::Parity,
            AnyPosition::Sides(..) => self == Self::Sides,
            AnyPosition::Euclid(..) => matches!(self, Self::Euclid | Self::Grundy),
            AnyPosition::Dynamic(rules, _) => match self {
                Self::Dynamic | Self::Zeckendorf => rules.heaps() == Heaps::One,
                _ => self == Self::Grundy && rules.heaps() != Heaps::Global,
            },
        }
    }
}

/// A table, shown from any of its rows on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The kind of the table.
    pub of: TableKind,
    /// A position with the table's rules; `None` where its rows are the rules of every k.
    rules: Option<AnyPosition>,
    from: u64,
    last: u64,
    /// The number of rows shown at once, if the page sets it.
    shown: Option<u64>,
}

impl Tables {
    /// The table for its default rules, from its first row.
    #[must_use]
    pub fn new(of: TableKind) -> Self {
        Self::read(of, of.rules()).unwrap_or_else(|| Self::under(of, None))
    }

    /// The table for these rules, from its first row; `None` if there is no such table.
    #[must_use]
    pub fn read(of: TableKind, rules: &str) -> Option<Self> {
        if matches!(of, TableKind::Parity | TableKind::Sides) && rules == of.rules() {
            return Some(Self::under(of, None));
        }
        for state in STATES {
            let sample = [rules, state].concat().parse().ok();
            if let Some(sample) = sample.filter(|sample| of.fits(sample)) {
                return Some(Self::under(of, Some(sample)));
            }
        }
        None
    }

    fn under(of: TableKind, rules: Option<AnyPosition>) -> Self {
        let mut tables = Self {
            of,
            rules,
            from: 0,
            last: 0,
            shown: None,
        };
        tables.begin([None; 2]);
        tables
    }

    /// Sets the first row and the number of rows that a page asks for; `None` is the default. Whether the table can
    /// begin with that row.
    pub(super) fn begin(&mut self, [from, shown]: [Option<u64>; 2]) -> bool {
        let first = self.first_row();
        let last = self.last_row();
        self.shown = shown.map(|shown| shown.min(last + 1 - first));
        self.last = (last + 1).saturating_sub(self.rows()).max(first);
        self.set_from(from.unwrap_or(first));
        from.is_none_or(|from| from == self.from)
    }

    /// A position with the table's rules; `None` where its rows are the rules of every k.
    #[must_use]
    pub fn rules(&self) -> Option<&AnyPosition> {
        self.rules.as_ref()
    }

    /// The value of the attribute `rules` that gives this table.
    pub(super) fn rules_name(&self) -> String {
        let Some(sample) = &self.rules else {
            return self.of.rules().into();
        };
        let mut name = sample.to_string();
        name.truncate(name.find(':').unwrap_or(name.len()));
        name
    }

    /// The letter of the number by which rows are counted; `None` where they are heaps.
    #[must_use]
    pub fn counted_by(&self) -> Option<&'static str> {
        match self.of {
            TableKind::Wythoff | TableKind::WythoffFibonacci | TableKind::Zeckendorf => Some("n"),
            TableKind::Dynamic => Some("k"),
            TableKind::Parity | TableKind::Sides => self.rules.is_none().then_some("k"),
            TableKind::Grundy if !matches!(self.rules, Some(AnyPosition::Dynamic(..))) => Some("a"),
            TableKind::Euclid => Some("a"),
            TableKind::Grundy | TableKind::Dice | TableKind::Subtraction => None,
        }
    }

    /// The first row of the table: heaps and rows of coins are counted from 0, all else from 1.
    fn first_row(&self) -> u64 {
        let counted = matches!(self.counted_by(), Some("k" | "n"));
        u64::from(counted || self.of == TableKind::Euclid)
    }

    /// The last row of the table.
    fn last_row(&self) -> u64 {
        let Some(rules) = &self.rules else {
            return holding::LARGEST.into();
        };
        match (self.of, rules) {
            (TableKind::Dynamic, AnyPosition::Dynamic(rules, _)) => {
                count_starts(rules.multiplier())
            }
            (TableKind::Grundy, AnyPosition::Dynamic(..)) => GRUNDY_REACH,
            (TableKind::Grundy, AnyPosition::Wythoff(..)) => wythoff::GRUNDY_REACH as u64,
            (TableKind::Subtraction, AnyPosition::Subtraction(rules, _)) => {
                let proved = rules.heap(LARGEST_UNPROVED + 1).is_some();
                if proved { LAST } else { LARGEST_UNPROVED }
            }
            // From 33 on no number is safe with one of up to 20.
            (TableKind::Euclid, _) => 40,
            // A closed form holds for all numbers.
            _ => LAST,
        }
    }

    /// The number of rows shown at once.
    #[must_use]
    pub fn rows(&self) -> u64 {
        self.shown.unwrap_or_else(|| self.usual_rows())
    }

    /// The default number of rows: ten pairs, or two periods of heaps.
    fn usual_rows(&self) -> u64 {
        match self.of {
            TableKind::Wythoff | TableKind::WythoffFibonacci => 10,
            TableKind::Dice if matches!(self.rules, Some(AnyPosition::SeveralDice(..))) => 28,
            TableKind::Dice => 18,
            TableKind::Dynamic => 16,
            // As many as in the article on Fibonacci nim.
            TableKind::Zeckendorf => 21,
            TableKind::Grundy => 13,
            TableKind::Parity | TableKind::Sides => match &self.rules {
                Some(AnyPosition::Parity(Parity { takes, .. }, _))
                | Some(AnyPosition::Sides(Sides { takes }, _)) => takes.modulus().clamp(8, 24),
                _ => 10,
            },
            TableKind::Subtraction | TableKind::Euclid => 20,
        }
    }

    /// The first row shown.
    #[must_use]
    pub fn from(&self) -> u64 {
        self.from
    }

    /// The first row of the previous page; `None` at the start.
    #[must_use]
    pub fn before(&self) -> Option<u64> {
        let first = self.first_row();
        (self.from > first).then(|| self.from.saturating_sub(self.rows()).max(first))
    }

    /// The first row of the next page; `None` at the end of the table.
    #[must_use]
    pub fn after(&self) -> Option<u64> {
        let next = (self.from + self.rows()).min(self.last);
        (next > self.from).then_some(next)
    }

    pub(super) fn set_from(&mut self, from: u64) {
        self.from = from.clamp(self.first_row(), self.last);
    }
}
