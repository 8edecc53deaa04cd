/// The most that can be taken at a time, where a game has such a number, until the reader goes on to another.
pub const MOST: u64 = 3;

/// A board on which readers find the rule of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// Rows of coins that can follow 1, 2, 3.
    Rows,
    /// Pairs of Wythoff's game.
    Pairs,
    /// Taking 1 to 3 from one heap.
    Take,
    /// One die.
    Dice,
    /// Starts of the doubling game.
    Doubling,
    /// The odd-even game of two sides.
    Sides,
    /// The odd-even game with an odd total.
    Parity,
}

impl Board {
    /// All of them, in the order of the articles.
    pub const ALL: [Self; 7] = [
        Self::Rows,
        Self::Pairs,
        Self::Take,
        Self::Dice,
        Self::Doubling,
        Self::Sides,
        Self::Parity,
    ];

    /// The name in pages, in the storage and for the search.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Pairs => "pairs",
            Self::Take => "take",
            Self::Dice => "dice",
            Self::Doubling => "doubling",
            Self::Sides => "sides",
            Self::Parity => "parity",
        }
    }

    /// The board of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|board| board.name() == name)
    }

    /// What else the most can be that can be taken at a time.
    #[must_use]
    pub fn further(self) -> &'static [u64] {
        match self {
            Self::Take | Self::Sides => &[4, 5],
            Self::Parity => &[5], // the theorem is on odd numbers
            _ => &[],
        }
    }

    /// What the article calls that number.
    #[must_use]
    pub fn letter(self) -> &'static str {
        match self {
            Self::Parity => "s",
            _ => "k",
        }
    }

    /// The name where so many can be taken at a time: `take`, `take.4`.
    #[must_use]
    pub fn name_with(self, most: u64) -> String {
        let name = self.name();
        match most {
            MOST => name.to_owned(),
            most => [name, ".", &most.to_string()].concat(),
        }
    }

    /// The board of such a name, and how many can be taken at a time.
    #[must_use]
    pub fn named_with(name: &str) -> Option<(Self, u64)> {
        let Some((name, most)) = name.split_once('.') else {
            return Some((Self::named(name)?, MOST));
        };
        let board = Self::named(name)?;
        let mut further = board.further().iter().copied();
        Some((board, further.find(|one| one.to_string() == most)?))
    }

    /// How many positions it shows.
    #[must_use]
    pub fn cells(self) -> usize {
        match self {
            Self::Rows | Self::Sides | Self::Parity => 14,
            Self::Pairs | Self::Dice => 21,
            Self::Take => 13,
            Self::Doubling => 12,
        }
    }

    /// The numbers of a guess: the least and the greatest of each.
    #[must_use]
    pub fn numbers(self) -> &'static [[u64; 2]] {
        match self {
            Self::Rows => &[[1, 4]],
            Self::Pairs => &[[1, 40], [1, 40]],
            Self::Take => &[[1, 200]],
            Self::Dice | Self::Sides => &[[1, 60]],
            Self::Doubling => &[[2, 100]],
            Self::Parity => &[[2, 60], [1, 60]],
        }
    }

    /// Whether the second number of a guess is a remainder on division by the first.
    #[must_use]
    pub fn has_remainder(self) -> bool {
        self == Self::Parity
    }

    /// Whether a guess is chosen from a list of rules; its number is the place in that, from 1.
    #[must_use]
    pub fn has_choices(self) -> bool {
        self == Self::Rows
    }

    /// Whether a guess is at the safe position that comes next.
    #[must_use]
    pub fn asks_next(self) -> bool {
        matches!(self, Self::Pairs | Self::Doubling)
    }

    /// Whether the first number of a guess is after how many stones the outcomes repeat.
    #[must_use]
    pub fn is_periodic(self) -> bool {
        matches!(self, Self::Take | Self::Dice | Self::Sides | Self::Parity)
    }

    /// The least and the greatest that a number of a guess can be, as far as the first one is known.
    #[must_use]
    pub fn limits(self, at: usize, first: Option<u64>) -> [u64; 2] {
        let [least, most] = self.numbers().get(at).copied().unwrap_or_default();
        match first {
            Some(first @ 2..) if at > 0 && self.has_remainder() => [least, most.min(first - 1)],
            _ => [least, most],
        }
    }
}
