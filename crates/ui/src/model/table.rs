use nian_solver::Ending;

/// What a table lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Of {
    /// The safe pairs of Wythoff's game.
    #[default]
    Wythoff,
    /// The same pairs in the Zeckendorf representation.
    WythoffFibonacci,
    /// The dice game: heap × face.
    Dice,
}

impl Of {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Wythoff, Self::WythoffFibonacci, Self::Dice];

    /// The value of the attribute `of`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Wythoff => "wythoff",
            Self::WythoffFibonacci => "wythoff-fibonacci",
            Self::Dice => "dice",
        }
    }

    /// A position of the table's game under the rules `rules`, to read these from.
    #[must_use]
    pub fn sample(self, rules: &str) -> String {
        let state = if self == Self::Dice { ":0@1" } else { ":0,0" };
        [rules, state].concat()
    }

    /// The rules in normal play.
    #[must_use]
    pub fn rules(self) -> &'static str {
        if self == Self::Dice {
            "dice"
        } else {
            "wythoff"
        }
    }

    /// The first row there is: pairs are counted from 1, heaps from 0.
    #[must_use]
    pub fn first_row(self) -> u64 {
        if self == Self::Dice { 0 } else { 1 }
    }

    /// How many rows are shown at once: ten pairs, two periods of heaps.
    #[must_use]
    pub fn rows(self) -> u64 {
        if self == Self::Dice { 18 } else { 10 }
    }
}

/// A table, begun at any of its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables {
    /// What it lists.
    pub of: Of,
    /// Who wins when no move is left.
    pub ending: Ending,
    from: u64,
}

/// The last row one can begin with: larger pairs pass the limit of numbers.
const LAST: u64 = 1 << 61;

impl Tables {
    /// The table from its first row.
    #[must_use]
    pub fn new(of: Of, ending: Ending) -> Self {
        Self {
            of,
            ending,
            from: of.first_row(),
        }
    }

    /// The first row shown.
    #[must_use]
    pub fn from(&self) -> u64 {
        self.from
    }

    /// Where the rows before these begin; `None` at the start.
    #[must_use]
    pub fn before(&self) -> Option<u64> {
        let first = self.of.first_row();
        (self.from > first).then(|| self.from.saturating_sub(self.of.rows()).max(first))
    }

    /// Where the rows after these begin; `None` at the end of the numbers.
    #[must_use]
    pub fn after(&self) -> Option<u64> {
        Some(self.from + self.of.rows()).filter(|&from| from <= LAST)
    }

    pub(super) fn set_from(&mut self, from: u64) {
        self.from = from.clamp(self.of.first_row(), LAST);
    }
}
